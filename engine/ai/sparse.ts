/** A sparse vector: most features are zero, so only the others are listed. */
export interface Sparse {
  count: number;
  index: number[];
  value: number[];
}

export function emptySparse(): Sparse {
  return { count: 0, index: [], value: [] };
}

export function copySparse(x: Sparse): Sparse {
  return { count: x.count, index: x.index.slice(0, x.count), value: x.value.slice(0, x.count) };
}

export function put(x: Sparse, index: number, value: number): void {
  if (value === 0) return;
  x.index[x.count] = index;
  x.value[x.count] = value;
  x.count++;
}
