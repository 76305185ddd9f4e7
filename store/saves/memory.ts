/**
 * Games in memory, where nothing can be saved (a private window of some browsers): they last as long as
 * the window. Tests use them too.
 */
import type { GameKeeper, LoadedGame, NewSave } from '../game/deps';
import { SaveError } from './faults';
import type { Games, GameSummary } from './games';
import { PAGE, stateAfter } from './games';
import { listed } from './listed';
import { shortName } from './names';
import type { Origin } from './origin';
import type { Results } from './results';
import { sameGame } from './same';
import { indexOf } from './search';

interface Held {
  save: LoadedGame;
  createdAt: number;
  playedAt: number;
  deletedAt: number | null;
  origin: Origin;
}

function summaryOf({ save, createdAt, playedAt }: Held): GameSummary {
  const { turn, round, scores, over } = listed(save.state);
  return {
    id: save.id,
    name: save.name,
    participants: save.participants,
    turn,
    round,
    made: save.choices.length,
    scores: JSON.parse(scores) as number[],
    over: over === 1,
    hints: [...takenIn(save)],
    createdAt,
    playedAt,
    damaged: false,
  };
}

const takenIn = ({ hints, participants }: LoadedGame): readonly number[] =>
  hints?.taken ?? participants.map(() => 0);

class Memory {
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly now: () => number,
    private readonly newId: () => string,
  ) {}

  found(id: string): Held {
    const game = this.held.get(id);
    if (game === undefined) throw new SaveError('gameMissing', id);
    return game;
  }

  hold(save: NewSave, state = stateAfter(save, save.choices)): string {
    const choices = [...save.choices];
    const { participants, options, base, hints } = save;
    const name = shortName(save.name);
    const id = this.newId();
    const game = { id, name, participants, options, base, hints, choices, state, notice: null };
    this.adopt(game, save.origin);
    return id;
  }

  adopt(save: LoadedGame, origin: Origin = 'played'): void {
    const at = this.now();
    this.held.set(save.id, { save, createdAt: at, playedAt: at, deletedAt: null, origin });
  }

  change(id: string, { choices, state }: Pick<LoadedGame, 'choices' | 'state'>): void {
    const game = this.found(id);
    game.save = { ...game.save, choices, state };
    game.playedAt = this.now();
  }

  list(): Held[] {
    const all = [...this.held.values()].filter((game) => game.deletedAt === null);
    return all.sort((a, b) => b.playedAt - a.playedAt);
  }

  deleted(): Held[] {
    const all = [...this.held.values()].filter((game) => game.deletedAt !== null);
    return all.sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0));
  }
}

function keeperOf(memory: Memory): GameKeeper {
  return {
    create: async (save) => memory.hold(save),
    load: async (id) => ({ ...memory.found(id).save }),
    append: async (id, at, choice, _player, state) => {
      const { choices } = memory.found(id).save;
      if (choices.length !== at) {
        throw new SaveError('internal', `choice ${at} of ${id}, which has ${choices.length}`);
      }
      memory.change(id, { choices: [...choices, choice], state });
    },
    takeBack: async (id, at, state) =>
      memory.change(id, { choices: memory.found(id).save.choices.slice(0, at), state }),
    noteHint: async (id, player) => {
      const game = memory.found(id);
      const taken = takenIn(game.save).map((n, i) => (i === player ? n + 1 : n));
      game.save = { ...game.save, hints: { allowed: false, ...game.save.hints, taken } };
    },
  };
}

/** Computed each time, because there are few games and they do not last. */
function resultsOf(memory: Memory): Results {
  const kept = new Map<string, string>();
  let since: string | null = null;
  const finished = () => memory.list().filter(({ save }) => save.state.end !== null);
  return {
    untallied: async () => finished().map(({ save }) => save.id),
    keep: async (_version, facts) => facts.forEach((text, id) => kept.set(id, text)),
    all: async () =>
      finished().map(
        ({ save: { id, participants, options, hints }, origin, createdAt, playedAt }) => ({
          id,
          participants,
          options,
          origin,
          createdAt,
          playedAt,
          hints: hints?.taken ?? [],
          facts: kept.get(id) ?? '',
        }),
      ),
    since: {
      read: async () => since,
      write: async (text) => {
        since = text;
      },
    },
  };
}

function gamesOf(memory: Memory, now: () => number): Games {
  const looked = new Map<string, string>();
  const continueFrom = async (id: string, choices: number, name: string) => {
    const { save } = memory.found(id);
    return memory.hold({
      ...save,
      name,
      choices: save.choices.slice(0, choices),
      origin: 'continued',
    });
  };
  return {
    list: async (from = 0, most = PAGE) =>
      memory
        .list()
        .slice(from, from + most)
        .map(summaryOf),
    all: async () => indexOf(memory.list().map(summaryOf)),
    count: async () => memory.list().length,
    rename: async (id, name) => {
      const game = memory.found(id);
      game.save = { ...game.save, name: shortName(name) };
    },
    remove: async (id) => {
      memory.found(id).deletedAt = now();
    },
    restore: async (id) => {
      memory.found(id).deletedAt = null;
    },
    purge: async () => undefined,
    deleted: async () => memory.deleted().map(summaryOf),
    duplicate: (id, name) => continueFrom(id, Infinity, name),
    continueFrom,
    load: async (id) => ({ ...memory.found(id).save }),
    same: async (game) =>
      memory.list().find(({ save }) => save.base === null && sameGame(game, save))?.save.id ?? null,
    namesLike: async () => new Set(memory.list().map(({ save }) => save.name)),
    add: async (save, state) => memory.hold({ ...save, base: null, origin: 'shared' }, state),
    results: resultsOf(memory),
    insights: {
      read: async (id) => looked.get(id) ?? null,
      keep: async (id, _version, text) => {
        looked.set(id, text);
      },
    },
  };
}

/** `playing`: a game that was kept elsewhere until now, and goes on here. */
export function memorySaves(
  now: () => number,
  newId: () => string,
  playing: LoadedGame | null = null,
): { games: Games; keeper: GameKeeper } {
  const memory = new Memory(now, newId);
  if (playing !== null) memory.adopt(playing);
  return { games: gamesOf(memory, now), keeper: keeperOf(memory) };
}

/** For tests: the ids, which seed the AIs, are the same each time. */
export function memoryKeeper(): GameKeeper {
  let games = 0;
  return memorySaves(Date.now, () => `memory-${++games}`).keeper;
}
