/** The rulebook as the spoken language writes it; components/screens/rules/book.ts fills in its lists of works. */
import { bookOf } from '.';
import type { WrittenSection } from './en/rulebook';
import { rulebook as english } from './en/rulebook';

export type { RuleBlock, RulePlace, RuleSection, SectionId, WorksCell } from './en/rulebook';

export const writtenRulebook = (): readonly WrittenSection[] => bookOf('rulebook', english);
