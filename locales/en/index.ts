/** English: the language of which every other says the same (locales/language.ts). */
import { cards } from './cards';
import { backup } from './backup';
import { coach } from './coach';
import { daily } from './daily';
import { dates } from './dates';
import { handOver } from './hand-over';
import { hints } from './hints';
import { learn } from './learn';
import { lives } from './lives';
import { events, forms, log, moves, reveals } from './log';
import { people } from './people';
import { pictures } from './pictures';
import { prompts } from './prompts';
import { puzzles } from './puzzles';
import { referencePage } from './reference-page';
import { saves } from './saves';
import { table } from './table';
import { ui } from './ui';
import { works } from './works';

export const en = {
  messages: {
    ...ui,
    ...cards,
    ...backup,
    ...coach,
    ...daily,
    ...handOver,
    ...hints,
    ...learn,
    ...lives,
    ...table,
    ...prompts,
    ...puzzles,
    ...log,
    ...referencePage,
    ...saves,
    ...people,
    ...pictures,
  },
  works,
  moves,
  reveals,
  forms,
  events,
  dates,
};
