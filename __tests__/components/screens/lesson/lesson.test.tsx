/** A lesson on the app's own table, by touch: predicted, refused, missed and learned. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { LearnScreen } from '@/components/screens/learn';
import { LessonScreen } from '@/components/screens/lesson';
import type { CardName, Choice, Decision, Wing } from '@/engine';
import { cardNamed, decision, materialOf, nameOfCard, situation } from '@/engine';
import { ThemeProvider } from '@/components/theme';
import { startApp } from '@/store/app';
import type { Pace } from '@/store/game';
import { useGame } from '@/store/game';
import { LESSONS, useLearn } from '@/store/learn';
import type { Move, Prediction } from '@/store/learn/lesson';
import { fits, stagesOf } from '@/store/learn/lesson';
import { openStage, playIn } from '@/store/learn/run';
import { memoryKeeper } from '@/store/saves/memory';
import { useSettings } from '@/store/settings';

const METRICS = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};
const nowhere = () => undefined;

let begun = 0;
beforeEach(() => {
  begun = 0;
});

function Lesson() {
  const now = useLearn((s) => s.now);
  if (now === null) return null;
  return (
    <LessonScreen
      now={now}
      inView
      onLeave={nowhere}
      onSettings={nowhere}
      onRules={nowhere}
      onCards={nowhere}
      onFirstGame={() => (begun += 1)}
    />
  );
}

async function open(lesson: string, pace: Pace = 'instant'): Promise<void> {
  startApp({ keeper: memoryKeeper(), pace: () => pace });
  useSettings.setState({ pace });
  await useLearn.getState().begin(lesson);
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <Lesson />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  await settle();
}

/** Goes on where a lesson was left. */
async function openAt(
  left: NonNullable<ReturnType<typeof useLearn.getState>['open']>,
  pace?: Pace,
): Promise<void> {
  await open(left.lesson, pace);
  await act(async () => {
    useLearn.setState({ open: left });
    await useLearn.getState().begin(left.lesson);
  });
  await settle();
}

const settle = (ms = 30) => act(async () => new Promise<void>((done) => setTimeout(done, ms)));

async function press(testID: string): Promise<void> {
  fireEvent.press(screen.getByTestId(testID));
  await settle();
}

/** A small phone, where a tapped card opens in a sheet over the table. */
const onPhone = () => {
  const window = { width: 375, height: 667, scale: 2, fontScale: 1 };
  act(() => Dimensions.set({ window, screen: window }));
};
const onTablet = () => {
  const window = { width: 1024, height: 768, scale: 2, fontScale: 1 };
  act(() => Dimensions.set({ window, screen: window }));
};
const USUAL = Dimensions.get('window');
afterEach(() => act(() => Dimensions.set({ window: USUAL, screen: USUAL })));

const detail = () => screen.getByTestId('question-detail');

/** Faces of cards are silent: their labels tell the same. */
const HIDDEN = { includeHiddenElements: true };

const question = () => screen.getByTestId('question').props.children as string;

test('counting: the answer is not on the table before it is given, neither to see nor to hear', async () => {
  const helpers = () => screen.getByTestId('helpers-0-stone').props.accessibilityLabel as string;
  await open('count');
  expect(question()).toMatch(/^The most points win/);
  await press('act-lesson-next');
  await press('act-lesson-next');
  await press('act-answer-1');
  await press('act-lesson-next');
  expect(question()).toMatch(/^One Monk helper, a Stone card\. It adds 1/);
  expect(screen.queryByText(/= 3/)).toBeNull();
  expect(screen.queryByText('+2', HIDDEN)).toBeNull();
  expect(helpers()).not.toMatch(/action/);
  await press('act-answer-2');
  expect(screen.getByTestId('why-not')).toHaveTextContent(/1 \+ 2 × 1 helper = 3 actions/);
  await press('act-answer-3');
  expect(question()).toMatch(/^Right: 1 \+ 2 × 1 helper = 3 actions\./);
  expect(screen.getByText('+2', HIDDEN)).toBeTruthy();
  expect(helpers()).toMatch(/2 actions more/);
});

test.each(['a phone', 'a tablet'])(
  'counting on %s: a helper that is read does not tell what it adds before the answer is given',
  async (where) => {
    if (where === 'a phone') onPhone();
    await openAt({ lesson: 'count', stage: 3, made: [] });
    await press('helpers-0-stone');
    expect(screen.getByTestId('life-helper')).toHaveTextContent(/Monk tasks give 1 more action/);
    expect(screen.getByTestId('life-task')).not.toHaveTextContent(/\d/);
    expect(screen.queryByTestId('inspector-worth')).toBeNull();
    expect(screen.queryByText(/3 actions/)).toBeNull();
  },
);

