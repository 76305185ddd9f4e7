/** A game goes to another device, by its camera or a link. */
import type { handOver as english } from '../en/hand-over';
import type { Said } from '../language';

export const handOver: Said<typeof english> = {
  'handOver.act': 'An ein anderes Gerät geben',
  'handOver.title': 'Partie weitergeben',
  'handOver.how':
    'Halte die Kamera des anderen Geräts auf den Code: Dort öffnet sich die Partie in Mottainai, ohne Netz. Hier bleibt sie auch.',
  'handOver.show': 'QR-Code zeigen',
  'handOver.hands':
    'Im Code stecken alle Handkarten: Zeig ihn nur denen, die weiterspielen. Auch dort sind die Handkarten zuerst verdeckt.',
  'handOver.label': (p) => `QR-Code der Partie „${p.name}“`,
  'handOver.copy': 'Link kopieren',
  'handOver.copied': 'Link kopiert: Füg ihn in eine Nachricht ein.',
  'handOver.tooLong':
    'Diese Partie ist zu lang für einen QR-Code, den eine Kamera lesen kann. Speichere sie als Datei und öffne diese auf dem anderen Gerät.',
  'handOver.arrived': 'Eine Partie für dich',
  'handOver.reading': 'Die Partie wird gelesen …',
};
