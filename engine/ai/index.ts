/**
 * Players that think. They are given what a player sees, never the state of the game:
 *
 *   await loadNet(state.options);                       // once per kind of table
 *   const view = viewFor(state, state.current);
 *   const thought = think(view, view.decision.choices, { level: 'monk', seed: `${game}/${moves}`, now });
 *   while (!thought.step(5)) await nextFrame();         // slices of about 5 ms; `cancel()` at any time
 *   const { choice } = thought.best();                  // one of the choices handed in
 *
 * `best()` may be asked at any time, and also says what a hint needs: the chance to win, the
 * alternatives, and the reasons as data (locales/en/reasons.ts has the sentences). For hints and reviews
 * use level 'abbot' without a personality. `now` is a clock in milliseconds (`() => performance.now()`);
 * without it a step is a small fixed number of lines. The same view, seed and budget give the same choice,
 * unless `budget.ms` cuts the thinking short.
 */
export { loadNet } from './brain';
export type { Level } from './levels';
export { LEVELS } from './levels';
export type { Personality } from './personalities';
export { PERSONALITY_NAMES } from './personalities';
export type { Reason, ReasonKey } from './reasons';
export { REASON_KEYS } from './reasons';
export type { Advice, Assessed, Budget, Thinking, ThinkOptions } from './think';
export { think } from './think';
