/** Lessons are played on a real table, and can be left and resumed at any time. */
import type { Choice } from '@/engine';
import { cardNamed, decision, score } from '@/engine';
import { createLearnStore } from '@/store/learn/store';
import { LESSONS } from '@/store/learn/lessons';
import type { Playing, Progress } from '@/store/learn/lesson';
import { fits, stagesOf } from '@/store/learn/lesson';
import { openStage, outcomeOf, playIn } from '@/store/learn/run';
import { memory } from '../support/memory';

const PARTICIPANTS = [
  { name: 'You', kind: 'person' as const, colour: 0 },
  { name: 'Aiko', kind: 'ai' as const, level: 'novice' as const, colour: 1 },
];

async function learner(keeper = memory()) {
  const store = createLearnStore({
    scheduler: { pause: () => Promise.resolve() },
    pace: () => 'instant',
    passing: () => 'always',
    participants: () => PARTICIPANTS,
    wait: () => Promise.resolve(),
  });
  await store.getState().load(keeper);
  const learn = () => store.getState();
  const table = () => {
    const api = learn().table;
    if (api === null) throw new Error('There is no table.');
    return api.getState();
  };
  const choose = (wanted: Partial<Choice>) => {
    const found = table().decision?.choices.find((choice) =>
      Object.entries(wanted).every(([key, value]) => choice[key as keyof Choice] === value),
    );
    if (found === undefined) throw new Error(`${JSON.stringify(wanted)} is not possible.`);
    return table().choose(found);
  };
  const settled = async () => {
    for (let i = 0; i < 50; i++) await Promise.resolve();
  };
  return { keeper, learn, table, choose, settled };
}

test('a prediction: a wrong number has a reason, the right one is learned, and one goes on', async () => {
  const { learn, table } = await learner();
  await learn().begin('count');
  expect(learn().now).toMatchObject({ at: 0, of: 8, status: 'asking' });
  await learn().goOn();
  await learn().goOn();
  expect(learn().now?.stage.id).toBe('none');
  expect(table().view?.players[0]?.gallery).toEqual([cardNamed('Tower')]);
  await learn().goOn();
  expect(learn().now?.stage.id).toBe('none');
  learn().answer(3);
  expect(learn().now).toMatchObject({ status: 'asking', why: 'else' });
  learn().answer(1);
  expect(learn().now).toMatchObject({ status: 'reached', why: null });
  await learn().goOn();
  expect(learn().now?.stage.id).toBe('one');
});

test('where works are asked for, a wrong way has its own reason and leaves two to choose from', async () => {
  const { learn, choose } = await learner();
  await learn().begin('make');
  const trap = () => learn().now?.stage.id;
  while (trap() !== 'trap') await skip(learn, choose);
  learn().answer('smith');
  expect(learn().now).toMatchObject({ status: 'asking', why: 'smith' });
  learn().answer('craft');
  expect(learn().now).toMatchObject({ status: 'asking', why: 'else' });
  learn().answer('no');
  expect(learn().now).toMatchObject({ status: 'reached', why: null });
  while (trap() !== 'twinTrap') await skip(learn, choose);
  learn().answer('smith');
  expect(learn().now).toMatchObject({ status: 'asking', why: 'smith' });
  learn().answer('craft');
  expect(learn().now).toMatchObject({ status: 'reached', why: null });
});

test('another choice than the one taught is not made, and is answered', async () => {
  const { learn, table, choose } = await learner();
  await learn().begin('day');
  await learn().goOn();
  expect(await choose({ do: 'pass' })).toBe(false);
  expect(learn().now).toMatchObject({ why: 'noTask', status: 'asking' });
  expect(table().decision?.kind).toBe('newTask');
  expect(await choose({ do: 'task', card: cardNamed('Bench') })).toBe(true);
  expect(learn().now).toMatchObject({ why: null });
  expect(table().decision?.kind).toBe('action');
});

