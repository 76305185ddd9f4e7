/** Words printed on a card: part of its picture, so they are as large as the card says, whatever the reader's size. */
export interface PrintProps {
  readonly children: string;
  readonly x: number;
  readonly y: number;
  /** Left out: as wide as the words. */
  readonly w?: number;
  /** Of the line, whose middle the words stand in. */
  readonly h: number;
  readonly size: number;
  readonly color: string;
  readonly font?: 'NotoSans-SemiBold' | 'ShipporiMincho-Bold';
  readonly spacing?: number;
  /** Set narrower, as a part of its width. */
  readonly narrow?: number;
  /** Read from bottom to top. */
  readonly upright?: boolean;
}
