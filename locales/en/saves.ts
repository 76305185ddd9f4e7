/** What is said about saved games: faults of the storage, of share codes, and notices. */
export const saves = {
  'fault.full':
    'There is no room left on this device, so this could not be saved and has not been done. Free some space, then try again.',
  'fault.locked':
    'The saved games are in use by something else just now. Nothing is lost: try again in a moment.',
  'fault.otherTab':
    'Mottainai is open in another tab. Go on there, or close it and come back: games are kept by one tab at a time, so that nothing gets lost.',
  'fault.corrupt':
    'The file with the saved games is damaged and could not be replaced. Restart the app; if that does not help, the device may be out of order.',
  'fault.newerSchema':
    'The saved games were written by a newer version of the app. Update the app to go on with them. They are safe.',
  'fault.writeFailed':
    'This could not be saved, so it has not been done. Try again; if it goes on, look for free space on this device.',
  'fault.openFailed':
    'The saved games could not be opened. They have not been changed. Try again, or restart the app.',
  'fault.readOnly':
    'This device does not let the app write just now, so this could not be saved and has not been done.',
  'fault.gameMissing': 'This game is not there any more.',
  'fault.gameDamaged': 'This game cannot be read any more. Your other games are not affected.',
  'fault.newerRules':
    'This game was played by the rules of a newer version of the app. Update the app to go on with it.',
  'fault.internal': 'Something went wrong with saving. Open the game again: it is as you left it.',
  'fault.retry': 'Try again',

  'notice.olderRules': (p: { lost: number }) =>
    p.lost === 0
      ? 'This game was saved by older rules. It goes on from here by the rules of today; what came before can no longer be looked at or undone.'
      : `This game was saved by older rules. It goes on from its last safe point, ${choices(p.lost)} back, by the rules of today.`,
  'notice.tailLost': (p: { lost: number }) =>
    p.lost === 0
      ? 'A part of this game’s past could not be read. It goes on where you left it, but what came before can no longer be looked at or undone.'
      : `The end of this game could not be read. It goes on ${choices(p.lost)} earlier.`,
  'notice.unkept':
    'This window cannot keep anything: it may be a private one. You can play, but your games are gone when you close it. To keep one, copy it as a code.',
  'notice.setAside': (p: { rescued: number; lost: number }) =>
    p.lost === 0
      ? `The file with the saved games was damaged. It has been set aside, and ${games(p.rescued)} could be brought over.`
      : `The file with the saved games was damaged. It has been set aside; ${games(p.rescued)} could be brought over, ${games(p.lost)} could not.`,

  'game.opening': 'Your games are being opened …',
  'game.today': (p: { time: string }) => `Played today, ${p.time}`,
  'game.yesterday': (p: { time: string }) => `Played yesterday, ${p.time}`,
  'game.onDay': (p: { day: string }) => `Played on ${p.day}`,
  'game.unreadable': 'This game cannot be read. It can be deleted.',
  'game.deletedList': (p: { n: number }) =>
    p.n === 1 ? 'One deleted game' : `${p.n} deleted games`,
  'game.bringBack': (p: { name: string }) => `Bring back ${p.name}`,
  'game.more': (p: { name: string }) => `More about ${p.name}`,
  'game.name': 'Name of the game',
  'game.rename': 'Save the name',
  'game.renamed': 'The new name is saved.',
  'game.duplicate': 'Make a copy',
  'game.copyOf': (p: { name: string }) => `${p.name}, copy`,
  'game.duplicated': 'Copied. The copy is a game of its own.',
  'game.review': 'Look back move by move',
  'game.copyCode': 'Copy as a code',
  'game.codeCopied': 'The code is on the clipboard: paste it into a message.',
  'game.copyFailed': 'Copying is not allowed here. Select the code below instead.',
  'game.saveFile': 'Save as a file',
  'game.fileFailed': 'Files cannot be saved here.',
  'game.openShared': 'Open a shared game',
  'game.sharedHelp':
    'Paste the code that somebody sent you, or open it as a file. The game comes into your list, to be played on or looked back on.',
  'game.code': 'Code of a game',
  'game.openCode': 'Open this code',
  'game.openFile': 'Open a file',
  'game.fileUnread': 'This file cannot be read.',
  'game.opened': 'The game is in your list now.',
  'game.openedBefore': (p: { name: string | null }) =>
    p.name === null
      ? 'You have this game already: it is in your list.'
      : `You have this game already: it is in your list as “${p.name}”.`,
  'game.goTo': 'Go to the game',

  'review.deal': 'The deal',
  'review.position': (p: { at: number; length: number }) => `Move ${p.at} of ${p.length}`,
  'review.back': 'One move back',
  'review.on': 'One move on',
  'review.lastTurn': 'To the turn before',
  'review.nextTurn': 'To the next turn',
  'review.run': 'Let it play',
  'review.stop': 'Stop here',
  'review.slider': 'Moves of the game',
  'review.continue': 'Continue',
  'review.continueAs': 'as a new game',
  'review.continueHere': 'Continue from here',
  'review.continueHereAs': 'As a new game; this one stays',
  'review.continueHelp': 'A new game begins from this move. This one stays as it is.',
  'review.from': (p: { name: string; at: number }) => `${p.name}, from move ${p.at}`,
  'review.leave': 'Leave the review',
  'review.chose': (p: { who: string; what: string }) => `${p.who} chose: ${p.what}`,
  'review.passed': (p: { who: string }) => `${p.who} passed`,
  'review.task': (p: { who: string; whose: string; task: string }) =>
    `${p.who}: begins ${p.whose} ${p.task} task`,
  'review.unseen': (p: { who: string }) => `${p.who} passed, or chose something nobody saw`,
  'review.failed': 'This game cannot be looked at.',
  'review.how': 'How it is shown',
  'review.eyes': 'Whose eyes',
  'review.eyesHelp':
    'The game is over, so every hand may be seen: all at once, or what one player knew at that moment.',
  'review.eyesOne':
    'This game is not over yet, so you see what you saw. When it is over, every hand can be looked into.',
  'review.eyesOpen':
    'This game is not over yet, so only what everybody could see is shown. When it is over, every hand can be looked into.',
  'review.asAll': 'All hands open',
  'review.asOpen': 'What everybody saw',
  'review.asSeat': (p: { name: string }) => `As ${p.name} saw it`,
  'review.pace': 'How fast',

  'share.foreign': 'This is not a game of Mottainai. A code begins with “MTN1.”',
  'share.cut': 'The end of this code is missing. Copy the whole of it and try again.',
  'share.altered': 'This code has been changed on its way, so the game cannot be read.',
  'share.newerVersion':
    'This code was made by a newer version of the app. Update the app to open it.',
  'share.olderRules':
    'This code was made by older rules, by which this version cannot play it again.',
  'share.noPast':
    'This game went on from an older version of the rules, so it has no beginning to share.',
} as const;

function choices(count: number): string {
  return count === 1 ? 'one choice' : `${count} choices`;
}

function games(count: number): string {
  return count === 1 ? 'one game' : `${count} games`;
}
