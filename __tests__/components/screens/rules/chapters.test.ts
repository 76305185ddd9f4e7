/** Every section has its chapter, and every rule of play a lesson or a coach mark. */
import { CHAPTERS, sectionAfter } from '@/components/screens/rules/chapters';
import { SHOWN_BY } from '@/components/screens/rules/shown-by';
import { LESSONS } from '@/store/learn/lessons';
import { rulebook } from '@/components/screens/rules/book';

const inOrder = CHAPTERS.flatMap(({ sections }) => [...sections]);

test('every section stands in one chapter, how to win first', () => {
  expect([...inOrder].sort()).toEqual(
    rulebook()
      .map(({ id }) => id)
      .sort(),
  );
  expect(inOrder[0]).toBe('win');
});

test('reading on leads through all of it', () => {
  const read = [inOrder[0]];
  for (let next = sectionAfter('win'); next !== null; next = sectionAfter(next)) read.push(next);
  expect(read).toEqual(inOrder);
});

test('every paragraph of turn, making and ending names the lesson or mark that shows it', () => {
  const taught = CHAPTERS.filter(({ id }) => ['turn', 'making', 'ending'].includes(id));
  const sections = taught.flatMap(({ sections: ids }) => [...ids]);
  expect(Object.keys(SHOWN_BY).sort()).toEqual([...sections].sort());
  const counts = rulebook()
    .filter(({ id }) => id in SHOWN_BY)
    .map(({ id, blocks }) => [id, blocks.length]);
  expect(counts).toEqual(counts.map(([id]) => [id, SHOWN_BY[id as keyof typeof SHOWN_BY].length]));
  const lessons = Object.values(SHOWN_BY)
    .flat()
    .flatMap((by) => ('lesson' in by ? [by.lesson] : []));
  expect([...new Set(lessons)].sort()).toEqual(LESSONS.map(({ id }) => id).sort());
});
