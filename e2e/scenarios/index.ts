import type { Scenario } from '../driver';
import { play } from './play';
import { start } from './start';

export const SCENARIOS: readonly Scenario[] = [...start, ...play];
