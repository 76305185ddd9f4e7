/** Memoizes a function for its most recent arguments. */
export function latest<A extends readonly unknown[], R>(
  make: (...args: A) => R,
): (...args: A) => R {
  let known: { readonly args: A; readonly made: R } | null = null;
  return (...args) => {
    if (known === null || args.some((arg, i) => arg !== known?.args[i])) {
      known = { args, made: make(...args) };
    }
    return known.made;
  };
}
