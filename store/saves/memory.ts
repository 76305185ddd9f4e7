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
import { sameGame } from './same';

interface Held {
  save: LoadedGame;
  createdAt: number;
  playedAt: number;
  deletedAt: number | null;
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
    createdAt,
    playedAt,
    damaged: false,
  };
}

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

  hold(save: NewSave): string {
    const id = this.newId();
    const choices = [...save.choices];
    const at = this.now();
    const { participants, options, base } = save;
    const name = shortName(save.name);
    const state = stateAfter(save, choices);
    this.held.set(id, {
      save: { id, name, participants, options, base, choices, state, notice: null },
      createdAt: at,
      playedAt: at,
      deletedAt: null,
    });
    return id;
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
  };
}

function gamesOf(memory: Memory, now: () => number): Games {
  const continueFrom = async (id: string, choices: number, name: string) => {
    const { save } = memory.found(id);
    return memory.hold({ ...save, name, choices: save.choices.slice(0, choices) });
  };
  return {
    list: async (page = 0) =>
      memory
        .list()
        .slice(page * PAGE, (page + 1) * PAGE)
        .map(summaryOf),
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
    names: async () => new Set(memory.list().map(({ save }) => save.name)),
    add: async (save, choices) => memory.hold({ ...save, base: null, choices }),
  };
}

export function memorySaves(
  now: () => number,
  newId: () => string,
): { games: Games; keeper: GameKeeper } {
  const memory = new Memory(now, newId);
  return { games: gamesOf(memory, now), keeper: keeperOf(memory) };
}

/** For tests: the ids, which seed the AIs, are the same each time. */
export function memoryKeeper(): GameKeeper {
  let games = 0;
  return memorySaves(Date.now, () => `memory-${++games}`).keeper;
}
