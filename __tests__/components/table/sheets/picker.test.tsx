import { render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { workNameOf } from '@/components/card';
import { nameOf } from '@/components/card/identity';
import { inOrder } from '@/components/table/layout';
import type { Cast } from '@/components/table/model/cast';
import { Picker } from '@/components/table/sheets/picker';
import { ThemeProvider } from '@/components/theme';
import type { CardId, PlayerView } from '@/engine';
import { materialOf } from '@/engine';
import { wordsOfWork } from '@/locales';

import { crowdedView } from '../support/views';

const SCREEN = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};

const cast: Cast = {
  viewer: 0,
  participants: ['Ada', 'Ben'].map((name, colour) => ({ name, kind: 'person', colour })),
};

function openHelpers(choosable: (helpers: readonly CardId[]) => CardId[]): readonly CardId[] {
  return openZone('helpers', choosable);
}

function openZone(
  zone: 'helpers' | 'gallery',
  choosable: (cards: readonly CardId[]) => CardId[],
): readonly CardId[] {
  const view = crowdedView(2, 0);
  const cards = (view.players[0] as PlayerView)[zone];
  if (cards.length < 2) throw new Error('This temple has too few cards there');
  render(
    <SafeAreaProvider initialMetrics={SCREEN}>
      <ThemeProvider>
        <Picker
          cards={cards}
          question="Sell a card from your bench"
          view={view}
          cast={cast}
          choosable={new Set(choosable(cards))}
          selected={null}
          onPick={() => undefined}
          onRead={() => undefined}
          onClose={() => undefined}
        />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  return cards;
}

test('a card is told by its label alone: its picture is silent', () => {
  for (const card of openHelpers(() => [])) {
    const name = nameOf(card);
    expect(screen.getByTestId(`pick-${card}`)).toHaveAccessibleName(new RegExp(`^${name}, `));
    expect(screen.queryByText(name, { includeHiddenElements: false })).toBeNull();
  }
});

const FAINT = { opacity: 0.55 };

test('my helpers laid out say what they are worth now, and what would cover them', () => {
  openHelpers(() => []);
  const worth = screen.getAllByTestId('picker-worth').map((line) => String(line.props.children));
  expect(worth.length).toBeGreaterThan(0);
  for (const line of worth)
    expect(line).toMatch(/helpers?, (not )?covered.*: .*more on a \w+ task/);
  // A group is described once.
  expect(new Set(worth).size).toBe(worth.length);
});

test('helpers that only wish to be read are clear, though the question is about something else', () => {
  // A card on the bench, say, may be chosen.
  for (const card of openHelpers(() => [99])) {
    expect(screen.getByTestId(`pick-${card}`)).not.toHaveStyle(FAINT);
  }
});

test('beside what may be chosen, the others are faint', () => {
  const [first, second] = openHelpers(([card]) => [card as CardId]);
  expect(screen.getByTestId(`pick-${first}`)).not.toHaveStyle(FAINT);
  expect(screen.getByTestId(`pick-${second}`)).toHaveStyle(FAINT);
});

test('cards of a zone lie by material, as on the table', () => {
  const helpers = openHelpers(() => []);
  const laid = screen
    .getAllByTestId(/^pick-\d+$/)
    .map((one) => Number(String(one.props.testID).slice('pick-'.length)));
  expect(laid).toEqual(inOrder(helpers));
  const changes = laid.filter(
    (card, i) => i > 0 && materialOf(card) !== materialOf(laid[i - 1] as CardId),
  );
  expect(changes.length).toBe(new Set(laid.map(materialOf)).size - 1);
});

test('the question heads only cards that can answer it', () => {
  openHelpers(() => []);
  expect(screen.queryByText('Sell a card from your bench')).toBeNull();
  screen.unmount();
  openHelpers((helpers) => helpers.slice(0, 1));
  expect(screen.getByText('Sell a card from your bench')).toBeOnTheScreen();
});

test('works act, so what they say stands beside them; helpers do nothing', () => {
  for (const card of openZone('gallery', () => [])) {
    const { text } = wordsOfWork(workNameOf(card));
    expect(screen.getByTestId(`pick-text-${card}`)).toHaveTextContent(text);
  }
  screen.unmount();
  openHelpers(() => []);
  expect(screen.queryByTestId(/^pick-text-/)).toBeNull();
});
