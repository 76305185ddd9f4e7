/** The help sheet, and empty zones that explain themselves. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';

import { RULE_OF_ZONE } from '@/components/table/model/rule-links';
import { table as words } from '@/locales/en/table';
import { useGame } from '@/store/game';

import { machine, person, sitDown, turnTo } from '../support/at-table';

const SEATS = [person('Ada'), machine('Ren')];
const press = (testID: string) => act(() => void fireEvent.press(screen.getByTestId(testID)));

test.each([
  ['a phone', [375, 667]],
  ['a tablet', [1024, 768]],
] as const)('on %s one tap opens the game on one page', async (_, size) => {
  await sitDown({ participants: SEATS, seed: 'page', size });
  press('open-page');
  await waitFor(() => expect(screen.getByTestId('page-end')).toBeOnTheScreen());
  const { view } = useGame.getState();
  expect(screen.getByTestId('page-end')).toHaveTextContent(/5 works in one wing end the game/);
  expect(screen.getByTestId('page-end')).toHaveTextContent(
    new RegExp(`it has ${view?.deck.length} cards now`),
  );
  for (const task of ['Clerk', 'Monk', 'Tailor', 'Potter', 'Smith']) {
    expect(screen.getByTestId('page-tasks')).toHaveTextContent(new RegExp(`${task}: `));
  }
  // Every part links to the rulebook, which closes the sheet.
  expect(screen.getAllByTestId(/^page-rule-/)).toHaveLength(5);
  press('page-rule-cover');
  await waitFor(() => expect(screen.queryByTestId('page-end')).toBeNull());
  turnTo(390, 844);
});

test.each([
  ['a phone', [375, 667]],
  ['a tablet', [1024, 768]],
] as const)('on %s every empty zone says what it is for, in the prompt', async (_, size) => {
  await sitDown({ participants: SEATS, seed: 'zones', size });
  // At the first question every zone is empty.
  for (const zone of ['helpers', 'bench', 'sales', 'gallery', 'giftShop', 'waiting'] as const) {
    const sentence = words[`zone.for.${zone}`];
    expect(screen.getByTestId(`empty-${zone}`)).toHaveProp('accessibilityHint', sentence);
    press(`empty-${zone}`);
    await waitFor(() => expect(screen.getByText(sentence)).toBeOnTheScreen());
    expect(RULE_OF_ZONE[zone]).toMatch(/^temple/);
  }
  // A zone with cards has no explanation.
  const { floor } = useGame.getState().view ?? { floor: [] };
  expect(screen.queryByTestId('empty-floor') === null).toBe(floor.length > 0);
  turnTo(390, 844);
});
