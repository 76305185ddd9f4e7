import { render, screen, within } from '@testing-library/react-native';

import { castFor } from '@/components/table/model/cast';
import { InspectorBody } from '@/components/table/sheets/inspector';
import { ThemeProvider } from '@/components/theme';
import { cardNamed, situation, viewFor } from '@/engine';

import { machine, person } from '../support/at-table';

const cast = castFor([person('Ada'), machine('Ren')], 0);

/** Test ids and words of the sheet in reading order. */
function inOrder(...parts: readonly (string | RegExp)[]): number[] {
  const all = JSON.stringify(screen.toJSON());
  return parts.map((part) => all.search(part));
}

test.each([
  ['a sheet', 343, undefined],
  ['a low panel beside the table', 250, 300],
] as const)(
  'in %s the card’s text comes first, then its lives, then rulings',
  (_, width, height) => {
    const view = viewFor(situation({ you: { helpers: ['Vase'], hand: ['Jar'] }, left: {} }), 0);
    render(
      <ThemeProvider>
        <InspectorBody
          card={cardNamed('Vase')}
          view={view}
          cast={cast}
          now={null}
          width={width}
          {...(height !== undefined && { height })}
        />
      </ThemeProvider>,
    );
    const order = inOrder(/"inspector-text"/, /"lives"/, /Questions and answers/);
    expect(order.every((at) => at >= 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    const now = within(screen.getByTestId('lives')).getAllByText(/· now/);
    expect(now).toHaveLength(1);
    expect(screen.getByTestId('life-helper')).toHaveTextContent(
      'Helper · now  Potter tasks give you 2 actions, 1 without it (not covered)',
      { normalizer: (text: string) => text },
    );
    expect(screen.getByTestId('life-work')).toHaveTextContent(/^Work +3 points, covers 3 Clay/);
  },
);
