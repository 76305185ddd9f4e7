/** The app's own messages. A message with blanks is a function of them. */
export const ui = {
  'app.name': 'Mottainai',
  'app.japanese': 'もったいない',

  'start.tagline': 'Waste nothing: every card is a work, a helper, a sale or a task.',
  'start.offline': 'Plays offline. No account, no ads.',
  'start.about': 'About',
  'start.pictureLabel': 'A temple mat with cards tucked under its four edges',

  'about.title': 'About',
  'about.back': 'Back to the start',
  'about.unofficial':
    'This is an unofficial fan project. It is not made, endorsed or supported by the people who publish the game.',
  'about.credit':
    'Mottainai was designed by Carl Chudyk and is published by Asmadi Games. If you like it here, the printed game is a beautiful thing to own.',
  'about.own':
    'The pictures, words and code of this app are its own. Nothing in it was copied from the printed cards.',
  'about.privacy': 'The app never uses the network. What you play stays on this device.',
  'about.licences': 'Show the licences',
  'about.version': (p: { version: string }) => `Version ${p.version}`,

  'licences.title': 'Licences',
  'licences.fonts':
    'Shippori Mincho, © 2021 The Shippori Mincho Project Authors, and Noto Sans, © 2022 The Noto Project Authors: both under the SIL Open Font License 1.1, cut down to the characters used here.',
  'licences.code':
    'Built with Expo, React, React Native, React Native Reanimated, React Native SVG and Zustand, under the MIT License.',

  'notFound.title': 'This path leads nowhere',
  'notFound.body': 'There is no page at this address. Your games are safe.',
  'notFound.home': 'Go to the start',

  'crash.title': 'Something broke',
  'crash.body':
    'That is our mistake, not yours. You can try the same page again or go to the start. The report says what happened; nothing is sent unless you send it.',
  'crash.retry': 'Try again',
  'crash.home': 'Go to the start',
  'crash.copy': 'Copy the report',
  'crash.copied': 'Report copied',
  'crash.copyFailed': 'Copying is not allowed here: select the report below instead',
  'crash.report': 'Report',

  'sheet.close': 'Close',
} as const;
