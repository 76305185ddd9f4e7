/** A game without a name is called after who plays it, in the words of the language. */
import { speak } from '@/locales';
import { ja } from '@/locales/ja/japanese';
import { newStore, person } from './support';

afterEach(() => speak('en', null));

const nameOf = async () => {
  const store = newStore();
  await store.getState().startGame({ participants: [person('Ana'), person('Bruno', 1)] });
  return store.getState().game?.name;
};

test('in English with commas, in Japanese as Japanese lists are written', async () => {
  expect(await nameOf()).toBe('Ana, Bruno');
  speak('ja', ja);
  expect(await nameOf()).toBe('Ana、Bruno');
});
