/** The rulebook with its lists of works, which come from the works themselves. */
import { nameOf } from '@/components/card/identity';
import { groupOf, materialOf, WORK_NAMES } from '@/engine';
import { perLanguage, t } from '@/locales';
import type { RuleBlock, RuleSection, WorksCell } from '@/locales/rulebook';
import { writtenRulebook } from '@/locales/rulebook';

function filled(cell: string | WorksCell): string {
  if (typeof cell === 'string') return cell;
  const works = [...WORK_NAMES.keys()].filter((card) =>
    [materialOf(card), groupOf(card)].includes(cell.id),
  );
  return cell.kind === 'number' ? `${works.length}` : t('list.items', { items: works.map(nameOf) });
}

const blockOf = (block: RuleBlock<string | WorksCell>): RuleBlock =>
  block.kind === 'table' ? { ...block, rows: block.rows.map((row) => row.map(filled)) } : block;

export const rulebook = perLanguage((): readonly RuleSection[] =>
  writtenRulebook().map((section) => ({ ...section, blocks: section.blocks.map(blockOf) })),
);
