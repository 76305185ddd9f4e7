/** Japanese, in plain です・ます. Its words are those of GLOSSARY.md. */
import type { Language } from '../language';
import { backup } from './backup';
import { cards } from './cards';
import { coach } from './coach';
import { daily } from './daily';
import { dates } from './dates';
import { handOver } from './hand-over';
import { hints } from './hints';
import { insight } from './insight';
import { learn } from './learn';
import { lessons } from './lessons';
import { lives } from './lives';
import { events, forms, log, moves, reveals } from './log';
import { people } from './people';
import { pictures } from './pictures';
import { prompts } from './prompts';
import { puzzles } from './puzzles';
import { reasons } from './reasons';
import { rulebook } from './rulebook';
import { referencePage } from './reference-page';
import { saves } from './saves';
import { search } from './search';
import { statistics } from './statistics';
import { table } from './table';
import { ui } from './ui';
import { works } from './works';

export const ja: Language = {
  messages: {
    ...ui,
    ...backup,
    ...cards,
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
  rulebook,
  search,
  lessons,
  reasons,
  statistics,
  insight,
};
