/** What stands in the pictures of the rulebook, and what they are to those who do not see them. */
import type { pictures as english } from '../en/pictures';
import type { Said } from '../language';
import { cards, points } from './grammar';

export const pictures: Said<typeof english> = {
  'picture.numbered': (p) =>
    `${p.title}. ${p.parts.map((part, i) => `${i + 1}: ${part}`).join('. ')}.`,
  'picture.list': (p) => `${p.title} ${p.parts.join(' ')}`,

  'picture.card': (p) => `Eine Karte, ${p.name}`,
  'picture.card.name': 'ihr Name als Werk',
  'picture.card.task': (p) => `ihre Aufgabe, ${p.task}`,
  'picture.card.material': (p) => `ihr Material, ${p.material}`,
  'picture.card.value': (p) => `ihr Wert, ${p.value}`,
  'picture.card.art': 'gedrückt halten: Effekt lesen',
  'picture.lives': (p) => `„${p.name}“ an jedem Platz: ${p.places.join(', ')}.`,
  'picture.lives.task': 'Aufgabe',
  'picture.lives.work': 'Werk',

  'picture.temple': 'Ein Tempel',
  'picture.temple.task': 'Aufgabe: Alle machen sie',
  'picture.temple.helpers': 'Helfer: mehr Aktionen',
  'picture.temple.bench': 'Werkbank: Unterstützung beim Fertigen',
  'picture.temple.sales': 'Verkäufe: Punkte, wenn gedeckt',
  'picture.temple.gallery': 'Galerie: Ihre Werke decken Helfer',
  'picture.temple.giftShop': 'Laden: Seine Werke decken Verkäufe',

  'picture.setup.theirs': (p) => `Die andere Person: ${cards(p.n)} auf der Hand`,
  'picture.setup.shared': (p) =>
    `Der Stapel, ${cards(p.deck)}. Der Boden: ${p.mine} ist deine Karte, ${p.theirs} die andere. ${p.mine} kommt im Alphabet zuerst, also beginnst du.`,
  'picture.setup.yours': (p) =>
    `Du: eine verdeckte Karte an der oberen Kante und ${p.n} auf der Hand`,
  'picture.setup': 'Aufbau zu zweit.',

  'picture.cover.before': (p) => `Vorher: ${p.works} in der Galerie.`,
  'picture.cover.after': (p) => `Nachher: ${p.works} in der Galerie.`,

  'picture.score': (p) => `${p.name}: ${points(p.points)}. ${p.parts.join(', ')}.`,
  'picture.score.you': 'Du',
  'picture.score.other': 'Aki',
};
