import type { Scenario } from '../driver';
import { device } from './device';
import { drag } from './drag';
import { keyboard } from './keyboard';
import { later } from './later';
import { measure } from './measure';
import { phone } from './phone';
import { play } from './play';
import { saves } from './saves';
import { screenReader } from './screen-reader';
import { senses } from './senses';
import { start } from './start';
import { temple } from './temple';
import { text } from './text';
import { undo } from './undo';

/** The longest first, because a long one at the end would run alone. */
export const SCENARIOS: readonly Scenario[] = [
  ...start,
  ...keyboard,
  ...play,
  ...device,
  ...saves,
  ...later,
  ...undo,
  ...drag,
  ...temple,
  ...text,
  ...measure,
  ...senses,
  ...screenReader,
  ...phone,
];
