/** Where in a control a finger or a mouse is. */
import type { View } from 'react-native';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Devices say where in the control; browsers where on the page, of a mouse or of some fingers. */
interface Pressed {
  readonly locationX?: number;
  readonly locationY?: number;
  readonly clientX?: number;
  readonly clientY?: number;
  readonly touches?: readonly object[];
}

/** Null for a press by key, which has no place. */
export function pointOf(event: object, control: View | null): Point | null {
  const pressed: Pressed = event;
  const { clientX, clientY }: Pressed = pressed.touches?.[0] ?? pressed;
  if (clientX !== undefined && clientY !== undefined) {
    const box = (control as unknown as HTMLElement | null)?.getBoundingClientRect();
    return box === undefined ? null : { x: clientX - box.x, y: clientY - box.y };
  }
  const { locationX: x, locationY: y } = pressed;
  return x === undefined || y === undefined ? null : { x, y };
}
