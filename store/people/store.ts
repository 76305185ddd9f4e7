/** The people who play on this device. How to use it is in index.ts. */
import { createStore } from 'zustand/vanilla';
import type { SettingsKeeper } from '../settings';
import { areAlike } from './names';
import type { KnownPerson, Remembered, TableDraft } from './table';
import { MOST_KNOWN, readRemembered } from './table';

export interface PeopleStore extends Remembered {
  keepTable: (table: TableDraft) => void;
  /** They sat down to play: the next time each is one tap away. */
  meet: (people: readonly KnownPerson[]) => void;
  forget: (name: string) => void;
  /** Reads what was saved; from then on changes are saved there. */
  load: (from: SettingsKeeper) => Promise<void>;
}

/** The last met first, each once. */
function joined(
  first: readonly KnownPerson[],
  then: readonly KnownPerson[],
): readonly KnownPerson[] {
  const list: KnownPerson[] = [];
  for (const person of [...first, ...then]) {
    if (!list.some((other) => areAlike(other.name, person.name))) list.push(person);
  }
  return list.slice(0, MOST_KNOWN);
}

export function createPeopleStore() {
  let keeper: SettingsKeeper | null = null;
  let unsaved = false;
  let writing = false;

  return createStore<PeopleStore>()((set, get) => {
    /** One write at a time; of what is typed meanwhile only the latest is written. */
    async function write(): Promise<void> {
      if (writing || keeper === null) return;
      writing = true;
      while (unsaved) {
        unsaved = false;
        const { table, known } = get();
        // What could not be saved still holds until the app ends.
        await keeper.write(JSON.stringify({ table, known })).catch(() => undefined);
      }
      writing = false;
    }

    function change(part: Partial<Remembered>): void {
      set(part);
      unsaved = true;
      void write();
    }

    return {
      table: null,
      known: [],
      keepTable: (table) => change({ table }),
      meet: (people) => change({ known: joined(people, get().known) }),
      forget: (name) => change({ known: get().known.filter((one) => one.name !== name) }),
      load: async (from) => {
        const saved = readRemembered(await from.read().catch(() => null));
        keeper = from;
        // What was entered before the saved ones were read holds.
        set({ table: get().table ?? saved.table, known: joined(get().known, saved.known) });
        await write();
      },
    };
  });
}
