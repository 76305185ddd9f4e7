import { referencePage } from '@/components/table/model/reference-page';
import type { Situation } from '@/engine';
import { situation, viewFor } from '@/engine';

const page = (at: Situation) => referencePage(viewFor(situation({ left: {}, ...at }), 0));
const lines = (at: Situation, part: string) => page(at).find((each) => each.part === part)?.lines;

test('the numbers are those of this game', () => {
  const asked = {
    you: { hand: ['Crane'] },
    restOfDeck: 12,
    roundLimit: null,
    at: 'newTask',
  } as const;
  const [works, deck, rounds] = lines(asked, 'end') ?? [];
  expect(works).toBe('5 works in one wing end the game at once.');
  expect(deck).toBe('So does an empty deck; it has 12 cards now.');
  expect(rounds).toBeUndefined();
  expect(lines({ extended: true }, 'end')?.[0]).toMatch(/^6 works/);
  expect(lines({ ...asked, roundLimit: 30 }, 'end')).toContain(
    'So does the end of round 30; this is round 1.',
  );
});

test('five parts, each with lines and a place in the rulebook', () => {
  expect(page({}).map(({ part }) => part)).toEqual(['turn', 'tasks', 'cover', 'end', 'scoring']);
  for (const { lines: said, rule } of page({})) {
    expect(said.length).toBeGreaterThan(1);
    expect(rule).toMatch(/\/0$/);
  }
  expect(lines({}, 'tasks')?.slice(0, 2)).toEqual([
    'Clerk: sell from your craft bench (Paper, value 1)',
    'Monk: hire from the floor (Stone, value 2)',
  ]);
});
