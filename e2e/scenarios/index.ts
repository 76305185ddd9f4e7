import type { Scenario } from '../driver';
import { drag } from './drag';
import { keyboard } from './keyboard';
import { later } from './later';
import { measure } from './measure';
import { play } from './play';
import { saves } from './saves';
import { senses } from './senses';
import { start } from './start';
import { temple } from './temple';
import { text } from './text';
import { undo } from './undo';

export const SCENARIOS: readonly Scenario[] = [
  ...start,
  ...saves,
  ...later,
  ...play,
  ...undo,
  ...drag,
  ...temple,
  ...keyboard,
  ...text,
  ...measure,
  ...senses,
];
