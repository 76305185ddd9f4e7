/** A lesson's sentences and refusals fit without scrolling: on a small phone, in large text too, and on a tablet. */
import type { Cast } from '@/components/table/model/cast';
import { promptFor } from '@/components/table/prompt/model';
import { promptNeed, WORDS } from '@/components/table/prompt/room';
import { layAsked } from '@/components/table/screen/lay-asked';
import { inLesson, questionsAt } from '@/components/table/screen/lesson';
import type { CardId } from '@/engine';
import { decision, viewFor } from '@/engine';
import { speak, t } from '@/locales';
import { languageCodes, LANGUAGES } from '@/locales/languages';
import type { StageState } from '@/store/learn';
import type { Lesson, Progress, Stage } from '@/store/learn/lesson';
import { fits, stagesOf } from '@/store/learn/lesson';
import { LESSONS } from '@/store/learn/lessons';
import {
  openStage,
  outcomeOf,
  playIn,
  reasonsFor,
  refusalOf,
  refusalOfCard,
} from '@/store/learn/run';

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

/** A table for each way in which a step beside the taught way misses the goal. */
function missedBeside(stage: Stage, tables: readonly Progress[]): Moment[] {
  if (stage.type !== 'play') return [];
  const missed = tables.slice(0, -1).flatMap((progress) =>
    (decision(progress.g)?.choices ?? []).flatMap((choice): Moment[] => {
      const after = playIn(stage, progress, choice);
      const outcome = outcomeOf(stage, after);
      if (refusalOf(stage, progress, choice) !== null || outcome.type !== 'missed') return [];
      return [{ progress: after, chosen: null, why: outcome.why, status: 'missed' }];
    }),
  );
  return missed.filter(({ why }, i) => missed.findIndex((other) => other.why === why) === i);
}

/** All that the panel can show: the sentence and each reason, with each card chosen; and the end. */
function momentsOf(stage: Stage): Moment[] {
  const tables = tablesOf(stage);
  const asking = tables.slice(0, stage.type === 'play' ? -1 : 1).flatMap((progress) => {
    const choices = decision(progress.g)?.choices ?? [];
    const cards = stage.type === 'play' ? choices.flatMap(({ card }) => card ?? []) : [];
    // A card that is not looked for is not chosen.
    const looked = [...new Set(cards)].filter(
      (card) => stage.type === 'play' && refusalOfCard(stage, progress, card) === null,
    );
    return [null, ...looked].flatMap((chosen) =>
      [null, ...reasonsFor(stage, progress, chosen ?? undefined)].map((why) => ({
        progress,
        chosen,
        why,
        status: 'asking' as const,
      })),
    );
  });
  const progress = tables[tables.length - 1] as Progress;
  const reached = { progress, chosen: null, why: null, status: 'reached' as const };
  return [...asking, ...missedBeside(stage, tables), reached];
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
  const asking = asked?.player === 0 ? { decision: asked, view, cast: CAST } : null;
  const prompt = asking === null ? null : promptFor(asking, chosen);
  const later = asking === null ? [] : questionsAt(asking);
  const of = stagesOf(lesson).length;
  const now: StageState = { ...moment, lesson, stage, at, of, tries: 1, help: 'none' };
  const taught = inLesson(now, prompt, CAST, later);
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
  const shown = { ...words, buttons, mayTell: [] };
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

test.each(languageCodes)('in %s the panel is never silent', async (code) => {
  speak(code, (await LANGUAGES[code].load?.()) ?? null);
  const said = MOMENTS.map(({ place, moment }) => laid(place, moment, SIZES[0]).words);
  expect(said.filter(({ question, detail }) => question === '' || detail === '')).toEqual([]);
  const isGoal = ({ place: { stage }, moment }: (typeof MOMENTS)[number]) =>
    stage.type === 'play' && stage.guide === undefined && moment.progress.made.length > 0;
  const alone = said.filter((_, i) => {
    const at = MOMENTS[i];
    return at !== undefined && isGoal(at) && at.moment.status === 'asking';
  });
  expect(alone.length).toBeGreaterThan(10);
  const goal = t('lesson.goal', { goal: '' });
  expect(alone.filter(({ detail }) => detail?.includes(goal) !== true)).toEqual([]);
});

test('a guided step never offers first what it then refuses', () => {
  const offered = MOMENTS.flatMap(({ place, moment }) => {
    const { stage } = place;
    if (stage.type !== 'play' || stage.guide === undefined || moment.status !== 'asking') return [];
    return laid(place, moment, SIZES[0]).buttons.flatMap(({ id, kind, does }) => {
      const isChoice = does.type === 'choose';
      const why = isChoice ? refusalOf(stage, moment.progress, does.choice) : null;
      return why === null ? [] : [{ id, kind, why }];
    });
  });
  expect(offered.length).toBeGreaterThan(10);
  expect(offered.filter(({ kind }) => kind === 'primary')).toEqual([]);
});

test.each(languageCodes)(
  'in %s neither a card that is chosen nor the reason for a wrong answer moves the table',
  async (code) => {
    speak(code, (await LANGUAGES[code].load?.()) ?? null);
    const asking = MOMENTS.filter(({ moment }) => moment.status === 'asking');
    const reasons = asking.filter(({ moment }) => moment.why !== null);
    const chosen = asking.filter(({ moment }) => moment.chosen !== null);
    expect(reasons.length).toBeGreaterThan(30);
    expect(chosen.length).toBeGreaterThan(30);
    for (const { place, moment } of new Set([...reasons, ...chosen])) {
      for (const size of SIZES) {
        const { bands } = laid(place, { ...moment, chosen: null, why: null }, size);
        expect(laid(place, moment, size).bands).toEqual(bands);
      }
    }
  },
);
