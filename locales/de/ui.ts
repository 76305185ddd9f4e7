/** The app's own messages in German. */
import type { ui as english } from '../en/ui';
import type { Said } from '../language';

export const ui: Said<typeof english> = {
  'app.name': 'Mottainai',
  'app.japanese': 'もったいない',

  'start.tagline':
    'Nichts verschwenden: Jede Karte kann Werk, Helfer, Verkauf oder Aufgabe werden.',
  'start.offline': 'Läuft ohne Netz. Kein Konto, keine Werbung.',
  'start.about': 'Über die App',
  'start.pictureLabel': 'Ein Tempel mit Karten unter allen vier Kanten',

  'about.title': 'Über die App',
  'about.back': 'Zurück zum Start',
  'about.unofficial':
    'Das hier ist ein inoffizielles Fanprojekt. Der Verlag des Spiels hat nichts damit zu tun und unterstützt es nicht.',
  'about.credit':
    'Mottainai ist von Carl Chudyk und erscheint bei Asmadi Games. Wenn dir das Spiel gefällt, kauf dir auch das gedruckte: Es ist wunderschön.',
  'about.own':
    'Bilder, Texte und Code dieser App haben wir selbst gemacht. Nichts ist von den gedruckten Karten abgeschrieben.',
  'about.privacy': 'Die App benutzt nie das Netz. Deine Partien bleiben auf diesem Gerät.',
  'about.licences': 'Lizenzen anzeigen',
  'about.version': (p) => `Version ${p.version}`,

  'licences.title': 'Lizenzen',
  'licences.fonts':
    'Shippori Mincho, © 2021 The Shippori Mincho Project Authors, Noto Sans, © 2022 The Noto Project Authors, und Noto Sans JP, © 2014–2021 Adobe: alle unter der SIL Open Font License 1.1, gekürzt auf die Zeichen, die hier vorkommen.',
  'licences.code':
    'Gebaut mit Expo, React, React Native, React Native Reanimated, React Native SVG und Zustand, unter der MIT-Lizenz. Es folgen die Lizenzen aller Pakete in der App.',
  'licences.loading': 'Die Lizenzen werden geladen …',

  'notFound.title': 'Diese Seite gibt es nicht',
  'notFound.body': 'Unter dieser Adresse ist nichts. Deinen Partien ist nichts passiert.',
  'notFound.home': 'Zum Start',

  'crash.title': 'Da ist etwas kaputtgegangen',
  'crash.body':
    'Das ist unser Fehler, nicht deiner. Versuch diese Seite noch einmal oder geh zum Start. Im Bericht steht, was passiert ist. Die App verschickt ihn nie, aber du kannst es tun.',
  'crash.lostTitle': 'Diese Seite wurde nicht geladen',
  'crash.lostBody':
    'Vielleicht bist du offline. Versuch es noch einmal, wenn du wieder Netz hast, oder geh zum Start. Deinen Partien ist nichts passiert.',
  'crash.retry': 'Noch einmal versuchen',
  'crash.home': 'Zum Start',
  'crash.copy': 'Bericht kopieren',
  'crash.copied': 'Bericht kopiert',
  'crash.copyFailed':
    'Der Browser erlaubt das Kopieren nicht. Markiere stattdessen den Bericht unten.',
  'crash.report': 'Bericht',

  'sheet.close': 'Schließen',
};
