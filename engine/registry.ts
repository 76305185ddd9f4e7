import type { EffectHook, Program, Work } from './work';
import { EFFECT_HOOKS } from './work';
import { WORK_NAMES } from './names';
import type { Material } from './types';
import { VALUE_OF } from './types';

/**
 * The works and programs, looked up by the flow of the game. They are registered (by cards/index.ts
 * and flow/index.ts) rather than imported, so that imports go one way: cards use verbs, verbs use this.
 */
export const WORKS_PER_DECK = WORK_NAMES.length;

const works: Work[] = [];
const programs: Record<string, Program> = Object.create(null);
const materials: Material[] = [];
const values: number[] = [];

export function registerWorks(all: readonly Work[]): void {
  for (const work of all) {
    const place = WORK_NAMES.indexOf(work.name);
    works[place] = work;
    for (const hook of EFFECT_HOOKS) {
      const effect = work[hook];
      if (effect !== undefined) registerProgram(effectProgram(work, hook), effect.steps);
    }
  }
  // Twice over, so that a card of the second deck needs no arithmetic.
  for (let card = 0; card < 2 * WORKS_PER_DECK; card++) {
    const { material } = workAt(card % WORKS_PER_DECK);
    materials[card] = material;
    values[card] = VALUE_OF[material];
  }
}

export function registerProgram(name: string, program: Program): void {
  programs[name] = program;
}

export function effectProgram(work: Work, hook: EffectHook): string {
  return `${work.name}.${hook}`;
}

export function programNamed(name: string): Program | undefined {
  return programs[name];
}

/** The work at a place of WORK_NAMES. */
export function workAt(workIndex: number): Work {
  return works[workIndex] as Work;
}

/** Of the card as printed; a Kite on the table may count as another (queries.ts, materialAs). */
export function materialOf(card: number): Material {
  return materials[card] as Material;
}

export function valueOf(card: number): number {
  return values[card] as number;
}