const buttons = (): readonly string[] =>
  screen.queryAllByTestId(/^act-(?!read-)/).map(({ props }) => props.testID as string);

/** The card itself, or the pile on the bench that it lies in. */
async function touch(name: CardName): Promise<void> {
  const card = cardNamed(name);
  const [lone] = screen.queryAllByTestId(`card-${card}`);
  await press(lone === undefined ? `bench-0-${materialOf(card)}` : `card-${card}`);
  const [inPile] = screen.queryAllByTestId(`pick-${card}`);
  if (inPile !== undefined) await press(`pick-${card}`);
}

const madeSoFar = () => useLearn.getState().now?.progress.made.length ?? 0;

/** Until the table asks; the opponent's turn may lie between. */
async function untilAsked(): Promise<Decision> {
  for (let i = 0; i < 40; i++) {
    const asked = useGame.getState().decision;
    if (asked !== null) return asked;
    await settle();
  }
  throw new Error('Nothing is asked');
}

/** Taps what the move is of, then its button; one tap may be enough. */
async function playByTouch(move: Move, wing: Wing | undefined): Promise<void> {
  const { choices } = await untilAsked();
  const { card, via } = choices.find((choice) => fits(choice, move)) ?? {};
  const before = madeSoFar();
  const opens = `act-open-${via}`;
  if (buttons().includes(opens)) await press(opens);
  if (card !== undefined) await touch(nameOfCard(card));
  if (madeSoFar() > before) return;
  const name = card === undefined ? '' : `-${card}`;
  const isIt = (id: string) => id.includes(name) && (wing === undefined || id.endsWith(wing));
  const button = buttons().find((id) => id.startsWith(`act-${move.do}`) && isIt(id));
  if (button === undefined) throw new Error(`${move.do}${name} has no button: ${buttons().join()}`);
  await press(button);
}

/** The cards to be returned are tapped one by one, and one button returns them and draws. */
async function renewByTouch(moves: readonly Move[]): Promise<void> {
  await untilAsked();
  for (const { do: act, card } of moves) {
    if (act === 'return' && card !== undefined) await touch(card);
  }
  await press('act-returnPicked');
}

/** A wrong answer first, which gets a reason; then the right one. */
async function answerByTouch(stage: Prediction): Promise<void> {
  const right = stage.right(situation(stage.situation));
  const wrong = stage.answers.find((answer) => answer !== right);
  await press(`act-answer-${wrong}`);
  expect(screen.getByTestId('why-not')).toBeOnTheScreen();
  await press(`act-answer-${right}`);
}

test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))(
  '%s is played to its end by touch, on a phone',
  async (id, lesson) => {
    onPhone();
    await open(id);
    for (const stage of stagesOf(lesson)) {
      expect(useLearn.getState().now?.stage.id).toBe(stage.id);
      if (stage.type === 'predict') await answerByTouch(stage);
      const moves = stage.type === 'play' ? stage.solution : [];
      if (moves[0]?.do === 'tailor') await renewByTouch(moves);
      else {
        for (const [i, move] of moves.entries()) {
          if (move.do !== 'wing') await playByTouch(move, moves[i + 1]?.wing);
        }
      }
      await press('act-lesson-next');
    }
    expect(useLearn.getState()).toMatchObject({ now: null, done: [id] });
  },
);

test('a wrong wing is refused and the work stays chosen: one tap on the other makes it', async () => {
  await openAt({ lesson: 'wings', stage: 1, made: [] });
  const flag = cardNamed('Flag');
  await press(`card-${flag}`);
  await press(`act-smith-${flag}-gallery`);
  expect(screen.getByTestId('why-not')).toHaveTextContent(/your sales still count nothing/);
  expect(question()).toMatch(/^In the gallery it covers your helper/);
  await press(`act-smith-${flag}-giftShop`);
  expect(question()).toMatch(/^6 points/);
});

test('a card that the lesson does not look for is refused when it is tapped, not at its wing', async () => {
  await open('make');
  await press('act-lesson-next');
  await press(`card-${cardNamed('Crane')}`);
  expect(screen.getByTestId('why-not')).toHaveTextContent(/make a Metal work now/);
  expect(screen.queryAllByTestId(/^act-smith-/)).toHaveLength(0);
});

