import { basics } from './rulebook/basics';
import { ending } from './rulebook/ending';
import { making } from './rulebook/making';
import { reference } from './rulebook/reference';
import { tables } from './rulebook/tables';
import { turn } from './rulebook/turn';
import type { WrittenSection } from './rulebook/types';

export type {
  RuleBlock,
  RulePlace,
  RuleSection,
  SectionId,
  WorksCell,
  WrittenSection,
} from './rulebook/types';

/** The rulebook, in reading order. Its words are those of the glossary at the top of works.ts. */
export const rulebook: readonly WrittenSection[] = [
  ...basics,
  ...turn,
  ...making,
  ...ending,
  ...tables,
  ...reference,
];
