/**
 * Computer players. They get a View, never the GameState. After `await loadNet(options)`, call `think(view,
 * choices, { level, seed, now })`, then `step(ms)` until it returns true, then `best()`; reasons are data,
 * with sentences in locales/en/reasons.ts. For hints use level 'abbot' without a personality. The same
 * view, seed and budget give the same choice, unless `budget.ms` cuts the thinking short.
 */
export { loadNet } from './brain';
export type { Level } from './levels';
export { levelNamed, LEVELS } from './levels';
export type { Personality } from './personalities';
export { PERSONALITY_NAMES } from './personalities';
export type { Reason, ReasonKey } from './reasons';
export { REASON_KEYS } from './reasons';
export { hasSubject } from './subject';
export type { Advice, Assessed, Budget, Thinking, ThinkOptions } from './think';
export { think } from './think';
