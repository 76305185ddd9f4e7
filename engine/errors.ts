export type EngineErrorCode =
  | 'bad-options'
  | 'bad-situation'
  | 'illegal-choice'
  | 'game-over'
  | 'not-json'
  | 'foreign'
  | 'wrong-version'
  | 'damaged';

/** Thrown for everything the engine refuses; the given state is unchanged. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'EngineError';
  }
}

export function damaged(what: string): EngineError {
  return new EngineError('damaged', `The saved game is damaged: ${what}.`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
