import { fireEvent, render, screen } from '@testing-library/react-native';
import { ScrollView } from 'react-native';

import { useEndInSight } from '@/components/ui';

const FRAME = 100;
const toEnd = jest.fn();

function Lines() {
  const { ref, ...props } = useEndInSight(true);
  return (
    <ScrollView
      {...props}
      testID="lines"
      ref={(view) => {
        if (ref === undefined || view === null) return;
        view.scrollToEnd = toEnd;
        ref.current = view;
      }}
    />
  );
}

const grows = (height: number) =>
  fireEvent(screen.getByTestId('lines'), 'contentSizeChange', 300, height);
const scrolled = (y: number, height: number) =>
  fireEvent.scroll(screen.getByTestId('lines'), {
    nativeEvent: {
      contentOffset: { x: 0, y },
      contentSize: { width: 300, height },
      layoutMeasurement: { width: 300, height: FRAME },
    },
  });

beforeEach(() => {
  toEnd.mockClear();
  render(<Lines />);
  grows(300);
  scrolled(200, 300);
  toEnd.mockClear();
});

test('new lines are followed, also when they come before a scroll is told', () => {
  grows(400);
  // The view has grown again before the last scroll event.
  scrolled(300, 600);
  grows(600);
  expect(toEnd).toHaveBeenCalledTimes(2);
});

test('whoever scrolls back is left alone, and followed again at the end', () => {
  scrolled(50, 300);
  grows(400);
  expect(toEnd).not.toHaveBeenCalled();
  scrolled(290, 400);
  grows(500);
  expect(toEnd).toHaveBeenCalledTimes(1);
});

test('lines that take the place of others are followed too, though the size stays', () => {
  screen.rerender(<Lines />);
  expect(toEnd).toHaveBeenCalledTimes(1);
  scrolled(50, 300);
  screen.rerender(<Lines />);
  expect(toEnd).toHaveBeenCalledTimes(1);
});
