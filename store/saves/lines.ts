/** Writes lines of a journal, and knows what became of a write that failed. */
import type { GameState } from '@/engine';
import type { Connection, Database } from './database';
import { faultOf, SaveError } from './faults';
import { listed } from './listed';

/** A line's choice; null takes one back. */
export type LineText = string | null;

/** What is known of the journal of a game in play. */
export interface Journal {
  head: number;
  made: number;
  /** What a failed write would have led to; it may have been written all the same. */
  doubted?: { readonly text: LineText; readonly head: number; readonly made: number };
  /** A line that was written although the table was told that it was not. */
  unseen?: { readonly text: LineText };
}

/** A line alone: one page. */
const LINE = 'INSERT INTO choices (game, n, choice) VALUES (?, ?, ?)';
/** A line, and the row of the list. */
const LINE_AND_ROW = `INSERT INTO journal (game, n, choice, made, turn, round, scores, over, at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

type Writer = Pick<Database, 'run' | 'all'>;
type Position = Pick<Journal, 'head' | 'made'>;

const afterLine = ({ head, made }: Position, text: LineText): Position => ({
  head: head + 1,
  made: made + (text === null ? -1 : 1),
});

function notWritten(error: unknown): SaveError {
  const { code, detail } = faultOf(error);
  return new SaveError(
    /not the next line|constraint failed/.test(detail) ? 'otherTab' : code,
    detail,
  );
}

/** How many choices the table counts. */
export function madeAtTable({ made, unseen }: Journal): number {
  if (unseen === undefined) return made;
  return unseen.text === null ? made + 1 : made - 1;
}

/** Finds out whether a doubtful line is there. */
export async function settleDoubt(database: Writer, id: string, journal: Journal): Promise<void> {
  if (journal.doubted === undefined) return;
  const { text, head, made } = journal.doubted;
  const [row] = await database.all(
    'SELECT n, choice FROM choices WHERE game = ? ORDER BY n DESC LIMIT 1',
    [id],
  );
  journal.doubted = undefined;
  if (row?.n !== head || row.choice !== text) return;
  Object.assign(journal, { head, made, unseen: { text } });
}

/** The line that undoes the unseen one: a null, or the choice that a null took back. */
async function inverseOf(database: Writer, id: string, journal: Journal): Promise<LineText> {
  if (journal.unseen?.text !== null) return null;
  const rows = await database.all(
    'SELECT choice FROM choices WHERE game = ? AND n < ? ORDER BY n',
    [id, journal.head],
  );
  const made: string[] = [];
  for (const { choice } of rows) {
    if (typeof choice === 'string') made.push(choice);
    else made.pop();
  }
  return made.at(-1) ?? null;
}

interface Line {
  readonly text: LineText;
  readonly after: GameState;
  readonly at: number;
  /** Without the row of the list. */
  readonly alone: boolean;
}

/** Writes one line. If it rejects, the game stands where it stood, as far as the table knows. */
export async function writeLine(
  connection: Connection,
  id: string,
  journal: Journal,
  line: Line,
): Promise<void> {
  const { text, after, at, alone } = line;
  if (journal.unseen?.text === text) {
    // The same choice again: its line is there already.
    journal.unseen = undefined;
    return;
  }
  const insert = (database: Writer, { head, made }: Position, choice: LineText) => {
    if (alone) return database.run(LINE, [id, head, choice]);
    const { turn, round, scores, over } = listed(after);
    return database.run(LINE_AND_ROW, [id, head, choice, made, turn, round, scores, over, at]);
  };
  let reached = afterLine(journal, text);
  try {
    if (journal.unseen === undefined) await insert(connection, reached, text);
    else {
      // The table does not know of a line that was written, so that line is undone first.
      const undo = await inverseOf(connection, id, journal);
      const undone = afterLine(journal, undo);
      reached = afterLine(undone, text);
      await connection.transaction(async (database) => {
        await insert(database, undone, undo);
        await insert(database, reached, text);
      });
    }
  } catch (error) {
    journal.doubted = { text, ...reached };
    await settleDoubt(connection, id, journal).catch(() => undefined);
    if (journal.unseen?.text !== text || journal.head !== reached.head) throw notWritten(error);
  }
  Object.assign(journal, reached, { unseen: undefined });
}
