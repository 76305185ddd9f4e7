import { rulebook as told } from '../../components/screens/rules/book';
import type { RuleBlock } from '../../locales/en/rulebook';
import { works } from '../../locales/en/works';

const rulebook = told();

/** A text that players read, and its key. */
export interface Phrase {
  where: string;
  text: string;
}

/** All text on the cards: effects and rulings. */
export const cardPhrases: Phrase[] = Object.entries(works).flatMap(([name, { text, rulings }]) => [
  { where: `${name}: text`, text },
  ...rulings.map((ruling, i) => ({ where: `${name}: ruling ${i + 1}`, text: ruling })),
]);

/** Whole sentences of a block; titles, heads and table cells may be fragments. */
function sentencesOf(block: RuleBlock): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return [...block.items];
    case 'example':
      return [...block.lines];
    case 'terms':
      return block.items.map(({ meaning }) => meaning);
    case 'questions':
      return block.items.flatMap(({ question, answer }) => [question, answer]);
    case 'table':
      return [];
  }
}

function fragmentsOf(block: RuleBlock): string[] {
  switch (block.kind) {
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'example':
      return [block.title];
    case 'terms':
      return block.items.map(({ term }) => term);
    default:
      return [];
  }
}

function fromRulebook(pick: (block: RuleBlock) => string[]): Phrase[] {
  return rulebook.flatMap(({ id, blocks }) =>
    blocks.flatMap((block) =>
      pick(block).map((text) => ({ where: `${id}, ${block.kind}: ${text.slice(0, 30)}`, text })),
    ),
  );
}

export const ruleSentences: Phrase[] = fromRulebook(sentencesOf);
export const ruleFragments: Phrase[] = [
  ...rulebook.map(({ id, title }) => ({ where: `${id}: title`, text: title })),
  ...fromRulebook(fragmentsOf),
];

export const allPhrases: Phrase[] = [...cardPhrases, ...ruleSentences, ...ruleFragments];

/** The keys of the phrases that match, to compare with `[]`. */
export function matching(phrases: readonly Phrase[], pattern: RegExp): string[] {
  return phrases.flatMap(({ where, text }) => {
    const hit = pattern.exec(text);
    return hit === null ? [] : [`${where}: “${hit[0]}”`];
  });
}
