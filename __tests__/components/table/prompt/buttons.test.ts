import {
  buttonsHeight,
  DETAIL,
  detailWidths,
  perRow,
  promptRows,
  thirds,
} from '@/components/table/prompt/buttons';
import type { PromptButton } from '@/components/table/prompt/model';
import { linesOf } from '@/components/theme/measure';

const button = (label: string, kind: PromptButton['kind'] = 'secondary'): PromptButton => ({
  id: label,
  label,
  kind,
  does: { type: 'prayRest' },
  final: false,
});
const wing = (label: string, detail: string, kind?: PromptButton['kind']): PromptButton => ({
  ...button(label, kind),
  detail,
});
const read = button('Read card', 'plain');
const SMALL = 344;

test('“Read card” stays beside the act of a chosen card, text at twice its size too', () => {
  const task = wing('Potter task', 'collect from the floor · 1 action', 'primary');
  expect(perRow([task, read], SMALL)).toBe(2);
  expect(perRow([task, read], SMALL, 2)).toBe(2);
});

test('an act of very many words has a row of its own', () => {
  const long = button('Handkerchief: discard Deck of Cards instead', 'primary');
  expect(perRow([long, read], SMALL)).toBe(1);
  expect(
    perRow([button('Hire Handkerchief with Flute as a Tailor', 'primary'), read], SMALL, 2),
  ).toBe(1);
});

test('two ways of equal weight share a row as long as both have room', () => {
  expect(perRow([button('Gallery'), button('Gift shop')], SMALL)).toBe(2);
  expect(perRow([button('Umbrella: turn up the top card, or not'), button('Go on')], SMALL)).toBe(
    1,
  );
});

test('four numbers share one row, four words do not', () => {
  const numbers = ['3', '4', '5', '7'].map((label) => button(label));
  expect(promptRows(numbers, SMALL)).toBe(1);
  expect(promptRows(numbers, SMALL, 2)).toBe(1);
  const words = ['Gallery', 'Gift shop', 'Go on', 'Go back'].map((label) => button(label));
  expect(promptRows(words, SMALL)).toBe(2);
});

test('three buttons are equally wide, unless the longest words need more to stay on one line', () => {
  const three = [button('Renew hand', 'primary'), button('Pray · draw 1'), button('Pray twice')];
  expect(thirds(three, 430)).toEqual([30, 30, 30]);
  const [tailor, pray, prayAll] = thirds(three, 375) as [number, number, number];
  expect(pray).toBeGreaterThan(tailor);
  expect(tailor).toBeGreaterThan(prayAll);
  // All in one row.
  expect(tailor + pray + prayAll).toBeLessThanOrEqual(90);
});

test('three buttons share a row only if no label needs a third line, on wide panels too', () => {
  const three = ['Hire Handkerchief', 'Collect', 'Pray'].map((label) => button(label));
  const long = [button('Umbrella: turn up the top card of the deck, or not'), ...three.slice(1)];
  expect(perRow(three, 520)).toBe(3);
  expect(perRow(long, 520)).toBe(2);
  expect(perRow(long, 900)).toBe(3);
});

const COVERS = 'covers 2 Tailor helpers · +2 actions';

test('the lines of a detail are about equally long: no word stands alone below the others', () => {
  const wings = [wing('Gallery', COVERS), wing('Gift shop', 'will cover Stone sales')];
  const [even] = detailWidths(wings, 374);
  expect(linesOf(COVERS, DETAIL, even ?? 0)).toEqual(['covers 2 Tailor', 'helpers · +2 actions']);
  expect(detailWidths([button('Go on')], 374)).toEqual([undefined]);
});

test('what a wing would cover may take three lines beside the other wing', () => {
  const wings = [wing('Gallery', COVERS), wing('Gift shop', 'will cover Stone sales')];
  // Side panel of an upright tablet, of a phone in landscape, and a phone.
  for (const width of [268, 298, SMALL]) expect(perRow(wings, width)).toBe(2);
  const plain = [button('Gallery'), button('Gift shop')];
  expect(buttonsHeight(wings, 268)).toBeGreaterThanOrEqual(buttonsHeight(plain, 268) + 22);
});

test('a preview that needs more than three lines has the whole width, and its row is counted', () => {
  const both =
    'Gallery: covers 2 Tailor helpers · +2 actions; Gift shop: covers 2 Cloth sales · +4 points';
  const craft = { ...button('Craft Umbrella', 'primary'), detail: both };
  expect(perRow([craft, read], SMALL)).toBe(2);
  expect(perRow([craft, read], 268)).toBe(1);
  expect(promptRows([craft, read], 268)).toBe(2);
  expect(perRow([craft, read], SMALL, 2)).toBe(1);
});

test('words that would be cut beside another button get a row of their own', () => {
  const three = [
    { ...button('Return Deck of Cards', 'primary'), material: 'paper' as const },
    { ...button('Handkerchief: discard Deck of Cards instead'), material: 'paper' as const },
    read,
  ];
  expect(perRow(three, SMALL)).toBe(2);
  expect(perRow(three, 268)).toBe(1);
});
