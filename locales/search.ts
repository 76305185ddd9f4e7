/** How words are compared when somebody searches, in the language that is spoken. */
import { bookOf } from '.';
import { meanings, stems } from './en/search';
import type { SearchWords } from './kinds';

export const searchWords = (): SearchWords => bookOf('search', { meanings, stems });
