/** Finds the paragraphs of the rulebook that answer a question: rare words count more, titles most. */
import { perLanguage } from '@/locales';
import type { RuleBlock, RuleSection } from '@/locales/rulebook';
import { rulebook } from './book';
import { searchWords } from '@/locales/search';

export interface Passage {
  readonly section: RuleSection;
  /** Which of the section's blocks it stands in, and which item of that it is. */
  readonly block: number;
  readonly item: number;
  readonly text: string;
}

/** What a passage is about besides its section: a term of the glossary, a question, the first cell of a row. */
function headsOf(block: RuleBlock): readonly string[] {
  if (block.kind === 'terms') return block.items.map(({ term }) => term);
  if (block.kind === 'questions') return block.items.map(({ question }) => question);
  return block.kind === 'table' ? block.rows.map(([first = '']) => first) : [];
}

function textsOf(block: RuleBlock): readonly string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return block.rows.map((row) => row.join(': '));
    case 'example':
      return [`${block.title}: ${block.lines.join(' ')}`];
    case 'terms':
      return block.items.map(({ term, meaning }) => `${term}: ${meaning}`);
    case 'questions':
      return block.items.map(({ question, answer }) => `${question} ${answer}`);
  }
}

interface Indexed extends Passage {
  readonly words: readonly string[];
  readonly title: readonly string[];
  readonly head: readonly string[];
}

function indexed(): readonly Indexed[] {
  const { stems } = searchWords();
  return rulebook().flatMap((section) =>
    section.blocks.flatMap((each, block) =>
      textsOf(each).map((text, i) => ({
        section,
        block,
        item: i,
        text,
        words: stems(text),
        title: stems(section.title),
        head: stems(headsOf(each)[i] ?? ''),
      })),
    ),
  );
}

const passages = perLanguage(indexed);

const IN_TITLE = 0.75;
const IN_HEAD = 0.5;
/** The first block of a section says most about its title. */
const FIRST = 2;
/** A word that only means the same counts for less than the word itself. */
const SYNONYM = 0.7;
/** Long passages contain everything; a hit there says less. */
const USUAL_LENGTH = 14;

/** Best first; nothing if no word of the question occurs. */
export function searchRules(question: string, most = 12): readonly Passage[] {
  const all = passages();
  const asked = searchWords().meanings(question);
  const spread = new Map<string, number>();
  const rarity = (word: string): number => {
    const known = spread.get(word);
    if (known !== undefined) return known;
    const hits = all.filter(({ words, title }) => words.includes(word) || title.includes(word));
    const value = hits.length === 0 ? 0 : Math.log(1 + all.length / hits.length);
    spread.set(word, value);
    return value;
  };
  const weight = ({ words, title, head, block }: Indexed, word: string): number => {
    const times = words.filter((each) => each === word).length;
    const length = 0.5 + words.length / (2 * USUAL_LENGTH);
    const inText = times / (times + length);
    const inTitle = title.includes(word) ? IN_TITLE * (block === 0 ? FIRST : 1) : 0;
    const inHead = head.includes(word) ? IN_HEAD : 0;
    return rarity(word) * (inText + inTitle + inHead);
  };
  const scoreOf = (passage: Indexed): number =>
    asked.reduce((sum, [word = '', ...others]) => {
      const same = others.map((other) => SYNONYM * weight(passage, other));
      return sum + Math.max(weight(passage, word), 0, ...same);
    }, 0);
  return all
    .map((passage) => ({ passage, score: scoreOf(passage) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ passage }) => passage);
}
