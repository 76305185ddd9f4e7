import { readDoctor } from '@/scripts/doctor/report';

const SAID = `expo-doctor: v1.20.4
Running 4 checks on your project...
✔ Check for lock file
✖ Check package.json for common issues
✖ Check Expo config (app.json/ app.config.js) schema
Unexpected error while running 'Check Expo config (app.json/ app.config.js) schema' check:
TypeError: fetch failed
Error: getaddrinfo EAI_AGAIN exp.host
✔ Check npm/yarn versions

2/4 checks passed. 2 checks failed. Possible issues detected:

✖ Check package.json for common issues
The following scripts in package.json conflict with the contents of node_modules/.bin: jest.
`;

test('a check without its server is not run; any other failure is one', () => {
  expect(readDoctor(SAID)).toEqual({
    passed: 2,
    failed: ['Check package.json for common issues'],
    notRun: ['Check Expo config (app.json/ app.config.js) schema'],
  });
});

test('a check that failed for another reason than the network is a failure', () => {
  const { failed, notRun } = readDoctor(SAID.replace('EAI_AGAIN', 'wrong answer of'));
  expect(failed).toHaveLength(2);
  expect(notRun).toEqual([]);
});

test('nothing said is nothing passed', () => {
  expect(readDoctor('Cannot find module')).toEqual({ passed: 0, failed: [], notRun: [] });
});
