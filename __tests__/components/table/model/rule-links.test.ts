/** Every "Why?" leads to an existing paragraph about the matter. */
import { passageOf } from '@/components/screens/rules/place';
import {
  RULE_OF_ACTION,
  RULE_OF_CATEGORY,
  RULE_OF_LINE,
  RULE_OF_MARK,
  RULE_OF_PAGE,
  RULE_OF_QUESTION,
  RULE_OF_REFUSAL,
  RULE_OF_ZONE,
  ruleOfQuestion,
  ruleOfRefusal,
} from '@/components/table/model/rule-links';
import type { RulePlace } from '@/locales/rulebook';
import { rulebook } from '@/components/screens/rules/book';

import { table } from '../../../engine/support/table';

const TABLES = {
  action: RULE_OF_ACTION,
  question: RULE_OF_QUESTION,
  refusal: RULE_OF_REFUSAL,
  category: RULE_OF_CATEGORY,
  line: RULE_OF_LINE,
  mark: RULE_OF_MARK,
  zone: RULE_OF_ZONE,
  page: RULE_OF_PAGE,
};

const all = Object.entries(TABLES).flatMap(([kind, links]) =>
  Object.entries<RulePlace | null>(links).flatMap(([key, link]) =>
    link === null ? [] : [[`${kind} ${key}`, link] as const],
  ),
);

function textAt(link: RulePlace): string {
  const passage = passageOf(link);
  const section = rulebook().find(({ id }) => id === passage?.section);
  const block = section?.blocks[passage?.block ?? -1];
  if (block === undefined) return '';
  const item = passage?.item ?? null;
  if (item === null || block.kind === 'text' || block.kind === 'example')
    return JSON.stringify(block);
  return JSON.stringify(block.kind === 'table' ? block.rows[item] : block.items[item]);
}

test.each(all)('%s: %s is there', (_, link) => {
  const parts = link.split('/').length;
  const passage = passageOf(link);
  expect(passage).not.toBeNull();
  expect(passage?.block === null).toBe(parts === 1);
  expect(passage?.item === null).toBe(parts < 3);
});

/** A word the paragraph must contain to be about the matter. */
const SPEAKS: Readonly<Record<string, RegExp>> = {
  'action clerk': /^."Clerk/,
  'action monk': /^."Monk/,
  'action tailor': /^."Tailor/,
  'action potter': /^."Potter/,
  'action smith': /^."Smith/,
  'action craft': /^."Craft/,
  'action prayer': /^."Prayer/,
  'question handLimit': /Hand limit/,
  'question discard': /Old task/,
  'question newTask': /New task/,
  'question obstruction': /Curtain or Tower/,
  'question effects': /decline|skip|optional|not have to|may/i,
  'question replaceSupport': /Crane/,
  'question support': /support/i,
  'question wing': /gallery or gift shop|wing/i,
  'refusal notYours': /your own temple/,
  'refusal partner': /partner/,
  'refusal ownerNotAhead': /compare/,
  'refusal wrongMaterial': /Craft/,
  'refusal needsSupport': /support/,
  'refusal needsBenchSupport': /craft bench/,
  'refusal noConversion': /Mask/,
  'refusal notThisMoment': /When/,
  'refusal nothingToDo': /check/i,
  'refusal effectUsed': /once/,
  'category works': /^"Works/,
  'category sales': /^"Sales/,
  'category backorders': /^"Backorders/,
  'category bonuses': /^"Bonuses/,
  'line covered': /covered sale/i,
  'line coveredByEffect': /Quilt/,
  'line uncovered': /none of them/,
  'line mostSales': /more sales/,
  'line tieClaimed': /Lampshade/,
  'mark theirTask': /player/,
  'mark waiting': /waiting area/,
  'mark wings': /gallery covers/,
  'mark support': /support/i,
  'mark craft': /Craft/,
  'mark selling': /covered sale/i,
  'mark prayer': /pray/i,
  'mark cover': /add up/i,
  'mark noTask': /Must I play a task|no task|a task/i,
  'mark end': /5 works/,
  'mark text': /effect/,
  'zone deck': /deck/,
  'zone waiting': /waiting area/,
  'zone floor': /floor/,
  'zone helpers': /helpers/,
  'zone bench': /craft bench/,
  'zone sales': /sales/,
  'zone gallery': /gallery/,
  'zone giftShop': /gift shop/,
  'page turn': /Morning/,
  'page tasks': /Clerk/,
  'page cover': /gallery covers/,
  'page end': /ends at once/,
  'page scoring': /Add up/,
};

test.each(Object.entries(SPEAKS))('%s speaks of it', (key, words) => {
  const link = all.find(([name]) => name === key)?.[1];
  expect(link).toBeDefined();
  expect(textAt(link as RulePlace)).toMatch(words);
});

test('a question leads to what is done, and a refusal to its reason', () => {
  const t = table({ you: { hand: ['Bell', 'Poem'] }, doing: 'Clerk' });
  expect(ruleOfQuestion(t.decision)).toBe(RULE_OF_ACTION.craft);
  const bell = t.decision.blocked.find(({ reason }) => reason === 'wrongMaterial');
  expect(ruleOfRefusal(t.decision, bell?.card ?? -1)).toBe('completing/2/1');
  expect(ruleOfRefusal(t.decision, -1)).toBe(RULE_OF_ACTION.craft);
  expect(ruleOfRefusal(null, 0)).toBe('noon/0');
});
