/** Pictures are described in words, with the engine's numbers. */
import { render, screen } from '@testing-library/react-native';
import type { ComponentType } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { PICTURES } from '@/components/screens/rules/pictures';
import { coverTables, scoredTable, setupTable } from '@/components/screens/rules/pictures/tables';
import { ThemeProvider } from '@/components/theme';
import { templeWorth } from '@/engine';
import { rulebook } from '@/components/screens/rules/book';

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

function show(section: keyof typeof PICTURES, block: number): void {
  const Picture = PICTURES[section]?.[block] as ComponentType;
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <Picture />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

const labelOf = (testID: string): string => String(screen.getByTestId(testID).props['aria-label']);

test('each stands below a block that there is', () => {
  for (const [id, below] of Object.entries(PICTURES)) {
    const section = rulebook().find((each) => each.id === id);
    for (const block of Object.keys(below)) {
      expect(section?.blocks[Number(block)]).toBeDefined();
    }
  }
});

test('a card, with what stands where on it', () => {
  show('cards', 0);
  expect(labelOf('picture-card')).toMatch(
    /^A card, Bell\. 1: its name.*its material, Metal.*value, 3/,
  );
});

test('the same card in each of its places', () => {
  show('cards', 4);
  expect(labelOf('picture-lives')).toMatch(/Task, Helpers, Craft bench, Sales, Work\.$/);
});

test('a temple, edge by edge and wing by wing', () => {
  show('temple', 0);
  expect(labelOf('picture-temple')).toMatch(/^A temple\. 1: task.*2: helpers.*6: gift shop/);
});

test('the setup has what the rules say: five cards each, one face down, one on the floor', () => {
  const view = setupTable();
  expect(view.players.map(({ hand }) => hand.count)).toEqual([5, 5]);
  expect(view.players.map(({ taskFaceDown }) => taskFaceDown)).toEqual([true, true]);
  expect(view.floor.length).toBe(2);
  show('setup', 0);
  expect(labelOf('picture-setup')).toMatch(
    /5 cards in hand\. The deck, 40 cards\..*Bowl comes first/,
  );
});

test('cover is missing before and there after, with the actions that the engine counts', () => {
  const worth = (when: 'before' | 'after') => templeWorth(coverTables[when](), 0).helpers[0];
  expect(worth('before')).toMatchObject({ count: 4, cover: 3, covered: false, worth: 4 });
  expect(worth('after')).toMatchObject({ count: 4, covered: true, worth: 8 });
  show('covering', 1);
  expect(labelOf('picture-cover-before')).toMatch(
    /^Before: Vase in the gallery\. 4 Potter helpers/,
  );
  expect(labelOf('picture-cover-after')).toMatch(/^After: Vase, Jar in the gallery\..*8 /);
});

test('the scored example is the one of the text, and the engine counts it the same', () => {
  const { scores } = scoredTable();
  const section = rulebook().find(({ id }) => id === 'scoring');
  const text = JSON.stringify(section?.blocks);
  const [you, other] = scores;
  const sum = (s: typeof you) => [s?.works, s?.sales, s?.backorders, s?.bonuses];
  expect(text).toContain(`${sum(you).join(' + ')} = ${you?.total}`);
  expect(text).toContain(`${sum(other).slice(0, 3).join(' + ')} = ${other?.total}`);
  show('scoring', 1);
  expect(labelOf('picture-score-0')).toContain(`You: ${you?.total} points.`);
  expect(labelOf('picture-score-1')).toContain(`Aki: ${other?.total} points.`);
});