test('left alone, the lesson lets the table ask: Pinwheel says what it wants', async () => {
  await openAt({ lesson: 'works', stage: 1, made: [] });
  expect(question()).toMatch(/^Read Curtain in Aiko's gallery and your Pinwheel/);
  expect(screen.getByText('Read Curtain')).toBeOnTheScreen();
  await press(`card-${cardNamed('Bell')}`);
  await press(`act-reveal-${cardNamed('Bell')}`);
  await press('act-pray');
  expect(question()).toBe('Use a work tonight?');
  expect(detail()).toHaveTextContent(
    /^Return a card from your hand, then draw one\. Goal: .*use Pinwheel\.$/,
  );
  await press(`act-open-${cardNamed('Pinwheel')}`);
  expect(question()).toBe('Which card do you return?');
  await press(`card-${cardNamed('Robe')}`);
  await press(`act-use-${cardNamed('Pinwheel')}-${cardNamed('Robe')}`);
  expect(question()).toBe('Draw a card?');
  expect(detail()).toHaveTextContent(/^It joins your hand this Night\. Goal: /);
  await press('act-draw');
  // Reached, the goal is no longer asked for.
  expect(detail()).toHaveTextContent('Works · 2 of 2');
});

test('a reason that names a work of the rival leads to it, though it is not on a phone', async () => {
  onPhone();
  await openAt({ lesson: 'works', stage: 1, made: [] });
  await press('act-pass');
  expect(screen.getByTestId('why-not')).toHaveTextContent(/Read Curtain: what would/);
  await press(`act-read-${cardNamed('Curtain')}`);
  expect(screen.getByTestId('inspector')).toHaveTextContent(/Curtain.*Aiko’s gallery/);
});

test('a pile that opens asks in short: the sentence of the lesson has no room there', async () => {
  onPhone();
  const works = LESSONS.find(({ id }) => id === 'works');
  const [stage] = works?.stages ?? [];
  if (stage?.type !== 'play') throw new Error('There is nothing to play');
  let progress = openStage(stage);
  for (const move of stage.solution.slice(0, -1)) {
    const choice = decision(progress.g)?.choices.find((each) => fits(each, move));
    if (choice !== undefined) progress = playIn(stage, progress, choice);
  }
  await openAt({ lesson: 'works', stage: 0, made: progress.made });
  expect(question()).toMatch(/^You completed a work: now Amulet acts/);
  await press(`act-open-${cardNamed('Amulet')}`);
  await press('bench-0-clay');
  const sheet = within(screen.getByTestId('picker'));
  expect(sheet.getByText('Which card do you sell?')).toBeOnTheScreen();
  expect(sheet.queryByText(/^You completed a work/)).toBeNull();
});

test('on a tablet the opponent’s turn comes though a card is read beside the table', async () => {
  onTablet();
  await openAt({ lesson: 'end', stage: 3, made: [] }, 'fast');
  // A new question ignores taps for a moment.
  await settle(600);
  const bell = cardNamed('Bell');
  await press(`card-${bell}`);
  expect(screen.getByTestId('inspector-text')).toBeOnTheScreen();
  await press(`act-smith-${bell}-giftShop`);
  await waitFor(() => expect(question()).toBe('Choose today’s task'), { timeout: 15_000 });
  expect(detail()).toHaveTextContent(/Goal: Win within two turns\. It is 14 to 9\.$/);
}, 30_000);

test('the goal holds on the second turn too, and a reason for one who made two works', async () => {
  const [bell, ring, crane] = [cardNamed('Bell'), cardNamed('Ring'), cardNamed('Crane')];
  const made: Choice[] = [
    { do: 'smith', card: bell },
    { do: 'wing', wing: 'giftShop' },
    { do: 'task', card: ring },
  ];
  await openAt({ lesson: 'end', stage: 3, made });
  expect(detail()).toHaveTextContent(/Goal: Win within two turns\. It is 14 to 9\.$/);
  await press(`card-${crane}`);
  await press(`act-smith-${crane}-giftShop`);
  expect(question()).toBe('Not yet');
  expect(screen.getByTestId('why-not')).toHaveTextContent(/the fifth work in your gallery/);
});

test('a card that was drawn is seen waiting: no step of a lesson answers itself', async () => {
  const made: Choice[] = [
    { do: 'task', card: cardNamed('Bench') },
    { do: 'collect', card: cardNamed('Vase') },
    { do: 'hire', card: cardNamed('Tower') },
  ];
  await openAt({ lesson: 'day', stage: 1, made });
  expect(question()).toMatch(/becomes a Prayer/);
  expect(screen.queryByTestId('act-prayRest')).toBeNull();
  await press('act-pray');
  expect(question()).toMatch(/^There it waits, face down/);
  await press('act-pray');
  expect(question()).toMatch(/^Night: what waited is in your hand now, 3 cards/);
});

test('a chosen work asks for its wing in the words of the lesson', async () => {
  await open('make');
  expect(question()).toMatch(/^A Smith task makes a work of any material/);
  await press('act-lesson-next');
  await press(`card-${cardNamed('Coin')}`);
  expect(question()).toMatch(/^Choose a wing, and it is complete/);
  expect(screen.getAllByTestId(/^act-smith-/)).toHaveLength(2);
});

test('a lesson says where one is, and its last stage finishes it', async () => {
  await open('make');
  expect(screen.getByText('Make · 1 of 6')).toBeOnTheScreen();
  await act(async () => {
    const { now } = useLearn.getState();
    if (now !== null) useLearn.setState({ now: { ...now, at: 5, status: 'reached' } });
  });
  await settle();
  expect(screen.getByText('Back to the lessons')).toBeOnTheScreen();
  expect(screen.getByText('Next: Wings')).toBeOnTheScreen();
  await press('act-lesson-next');
  expect(useLearn.getState()).toMatchObject({ now: null, done: ['make'] });
});

test('where nobody leads, the buttons of the wings do not tell what each brings', async () => {
  await open('wings');
  await press('act-lesson-next');
  const card = `card-${cardNamed('Flag')}`;
  await press(card);
  expect(screen.getByTestId('prompt')).toHaveTextContent(/covers 2 Cloth sales · \+4 points/);
  await openAt({ lesson: 'wings', stage: 3, made: [] });
  await press(`card-${cardNamed('Gong')}`);
  expect(screen.getAllByTestId(/^act-smith-.*-giftShop$/)).toHaveLength(1);
  expect(screen.getByTestId('prompt')).not.toHaveTextContent(/covers|\+\d/);
});

test('from the end of a lesson one tap leads to the next, and from the last to the first game', async () => {
  await open('make');
  const reach = (at: number) =>
    act(async () => {
      const { now } = useLearn.getState();
      if (now !== null) useLearn.setState({ now: { ...now, at, status: 'reached' } });
    });
  await reach(5);
  await press('act-lesson-follow');
  expect(useLearn.getState()).toMatchObject({ now: { lesson: { id: 'wings' }, at: 0 } });
  expect(useLearn.getState().done).toContain('make');
  expect(screen.getByText(/^Wings · 1 of/)).toBeOnTheScreen();
  await act(async () => void (await useLearn.getState().begin('works')));
  await reach(1);
  expect(screen.getByText('Back to the lessons')).toBeOnTheScreen();
  expect(screen.getByTestId('act-lesson-follow')).toHaveTextContent('Play a first game');
  expect(begun).toBe(0);
  await press('act-lesson-follow');
  expect(begun).toBe(1);
});

test('the list shows what is done, what is half done, and what comes next', () => {
  const chosen: string[] = [];
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <LearnScreen
          ids={LESSONS.map(({ id }) => id)}
          done={['count']}
          open="day"
          game={{ isDone: false, isOpen: true }}
          onBegin={(id) => chosen.push(id)}
          onFirstGame={nowhere}
          onRules={nowhere}
          onBack={nowhere}
        />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  expect(screen.getByTestId('lesson-count')).toHaveAccessibleName(/Lesson 1: Count\..* Done\.$/);
  expect(screen.getByTestId('lesson-day')).toHaveAccessibleName(/Go on where you left\.$/);
  expect(screen.getByTestId('learn-first-game')).toHaveAccessibleName(
    /^Lesson 8: Play a first game\..* Go on where you left\.$/,
  );
  fireEvent.press(screen.getByTestId('lesson-works'));
  expect(chosen).toEqual(['works']);
});

test('what an empty zone says goes with the sentence beside which it was said', async () => {
  await openAt({ lesson: 'count', stage: 0, made: [] });
  await press('empty-bench');
  expect(screen.getByTestId('why-not')).toBeOnTheScreen();
  await press('act-lesson-next');
  expect(question()).toMatch(/^Making takes actions/);
  expect(screen.queryByTestId('why-not')).toBeNull();
});
