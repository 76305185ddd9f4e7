/** Coach marks: one sentence each, shown once. */
import type { coach as english } from '../en/coach';
import type { Said } from '../language';

export const coach: Said<typeof english> = {
  'coach.tasks':
    'Wähle eine Karte als deine Aufgabe. Ihr Material sagt, was du tust: Papier verkauft, Stein heuert an, Stoff erneuert deine Hand, Ton sammelt, Metall vollendet Werke.',
  'coach.hold':
    'Halte eine Karte gedrückt, um sie zu lesen. Du kannst sie auch an ihren Platz ziehen.',
  'coach.theirTask':
    'Ältere Aufgaben kommen zuerst: Die anderen haben ihre vor dir gewählt. Bei jeder helfen dir deine eigenen Helfer.',
  'coach.rivalEnd': (p) =>
    `${p.name} hat ${p.works} von ${p.n} Werken ${p.wing === 'gallery' ? 'in der Galerie' : 'im Laden'}. Ein voller Flügel beendet die Partie sofort, vielleicht schon bei deiner Aufgabe. Tippe auf den Namen, um den Tempel zu sehen.`,
  'coach.waiting':
    'Gezogene Karten warten hier verdeckt. In der Nacht kommen sie auf deine Hand. Am Morgen behältst du fünf.',
  'coach.wings':
    'Galerie: deckt Helfer, das gibt mehr Aktionen. Laden: deckt Verkäufe, das gibt Punkte.',
  'coach.support': 'Unterstützung wird nur gezeigt. Diese Karten bleiben, wo sie sind.',
  'coach.craft':
    'Fertigen macht ein Werk aus dem Material der Aufgabe, mit Unterstützung von deiner Werkbank. Der Schmied nimmt jedes Material, mit Unterstützung aus deiner Hand.',
  'coach.selling':
    'Verkaufte Karten bringen Punkte, wenn ein Werk aus ihrem Material in deinem Laden steht. Und wer am meisten von einem Material verkauft hat, bekommt auch für solche Karten auf der Hand Punkte.',
  'coach.prayer': 'Sonst nichts zu tun? Jede Aktion kann ein Gebet sein: Zieh eine Karte.',
  'coach.cover':
    'Deckung gilt ganz oder gar nicht: Die Werke aus demselben Material daneben müssen zusammen mindestens so viel wert sein, wie hier Karten liegen.',
  'coach.noTask':
    'Überleg, wem deine Aufgabe hilft. An manchen Tagen ist keine Aufgabe die beste Aufgabe.',
  'coach.end': (p) =>
    `Dieser Flügel füllt sich. Mit ${p.n === 1 ? '1 Werk' : `${p.n} Werken`} in einem Flügel endet die Partie sofort: Sorg dafür, dass du dann vorn liegst.`,
  'coach.backorders':
    'Von einem Material hast du am meisten verkauft: Solche Karten auf deiner Hand bringen am Ende Punkte. Das sind Nachbestellungen.',
  'coach.points': 'Deine Punkte bis jetzt. Tippe darauf, um zu sehen, woher sie kommen.',
  'coach.text': 'Was auf einer Karte steht, gilt erst, wenn du sie als Werk vollendet hast.',
  'coach.gotIt': 'Verstanden',
};
