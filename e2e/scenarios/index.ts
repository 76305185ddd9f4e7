import type { Scenario } from '../driver';
import { access } from './access';
import { again } from './again';
import { book } from './book';
import { device } from './device';
import { drag } from './drag';
import { handOver } from './hand-over';
import { hint } from './hint';
import { insight } from './insight';
import { keyboard } from './keyboard';
import { language } from './language';
import { later } from './later';
import { learn } from './learn';
import { measure } from './measure';
import { people } from './people';
import { phone } from './phone';
import { play } from './play';
import { saves } from './saves';
import { screenReader } from './screen-reader';
import { senses } from './senses';
import { start } from './start';
import { statistics } from './statistics';
import { stuck } from './stuck';
import { temple } from './temple';
import { text } from './text';
import { several } from './several';
import { undo } from './undo';
import { ways } from './ways';

/** The longest first, because a long one at the end would run alone. */
export const SCENARIOS: readonly Scenario[] = [
  ...start,
  ...keyboard,
  ...play,
  ...device,
  ...ways,
  ...saves,
  ...handOver,
  ...stuck,
  ...statistics,
  ...language,
  ...insight,
  ...later,
  ...learn,
  ...again,
  ...book,
  ...hint,
  ...several,
  ...undo,
  ...drag,
  ...people,
  ...temple,
  ...text,
  ...access,
  ...measure,
  ...senses,
  ...screenReader,
  ...phone,
];
