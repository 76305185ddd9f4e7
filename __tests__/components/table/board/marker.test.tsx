import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { Actor } from '@/components/table/board/actor';
import { createHolding } from '@/components/table/board/held';
import { Marker } from '@/components/table/board/marker';
import { type Pose, Z } from '@/components/table/layout';
import { ThemeProvider } from '@/components/theme';

/** The side of each tucked card that is under the mat. */
const UNDER = { task: 'bottom', helper: 'right', bench: 'top', sale: 'left' } as const;

const SIDES = ['left', 'right', 'top', 'bottom'];

test.each(Object.entries(UNDER))(
  'the seal of a %s that may be chosen stays in sight',
  (face, side) => {
    render(<Marker kind="choosable" w={80} h={40} face={face as keyof typeof UNDER} />);
    const style = StyleSheet.flatten(screen.getByTestId('seal').props.style as object);
    const corner = SIDES.filter((one) => one in style);
    expect(corner).toHaveLength(2);
    expect(corner).not.toContain(side);
  },
);

const pose = { x: 0, y: 0, w: 60, h: 84, face: 'full', count: 1, buried: false };

/** How high a card of the table is drawn. */
function heightOf(mark: 'selected' | null, z: number): number {
  const { toJSON, unmount } = render(
    <ThemeProvider>
      <Actor
        id="c0"
        card={0}
        pose={{ ...pose, z } as Pose}
        from={null}
        duration={0}
        mark={mark}
        note={null}
        holding={createHolding()}
        onGone={() => undefined}
      />
    </ThemeProvider>,
  );
  const drawn = toJSON() as unknown as { props: { style: object } };
  const { zIndex } = StyleSheet.flatten(drawn.props.style) as { zIndex: number };
  unmount();
  return zIndex;
}

test('a selected work lies over all others of its wing', () => {
  const lowest = heightOf('selected', Z.works);
  expect(lowest).toBeGreaterThan(heightOf(null, Z.works + 5));
  expect(lowest).toBeLessThan(Z.flying);
});

test.each(['floor', 'hand'] as const)(
  'a selected card of the %s leaves the names of the row below in sight',
  (zone) => {
    expect(heightOf('selected', Z[zone])).toBeLessThan(heightOf(null, Z[zone] + 1));
  },
);
