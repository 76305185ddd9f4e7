/** A lesson names works as its cards do, in every language. */
import { situation } from '@/engine';
import { speak } from '@/locales';
import { offered } from '@/locales/languages';
import { stagesOf } from '@/store/learn/lesson';
import { LESSONS } from '@/store/learn/lessons';
import { spoken } from '@/store/learn/words';

afterEach(() => speak('en', null));

const naming = LESSONS.flatMap((lesson) =>
  stagesOf(lesson)
    .filter(({ names }) => names !== undefined)
    .map((stage) => ({ lesson, stage })),
);

/** What is said at every step. */
const saidIn = (steps = 10): string =>
  naming
    .flatMap(({ lesson, stage }) =>
      Array.from({ length: steps }, (_, step) =>
        spoken(lesson, stage, { g: situation(stage.situation), step, rival: 'Aiko' }),
      ),
    )
    .map(({ says, done }) => `${says} ${done}`)
    .join(' ');

test('in English by their keys', () => {
  expect(naming.length).toBeGreaterThan(1);
  expect(saidIn()).toContain('Bowl');
});

test.each([
  ['de', 'Schale'],
  ['ja', '茶碗'],
] as const)('in %s as “%s”', async (code, bowl) => {
  speak(code, (await offered(code).load?.()) ?? null);
  expect(saidIn()).toContain(bowl);
  const keys = naming.flatMap(({ stage }) => stage.names ?? []);
  const inEnglish = (work: string) => new RegExp(`\\b${work}\\b`).test(saidIn());
  expect(keys.filter(inEnglish)).toEqual([]);
});
