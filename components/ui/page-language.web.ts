import { useEffect } from 'react';

/** Tells the browser what is spoken, so that it reads aloud, breaks lines and offers translations accordingly. */
export function PageLanguage({ code }: { readonly code: string }): null {
  useEffect(() => {
    const page = document.documentElement;
    page.lang = code;
    // No line begins with a small kana or a long vowel mark (components/theme/measure counts on it).
    page.style.setProperty('line-break', 'strict');
    // Japanese lines break where its phrases are marked to end (components/theme/phrases), not within a word.
    page.style.setProperty('word-break', code === 'ja' ? 'keep-all' : 'normal');
  }, [code]);
  return null;
}
