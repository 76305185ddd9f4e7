/** Questions of players find their paragraph among the first three. */
import { searchRules } from '@/components/screens/rules/search';
import { speak } from '@/locales';
import { de } from '@/locales/de/german';

import { isAnswered, placesOf, type Terms, type Topic } from './answers';

const TERMS: Terms = {
  'discard pile': 'Floor',
  backorders: 'Backorder',
  'an empty deck': 'Deck',
  drawing: 'Draw',
};

const QUESTIONS: Readonly<Record<Topic, string>> = {
  'waiting cards': 'can I look at waiting cards?',
  'the fifth work': 'what happens with the fifth work?',
  building: 'how do I build a work?',
  support: 'is support discarded?',
  'discard pile': 'what is the discard pile',
  'first player': 'who starts the game',
  'hand limit': 'how many cards may I hold',
  cover: 'what does covering do',
  'counting actions': 'how many actions do I get',
  winning: 'how do I win?',
  backorders: 'what is a backorder',
  ties: 'who wins a tie',
  'skipping a task': 'can I skip an opponent’s task',
  'declining an effect': 'do I have to use an effect',
  'Smith or Craft': 'what is the difference between smith and craft',
  'the end': 'when does the game end',
  'an empty deck': 'what happens when the deck is empty',
  Prayer: 'what is prayer',
  'no task': 'why should I play no task',
  sales: 'when do sales score',
  wings: 'gallery or gift shop',
  drawing: 'how do I draw cards',
  Tailor: 'what does tailor do',
  stealing: 'can opponents steal my works',
  teams: 'how does a team game work',
  'a longer game': 'is there a longer game',
  'who shares a task': 'who else performs my task',
  'drawn cards': 'when can I use drawn cards',
  decks: 'how many decks for five players',
  teaching: 'how do I teach this to others',
  'an uncovered sale': 'does an uncovered sale score',
  Metal: 'what can I do with a metal card',
};

const each = (questions: Readonly<Record<Topic, string>>) =>
  (Object.keys(questions) as Topic[]).map((topic) => [questions[topic], topic] as const);

test.each(each(QUESTIONS))('%s', (question, topic) => {
  const found = searchRules(question);
  expect([placesOf(found), isAnswered(topic, found, TERMS)]).toEqual([placesOf(found), true]);
});

test('nothing is found for nothing, and for words that no rule has', () => {
  expect(searchRules('')).toEqual([]);
  expect(searchRules('the of and')).toEqual([]);
  expect(searchRules('zeppelin')).toEqual([]);
});

test('other words for the same find it too', () => {
  const first = (question: string) => searchRules(question)[0]?.section.id;
  expect(first('recruit')).toBe(first('hire'));
  expect(first('teammate')).toBe('teams');
});

const BEGRIFFE: Terms = {
  'discard pile': 'Boden',
  backorders: 'Nachbestellung',
  'an empty deck': 'Stapel',
  drawing: 'Ziehen',
};

const FRAGEN: Readonly<Record<Topic, string>> = {
  'waiting cards': 'darf ich wartende Karten ansehen?',
  'the fifth work': 'was passiert beim fünften Werk?',
  building: 'wie baue ich ein Werk?',
  support: 'wird Unterstützung abgelegt?',
  'discard pile': 'was ist der Ablagestapel',
  'first player': 'wer fängt an',
  'hand limit': 'wie viele Karten darf ich auf der Hand haben',
  cover: 'was bringt Deckung',
  'counting actions': 'wie viele Aktionen bekomme ich',
  winning: 'wie gewinne ich?',
  backorders: 'was ist eine Nachbestellung',
  ties: 'wer gewinnt bei Gleichstand',
  'skipping a task': 'kann ich die Aufgabe eines Gegners auslassen',
  'declining an effect': 'muss ich einen Effekt nutzen',
  'Smith or Craft': 'was ist der Unterschied zwischen Schmied und Fertigen',
  'the end': 'wann endet die Partie',
  'an empty deck': 'was passiert, wenn der Stapel leer ist',
  Prayer: 'was ist ein Gebet',
  'no task': 'warum sollte ich keine Aufgabe spielen',
  sales: 'wann bringen Verkäufe Punkte',
  wings: 'Galerie oder Laden',
  drawing: 'wie ziehe ich Karten',
  Tailor: 'was macht der Schneider',
  stealing: 'können Gegner meine Werke klauen',
  teams: 'wie geht das Teamspiel',
  'a longer game': 'gibt es eine längere Partie',
  'who shares a task': 'wer macht meine Aufgabe noch',
  'drawn cards': 'wann kann ich gezogene Karten benutzen',
  decks: 'wie viele Kartensätze zu fünft',
  teaching: 'wie erkläre ich es anderen',
  'an uncovered sale': 'zählt ein ungedeckter Verkauf',
  Metal: 'was kann ich mit Metall machen',
};

describe('in German', () => {
  beforeAll(() => speak('de', de));
  afterAll(() => speak('en', null));

  test.each(each(FRAGEN))('%s', (question, topic) => {
    const found = searchRules(question);
    expect([placesOf(found), isAnswered(topic, found, BEGRIFFE)]).toEqual([placesOf(found), true]);
  });

  test('nothing is found for nothing', () => {
    expect(searchRules('die und der')).toEqual([]);
    expect(searchRules('Zeppelin')).toEqual([]);
  });
});
