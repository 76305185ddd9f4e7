/** A game goes to another device, by its camera or a link. */
export const handOver = {
  'handOver.act': 'Hand over to another device',
  'handOver.title': 'Hand the game over',
  'handOver.how':
    'Point the camera of the other device at the code: the game opens there in Mottainai, without a network. It stays here too.',
  'handOver.show': 'Show the QR code',
  'handOver.hands':
    'Every hand is in the code, so show it only to those who play on. There, too, the hands stay covered at first.',
  'handOver.label': (p: { name: string }) => `QR code of the game “${p.name}”`,
  'handOver.copy': 'Copy the link',
  'handOver.copied': 'Link copied: paste it into a message.',
  'handOver.tooLong':
    'This game is too long for a QR code that a camera can read. Save it as a file and open that on the other device.',
  'handOver.arrived': 'A game for you',
  'handOver.reading': 'Reading the game …',
} as const;
