import type { Scenario } from '../driver';
import { drag } from './drag';
import { keyboard } from './keyboard';
import { play } from './play';
import { saves } from './saves';
import { senses } from './senses';
import { start } from './start';
import { text } from './text';

export const SCENARIOS: readonly Scenario[] = [
  ...start,
  ...saves,
  ...play,
  ...drag,
  ...keyboard,
  ...text,
  ...senses,
];
