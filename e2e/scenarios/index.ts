import type { Scenario } from '../driver';
import { play } from './play';
import { saves } from './saves';
import { start } from './start';

export const SCENARIOS: readonly Scenario[] = [...start, ...saves, ...play];
