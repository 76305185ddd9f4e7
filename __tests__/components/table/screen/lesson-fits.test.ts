/** A lesson's sentences and refusals fit without scrolling: on a small phone, in large text too, and on a tablet. */
import type { Cast } from '@/components/table/model/cast';
import { promptFor } from '@/components/table/prompt/model';
import { promptNeed, WORDS } from '@/components/table/prompt/room';
import { layAsked } from '@/components/table/screen/lay-asked';
import { inLesson } from '@/components/table/screen/lesson';
import type { CardId } from '@/engine';
import { decision, viewFor } from '@/engine';
import { speak } from '@/locales';
import { languageCodes, LANGUAGES } from '@/locales/languages';
import type { StageState } from '@/store/learn';
import type { Lesson, Progress, Stage } from '@/store/learn/lesson';
import { fits, stagesOf } from '@/store/learn/lesson';
import { LESSONS } from '@/store/learn/lessons';
import { openStage, playIn, reasonsFor } from '@/store/learn/run';

const INSETS = { top: 0, right: 0, bottom: 0, left: 0 };
/** Width, height, and how many times as large the reader's text is. */
const SIZES = [
  [375, 667, 1],
  [375, 667, 2],
  [1024, 768, 1],
  [768, 1024, 1],
] as const;
const CAST: Cast = {
  participants: [
    { name: 'You', kind: 'person', colour: 0 },
    { name: 'Aiko', kind: 'ai', level: 'novice', colour: 1 },
  ],
  viewer: 0,
};

/** Every table of the taught way. */
function tablesOf(stage: Stage): Progress[] {
  const tables = [openStage(stage)];
  if (stage.type !== 'play') return tables;
  for (const move of stage.solution) {
    const before = tables[tables.length - 1] as Progress;
    const choice = decision(before.g)?.choices.find((each) => fits(each, move));
    if (choice !== undefined) tables.push(playIn(stage, before, choice));
  }
  return tables;
}

type Moment = Pick<StageState, 'progress' | 'status' | 'why'> & { readonly chosen: CardId | null };

/** All that the panel can show: the sentence, with each card chosen, each reason, the end. */
function momentsOf(stage: Stage): Moment[] {
  const tables = tablesOf(stage);
  const asking = tables.slice(0, stage.type === 'play' ? -1 : 1).flatMap((progress) => {
    const choices = decision(progress.g)?.choices ?? [];
    const cards = stage.type === 'play' ? choices.flatMap(({ card }) => card ?? []) : [];
    const reasons = reasonsFor(stage, progress);
    return [
      ...[null, ...cards].map((chosen) => ({ progress, chosen, why: null })),
      ...reasons.map((why) => ({ progress, chosen: null, why })),
    ].map((moment) => ({ ...moment, status: 'asking' as const }));
  });
  const progress = tables[tables.length - 1] as Progress;
  return [...asking, { progress, chosen: null, why: null, status: 'reached' }];
}

interface Place {
  readonly lesson: Lesson;
  readonly stage: Stage;
  readonly at: number;
}

/** The table of a moment, and what its panel says. */
function laid({ lesson, stage, at }: Place, moment: Moment, size: (typeof SIZES)[number]) {
  const { progress, chosen } = moment;
  const view = viewFor(progress.g, 0);
  const asked = decision(progress.g);
  const prompt =
    asked === null || asked.player !== 0
      ? null
      : promptFor({ decision: asked, view, cast: CAST }, chosen, undefined);
  const of = stagesOf(lesson).length;
  const now: StageState = { ...moment, lesson, stage, at, of, tries: 1, help: 'none' };
  const taught = inLesson(now, prompt, CAST);
  const [width, height, text] = size;
  const viewport = { width, height, insets: INSETS, text };
  const { layout, buttons } = layAsked(view, viewport, 0, taught.words, taught.prompt, true);
  return { bands: layout.bands, words: taught.words, buttons };
}

/** How far the words exceed their panel, in small type. */
function lacks(place: Place, moment: Moment, size: (typeof SIZES)[number]): string[] {
  const [width, , text] = size;
  const { bands, words, buttons } = laid(place, moment, size);
  const panel = bands.prompt;
  const shown = { ...words, acts: buttons, mayTell: [] };
  const need = promptNeed(shown, panel?.w ?? 0, text, WORDS.tight);
  const over = need - (panel?.h ?? 0);
  const { question, detail } = words;
  const { lesson, stage } = place;
  return over <= 0
    ? []
    : [`${width} ×${text}: ${lesson.id}, ${stage.id}: ${over} over: ${question} | ${detail}`];
}

const momentsAt = (place: Place) => momentsOf(place.stage).map((moment) => ({ place, moment }));

const MOMENTS = LESSONS.flatMap((lesson) =>
  stagesOf(lesson).flatMap((stage, at) => momentsAt({ lesson, stage, at })),
);

afterEach(() => speak('en', null));

test.each(languageCodes)(
  'in %s every sentence has room on a small phone and on a tablet',
  async (code) => {
    speak(code, (await LANGUAGES[code].load?.()) ?? null);
    const found = MOMENTS.flatMap(({ place, moment }) =>
      SIZES.flatMap((size) => lacks(place, moment, size)),
    );
    expect([...new Set(found)]).toEqual([]);
  },
);

test.each(languageCodes)('in %s no reason for a wrong answer moves the table', async (code) => {
  speak(code, (await LANGUAGES[code].load?.()) ?? null);
  const reasons = MOMENTS.filter(({ moment }) => moment.why !== null && moment.status === 'asking');
  expect(reasons.length).toBeGreaterThan(30);
  for (const { place, moment } of reasons) {
    for (const size of SIZES) {
      const { bands } = laid(place, { ...moment, why: null }, size);
      expect(laid(place, moment, size).bands).toEqual(bands);
    }
  }
});
