/** The little of WebDriver that a scenario needs. */

type Answer = { readonly value: unknown };

interface Refusal {
  readonly error: string;
  readonly message: string;
}

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'error' in value;

export class WebDriver {
  private session: string | undefined;

  constructor(
    private readonly address: string,
    private readonly browser: string,
  ) {}

  async isReady(): Promise<boolean> {
    return fetch(`${this.address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** A browser with nothing kept. */
  async open(): Promise<void> {
    const options = { binary: this.browser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const made = await this.ask<{ sessionId: string }>('POST', '/session', { capabilities });
    this.session = made.sessionId;
  }

  async close(): Promise<void> {
    if (this.session === undefined) return;
    await this.ask('DELETE', `/session/${this.session}`);
    this.session = undefined;
  }

  /** A command of the open browser. */
  send<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    if (this.session === undefined) throw new Error('The app is not running: launch it first');
    return this.ask<T>(method, `/session/${this.session}${path}`, body);
  }

  private async ask<T>(method: string, path: string, body?: object): Promise<T> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await fetch(`${this.address}${path}`, { method, body: text });
    const { value } = (await answer.json()) as Answer;
    if (isRefusal(value)) throw new Error(`${value.error}: ${value.message}`);
    return value as T;
  }
}
