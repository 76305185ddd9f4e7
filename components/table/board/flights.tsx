/** Cards that move unseen: a card back glides from one place to the other and disappears. */
import { memo } from 'react';

import { BackFace, CARD_RATIO } from '@/components/card';

import type { Rect } from '../layout';
import { Z } from '../layout';
import { Glider } from './glider';

interface FlightProps {
  readonly from: Rect;
  readonly to: Rect;
  readonly duration: number;
}

const WIDTH = 34;
const HEIGHT = WIDTH * CARD_RATIO;

const middle = (r: Rect): Rect => ({
  x: r.x + r.w / 2 - WIDTH / 2,
  y: r.y + r.h / 2 - HEIGHT / 2,
  w: WIDTH,
  h: HEIGHT,
});

export const Flight = memo(function Flight({ from, to, duration }: FlightProps) {
  return (
    <Glider
      to={middle(to)}
      from={middle(from)}
      w={WIDTH}
      h={HEIGHT}
      z={Z.flying}
      duration={duration}
      away
      raised={false}
      back
    >
      <BackFace w={WIDTH} h={HEIGHT} />
    </Glider>
  );
});
