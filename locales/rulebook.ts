/** The rulebook in the language that is spoken. */
import { bookOf } from '.';
import type { RuleSection } from './en/rulebook';
import { rulebook as english } from './en/rulebook';

export type { RuleBlock, RulePlace, RuleSection, SectionId } from './en/rulebook';

export const rulebook = (): readonly RuleSection[] => bookOf('rulebook', english);
