export type EngineErrorCode =
  | 'bad-options'
  | 'illegal-choice'
  | 'game-over'
  | 'not-json'
  | 'foreign'
  | 'wrong-version'
  | 'damaged';

/** Everything that the engine refuses, it refuses with this; the state it was given is untouched. */
export class EngineError extends Error {
  constructor(
    readonly code: EngineErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'EngineError';
  }
}
