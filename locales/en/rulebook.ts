import { basics } from './rulebook/basics';
import { ending } from './rulebook/ending';
import { making } from './rulebook/making';
import { reference } from './rulebook/reference';
import { tables } from './rulebook/tables';
import { turn } from './rulebook/turn';
import type { RuleSection } from './rulebook/types';

export type { RuleBlock, RulePlace, RuleSection, SectionId } from './rulebook/types';

/** The rulebook, in reading order. Its words are those of the glossary at the top of works.ts. */
export const rulebook: readonly RuleSection[] = [
  ...basics,
  ...turn,
  ...making,
  ...ending,
  ...tables,
  ...reference,
];
