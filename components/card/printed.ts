/** Words printed on a card. They scale with the card, not with the reader's text size. */
export interface PrintProps {
  readonly children: string;
  readonly x: number;
  readonly y: number;
  /** Default: as wide as the words. */
  readonly w?: number;
  /** Line height; the words are centred in it. */
  readonly h: number;
  readonly size: number;
  readonly color: string;
  readonly font?: 'NotoSans-SemiBold' | 'ShipporiMincho-Bold';
  readonly spacing?: number;
  /** Horizontal scale, 1 being full width. */
  readonly narrow?: number;
  /** Rotated to read from bottom to top. */
  readonly upright?: boolean;
}
