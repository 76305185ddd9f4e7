import type { ReactNode } from 'react';

/** Browsers read in the order of the document. */
export function ReadLayer({ children }: { readonly children: ReactNode }) {
  return children;
}
