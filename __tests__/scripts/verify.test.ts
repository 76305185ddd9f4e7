import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from '../../scripts/chromium';
import { countJest, countScenarios, countStep, notRun } from '../../scripts/verify/counts';
import { failureLines } from '../../scripts/verify/failures';
import { nextStep } from '../../scripts/verify/order';
import { STEPS, type Step } from '../../scripts/verify/steps';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'verify-test-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const report = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};

describe('the closing line', () => {
  const check: Step = { name: 'check', what: '', takes: 1, command: () => [] };
  const tests: Step = { ...check, counts: 'jest' };
  const scenarios: Step = { ...check, counts: 'scenarios' };

  test('counts tests', () => {
    expect(countJest(JSON.stringify(report))).toEqual({ passed: 5, failed: 0 });
    expect(countScenarios('Scenarios: 2 failed, 3 passed')).toEqual({ passed: 3, failed: 2 });
  });

  test('counts a skipped test, a todo and a file that does not run as failed', () => {
    const bad = { ...report, numPendingTests: 1, numTodoTests: 1, numRuntimeErrorTestSuites: 1 };
    expect(countJest(JSON.stringify(bad))).toEqual({ passed: 5, failed: 3 });
  });

  test('counts a step without tests as one', () => {
    expect(countStep(check, true, '', '')).toEqual({ passed: 1, failed: 0 });
    expect(countStep(check, false, '', '')).toEqual({ passed: 0, failed: 1 });
  });

  test('never takes silence for success', () => {
    const nowhere = join(folder, 'none.json');
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    expect(countStep(tests, true, '', nowhere)).toEqual({ passed: 0, failed: 1 });
    expect(countStep(tests, false, '', file)).toEqual({ passed: 5, failed: 1 });
    expect(countStep(scenarios, true, 'nothing was run', '')).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a step for a browser that nobody has to have', () => {
  const firefox: Step = {
    ...{ name: 'firefox', what: '', takes: 1, command: () => [] },
    counts: 'scenarios',
    mayLack: true,
  };
  const told = 'not run: no Firefox found';

  test('counts nothing where it is not run, and says so', () => {
    expect(countStep(firefox, true, told, '')).toEqual({ passed: 0, failed: 0 });
    expect(notRun(`Building …\n${told}\n`)).toBe(told);
  });

  test('is a failure where it is silent, and where it failed', () => {
    expect(countStep(firefox, true, '', '')).toEqual({ passed: 0, failed: 1 });
    expect(countStep(firefox, false, told, '')).toEqual({ passed: 0, failed: 1 });
  });

  test('no other step may be left out by saying so', () => {
    const other: Step = { ...firefox, mayLack: false };
    expect(countStep(other, true, told, '')).toEqual({ passed: 0, failed: 1 });
    const named = STEPS.filter(({ mayLack }) => mayLack).map(({ name }) => name);
    expect(named).toEqual(['firefox', 'webkit']);
  });
});

describe('what went wrong is told again at the end', () => {
  test('a scenario with its reason', () => {
    const output = [
      '  ✓ starts (1.0 s)',
      '  ✗ cards glide (2.2 s)',
      '    Nothing moves',
      '    picture and console: somewhere',
      '  ✓ turning (3.0 s)',
    ];
    expect(failureLines(output.join('\n'))).toEqual([
      '  ✗ cards glide (2.2 s)',
      '    Nothing moves',
    ]);
  });

  test('a test by its name, a type and a line of lint', () => {
    const lines = [
      'PASS engine a.test.ts',
      'FAIL engine b.test.ts',
      '  ● Kite › returns',
      "engine/a.ts(1,2): error TS2304: Cannot find name 'b'.",
      '  10:3  error  No such import  house/rooms',
    ];
    expect(failureLines(lines.join('\n'))).toEqual(lines.slice(1));
  });

  test('the end of what was printed, where nothing else tells', () => {
    const lines = Array.from({ length: 100 }, (_, i) => `line ${i}`);
    expect(failureLines(lines.join('\n')).at(-1)).toBe('line 99');
    expect(failureLines('')).toEqual([]);
  });
});

test('every step waits only for a step that exists and starts earlier', () => {
  const names = STEPS.map((step) => step.name);
  for (const { name, after } of STEPS) {
    if (after) expect(names.indexOf(after)).toBeLessThan(names.indexOf(name));
    if (after) expect(names).toContain(after);
  }
});

describe('the next step', () => {
  const step = (name: string, takes: number, after?: string): Step => ({
    name,
    takes,
    what: '',
    command: () => [],
    ...(after === undefined ? {} : { after }),
  });
  const build = step('build', 10);
  const long = step('long', 50);
  const browser = step('browser', 60, 'build');
  const waiting = [step('quick', 1), long, build, browser];
  const next = (steps: readonly Step[], running: readonly string[]) =>
    nextStep(steps, new Map(running.map((name) => [name, null])))?.name;

  test('is the one with the longest way to the end, what waits for it included', () => {
    expect(next(waiting, [])).toBe('build');
    expect(next([long, browser], [])).toBe('browser');
  });

  test('is none that waits for a step that runs', () => {
    expect(next([waiting[0] as Step, browser], ['build'])).toBe('quick');
    expect(next([browser], ['build'])).toBeUndefined();
  });

  test('is any, until all have started', () => {
    const left = [...STEPS];
    const started: string[] = [];
    for (let step = nextStep(left, new Map()); step; step = nextStep(left, new Map())) {
      left.splice(left.indexOf(step), 1);
      started.push(step.name);
    }
    expect(started.sort()).toEqual(STEPS.map(({ name }) => name).sort());
  });
});

describe('a browser', () => {
  const before = process.env.CHROMIUM_PATH;
  afterEach(() => {
    if (before === undefined) delete process.env.CHROMIUM_PATH;
    else process.env.CHROMIUM_PATH = before;
  });

  test('that is not there is one sentence', () => {
    process.env.CHROMIUM_PATH = join(folder, 'nothing');
    expect(() => findChromium(() => {})).toThrow(/is not there: install Chromium/);
  });

  test('that does not start is one sentence', () => {
    const broken = join(folder, 'broken');
    writeFileSync(broken, '#!/bin/sh\nexit 3\n');
    chmodSync(broken, 0o755);
    process.env.CHROMIUM_PATH = broken;
    expect(() => findChromium(() => {})).toThrow(/does not start: install Chromium/);
  });
});
