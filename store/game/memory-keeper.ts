/** Keeps games in memory only: for tests and previews of screens. */
import { replay } from '@/engine';
import type { GameKeeper, NewSave } from './deps';

export function memoryKeeper(): GameKeeper {
  const games = new Map<string, NewSave & { choices: NewSave['choices'][number][] }>();
  const found = (id: string) => {
    const save = games.get(id);
    if (save === undefined) throw new Error(`There is no game ${id}.`);
    return save;
  };
  return {
    create: async (save) => {
      const id = `memory-${games.size + 1}`;
      games.set(id, { ...save, choices: [...save.choices] });
      return id;
    },
    load: async (id) => {
      const save = found(id);
      const choices = [...save.choices];
      return { ...save, id, choices, state: replay(save.options, choices), notice: null };
    },
    append: async (id, at, choice) => {
      const { choices } = found(id);
      if (choices.length !== at) throw new Error(`Choice ${at} does not follow ${choices.length}.`);
      choices.push(choice);
    },
    takeBack: async (id, at) => {
      found(id).choices.length = at;
    },
  };
}
