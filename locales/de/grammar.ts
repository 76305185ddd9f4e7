/** German endings: plurals, "dein" by gender and case, places with their prepositions. */

type Gender = 'm' | 'f' | 'n' | 'pl';
type Case = 'nominative' | 'accusative' | 'dative';

/** "1 Karte", "3 Karten". */
export const count = (n: number, one: string, many: string): string =>
  `${n} ${n === 1 ? one : many}`;

export const cards = (n: number): string => count(n, 'Karte', 'Karten');
export const points = (n: number): string => count(n, 'Punkt', 'Punkte');
export const actions = (n: number): string => count(n, 'Aktion', 'Aktionen');
export const works = (n: number): string => count(n, 'Werk', 'Werke');
export const games = (n: number): string => count(n, 'Partie', 'Partien');
export const helpers = (n: number): string => count(n, 'Helfer', 'Helfer');
export const sales = (n: number): string => count(n, 'Verkauf', 'Verkäufe');

/** Who is spoken to, and what is theirs before it has an ending. */
export const YOU = 'Du';
export const TO_YOU = 'du';
export const YOURS = 'dein';

/** "Aikos", "Max’". */
export const possessive = (name: string): string =>
  /[sxzß]$/i.test(name) ? `${name}’` : `${name}s`;

const ENDINGS: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: '', f: 'e', n: '', pl: 'e' },
  accusative: { m: 'en', f: 'e', n: '', pl: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', pl: 'en' },
};

/** "dein" with its ending; a name ("Aikos") has none. */
export const bent = (whose: string, gender: Gender, kase: Case = 'nominative'): string =>
  whose.toLowerCase() === YOURS ? whose + ENDINGS[kase][gender] : whose;

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "deine Mönch-Aufgabe", "Aikos Mönch-Aufgabe"; it is the same as an object. */
export const taskOf = (whose: string, task: string): string =>
  `${bent(whose, 'f')} ${task}-Aufgabe`;

/** The verb for "Du", and for anybody else. */
export const verb = (who: string, you: string, other: string): string =>
  `${who} ${who === YOU ? you : other}`;

interface Place {
  readonly gender: Gender;
  /** After "in deinem", "von Aikos". */
  readonly dative: string;
  readonly out: 'aus' | 'von';
}

const PLACES: Readonly<Record<string, Place>> = {
  Boden: { gender: 'm', dative: 'Boden', out: 'von' },
  Stapel: { gender: 'm', dative: 'Stapel', out: 'von' },
  Hand: { gender: 'f', dative: 'Hand', out: 'aus' },
  Wartebereich: { gender: 'm', dative: 'Wartebereich', out: 'aus' },
  Aufgabenplatz: { gender: 'm', dative: 'Aufgabenplatz', out: 'von' },
  Helfer: { gender: 'pl', dative: 'Helfern', out: 'von' },
  Werkbank: { gender: 'f', dative: 'Werkbank', out: 'von' },
  Verkäufe: { gender: 'pl', dative: 'Verkäufen', out: 'aus' },
  Galerie: { gender: 'f', dative: 'Galerie', out: 'aus' },
  Laden: { gender: 'm', dative: 'Laden', out: 'aus' },
};

const placeOf = (word: string): Place => PLACES[word] ?? { gender: 'm', dative: word, out: 'aus' };

/** "deine Galerie", "Aikos Laden". */
export const named = (whose: string, place: string): string =>
  `${bent(whose, placeOf(place).gender)} ${place}`;

/** "deiner Galerie", "dem Boden" (of "Boden"): the same after "in", "auf", "unter". */
export function dative(phrase: string): string {
  const at = phrase.lastIndexOf(' ');
  const place = placeOf(phrase.slice(at + 1));
  const whose = (at < 0 ? 'dem' : phrase.slice(0, at))
    .replace(/^der$/, 'dem')
    .replace(/^deine?$/, YOURS);
  return `${bent(whose, place.gender, 'dative')} ${place.dative}`;
}

/** "aus deiner Galerie", "von Aikos Helfern". */
export function outOf(whose: string, word: string): string {
  const place = placeOf(word);
  return `${place.out} ${bent(whose, place.gender, 'dative')} ${place.dative}`;
}

/** "in der Galerie", "im Laden". */
export const within = (wing: string): string =>
  placeOf(wing).gender === 'f' ? `in der ${wing}` : `im ${wing}`;

/** "in die Galerie", "in den Laden". */
export const into = (wing: string): string =>
  placeOf(wing).gender === 'f' ? `in die ${wing}` : `in den ${wing}`;

/** "einmal", "zweimal", "7-mal". */
export const times = (n: number): string =>
  ['nie', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal', 'sechsmal'][n] ?? `${n}-mal`;
