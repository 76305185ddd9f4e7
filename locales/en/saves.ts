/** What is said about saved games: faults of the storage, of share codes, and notices. */
export const saves = {
  'fault.full':
    'This device is full, so nothing was saved and nothing changed. Free some space, then try again.',
  'fault.noRoom':
    'There is no room on this device to keep a game. Free some space, then try again; or play without saving.',
  'fault.noAnswer':
    'Your device does not answer when the app saves. What was saved is safe. Try again, or play on without saving.',
  'fault.locked':
    'Something else is using your saved games right now. Nothing is lost: try again in a moment.',
  'fault.otherTab':
    'Mottainai is open in another tab. Play there, or close that tab and come back: only one tab at a time can save, so that nothing gets lost.',
  'fault.corrupt':
    'The file with your saved games is damaged and could not be replaced. Restart the app. If that does not help, the device’s storage may be broken.',
  'fault.newerSchema':
    'A newer version of the app saved your games. Update the app to play on. Your games are safe.',
  'fault.writeFailed':
    'Saving failed, so nothing changed. Try again. If it keeps failing, check that this device has free space.',
  'fault.openFailed':
    'Your saved games could not be opened. They are unchanged. Try again, or play without saving.',
  'fault.readOnly': 'This device does not let the app save right now, so nothing changed.',
  'fault.gameMissing': 'This game no longer exists.',
  'fault.gameDamaged': 'This game is damaged and cannot be opened. Your other games are fine.',
  'fault.newerRules':
    'This game uses the rules of a newer version of the app. Update the app to play on.',
  'fault.internal': 'Something went wrong while saving. Open the game again: it is as you left it.',
  'fault.noComputer':
    'A part of the app did not load, so the computer cannot move yet. Nothing is lost: try again.',
  'fault.notLoaded':
    'A part of the app did not load. You may be offline. Nothing is lost: try again when you are back online.',
  'fault.retry': 'Try again',
  'fault.playUnkept': 'Play without saving',

  'notice.olderRules': (p: { lost: number }) =>
    p.lost === 0
      ? 'This game began with older rules. It goes on from here with today’s rules; you cannot undo or review what came before.'
      : `This game began with older rules. It goes on with today’s rules from its last safe point, ${choices(p.lost)} back.`,
  'notice.tailLost': (p: { lost: number }) =>
    p.lost === 0
      ? 'Part of this game’s past is damaged. You play on where you left off, but you cannot review or undo what came before.'
      : `The end of this game is damaged. You play on from ${choices(p.lost)} earlier.`,
  'notice.languageLost': (p: { name: string }) =>
    `${p.name} did not load. You may be offline: try again when you are back online.`,
  'notice.unkept':
    'This window cannot keep anything: it may be a private one, or the browser is too old. You can play, but your games are gone when you close it. To keep one, copy it as a code.',
  'notice.unkeptChosen':
    'Nothing is saved from here on. What was saved before is safe and comes back when you open the app again. To keep this game, copy it as a code.',
  'notice.setAside': (p: { rescued: number; lost: number }) =>
    p.lost === 0
      ? `The file with your saved games was damaged. We set it aside and rescued ${games(p.rescued)}.`
      : `The file with your saved games was damaged. We set it aside and rescued ${games(p.rescued)}; ${games(p.lost)} could not be rescued.`,

  'game.opening': 'Opening your games …',
  'game.today': (p: { time: string }) => `Played today, ${p.time}`,
  'game.yesterday': (p: { time: string }) => `Played yesterday, ${p.time}`,
  'game.onDay': (p: { day: string }) => `Played on ${p.day}`,
  'game.unreadable': 'This game is damaged. You can delete it.',
  'game.deletedList': (p: { n: number }) =>
    p.n === 1 ? 'One deleted game' : `${p.n} deleted games`,
  'game.bringBack': (p: { name: string }) => `Bring back ${p.name}`,
  'game.more': (p: { name: string }) => `More about ${p.name}`,
  'game.name': 'Name of the game',
  'game.rename': 'Save the name',
  'game.renamed': 'New name saved.',
  'game.duplicate': 'Make a copy',
  'game.copyOf': (p: { name: string }) => `${p.name}, copy`,
  'game.duplicated': 'Copied. The copy is a separate game.',
  'game.review': 'Review move by move',
  'game.copyCode': 'Copy as a code',
  'game.codeCopied': 'Code copied: paste it into a message.',
  'game.copyFailed': 'The browser does not allow copying. Select the code below instead.',
  'game.saveFile': 'Save as a file',
  'game.fileFailed': 'This device cannot save files here.',
  'game.openShared': 'Open a shared game',
  'game.sharedHelp':
    'Paste a code that somebody sent you, or open a file. The game joins your list, and you can play on or review it.',
  'game.code': 'Game code',
  'game.openCode': 'Open this code',
  'game.openFile': 'Open a file',
  'game.importing': (p: { percent: number }) => `Reading the game … ${p.percent} %`,
  'game.stopImport': 'Cancel',
  'game.fileUnread': 'This file cannot be opened.',
  'game.opened': 'The game is in your list now.',
  'game.openedBefore': (p: { name: string | null }) =>
    p.name === null
      ? 'You already have this game in your list.'
      : `You already have this game in your list, as “${p.name}”.`,
  'game.goTo': 'Go to the game',

  'review.deal': 'The deal',
  'review.position': (p: { at: number; length: number }) => `Move ${p.at} of ${p.length}`,
  'review.positionShort': (p: { at: number; length: number }) => `${p.at}/${p.length}`,
  'review.back': 'One move back',
  'review.on': 'One move on',
  'review.lastTurn': 'To the previous turn',
  'review.nextTurn': 'To the next turn',
  'review.run': 'Play',
  'review.stop': 'Pause',
  'review.slider': 'Moves of the game',
  'review.continue': 'Continue',
  'review.continueAs': 'as a new game',
  'review.continueHere': 'Continue from here',
  'review.continueHereAs': 'As a new game; this one stays',
  'review.continueHelp': 'A new game starts from this move. This one stays as it is.',
  'review.from': (p: { name: string; at: number }) => `${p.name}, from move ${p.at}`,
  'review.leave': 'Leave the review',
  'review.chose': (p: { who: string; what: string }) => `${p.who} chose: ${p.what}`,
  'review.passed': (p: { who: string }) => `${p.who} passed`,
  'review.task': (p: { who: string; you: boolean; whose: string; task: string }) =>
    `${p.who} ${p.you ? 'begin' : 'begins'} ${p.whose} ${p.task} task`,
  'review.unseen': (p: { who: string }) => `${p.who} passed, or chose something nobody saw`,
  'review.failed': 'This game cannot be reviewed.',
  'review.how': 'How it is shown',
  'review.eyes': 'Whose eyes',
  'review.eyesHelp':
    'The game is over, so you may see every hand: all at once, or only what one player knew.',
  'review.eyesOne':
    'This game is not over, so you see only what you saw then. When it is over, you may see every hand.',
  'review.eyesOpen':
    'This game is not over, so you see only what everybody saw. When it is over, you may see every hand.',
  'review.asAll': 'All hands open',
  'review.asOpen': 'What everybody saw',
  'review.asSeat': (p: { name: string }) => `As ${p.name} saw it`,
  'review.asYou': 'As you saw it',
  'review.pace': 'How fast',

  'share.foreign': 'There is no Mottainai game in this. A code begins with “MTN1.”',
  'share.cut': 'The end of this code is missing. Copy all of it and try again.',
  'share.altered': 'This code was changed on its way, so it does not open. Ask for it again.',
  'share.tooBig': 'This is too big to be a game of Mottainai.',
  'share.stopped': 'Stopped. Nothing was opened.',
  'share.newerVersion': 'This code is from a newer version of the app. Update the app to open it.',
  'share.olderRules':
    'This code is from an older version with other rules, and this version cannot replay it.',
  'share.noPast': 'This game began with older rules, so its beginning cannot be shared.',
} as const;

function choices(count: number): string {
  return count === 1 ? 'one choice' : `${count} choices`;
}

function games(count: number): string {
  return count === 1 ? 'one game' : `${count} games`;
}
