import { screen, within } from '@testing-library/react-native';

import { layout, type Viewport } from '@/components/table/layout';
import type { View } from '@/engine';

import { showScene } from '../support/bare-scene';
import { crowdedView } from '../support/views';

const PHONE: Viewport = {
  width: 360,
  height: 640,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
  text: 1,
};

function pilesOf(view: View, chosen: number | null = null) {
  const laid = layout(view, PHONE, { front: 0, chosen });
  return { laid, piles: laid.targets.filter((t) => t.kind === 'pile' && t.at.zone === 'floor') };
}

test('a pile on a crowded floor says how many cards it holds', () => {
  const view = crowdedView(5, 0);
  const { laid, piles } = pilesOf(view);
  expect(piles.length).toBeGreaterThan(0);
  showScene(view, laid);
  for (const { cards } of piles) {
    const hidden = { includeHiddenElements: true };
    const count = screen.getByTestId(`pile-c${cards.at(-1)}`, hidden);
    expect(within(count).getByText(`×${cards.length}`, hidden)).toBeTruthy();
  }
});

test('the card that was chosen from a pile lies on top of it', () => {
  const view = crowdedView(5, 0);
  for (const { cards } of pilesOf(view).piles) {
    for (const card of cards) {
      const { laid, piles } = pilesOf(view, card);
      const buried = cards.filter((c) => laid.poses.get(`c${c}`)?.buried === true);
      expect(buried).toEqual(cards.filter((c) => c !== card));
      expect(piles.some((pile) => pile.cards.at(-1) === card)).toBe(true);
    }
  }
});
