import type { PromptButton } from '@/components/table/prompt/model';
import { promptNeed } from '@/components/table/prompt/room';

const button = (label: string): PromptButton => ({
  id: label,
  label,
  kind: 'secondary',
  does: { type: 'prayRest' },
  final: false,
});
const go = [button('Start the task')];
const SMALL = 344;

test('a question of one line has room in the usual panel, one of two lines asks for more', () => {
  const detail = 'Return a card from hand; then you may draw one.';
  expect(
    promptNeed({ question: 'A work for the night?', detail, buttons: go }, SMALL),
  ).toBeLessThan(116);
  const long = 'Obelisk bars Benkei’s Tailor task, and more';
  // Two lines of 23, one of 17, the buttons and the spacing.
  expect(promptNeed({ question: long, detail, buttons: go }, SMALL)).toBe(23 * 2 + 17 + 44 + 18);
});

test('larger text asks for more room, but only as far as it grows', () => {
  const words = { question: 'Hire a helper from the floor', detail: null, buttons: go };
  const at = (text: number) => promptNeed(words, SMALL, text);
  expect(at(1.3)).toBeGreaterThan(at(1));
  expect(at(2)).toBe(at(1.5));
});
