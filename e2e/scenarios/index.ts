import type { Scenario } from '../driver';
import { start } from './start';

export const SCENARIOS: readonly Scenario[] = [...start];
