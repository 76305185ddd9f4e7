import type { WrittenSection } from '../en/rulebook';
import { basics } from './rulebook/basics';
import { ending } from './rulebook/ending';
import { making } from './rulebook/making';
import { reference } from './rulebook/reference';
import { tables } from './rulebook/tables';
import { turn } from './rulebook/turn';

/** The rulebook, in reading order. */
export const rulebook: readonly WrittenSection[] = [
  ...basics,
  ...turn,
  ...making,
  ...ending,
  ...tables,
  ...reference,
];
