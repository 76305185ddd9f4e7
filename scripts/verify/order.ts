import type { Step } from './steps';

/** Time from the start of a step to the end of all that depend on it. */
function pathFrom(step: Step, steps: readonly Step[]): number {
  const next = steps.filter(({ after }) => after === step.name);
  return step.takes + Math.max(0, ...next.map((later) => pathFrom(later, steps)));
}

/**
 * Of the steps that are ready, the one with the longest path, so that no core is idle at the end.
 */
export function nextStep(
  waiting: readonly Step[],
  running: ReadonlyMap<string, unknown>,
): Step | undefined {
  const mustWait = ({ after }: Step) =>
    after !== undefined && (running.has(after) || waiting.some(({ name }) => name === after));
  const ready = waiting.filter((step) => !mustWait(step));
  return ready.sort((a, b) => pathFrom(b, waiting) - pathFrom(a, waiting))[0];
}
