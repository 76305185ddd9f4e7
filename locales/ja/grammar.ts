/** Japanese: counters instead of plurals, particles after names, full-width marks without spaces. */

export const cards = (n: number): string => `カード${n}枚`;
export const sheets = (n: number): string => `${n}枚`;
export const points = (n: number): string => `${n}点`;
export const actions = (n: number): string => `アクション${n}回`;
export const helpers = (n: number): string => `助手${n}人`;
export const sales = (n: number): string => `販売品${n}枚`;
export const tasks = (n: number): string => `${n}つの仕事`;
export const times = (n: number): string => `${n}回`;
export const moves = (n: number): string => `${n}手`;

/** "第3ラウンド": the number of a round, not how many there are. */
export const roundNumber = (n: number): string => `第${n}ラウンド`;

/** Who is spoken to; the same word whatever its place in the sentence. */
export const YOU = 'あなた';

/** "アイコの", "あなたの". */
export const possessive = (name: string): string => `${name}の`;

/** Of what the subject itself owns: 自分の, where あなたの would be said twice. */
export const ownOf = (whose: string): string => (whose === possessive(YOU) ? '自分の' : whose);

/** "アイコは", "あなたは": the subject of a sentence. */
export const topic = (who: string): string => `${who}は`;

/** "アイコの僧侶の仕事". */
export const taskOf = (whose: string, task: string): string => `${whose}${task}の仕事`;

/** "折り鶴、扇子、凧". */
export const list = (items: readonly string[]): string => items.join('、');

/** The name of a work inside a sentence: 「カエル」. */
export const quoted = (name: string): string => `「${name}」`;

/** An act and what it brings, a phase and whose turn it is. */
export const beside = (one: string, other: string): string => `${one}・${other}`;

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
