/** A card in any of its states. Purely visual: screen readers get their labels elsewhere. */
import { memo } from 'react';

import type { CardId } from '@/engine';

import { BackFace } from './back-face';
import { BuriedFace, EdgeFace, type EdgeKind, type EdgeNote } from './edge-face';
import { FullFace } from './full-face';
import { SlipFace } from './slip-face';

export { BackFace } from './back-face';
export type { EdgeNote } from './edge-face';
export { FullFace } from './full-face';
export { EmblemDrawing, SealDrawing } from './drawing';
export { Miniature } from './miniature';
export { CARD_RATIO } from './ratio';
export { Crest, Glyph } from './glyph';
export { alphabeticName, nameAt, nameOf, workNameAt, workNameOf } from './identity';

export type CardFaceKind = 'full' | 'back' | 'slip' | EdgeKind;

interface CardFaceProps {
  /** Null: the card is hidden. */
  readonly card: CardId | null;
  readonly face: CardFaceKind;
  readonly w: number;
  readonly h: number;
  readonly count?: number;
  readonly buried?: boolean;
  readonly note?: EdgeNote | null;
  readonly copyOf?: number;
}

export const CardFace = memo(function CardFace(props: CardFaceProps) {
  const { card, face, w, h, count = 1, buried = false, note, copyOf } = props;
  if (card === null || face === 'back') return <BackFace w={w} h={h} />;
  if (buried) {
    const inked = face === 'helper' || face === 'task';
    return <BuriedFace card={card} w={w} h={h} inked={inked} />;
  }
  if (face === 'full') return <FullFace card={card} w={w} h={h} copyOf={copyOf} silent />;
  if (face === 'slip') return <SlipFace card={card} w={w} h={h} copyOf={copyOf} silent />;
  return <EdgeFace kind={face} card={card} w={w} h={h} count={count} note={note} silent />;
});
