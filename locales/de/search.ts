/** How German words are compared when somebody searches: endings, words to skip, other words for the same. */
import type { SearchWords } from '../kinds';

const SKIPPED = new Set(
  'aber alle als also am an auch auf aus bei beim bin bis da dann das dass dem den denn der des die dies diese dieser dieses dir du eigentlich ein eine einem einen einer eines er es etwas für geht gibt hab habe haben hat hast ich ihr im in ins ist ja kann kannst macht machst man mein meine meinem meinen meiner mich mir mit nach nun nur ob oder partie schon sein sich sie sind so soll sollte spiel tun tut über um und uns unter vom von vor war was wann warum welche welcher welches wenn wer wie wird wo wozu zu zum zur'.split(
    ' ',
  ),
);

/** What players call things that go by another name here. The first word is the one of the rulebook. */
const SAME: readonly (readonly string[])[] = [
  ['vollenden', 'bauen', 'machen', 'herstellen', 'errichten', 'fertigstellen', 'vollende'],
  ['boden', 'ablagestapel', 'ablage', 'abgelegt', 'ablegen', 'auslage', 'markt'],
  ['nehmen', 'stehlen', 'klauen', 'rauben', 'wegnehmen', 'genommen'],
  ['stapel', 'nachziehstapel', 'deck', 'zugstapel'],
  ['kartensatz', 'kartensätze', 'decks', 'sätze'],
  ['zurücklegen', 'zurück', 'abwerfen', 'abgeworfen', 'abgelegt', 'ausgeben'],
  ['wartebereich', 'wartend', 'gezogen', 'wartende'],
  ['gebet', 'beten', 'bete'],
  ['auslassen', 'überspringen', 'auslasse', 'ausgelassen', 'aus lassen'],
  ['jemand', 'noch', 'sonst'],
  ['verlieren', 'verliere', 'verbraucht', 'verbrauchen', 'abgelegt', 'ausgegeben'],
  ['helfer', 'arbeiter', 'gehilfe', 'angestellte'],
  ['anheuern', 'einstellen', 'anwerben', 'rekrutieren', 'heuere', 'heuerst'],
  ['verkauf', 'verkaufen', 'verkauft', 'verkäufe'],
  ['werk', 'gebäude', 'bauwerk', 'projekt'],
  ['flügel', 'seite'],
  ['unterstützung', 'kosten', 'bezahlen', 'zahlen', 'preis', 'unterstützen', 'stütze'],
  ['decken', 'deckung', 'gedeckt', 'deckt', 'schützen', 'verdoppeln'],
  ['punkte', 'punkt', 'wertung', 'zählen', 'zählt', 'bringen', 'bringt'],
  ['gewinnen', 'gewinne', 'gewinnt', 'sieg', 'siegen', 'sieger'],
  ['gleichstand', 'unentschieden', 'patt'],
  ['ende', 'endet', 'enden', 'vorbei', 'schluss', 'aus sein'],
  ['effekt', 'fähigkeit', 'wirkung', 'text'],
  ['gegner', 'gegenspieler', 'mitspieler', 'anderen'],
  ['werkbank', 'ressourcen', 'lager'],
  ['handlimit', 'limit', 'höchstens', 'maximum', 'obergrenze', 'handkarten'],
  ['zeigen', 'ansehen', 'anschauen', 'sehen', 'gucken', 'schauen', 'geheim'],
  ['muss', 'müssen', 'verzichten', 'pflicht', 'gezwungen', 'freiwillig'],
  ['aufgabe', 'rolle', 'job', 'auftrag'],
  ['beginnt', 'anfangen', 'fängt', 'startspieler', 'startet', 'beginnen', 'anfänger'],
  ['aufbau', 'vorbereitung', 'austeilen', 'teilt', 'verteilen'],
  ['partner', 'team', 'teampartner', 'teamspiel', 'mannschaft'],
  ['aktion', 'aktionen', 'handlung'],
  ['länger', 'längere', 'lang', 'variante', 'varianten'],
  ['erklären', 'erkläre', 'beibringen', 'lehren', 'lernen'],
  ['passen', 'passend', 'farbe', 'art', 'sorte'],
  ['ziehen', 'zieh', 'zieht', 'nachziehen'],
  ['2', 'zwei', 'zweit'],
  ['3', 'drei', 'dritt'],
  ['4', 'vier', 'viert'],
  ['5', 'fünf', 'fünft', 'fünfte'],
];

const ENDINGS = ['ungen', 'ern', 'em', 'en', 'er', 'es', 'st', 'e', 'n', 's', 't'] as const;

/** "ä" and "a" are the same: "Verkäufe" is more than one "Verkauf". */
const plain = (word: string): string =>
  word.toLowerCase().replace(/ä/g, 'a').replace(/ö/g, 'o').replace(/ü/g, 'u').replace(/ß/g, 'ss');

/** The bare word: "Helfern" and "Helfer" are the same. */
function stem(word: string): string {
  const bare = plain(word);
  for (const ending of ENDINGS) {
    if (bare.endsWith(ending) && bare.length - ending.length >= 4) {
      return ending === 'ungen' ? `${bare.slice(0, -2)}` : bare.slice(0, -ending.length);
    }
  }
  return bare;
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-zäöüß0-9]+/g) ?? [];

const stems = (text: string): string[] =>
  wordsIn(text)
    .filter((word) => !SKIPPED.has(word))
    .map(stem);

/** Every word that means the same as one of these. */
const sameAs = (isMeant: (phrase: string) => boolean): string[] =>
  SAME.filter((group) => group.some(isMeant)).flatMap((group) =>
    group.filter((phrase) => !phrase.includes(' ')).map(stem),
  );

function meanings(question: string): readonly (readonly string[])[] {
  const text = ` ${wordsIn(question).join(' ')} `;
  const asked = stems(question).map((word) => [word, ...sameAs((other) => stem(other) === word)]);
  const phrases = SAME.flatMap((group) => group)
    .filter((phrase) => phrase.includes(' ') && text.includes(` ${phrase} `))
    .map((phrase) => sameAs((other) => other === phrase));
  return [...asked, ...phrases];
}

export const search: SearchWords = { stems, meanings };
