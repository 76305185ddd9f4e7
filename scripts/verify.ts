/**
 * `npm test`: every check of the project, two at a time, closing with `N passed, N failed`.
 * `npm test -- types engine` runs only the steps named.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from './chromium';
import { readWords } from './lib/args';
import { Trouble, runCommand, seconds } from './say';
import { countStep, notRun, type Counts } from './verify/counts';
import { failureLines } from './verify/failures';
import { nextStep } from './verify/order';
import { STEPS, type Step } from './verify/steps';

const ROOT = join(__dirname, '..');
const AT_ONCE = 2;

interface Outcome {
  readonly step: Step;
  readonly counts: Counts;
  readonly succeeded: boolean;
  /** What went wrong, as the step says it. */
  readonly failures: readonly string[];
  readonly time: string;
  readonly notRun: string | undefined;
}

/** Runs one step and prints its lines with its name. */
function runStep(step: Step, reports: string, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const started = Date.now();
  const report = join(reports, `${step.name}.json`);
  const tag = `${step.name.padEnd(8)} │ `;
  console.log(`${tag}▸ ${step.what}`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.command(report), { cwd: ROOT, env });
    let output = '';
    let line = '';
    const show = (chunk: Buffer) => {
      const text = chunk.toString();
      output += text;
      const lines = (line + text).split('\n');
      line = lines.pop() ?? '';
      for (const whole of lines) if (whole.trim()) console.log(tag + whole);
    };
    child.stdout.on('data', show);
    child.stderr.on('data', show);
    child.on('error', (error) => show(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      if (line.trim()) console.log(tag + line);
      const counts = countStep(step, code === 0, output, report);
      const succeeded = code === 0 && counts.failed === 0;
      const time = seconds(started);
      console.log(`${tag}${succeeded ? '✓ passed' : '✗ FAILED'} in ${time}`);
      const failures = succeeded ? [] : failureLines(output);
      const why = step.mayLack ? notRun(output) : undefined;
      resolve({ step, counts, succeeded, failures, time, notRun: why });
    });
  });
}

function chosenSteps(names: readonly string[]): Step[] {
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown) {
    const known = STEPS.map((step) => step.name).join(', ');
    throw new Trouble(`There is no step "${unknown}"; the steps are ${known}.`);
  }
  return STEPS.filter((step) => names.length === 0 || names.includes(step.name));
}

async function runAll(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const reports = mkdtempSync(join(tmpdir(), 'mottainai-tests-'));
  const waiting = [...steps];
  const running = new Map<string, Promise<void>>();
  const done: Outcome[] = [];

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < AT_ONCE ? nextStep(waiting, running) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const ending = runStep(next, reports, env).then((outcome) => {
        running.delete(next.name);
        done.push(outcome);
      });
      running.set(next.name, ending);
    } else {
      await Promise.race(running.values());
    }
  }
  rmSync(reports, { recursive: true, force: true });
  return done;
}

runCommand(async () => {
  const started = Date.now();
  const steps = chosenSteps(readWords('step'));
  const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: '0' };
  // First, so that a missing browser is reported at once.
  if (steps.some((step) => step.name === 'e2e')) env.CHROMIUM_PATH = findChromium(console.log);

  const outcomes = await runAll(steps, env);

  console.log('');
  outcomes.sort((a, b) => steps.indexOf(a.step) - steps.indexOf(b.step));
  for (const { step, counts, succeeded, time, notRun: why } of outcomes) {
    const mark = why === undefined ? (succeeded ? '✓' : '✗') : '–';
    const result = why ?? `${counts.passed} passed, ${counts.failed} failed`;
    console.log(`${mark} ${step.name.padEnd(8)} ${time.padStart(8)}  ${step.what}: ${result}`);
  }
  for (const { step, failures } of outcomes) {
    for (const line of failures) console.log(`${step.name.padEnd(8)} │ ${line}`);
  }
  const total = (key: keyof Counts) => outcomes.reduce((sum, { counts }) => sum + counts[key], 0);
  console.log(`all in ${seconds(started)}\n`);
  console.log(`${total('passed')} passed, ${total('failed')} failed`);
  if (total('failed') > 0) process.exitCode = 1;
});
