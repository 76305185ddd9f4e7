/** What can go wrong with the storage. `locales/en/saves.ts` has the sentence for each code. */
export type FaultCode =
  /** No room left on the device. */
  | 'full'
  /** Somebody else is writing, for longer than we waited. */
  | 'locked'
  /** The app is open in another tab, which has the database. */
  | 'otherTab'
  /** The file is no sound database. */
  | 'corrupt'
  /** Written by a newer version of the app. */
  | 'newerSchema'
  | 'writeFailed'
  | 'openFailed'
  | 'readOnly'
  | 'gameMissing'
  | 'gameDamaged'
  /** The game was played by rules that this app does not know yet. */
  | 'newerRules'
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

const BY_MESSAGE: readonly [RegExp, FaultCode][] = [
  [/SQLITE_FULL|disk is full|QuotaExceeded|no space|ENOSPC/i, 'full'],
  [/NoModificationAllowed|SyncAccessHandle/i, 'otherTab'],
  [/SQLITE_BUSY|SQLITE_LOCKED|is locked/i, 'locked'],
  [/SQLITE_CORRUPT|SQLITE_NOTADB|malformed|not a database/i, 'corrupt'],
  [/SQLITE_READONLY|readonly|read-only/i, 'readOnly'],
  [/SQLITE_CANTOPEN|unable to open/i, 'openFailed'],
];

/** SQLite tells its trouble in words only, and each platform wraps them in its own way. */
export function faultOf(error: unknown, otherwise: FaultCode = 'writeFailed'): Fault {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (error instanceof SaveError) return { code: error.code, detail };
  const match = BY_MESSAGE.find(([pattern]) => pattern.test(detail));
  return { code: match?.[1] ?? otherwise, detail };
}
