import type { Art } from '../types';

/** A woven hanging with a fringe. */
export const tapestry: Art = [
  { kind: 'path', d: 'M22 14 L50 4 L78 14', stroke: 'ink' },
  { kind: 'circle', cx: 50, cy: 4.5, r: 3, fill: 'ink' },
  { kind: 'path', d: 'M16 16 H84 V80 H16 Z', fill: 'washi', stroke: 'ink' },
  { kind: 'path', d: 'M17 17 H83 V26 H17 Z M17 70 H83 V79 H17 Z', fill: 'ink' },
  { kind: 'path', d: 'M17 26 H83 V31 H17 Z M17 65 H83 V70 H17 Z', fill: 'mid' },
  {
    kind: 'path',
    d: 'M50 31 H54 V35 H58 V39 H62 V43 H66 V53 H62 V57 H58 V61 H54 V65 H46 V61 H42 V57 H38 V53 H34 V43 H38 V39 H42 V35 H46 V31 Z',
    fill: 'ink',
  },
  { kind: 'path', d: 'M46 40 H54 V44 H58 V52 H54 V56 H46 V52 H42 V44 H46 Z', fill: 'mid' },
  { kind: 'path', d: 'M47 45 H53 V51 H47 Z', fill: 'washi' },
  {
    kind: 'path',
    d: 'M17 43 H21 V39 H25 V43 H28 V53 H25 V57 H21 V53 H17 Z M83 43 H79 V39 H75 V43 H72 V53 H75 V57 H79 V53 H83 Z',
    fill: 'mid',
  },
  {
    kind: 'path',
    d: 'M23 19 L28 25 H18 Z M34 19 L39 25 H29 Z M45 19 L50 25 H40 Z M56 19 L61 25 H51 Z M67 19 L72 25 H62 Z M78 19 L83 25 H73 Z',
    fill: 'washi',
  },
  {
    kind: 'path',
    d: 'M23 77 L28 71 H18 Z M34 77 L39 71 H29 Z M45 77 L50 71 H40 Z M56 77 L61 71 H51 Z M67 77 L72 71 H62 Z M78 77 L83 71 H73 Z',
    fill: 'washi',
  },
  { kind: 'path', d: 'M16 16 H84 V80 H16 Z', stroke: 'ink' },
  {
    kind: 'path',
    d: 'M20 80 V94 M27 80 V94 M35 80 V94 M42 80 V94 M50 80 V94 M58 80 V94 M65 80 V94 M73 80 V94 M80 80 V94',
    stroke: 'ink',
  },
  { kind: 'rect', x: 8, y: 11, w: 84, h: 6, rx: 3, fill: 'ink' },
];
