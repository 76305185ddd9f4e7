/**
 * Moves a card in a browser with the Web Animations API, so that it keeps gliding while React renders the next step.
 */
import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';

import type { GliderProps, CardTransform } from './motion';
import {
  between,
  CURVE,
  EDGE_ON,
  FADES_FROM,
  LIFT,
  LIFTING,
  PERSPECTIVE,
  samePlace,
} from './motion';

const GLIDER: CSSProperties = {
  position: 'absolute',
  left: 0,
  top: 0,
  transformOrigin: 'top left',
  // No will-change: the browser makes a layer only while the card glides.
  pointerEvents: 'none',
};
const EASE = `cubic-bezier(${CURVE.join()})`;

interface Motion {
  readonly from: CardTransform;
  readonly to: CardTransform;
  readonly animation: Animation | null;
}

/** Current position, computed from the animation's clock to avoid a style recalculation. */
function whereNow({ from, to, animation }: Motion): CardTransform {
  const part = animation?.effect?.getComputedTiming().progress;
  return part === null || part === undefined ? to : between(from, to, part);
}

export function Glider(props: GliderProps & { readonly children: ReactNode }) {
  const { to, from, w, h, z, duration, away, raised, back, children } = props;
  const { x, w: width, h: height } = to;
  const y = to.y - (raised ? LIFT : 0);
  const box = useRef<HTMLDivElement>(null);
  const motion = useRef<Motion | null>(null);
  const fade = useRef<Animation | null>(null);
  const was = useRef({ back, raised });

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const end: CardTransform = { x, y, w: width, h: height, turn: 0 };
    const last = motion.current;
    const turned = was.current.back !== back;
    const onlyLifted = last !== null && was.current.raised !== raised && last.to.x === x && !turned;
    was.current = { back, raised };
    const now = last === null ? { ...(from ?? end), turn: 0 } : whereNow(last);
    const begin = turned ? { ...now, turn: EDGE_ON } : now;
    last?.animation?.cancel();
    const at = (p: CardTransform) =>
      `translate(${p.x}px,${p.y}px) scale(${p.w / w},${p.h / h}) perspective(${PERSPECTIVE}px) rotateY(${p.turn}deg)`;
    const moves = duration > 0 && !samePlace(begin, end);
    motion.current = {
      from: begin,
      to: end,
      animation: moves
        ? element.animate(
            { transform: [at(begin), at(end)] },
            { duration: onlyLifted ? LIFTING : duration, easing: EASE },
          )
        : null,
    };
    // `from` matters only when the card appears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [x, y, width, height, w, h, raised, back, duration]);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    fade.current?.cancel();
    fade.current =
      away && duration > 0
        ? element.animate({ opacity: [1, 1, 0], offset: [0, FADES_FROM, 1] }, { duration })
        : null;
  }, [away, duration]);

  const style: CSSProperties = {
    ...GLIDER,
    width: w,
    height: h,
    zIndex: z,
    opacity: away ? 0 : 1,
    transform: `translate(${x}px,${y}px) scale(${width / w},${height / h})`,
  };
  return (
    <div ref={box} aria-hidden style={style}>
      {children}
    </div>
  );
}
