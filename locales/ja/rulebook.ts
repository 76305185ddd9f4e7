import type { RuleSection } from '../en/rulebook';
import { basics } from './rulebook/basics';
import { ending } from './rulebook/ending';
import { making } from './rulebook/making';
import { reference } from './rulebook/reference';
import { tables } from './rulebook/tables';
import { turn } from './rulebook/turn';

/** The rulebook, in reading order. */
export const rulebook: readonly RuleSection[] = [
  ...basics,
  ...turn,
  ...making,
  ...ending,
  ...tables,
  ...reference,
];
