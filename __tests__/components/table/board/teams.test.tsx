import { act, screen } from '@testing-library/react-native';

import { t } from '@/locales';
import { startApp } from '@/store/app';
import { randomAi, useGame } from '@/store/game';
import { memoryKeeper } from '@/store/saves/memory';
import { useSettings } from '@/store/settings';

import { asked, machine, person, showTable, turnTo } from '../support/at-table';

const SEATS = [person('Aiko'), machine('Ben', 1), machine('Chie', 2), machine('Dai', 3)];

async function four(teams: boolean): Promise<void> {
  turnTo(375, 667);
  useSettings.setState({ pace: 'instant', motion: 'reduced' });
  startApp({ keeper: memoryKeeper(), ai: randomAi, pace: () => 'instant' });
  await act(async () => {
    await useGame
      .getState()
      .startGame({ participants: SEATS, seed: 'partners', variants: { teams } });
  });
  showTable([375, 667]);
  await asked();
}

const partners = () =>
  screen.queryAllByLabelText(t('seat.partner'), { exact: false }).map((seat) => seat.props.testID);

test('in a team game the one who sits opposite is told to be the partner', async () => {
  await four(true);
  expect(partners()).toEqual(['seat-2']);
});

test('where everybody plays alone nobody is', async () => {
  await four(false);
  expect(partners()).toEqual([]);
});

test('partners’ points stand together on every panel and one’s own plaque', async () => {
  await four(true);
  const { scores } = useGame.getState();
  const together = (a: number, b: number) => (scores[a]?.total ?? 0) + (scores[b]?.total ?? 0);
  const spoken = (player: number) =>
    String(screen.getByTestId(`seat-${player}`).props.accessibilityLabel);
  expect(spoken(1)).toContain(t('seat.teamTotal', { team: together(1, 3) }));
  expect(spoken(2)).toContain(t('seat.teamTotal', { team: together(0, 2) }));
  expect(screen.getByTestId('own-points')).toHaveTextContent(
    new RegExp(t('seat.pointsOfTeam', { points: scores[0]?.total ?? 0, team: together(0, 2) })),
  );
});

test('a computer is said to be one; alone nobody has a team’s points', async () => {
  await four(false);
  expect(screen.getByTestId('seat-1').props.accessibilityLabel).toMatch(/^Ben, computer/);
  expect(screen.getByTestId('seat-1').props.accessibilityLabel).not.toMatch(/Team/);
});
