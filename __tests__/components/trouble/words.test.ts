import { troubleOf } from '@/components/trouble/words';
import type { FaultCode } from '@/store/game';

const none = { fault: null, notice: null, setAside: null };

test('nothing is said when nothing is wrong', () => {
  expect(troubleOf(none)).toBeNull();
});

test('every fault is a sentence', () => {
  const codes: FaultCode[] = [
    'full',
    'locked',
    'otherTab',
    'corrupt',
    'newerSchema',
    'writeFailed',
    'openFailed',
    'readOnly',
    'gameMissing',
    'gameDamaged',
    'newerRules',
    'internal',
  ];
  const said = codes.map((code) => troubleOf({ ...none, fault: { code, detail: 'SQLITE_X' } }));
  for (const sentence of said) {
    expect(sentence).toMatch(/^[A-Z].*\.$/s);
    expect(sentence).not.toContain('SQLITE');
  }
  expect(new Set(said).size).toBe(codes.length);
});

test('notices count what was lost', () => {
  expect(troubleOf({ ...none, notice: { code: 'olderRules', lost: 1 } })).toContain('one choice');
  expect(troubleOf({ ...none, notice: { code: 'tailLost', lost: 3 } })).toContain('3 choices');
  const setAside = { file: 'x', rescued: 2, lost: 1 };
  expect(troubleOf({ ...none, setAside })).toContain('2 games');
});
