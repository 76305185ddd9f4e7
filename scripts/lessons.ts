/** `npm run lessons`: plays every lesson in every way and says how long it takes. */
import { LESSONS } from '../store/learn/lessons';
import { checkLesson } from './lessons/check';
import { readArgs } from './lib/args';

readArgs({});
const reports = LESSONS.map(checkLesson);
for (const { id, stages, choices, seconds, explored } of reports) {
  console.log(
    `${id.padEnd(8)} ${stages} stages · ${choices} choices · about ${seconds} s · ${explored} tables by other answers`,
  );
}
const problems = reports.flatMap((report) => report.problems);
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
