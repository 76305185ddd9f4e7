/** Reads the passage that a link names; parts that do not exist are left out. */
import type { RuleBlock, RuleSection } from '@/locales/rulebook';
import { rulebook } from './book';

export interface Passage {
  readonly section: RuleSection['id'];
  readonly block: number | null;
  readonly item: number | null;
}

/** How many points, rows or questions a block has. */
function itemsIn(block: RuleBlock): number {
  switch (block.kind) {
    case 'text':
    case 'example':
      return 0;
    case 'table':
      return block.rows.length;
    default:
      return block.items.length;
  }
}

const within = (text: string | undefined, length: number): number | null => {
  const n = text === undefined || text === '' ? NaN : Number(text);
  return Number.isInteger(n) && n >= 0 && n < length ? n : null;
};

/** Null: there is no such section. */
export function passageOf(text: string | undefined): Passage | null {
  const [id, first, second] = (text ?? '').split('/');
  const section = rulebook().find((each) => each.id === id);
  if (section === undefined) return null;
  const block = within(first, section.blocks.length);
  const at = block === null ? undefined : section.blocks[block];
  const item = at === undefined ? null : within(second, itemsIn(at));
  return { section: section.id, block, item };
}
