import { castFor, playerName, shownParticipants, whoIs } from '@/components/table/model/cast';
import { speak } from '@/locales';
import { de } from '@/locales/de/german';
import { LANGUAGES } from '@/locales/languages';
import type { Participant } from '@/store/game';

afterEach(() => speak('en', null));

const person = (name: string): Participant => ({ name, kind: 'person', colour: 0 });
const AIKO: Participant = { name: 'Aiko', kind: 'ai', colour: 1, level: 'novice' };

test('who plays alone without a name is “You” in every language, wherever the game began', () => {
  const begun = [person('You'), AIKO];
  expect(playerName(castFor(begun, -1), 0)).toBe('You');
  speak('de', de);
  expect(playerName(castFor(begun, -1), 0)).toBe('Du');
  expect(whoIs(castFor(begun, -1), 0)).toBe('Du');
  expect(shownParticipants(begun)).toBe(shownParticipants(begun));
  speak('en', null);
  expect(playerName(castFor([person('Du'), AIKO], -1), 0)).toBe('You');
});

test('where several people play, names stay as they were given', () => {
  const cast = castFor([person('Du'), person('Ana'), AIKO], -1);
  expect([playerName(cast, 0), playerName(cast, 1)]).toEqual(['Du', 'Ana']);
});

test('a language says “You” as it is listed', () => {
  speak('de', de);
  expect(LANGUAGES.de.you).toBe(de.messages['new.you']);
});
