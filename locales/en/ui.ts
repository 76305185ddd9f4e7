/** The app's own messages. A message with blanks is a function of them. */
export const ui = {
  'app.name': 'Mottainai',
  'app.japanese': 'もったいない',

  'start.tagline': 'Waste nothing: every card can be a work, a helper, a sale or a task.',
  'start.offline': 'Plays offline. No account, no ads.',
  'start.about': 'About',
  'start.pictureLabel': 'A temple mat with cards tucked under its four edges',

  'about.title': 'About',
  'about.back': 'Back to the start',
  'about.unofficial':
    'This is an unofficial fan project. The publisher of the game did not make it and does not endorse or support it.',
  'about.credit':
    'Mottainai was designed by Carl Chudyk and is published by Asmadi Games. If you like the game, get the printed one too: it is beautiful.',
  'about.own':
    'We made the pictures, words and code of this app ourselves. Nothing is copied from the printed cards.',
  'about.privacy': 'The app never uses the network. Your games stay on this device.',
  'about.licences': 'Show the licences',
  'about.version': (p: { version: string }) => `Version ${p.version}`,

  'licences.title': 'Licences',
  'licences.fonts':
    'Shippori Mincho, © 2021 The Shippori Mincho Project Authors, Noto Sans, © 2022 The Noto Project Authors, and Noto Sans JP, © 2014–2021 Adobe: all under the SIL Open Font License 1.1, cut down to the characters used here.',
  'licences.code':
    'Built with Expo, React, React Native, React Native Reanimated, React Native SVG and Zustand, under the MIT License. The licences of all packages in the app follow.',
  'licences.loading': 'The licences are loading …',

  'notFound.title': 'This page does not exist',
  'notFound.body': 'Nothing is at this address. Your games are safe.',
  'notFound.home': 'Go to the start',

  'crash.title': 'Something broke',
  'crash.body':
    'That is our fault, not yours. Try this page again, or go to the start. The report says what happened; the app never sends it, but you can.',
  'crash.lostTitle': 'This page did not load',
  'crash.lostBody':
    'You may be offline. Try again when you are back online, or go to the start. Your games are safe.',
  'crash.retry': 'Try again',
  'crash.home': 'Go to the start',
  'crash.copy': 'Copy the report',
  'crash.copied': 'Report copied',
  'crash.copyFailed': 'The browser does not allow copying. Select the report below instead.',
  'crash.report': 'Report',

  'sheet.close': 'Close',
} as const;
