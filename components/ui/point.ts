/** Where in a control a finger or a mouse is. */
import type { NativeTouchEvent, View } from 'react-native';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What browsers have: the same for a mouse, and for the first of some fingers. */
interface OnPage {
  readonly clientX?: number;
  readonly clientY?: number;
  readonly touches?: readonly OnPage[];
}

/** Null for a press by key, which has no place. */
export function pointOf(
  event: Partial<Pick<NativeTouchEvent, 'locationX' | 'locationY'>> & object,
  control: View | null,
): Point | null {
  const onPage = event as OnPage;
  const { clientX, clientY } = onPage.touches?.[0] ?? onPage;
  if (clientX !== undefined && clientY !== undefined) {
    const box = (control as unknown as HTMLElement | null)?.getBoundingClientRect();
    return box === undefined ? null : { x: clientX - box.x, y: clientY - box.y };
  }
  const { locationX: x, locationY: y } = event;
  return x === undefined || y === undefined ? null : { x, y };
}
