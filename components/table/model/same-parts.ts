/**
 * Keeps the old object for every part that has not changed. Views and layouts are rebuilt at each step, so without this
 * every part of the table would render again.
 */
export function sameParts<T>(before: T, now: T): T {
  if (Object.is(before, now) || typeof now !== 'object' || typeof before !== 'object') return now;
  if (before === null || now === null) return now;
  if (Array.isArray(now)) {
    return Array.isArray(before) ? (sameList(before, now) as T) : now;
  }
  if (now instanceof Map) {
    return before instanceof Map ? (sameMap(before, now) as T) : now;
  }
  if (now instanceof Set || Object.getPrototypeOf(now) !== Object.getPrototypeOf(before))
    return now;
  return sameRecord(before as Parts, now as Parts) as T;
}

type Parts = Record<string, unknown>;

function sameList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const kept = now.map((part, i) => (i < before.length ? sameParts(before[i], part) : part));
  if (kept.length === before.length && kept.every((part, i) => part === before[i])) return before;
  return kept.every((part, i) => part === now[i]) ? now : kept;
}

/** Key order counts too, because it is the order of the cards. */
function sameMap(
  before: ReadonlyMap<unknown, unknown>,
  now: ReadonlyMap<unknown, unknown>,
): ReadonlyMap<unknown, unknown> {
  const order = before.keys();
  let same = before.size === now.size;
  const kept = new Map<unknown, unknown>();
  for (const [key, part] of now) {
    const was = before.get(key);
    const mine = was === undefined ? part : sameParts(was, part);
    kept.set(key, mine);
    if (mine !== was || order.next().value !== key) same = false;
  }
  return same ? before : kept;
}

function sameRecord(before: Parts, now: Parts): Parts {
  const names = Object.keys(now);
  let same = Object.keys(before).length === names.length;
  let fresh = true;
  const kept: Parts = {};
  for (const name of names) {
    kept[name] = sameParts(before[name], now[name]);
    if (kept[name] !== before[name] || !(name in before)) same = false;
    if (kept[name] !== now[name]) fresh = false;
  }
  // If no part could be shared, the new object is used as it is.
  return same ? before : fresh ? now : kept;
}

/** Shares each value with the previous one. */
export function sharing<T>(): (now: T) => T {
  let last: T | undefined;
  return (now) => {
    last = last === undefined ? now : sameParts(last, now);
    return last;
  };
}
