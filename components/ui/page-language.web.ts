import { useEffect } from 'react';

/** Tells the browser what is spoken, so that it reads aloud, breaks lines and offers translations accordingly. */
export function PageLanguage({ code }: { readonly code: string }): null {
  useEffect(() => {
    document.documentElement.lang = code;
  }, [code]);
  return null;
}
