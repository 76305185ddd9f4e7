import type { Step } from './steps';

/** The time from the start of a step to the end of all that wait for it. */
function pathFrom(step: Step, steps: readonly Step[]): number {
  const next = steps.filter(({ after }) => after === step.name);
  return step.takes + Math.max(0, ...next.map((later) => pathFrom(later, steps)));
}

/** Of the steps that need not wait, the one with the longest path: so no core is left idle at the end. */
export function nextStep(
  waiting: readonly Step[],
  running: ReadonlyMap<string, unknown>,
): Step | undefined {
  const mustWait = ({ after }: Step) =>
    after !== undefined && (running.has(after) || waiting.some(({ name }) => name === after));
  const ready = waiting.filter((step) => !mustWait(step));
  return ready.sort((a, b) => pathFrom(b, waiting) - pathFrom(a, waiting))[0];
}
