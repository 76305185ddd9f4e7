/** Each lesson is played in every way: the taught one, all other answers, and its twin. */
import { checkLesson } from '../../scripts/lessons/check';
import type { Lesson } from '../../store/learn/lesson';
import { LESSONS } from '../../store/learn/lessons';

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s holds', (_, lesson) => {
  const { problems, choices } = checkLesson(lesson);
  expect(problems).toEqual([]);
  expect(choices).toBeGreaterThan(0);
});

describe('it would find', () => {
  const [counting, day] = LESSONS as readonly [Lesson, Lesson];
  const withStages = (
    lesson: Lesson,
    change: (stage: Lesson['stages'][0]) => Lesson['stages'][0],
  ) => checkLesson({ ...lesson, stages: lesson.stages.map(change) }).problems;

  test('a right answer that is not offered', () => {
    const problems = withStages(counting, (stage) =>
      stage.type === 'predict' ? { ...stage, right: () => 99 } : stage,
    );
    expect(problems).toContain('count, none: the answer 99 is not offered');
  });

  test('an answer whose reason has no words, and a reason that no answer is given', () => {
    const making = LESSONS.find(({ id }) => id === 'make') as Lesson;
    const problems = withStages(making, (stage) =>
      stage.type === 'predict' ? { ...stage, otherwise: { craft: 'unsaid' } } : stage,
    );
    expect(problems).toEqual([
      'make, trap: no words for "unsaid"',
      'make, trap: "smith" is never said',
    ]);
  });

  test('two answers, where the second try is no answer', () => {
    const making = LESSONS.find(({ id }) => id === 'make') as Lesson;
    const problems = withStages(making, (stage) =>
      stage.type === 'predict' ? { ...stage, answers: ['craft', 'no'] } : stage,
    );
    expect(problems).toContain('make, trap: a wrong answer tells the right one');
  });

  test('a goal that the taught way misses, and a stage without an end', () => {
    const problems = withStages(day, (stage) =>
      stage.type === 'play' ? { ...stage, isReached: () => false } : stage,
    );
    expect(problems).toContain('day, guided: its solution misses the goal');
  });

  test('a step that accepts nothing', () => {
    const problems = withStages(day, (stage) =>
      stage.type === 'play' ? { ...stage, guide: [{ take: [] }] } : stage,
    );
    expect(problems).toEqual(
      expect.arrayContaining(['day, guided: nothing is accepted', 'day, guided: task is refused']),
    );
  });

  test('a stage that leaves one alone without saying what for', () => {
    const [first, ...others] = day.twin;
    const id = 'guided';
    const twin = first === undefined ? [] : [{ ...first, id }, ...others];
    expect(checkLesson({ ...day, twin }).problems).toContain('day, guided: no words for its goal');
  });

  test('a lesson without a twin', () => {
    expect(checkLesson({ ...day, twin: [] }).problems).toContain('day, tasks: no twin');
  });
});
