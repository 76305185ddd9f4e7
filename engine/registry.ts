/**
 * The works and programs of the game, registered by cards/index.ts and flow/index.ts so that imports go one
 * way. The list given to `registerWorks` is the deck: card ids count through it, once for each deck.
 * Changing the list in cards/index.ts changes the game, so raise RULES_VERSION.
 */
import type { CompiledStep, Program } from './program';
import type { Material } from './types';
import { VALUE_OF } from './types';
import type { Effect, EffectVars, Work } from './work';
import { EFFECT_HOOKS } from './work';

export let WORKS_PER_DECK = 0;

/** By card, for both decks, so that lookups need no arithmetic. */
const workOfCard: Work[] = [];
const materials: Material[] = [];
const values: number[] = [];
const programs: Record<string, Program> = Object.create(null);
const effectPrograms = new Map<Effect, Program<EffectVars>>();

export function registerWorks(deck: readonly Work[]): void {
  WORKS_PER_DECK = deck.length;
  [...deck, ...deck].forEach((work, card) => {
    workOfCard[card] = work;
    materials[card] = work.material;
    values[card] = VALUE_OF[work.material];
  });
  for (const work of deck) {
    for (const hook of EFFECT_HOOKS) {
      const effect = work[hook];
      if (effect === undefined) continue;
      const program = effect.programAs(`${work.name}.${hook}`);
      effectPrograms.set(effect, program);
      registerProgram(program);
    }
  }
}

export function registerProgram(program: Program): void {
  programs[program.name] = program;
}

/** What an effect does; only effects of registered works have one. */
export function effectProgram(effect: Effect): Program<EffectVars> {
  return effectPrograms.get(effect) as Program<EffectVars>;
}

export function programNamed(name: string): Program | undefined {
  return programs[name];
}

/** The step at which a frame stands; undefined when its program has finished. */
export function stepNamed(program: string, step: string): CompiledStep | undefined {
  return (programs[program] as Program).steps[step];
}

/** The work of a card as printed, or of this index. */
export function workAt(workIndex: number): Work {
  return workOfCard[workIndex] as Work;
}

/** The works of a deck. */
export function works(): readonly Work[] {
  return workOfCard.slice(0, WORKS_PER_DECK);
}

/** Of the card as printed; a copy on the table counts as another (queries.ts, materialAs). */
export function materialOf(card: number): Material {
  return materials[card] as Material;
}

export function valueOf(card: number): number {
  return values[card] as number;
}