test('the reason goes as soon as another card is chosen', async () => {
  const { learn, table, choose } = await learner();
  await learn().begin('day');
  await learn().goOn();
  await choose({ do: 'task', card: cardNamed('Crane') });
  expect(learn().now?.why).toBe('otherTask');
  table().select(null);
  expect(learn().now?.why).toBe('otherTask');
  table().select(cardNamed('Bench'));
  expect(learn().now?.why).toBeNull();
});

test('a card with which nothing looked for can be done is not chosen, and is answered', async () => {
  const { learn, table } = await learner();
  await learn().begin('make');
  await learn().goOn();
  table().select(cardNamed('Coin'));
  expect(table().selection).toBe(cardNamed('Coin'));
  table().select(cardNamed('Crane'));
  expect(table().selection).toBeNull();
  expect(learn().now).toMatchObject({ status: 'asking', why: 'paper' });
});

/** Every table on which a stage can end. */
function endsOf(stage: Playing, progress = openStage(stage)): Progress[] {
  if (outcomeOf(stage, progress).type !== 'on') return [progress];
  const choices = decision(progress.g)?.choices ?? [];
  return choices.flatMap((choice) => endsOf(stage, playIn(stage, progress, choice)));
}

test.each(['fifth', 'twin'])('%s of the end is won by points, never by a tie', (id) => {
  const lesson = LESSONS.find((each) => each.id === 'end');
  const stage = lesson && stagesOf(lesson).find((each) => each.id === id);
  if (stage?.type !== 'play') throw new Error(`There is no ${id} to play.`);
  const over = endsOf(stage).filter(({ g }) => g.end !== null);
  expect(over.some((progress) => stage.isReached(progress))).toBe(true);
  const tied = over.filter(({ g }) => score(g).decidedBy === 'tieBreak');
  expect(tied.map(({ made }) => made)).toEqual([]);
});

test('a free turn that misses its goal says why, and begins again', async () => {
  const { learn, table, choose } = await learner();
  await learn().begin('sharing');
  const twin = stagesOf(learn().now?.lesson ?? { id: '', stages: [], twin: [] }).length - 1;
  while (learn().now?.at !== twin) await skip(learn, choose);
  await choose({ do: 'task', card: cardNamed('Cup') });
  expect(learn().now).toMatchObject({ status: 'missed', why: 'gives' });
  await learn().goOn();
  expect(learn().now).toMatchObject({ status: 'asking', at: twin });
  expect(table().decision?.kind).toBe('newTask');
});

/** Plays a stage by its own solution. */
async function skip(
  learn: () => ReturnType<Awaited<ReturnType<typeof learner>>['learn']>,
  choose: Awaited<ReturnType<typeof learner>>['choose'],
): Promise<void> {
  const { now } = learn();
  if (now?.stage.type === 'predict') learn().answer(now.stage.right(now.progress.g));
  if (now?.stage.type === 'play') {
    for (const move of now.stage.solution) {
      for (let i = 0; i < 50; i++) await Promise.resolve();
      const choices = learn().table?.getState().decision?.choices ?? [];
      const choice = choices.find((each) => fits(each, move));
      await choose(choice ?? { do: move.do });
    }
  }
  await learn().goOn();
}

test.each(LESSONS.map(({ id }) => id))('%s is played to its end on the table', async (id) => {
  const { learn, choose, keeper } = await learner();
  await learn().begin(id);
  for (let i = 0; learn().now !== null && i < 20; i++) await skip(learn, choose);
  expect(learn()).toMatchObject({ now: null, table: null, done: [id], open: null });
  expect(JSON.parse(keeper.text ?? '')).toMatchObject({ done: [id], open: null });
});

