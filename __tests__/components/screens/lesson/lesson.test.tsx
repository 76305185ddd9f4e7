/** A lesson on the app's own table, by touch: predicted, refused, missed and learned. */
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { LearnScreen } from '@/components/screens/learn';
import { LessonScreen } from '@/components/screens/lesson';
import type { Choice } from '@/engine';
import { cardNamed } from '@/engine';
import { ThemeProvider } from '@/components/theme';
import { startApp } from '@/store/app';
import { LESSONS, useLearn } from '@/store/learn';
import { memoryKeeper } from '@/store/saves/memory';
import { useSettings } from '@/store/settings';

const METRICS = {
  frame: { x: 0, y: 0, width: 375, height: 667 },
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
};
const nowhere = () => undefined;

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
    />
  );
}

async function open(lesson: string): Promise<void> {
  startApp({ keeper: memoryKeeper(), pace: () => 'instant' });
  useSettings.setState({ pace: 'instant' });
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
async function openAt(left: NonNullable<ReturnType<typeof useLearn.getState>['open']>) {
  await open(left.lesson);
  await act(async () => {
    useLearn.setState({ open: left });
    await useLearn.getState().begin(left.lesson);
  });
  await settle();
}

const settle = () => act(async () => new Promise<void>((done) => setTimeout(done, 30)));

async function press(testID: string): Promise<void> {
  fireEvent.press(screen.getByTestId(testID));
  await settle();
}

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
  expect(question()).toMatch(/^A Stone helper for a Stone task adds 1/);
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

test('a card that the lesson does not look for is refused when it is tapped, not at its wing', async () => {
  await open('make');
  await press('act-lesson-next');
  await press(`card-${cardNamed('Crane')}`);
  expect(screen.getByTestId('why-not')).toHaveTextContent(/make a Metal work now/);
  expect(screen.queryAllByTestId(/^act-smith-/)).toHaveLength(0);
});

test('left alone, the lesson lets the table ask: Pinwheel says what it wants', async () => {
  await openAt({ lesson: 'works', stage: 1, made: [] });
  expect(question()).toMatch(/^Do Aiko's task although Curtain is in the way/);
  expect(screen.getByText('Read Curtain')).toBeOnTheScreen();
  await press(`card-${cardNamed('Bell')}`);
  await press(`act-reveal-${cardNamed('Bell')}`);
  await press('act-pray');
  expect(question()).toBe('Use a work tonight?');
  expect(screen.getByTestId('question-detail')).toHaveTextContent(/use Pinwheel/);
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
  expect(screen.getByText('Finish the lesson')).toBeOnTheScreen();
  expect(screen.getByText('Next: Wings')).toBeOnTheScreen();
  await press('act-lesson-next');
  expect(useLearn.getState()).toMatchObject({ now: null, done: ['make'] });
});

test('from the end of a lesson one tap leads to the next, and the last has none', async () => {
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
  expect(screen.getByText('Finish the lesson')).toBeOnTheScreen();
  expect(screen.queryByTestId('act-lesson-follow')).toBeNull();
});

test('the list shows what is done, what is half done, and what comes next', () => {
  const begun: string[] = [];
  render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <ThemeProvider>
        <LearnScreen
          ids={LESSONS.map(({ id }) => id)}
          done={['count']}
          open="day"
          game={{ isDone: false, isOpen: true }}
          onBegin={(id) => begun.push(id)}
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
  expect(begun).toEqual(['works']);
});
