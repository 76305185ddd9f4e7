/** What can go wrong with the storage, and with what is loaded later. `locales/en/saves.ts` has the sentence for each code. */
export type FaultCode =
  /** No room left on the device. */
  | 'full'
  /** Not even room enough to begin. */
  | 'noRoom'
  /** The storage was asked, and is silent. */
  | 'noAnswer'
  /** Somebody else was writing for too long. */
  | 'locked'
  /** The app is open in another tab, which has the database. */
  | 'otherTab'
  /** The file is damaged, or no database. */
  | 'corrupt'
  /** Written by a newer version of the app. */
  | 'newerSchema'
  | 'writeFailed'
  | 'openFailed'
  | 'readOnly'
  | 'gameMissing'
  | 'gameDamaged'
  /** The game was played by newer rules than this app knows. */
  | 'newerRules'
  /** The part of the app by which a computer player thinks was not loaded. */
  | 'noComputer'
  /** Another part of the app was not. */
  | 'notLoaded'
  | 'internal';

export interface Fault {
  code: FaultCode;
  /** For the report only; never shown as the message. */
  detail: string;
}

export class SaveError extends Error {
  constructor(
    readonly code: FaultCode,
    detail: string,
  ) {
    super(detail);
    this.name = 'SaveError';
  }
}

/** This browser or window cannot store the saves; playing works without. */
export class CannotKeep extends Error {}

const BY_MESSAGE: readonly [RegExp, FaultCode][] = [
  [/SQLITE_FULL|disk is full|QuotaExceeded|no space|ENOSPC/i, 'full'],
  [/NoModificationAllowed|SyncAccessHandle/i, 'otherTab'],
  [/SQLITE_BUSY|SQLITE_LOCKED|is locked/i, 'locked'],
  [/SQLITE_CORRUPT|SQLITE_NOTADB|malformed|not a database/i, 'corrupt'],
  [/SQLITE_READONLY|readonly|read-only/i, 'readOnly'],
  [/SQLITE_CANTOPEN|unable to open/i, 'openFailed'],
  [/AsyncRequireError/, 'notLoaded'],
];

/** SQLite reports errors in words only, which each platform wraps in its own way. */
export function faultOf(error: unknown, otherwise: FaultCode = 'writeFailed'): Fault {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof SaveError) return { code: error.code, detail };
  const match = BY_MESSAGE.find(([pattern]) => pattern.test(detail));
  return { code: match?.[1] ?? otherwise, detail };
}