test('killed in mid-lesson it goes on at the same choice', async () => {
  const first = await learner();
  await first.learn().begin('day');
  await first.learn().goOn();
  await first.choose({ do: 'task', card: cardNamed('Bench') });
  await first.choose({ do: 'collect', card: cardNamed('Tower') });
  const after = await learner(first.keeper);
  expect(after.learn().open).toMatchObject({ lesson: 'day', stage: 1 });
  await after.learn().begin('day');
  expect(after.table().view?.players[0]?.bench).toEqual([cardNamed('Tower')]);
  expect(after.table().decision?.choices).toContainEqual({ do: 'hire', card: cardNamed('Vase') });
});

test('of several choices at once none is made if one is refused: the table stays as it is', async () => {
  const { learn, table, settled } = await learner();
  await learn().begin('wings');
  await learn().goOn();
  const work: Choice = { do: 'smith', card: cardNamed('Flag') };
  table().select(cardNamed('Flag'));
  expect(await table().chooseAll([work, { do: 'wing', wing: 'gallery' }])).toBe(0);
  await settled();
  expect(learn().now).toMatchObject({ status: 'asking', why: 'gallery', progress: { made: [] } });
  expect(table().selection).toBe(cardNamed('Flag'));
  expect(await table().chooseAll([work, { do: 'wing', wing: 'giftShop' }])).toBe(2);
  expect(learn().now).toMatchObject({ status: 'reached', why: null });
});

test('where the goal is reached the turn stands still: the next one would hide what is said', async () => {
  const { learn, table, choose, settled } = await learner();
  await learn().begin('wings');
  while (learn().now?.stage.id !== 'sell') await skip(learn, choose);
  await choose({ do: 'sell', card: cardNamed('Bowl') });
  await settled();
  expect(learn().now).toMatchObject({ status: 'reached' });
  expect(table()).toMatchObject({ turnDone: { player: 0 }, pending: [] });
  expect(table().log.filter(({ event }) => event.type === 'turn' && event.player === 1)).toEqual(
    [],
  );
});

test('a choice that is taken back is asked for again', async () => {
  const { learn, table, choose, settled } = await learner();
  await learn().begin('make');
  await learn().goOn();
  await choose({ do: 'smith', card: cardNamed('Coin') });
  await settled();
  expect(learn().now?.progress.made).toHaveLength(1);
  await table().undoChoice();
  expect(learn().now?.progress.made).toEqual([]);
  expect(table().decision?.kind).toBe('action');
});

test('what was saved by nobody, or by something else, is no trouble', async () => {
  for (const text of ['', 'null', '[]', '{"done":[1,"day","day"],"open":{"lesson":"day"}}']) {
    const keeper = memory();
    keeper.text = text;
    const { learn } = await learner(keeper);
    expect(learn().open).toBeNull();
    expect(learn().done).toEqual(text.includes('day') ? ['day'] : []);
  }
  const keeper = memory();
  keeper.text = '{"done":[],"open":{"lesson":"day","stage":1,"made":[{"do":"pray"}]}}';
  const { learn, table } = await learner(keeper);
  await learn().begin('day');
  expect(table().decision?.kind).toBe('newTask');
  expect(await learn().begin('unknown')).toBe(false);
});

test('the first game is the eighth lesson: done when it is over, and to be had again', async () => {
  const { learn, keeper } = await learner();
  learn().coach('first');
  learn().finishGame('another');
  expect(learn()).toMatchObject({ finished: true, coached: 'first', done: [] });
  learn().finishGame('first');
  expect(learn()).toMatchObject({ coached: null, done: ['game'] });
  expect((await learner(keeper)).learn()).toMatchObject({ coached: null, done: ['game'] });
  learn().coach('again');
  learn().finishGame('again');
  expect(learn()).toMatchObject({ coached: null, done: ['game'] });
});

test('a coach mark is shown once, over a restart too, until all are wanted again', async () => {
  const { learn, keeper } = await learner();
  learn().see('wings');
  learn().see('wings');
  expect(learn().seen).toEqual(['wings']);
  const after = await learner(keeper);
  expect(after.learn().seen).toEqual(['wings']);
  after.learn().forgetMarks();
  expect((await learner(keeper)).learn().seen).toEqual([]);
});
