/** WebDriver BiDi, as far as the scenarios need it: commands with answers, and events. */
interface Message {
  readonly type: 'success' | 'error' | 'event';
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: unknown;
}

export type Params = Readonly<Record<string, unknown>>;

export class Bidi {
  private last = 0;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly listeners: ((method: string, params: unknown) => void)[] = [];

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.type === 'event') {
        for (const tell of this.listeners) tell(message.method ?? '', message.params);
      } else if (message.id !== undefined) {
        this.waiting.get(message.id)?.(message);
        this.waiting.delete(message.id);
      }
    });
    socket.addEventListener('close', () => {
      const gone: Message = { type: 'error', error: 'closed', message: 'The browser has gone' };
      for (const answer of this.waiting.values()) answer(gone);
      this.waiting.clear();
    });
  }

  /** At the address that the browser prints when it starts. */
  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(`${address}/session`);
    await new Promise<void>((open, fail) => {
      socket.addEventListener('open', () => open());
      socket.addEventListener('error', () => fail(new Error(`${address} does not answer`)));
    });
    const bidi = new Bidi(socket);
    await bidi.send('session.new', { capabilities: {} });
    return bidi;
  }

  onEvent(listener: (method: string, params: unknown) => void): void {
    this.listeners.push(listener);
  }

  async send<T>(method: string, params: Params = {}): Promise<T> {
    const id = ++this.last;
    const answer = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { type, result, error, message } = await answer;
    if (type === 'error') throw new Error(`${method}: ${error ?? ''} ${message ?? ''}`);
    return result as T;
  }

  close(): void {
    this.socket.close();
  }
}
