/**
 * The works that the nets and policies were trained with, in the order of their weights. A work that is
 * added later is judged by what it covers and counts until players are trained anew.
 */
import type { WorkName } from '../index';
import { WORK_NAMES, WORKS_PER_DECK } from '../index';
import { put, type Sparse } from './sparse';

export const TRAINED_WORKS: readonly WorkName[] = [
  'Amulet',
  'Bangle',
  'Bell',
  'Bench',
  'Bowl',
  'Brick',
  'Chopsticks',
  'Cloak',
  'Coin',
  'Crane',
  'Cup',
  'Curtain',
  'Daitoro',
  'Deck of Cards',
  'Dice',
  'Doll',
  'Fan',
  'Figurine',
  'Flag',
  'Flute',
  'Fountain',
  'Frog',
  'Go Set',
  'Gong',
  'Handkerchief',
  'Haniwa',
  'Jar',
  'Kite',
  'Lampshade',
  'Mask',
  'Pillar',
  'Pin',
  'Pinwheel',
  'Plane',
  'Poem',
  'Puppet',
  'Quilt',
  'Ring',
  'Robe',
  'Scroll',
  'Shuriken',
  'Sketch',
  'Socks',
  'Statue',
  'Stool',
  'Straw',
  'Sword',
  'Tablet',
  'Tapestry',
  'Teapot',
  'Tower',
  'Turtle',
  'Umbrella',
  'Vase',
];

export const UNTRAINED = -1;

/** The place of a card's work among them, by card id (both decks); UNTRAINED for a work added since. */
export const TRAINED_AT: readonly number[] = Array.from({ length: 2 * WORKS_PER_DECK }, (_, card) =>
  TRAINED_WORKS.indexOf(WORK_NAMES[card % WORKS_PER_DECK] as WorkName),
);

/** A feature for a work, in the block that begins at `block`; none for one that was added since. */
export function putWork(x: Sparse, block: number, card: number): void {
  const work = TRAINED_AT[card] as number;
  if (work !== UNTRAINED) put(x, block + work, 1);
}
