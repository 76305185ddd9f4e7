/**
 * Games where there is no place to keep them: a private window of some browsers. They can be played, left
 * and gone back to for as long as the window lives; the player is told that they go with it.
 */
import { replay } from '@/engine';
import type { GameKeeper, LoadedGame, NewSave } from '../game/deps';
import { SaveError } from './faults';
import type { Games, GameSummary } from './games';
import { PAGE } from './games';
import { newId, shortName } from './keeper';
import { listed } from './listed';
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

export function unkeptGames(now: () => number): { games: Games; keeper: GameKeeper } {
  const held = new Map<string, Held>();

  function found(id: string): Held {
    const game = held.get(id);
    if (game === undefined) throw new SaveError('gameMissing', id);
    return game;
  }

  function hold(save: NewSave): string {
    const id = newId();
    const { base } = save;
    const choices = [...save.choices];
    const state = base === null ? replay(save.options, choices) : base;
    const at = now();
    held.set(id, {
      save: { ...save, name: shortName(save.name), id, choices, state, notice: null },
      createdAt: at,
      playedAt: at,
      deletedAt: null,
    });
    return id;
  }

  /** The choices in effect are now these. */
  function change(id: string, choices: LoadedGame['choices'], state: LoadedGame['state']): void {
    const game = found(id);
    game.save = { ...game.save, choices, state };
    game.playedAt = now();
  }

  const inList = (deleted: boolean, time: (game: Held) => number) =>
    [...held.values()]
      .filter((game) => (game.deletedAt !== null) === deleted)
      .sort((a, b) => time(b) - time(a))
      .map(summaryOf);
  const listOf = () => inList(false, (game) => game.playedAt);

  const load = async (id: string) => ({ ...found(id).save });
  const continueFrom = async (id: string, choices: number, name: string) => {
    const { save } = found(id);
    return hold({ ...save, name, choices: save.choices.slice(0, choices) });
  };

  return {
    keeper: {
      create: async (save) => hold(save),
      load,
      append: async (id, _at, choice, _player, after) =>
        change(id, [...found(id).save.choices, choice], after),
      takeBack: async (id, at, after) => change(id, found(id).save.choices.slice(0, at), after),
    },
    games: {
      list: async (page = 0) => listOf().slice(page * PAGE, (page + 1) * PAGE),
      count: async () => listOf().length,
      rename: async (id, name) => {
        const game = found(id);
        game.save = { ...game.save, name: shortName(name) };
      },
      remove: async (id) => {
        found(id).deletedAt = now();
      },
      restore: async (id) => {
        found(id).deletedAt = null;
      },
      purge: async () => undefined,
      deleted: async () => inList(true, (game) => game.deletedAt ?? 0),
      duplicate: (id, name) => continueFrom(id, found(id).save.choices.length, name),
      continueFrom,
      load,
      same: async (game) => {
        const saves = listOf().map(({ id }) => found(id).save);
        return saves.find((save) => save.base === null && sameGame(game, save))?.id ?? null;
      },
      names: async () => new Set(listOf().map((game) => game.name)),
      add: async (save, choices) => hold({ ...save, base: null, choices }),
    },
  };
}
