/** Questions of players find their paragraph among the first three. */
import { searchRules } from '@/components/screens/rules/search';
import { speak } from '@/locales';
import { de } from '@/locales/de/german';

const QUESTIONS: readonly (readonly [question: string, ...sections: string[]])[] = [
  ['can I look at waiting cards?', 'temple', 'night', 'knowledge', 'faq'],
  ['what happens with the fifth work?', 'end'],
  ['how do I build a work?', 'completing'],
  ['is support discarded?', 'completing', 'faq'],
  ['what is the discard pile', 'temple', 'glossary'],
  ['who starts the game', 'setup'],
  ['how many cards may I hold', 'morning', 'faq'],
  ['what does covering do', 'covering'],
  ['how many actions do I get', 'counting-actions'],
  ['how do I win?', 'win'],
  ['what is a backorder', 'backorders', 'glossary'],
  ['who wins a tie', 'ties', 'win'],
  ['can I skip an opponent’s task', 'counting-actions', 'faq'],
  ['do I have to use an effect', 'effects', 'faq'],
  ['what is the difference between smith and craft', 'completing'],
  ['when does the game end', 'end'],
  ['what happens when the deck is empty', 'end'],
  ['what is prayer', 'actions', 'glossary'],
  ['why should I play no task', 'win', 'faq'],
  ['when do sales score', 'scoring', 'covering'],
  ['gallery or gift shop', 'covering', 'completing', 'glossary'],
  ['how do I draw cards', 'actions', 'glossary'],
  ['what does tailor do', 'actions'],
  ['can opponents steal my works', 'effects', 'faq'],
  ['how does a team game work', 'teams'],
  ['is there a longer game', 'variants'],
  ['who else performs my task', 'noon', 'about', 'turn', 'faq'],
  ['when can I use drawn cards', 'actions', 'night', 'faq'],
  ['how many decks for five players', 'setup', 'cards'],
  ['how do I teach this to others', 'teaching'],
  ['does an uncovered sale score', 'covering', 'scoring'],
  ['what can I do with a metal card', 'cards', 'completing', 'glossary'],
];

test.each(QUESTIONS)('%s', (question, ...sections) => {
  const found = searchRules(question)
    .slice(0, 3)
    .map(({ section }) => section.id);
  expect(found.filter((id) => sections.includes(id))).not.toEqual([]);
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

const FRAGEN: typeof QUESTIONS = [
  ['darf ich wartende Karten ansehen?', 'temple', 'night', 'knowledge', 'faq'],
  ['was passiert beim fünften Werk?', 'end'],
  ['wie baue ich ein Werk?', 'completing'],
  ['wird Unterstützung abgelegt?', 'completing', 'faq'],
  ['was ist der Ablagestapel', 'temple', 'glossary'],
  ['wer fängt an', 'setup'],
  ['wie viele Karten darf ich auf der Hand haben', 'morning', 'faq'],
  ['was bringt Deckung', 'covering'],
  ['wie viele Aktionen bekomme ich', 'counting-actions'],
  ['wie gewinne ich?', 'win'],
  ['was ist eine Nachbestellung', 'backorders', 'glossary'],
  ['wer gewinnt bei Gleichstand', 'ties', 'win'],
  ['kann ich die Aufgabe eines Gegners auslassen', 'counting-actions', 'faq'],
  ['muss ich einen Effekt nutzen', 'effects', 'faq'],
  ['was ist der Unterschied zwischen Schmied und Fertigen', 'completing'],
  ['wann endet die Partie', 'end'],
  ['was passiert, wenn der Stapel leer ist', 'end'],
  ['was ist ein Gebet', 'actions', 'glossary'],
  ['warum sollte ich keine Aufgabe spielen', 'win', 'faq'],
  ['wann bringen Verkäufe Punkte', 'scoring', 'covering'],
  ['Galerie oder Laden', 'covering', 'completing', 'glossary'],
  ['wie ziehe ich Karten', 'actions', 'glossary'],
  ['was macht der Schneider', 'actions'],
  ['können Gegner meine Werke klauen', 'effects', 'faq'],
  ['wie geht das Teamspiel', 'teams'],
  ['gibt es eine längere Partie', 'variants'],
  ['wer macht meine Aufgabe noch', 'noon', 'about', 'turn', 'faq'],
  ['wann kann ich gezogene Karten benutzen', 'actions', 'night', 'faq'],
  ['wie viele Kartensätze zu fünft', 'setup', 'cards'],
  ['wie erkläre ich es anderen', 'teaching'],
  ['zählt ein ungedeckter Verkauf', 'covering', 'scoring'],
  ['was kann ich mit Metall machen', 'cards', 'completing', 'glossary'],
];

describe('in German', () => {
  beforeAll(() => speak('de', de));
  afterAll(() => speak('en', null));

  test.each(FRAGEN)('%s', (question, ...sections) => {
    const found = searchRules(question)
      .slice(0, 3)
      .map(({ section }) => section.id);
    expect(sections).toContain(found.find((id) => sections.includes(id)));
  });

  test('nothing is found for nothing', () => {
    expect(searchRules('die und der')).toEqual([]);
    expect(searchRules('Zeppelin')).toEqual([]);
  });
});
