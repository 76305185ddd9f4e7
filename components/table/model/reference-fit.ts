/** How much of the five tasks a panel can show without scrolling. */
export interface ReferenceFit {
  /** One line for each task instead of two. */
  readonly brief: boolean;
  /** What else an action may be; and that cards can be read here. */
  readonly also: boolean;
  readonly hint: boolean;
  /** Not even the tasks have room: the one that is being done comes first. */
  readonly nowFirst: boolean;
}

const TASKS = 5;
/** Heights at plain text size, gaps included. */
export const ROW = { full: 42, brief: 25, wrapped: 43 } as const;
/** Up to this text size a task is told in one line. */
export const ONE_LINE = 1.2;
const ALSO = 36;
const HINT = 18;

/** `height`: of what lies under the panel's title; `text`: the reader's text size. */
export function referenceFit(height: number, text: number): ReferenceFit {
  const room = height / text;
  const fits = (...parts: number[]) => parts.reduce((sum, part) => sum + part, 0) <= room;
  const full = TASKS * ROW.full;
  const brief = TASKS * (text > ONE_LINE ? ROW.wrapped : ROW.brief);
  const all = { also: true, hint: true, nowFirst: false };
  if (fits(full, ALSO, HINT)) return { ...all, brief: false };
  if (fits(full, ALSO)) return { ...all, brief: false, hint: false };
  const hint = fits(brief, ALSO, HINT);
  return { brief: true, also: fits(brief, ALSO), hint, nowFirst: !fits(brief) };
}
