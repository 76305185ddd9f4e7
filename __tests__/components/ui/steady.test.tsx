import { fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';

import { steady } from '@/components/ui/steady';

interface BellProps {
  readonly label: string;
  readonly onRing: () => void;
}

test('is drawn again only for what is seen, yet does what it was last told', () => {
  let drawn = 0;
  const Bell = steady(function Bell({ label, onRing }: BellProps) {
    drawn++;
    return <View testID="bell" accessibilityLabel={label} onTouchEnd={onRing} />;
  });
  const rung: string[] = [];
  render(<Bell label="Bell" onRing={() => rung.push('first')} />);
  screen.rerender(<Bell label="Bell" onRing={() => rung.push('second')} />);
  expect(drawn).toBe(1);
  fireEvent(screen.getByTestId('bell'), 'touchEnd');
  expect(rung).toEqual(['second']);
  screen.rerender(<Bell label="Gong" onRing={() => rung.push('third')} />);
  expect(drawn).toBe(2);
});
