/** Compares `components/theme/measure` with what a browser measures. */
import { measured, samples } from '../../scripts/fonts/samples';
import {
  expect,
  scenario,
  TALL,
  type App,
  type Scenario,
  type TextSample,
  type TextSize,
} from '../driver';
import { choosableCard, toTheTable } from './table';
import { find } from './wait';

/** Largest allowed error, relative to the width. */
const MOST_OFF = 0.02;

function expectAsMeasured(drawn: readonly (TextSample & TextSize)[]): void {
  const wrong = drawn.flatMap((sample) => {
    const { text, fontFamily, fontSize, box, width, lines } = sample;
    const ours = measured(sample);
    const off = ours.width / width - 1;
    const which = `"${text}" in ${fontFamily} ${fontSize}`;
    const isWrong = Math.abs(off) > MOST_OFF;
    return [
      ...(isWrong ? [`${which} is ${width.toFixed(1)} wide, not ${ours.width.toFixed(1)}`] : []),
      ...(lines < ours.fewest || lines > ours.lines
        ? [`${which} in ${box} has ${lines} lines, not ${ours.lines}`]
        : []),
    ];
  });
  expect(wrong.length === 0, `${wrong.length} differ: ${wrong.slice(0, 8).join('; ')}`);
}

async function expectTableAsMeasured(app: App<'textsDrawn'>): Promise<number> {
  const drawn = await app.textsDrawn();
  expectAsMeasured(drawn);
  return drawn.length;
}

const SCREENS = [
  [360, 640],
  [844, 390],
  [1024, 768],
] as const;

export const measure: readonly Scenario[] = [
  scenario({
    name: 'every text is as wide as it was measured, and breaks into as many lines',
    needs: ['textSizes'],
    async run(app) {
      // Its fonts come with it; the others are there in every language.
      await app.launch('/settings');
      await app.tap('settings-language-ja');
      await app.see('settings-back');
      const all = await samples();
      const japanese = all.filter(({ lang }) => lang === 'ja');
      expect(all.length > 8000, `There are ${all.length} texts only`);
      expect(japanese.length > 2000, `There are ${japanese.length} Japanese texts only`);
      const sizes = await app.textSizes(all);
      expectAsMeasured(all.map((sample, i) => ({ ...sample, ...(sizes[i] as TextSize) })));
    },
  }),
  scenario({
    name: 'what stands on the table is as wide as it was measured, at every text size',
    needs: ['tappables', 'tapNow', 'setViewport', 'textsDrawn'],
    screen: TALL,
    async run(app) {
      for (const text of ['1', '2']) {
        await app.setViewport(390, 844);
        await app.launch();
        await app.tap('start-settings');
        await app.tap(`settings-text-${text}`);
        await app.tap('settings-pace-instant');
        await app.tap('settings-back');
        await app.tap('start-new');
        await app.tap('new-add');
        await app.tap('new-start');
        await toTheTable(app);
        const card = await find(() => choosableCard(app), 'No card can be chosen');
        await app.tap(card.testID);
        await app.see('act-read');
        for (const [width, height] of SCREENS) {
          await app.setViewport(width, height);
          const few = () => `At ${width}×${height} hardly any text was found`;
          await find(async () => ((await expectTableAsMeasured(app)) > 20 ? true : null), few);
        }
      }
    },
  }),
];
