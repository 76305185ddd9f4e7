/** Which picture stands where: below a block of its section. */
import type { ComponentType } from 'react';

import type { SectionId } from '@/locales/rulebook';

import { CardAnatomy, CardLives } from './anatomy';
import { Cover } from './cover';
import { Scored } from './score';
import { Setup } from './setup';
import { TemplePlaces } from './temple';

export const PICTURES: Readonly<
  Partial<Record<SectionId, Readonly<Partial<Record<number, ComponentType>>>>>
> = {
  cards: { 0: CardAnatomy, 4: CardLives },
  temple: { 0: TemplePlaces },
  setup: { 0: Setup },
  covering: { 1: Cover },
  scoring: { 1: Scored },
};
