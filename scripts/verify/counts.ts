import { existsSync, readFileSync } from 'node:fs';

import type { Step } from './steps';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** A skipped test or a file that could not run counts as failed. */
export function countJest(json: string): Counts {
  const report = JSON.parse(json) as JestReport;
  const { numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  return {
    passed: report.numPassedTests,
    failed: numFailedTests + numPendingTests + numTodoTests + numRuntimeErrorTestSuites,
  };
}

export function countScenarios(output: string): Counts {
  const found = /Scenarios: (\d+) failed, (\d+) passed/.exec(output);
  return { failed: Number(found?.[1] ?? 0), passed: Number(found?.[2] ?? 0) };
}

/** Why a step was not run, in its own words. */
export const notRun = (output: string) => /^not run: .*$/m.exec(output)?.[0];

/** What a step adds to the closing line. A failed step that counts nothing is one failure. */
export function countStep(step: Step, succeeded: boolean, output: string, report: string): Counts {
  let counts: Counts = { passed: 0, failed: 0 };
  if (step.counts === 'scenarios') counts = countScenarios(output);
  else if (step.counts === 'jest' && existsSync(report)) {
    counts = countJest(readFileSync(report, 'utf8'));
  } else if (!step.counts && succeeded) counts = { passed: 1, failed: 0 };

  if (step.mayLack && succeeded && notRun(output) !== undefined) return counts;

  const silent = counts.failed === 0 && (!succeeded || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
}
