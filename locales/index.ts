import { log } from './en/log';
import { prompts } from './en/prompts';
import { saves } from './en/saves';
import { table } from './en/table';
import { ui } from './en/ui';

const messages = { ...ui, ...table, ...prompts, ...log, ...saves };

type Messages = typeof messages;
export type MessageKey = keyof Messages;
type Blanks<K extends MessageKey> = Messages[K] extends (p: infer P) => string ? [blanks: P] : [];

/** The message for a key, with its blanks filled. A wrong key or a missing blank is a type error. */
export function t<K extends MessageKey>(key: K, ...blanks: Blanks<K>): string {
  const message: string | ((p: never) => string) = messages[key];
  return typeof message === 'string' ? message : message(blanks[0] as never);
}
