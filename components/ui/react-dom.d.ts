/** The one function of React DOM that the web build calls by itself; its types are not installed. */
declare module 'react-dom' {
  import type { ReactNode, ReactPortal } from 'react';

  export function createPortal(children: ReactNode, container: Element, key?: string): ReactPortal;
}
