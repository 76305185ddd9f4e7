import { render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';

import { Marker } from '@/components/table/board/Marker';

/** The side of each tucked card that lies under the mat. */
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
