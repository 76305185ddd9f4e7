/** The words of the lessons. */
import type { lessons as english } from '../../en/lessons';
import type { LessonFacts } from '../../en/lessons/types';
import type { Said } from '../../language';
import { actions, cards, helpers, points, possessive, works } from '../grammar';

/** "1 + 2 × 2 Helfer = 5 Aktionen" */
const sum = ({ helpers: n, covered, actions: all }: LessonFacts): string => {
  if (n === 0) return `1 = ${actions(all)}`;
  return `1 + ${covered ? `2 × ${helpers(n)}` : helpers(n)} = ${actions(all)}`;
};

export const lessons: Said<typeof english> = {
  count: {
    title: 'Zählen',
    about: 'Sieh, wie viele Aktionen dir eine Aufgabe gibt.',
    stages: {
      temple: {
        says: [
          'Du gewinnst mit den meisten Punkten, und die bringen Werke in deinem Tempel, der dunklen Matte. Das kostet Aktionen, und die gibt dir deine Aufgabe: die Karte an der oberen Kante. Helfer links geben mehr.',
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Jetzt zähl mit mir.',
      },
      none: {
        says: [
          'Eine Aufgabe gibt 1 Aktion, mit Helfern mehr. Du hast keine. Wie viele Aktionen sind das?',
        ],
        wrong: { else: 'Ohne Helfer gibt es nur die eine Aktion, die jede Aufgabe gibt.' },
        done: (f) => `Richtig: ${actions(f.actions)}. So viel gibt jede Aufgabe mindestens.`,
      },
      one: {
        says: [
          'Deine Aufgabe ist aus Stein, dein einer Helfer auch: Er gibt 1 Aktion dazu. Aber ein Werk aus Stein im Tempel deckt ihn, und gedeckt gibt er 2. Wie viele zusammen?',
        ],
        wrong: {
          else: (f) => `Zähl 1 für die Aufgabe und 2 für einen gedeckten Helfer: ${sum(f)}.`,
        },
        done: (f) => `Richtig: ${sum(f)}. Der Haken am Helfer heißt: gedeckt.`,
      },
      two: {
        says: [
          (f) =>
            `Zwei Helfer aus Stein. Dein Werk hat den Wert ${f.cover}, also deckt es bis zu ${f.cover} davon. Wie viele Aktionen?`,
        ],
        wrong: { else: (f) => `Beide sind gedeckt, also gibt jeder 2 dazu: ${sum(f)}.` },
        done: (f) => `Richtig: ${sum(f)}.`,
      },
      three: {
        says: [
          (f) =>
            `Drei Helfer aus Stein, aber dein Werk deckt nur ${f.cover}. Deckung gilt ganz oder gar nicht: Bleibt einer übrig, ist keiner gedeckt. Wie viele Aktionen?`,
        ],
        wrong: {
          else: (f) =>
            `${f.cover} von ${f.helpers} ließen sich decken: nicht alle, also keiner. Jeder gibt 1 dazu: ${sum(f)}.`,
        },
        done: (f) =>
          `Richtig: ${sum(f)}. Ein Helfer mehr, und eine Aktion weniger! Das Dach statt des Hakens heißt: nicht gedeckt.`,
      },
      twinThree: {
        says: [
          'Ein anderer Tisch: Helfer aus Ton, ein Werk aus Ton in der Galerie. Wie viele Aktionen jetzt?',
        ],
        wrong: {
          else: (f) =>
            `Ein Werk aus Ton hat den Wert 3, also deckt es bis zu ${f.cover} Helfer. Du hast ${f.helpers}: ${sum(f)}.`,
        },
        done: (f) => `Richtig: ${sum(f)}.`,
      },
      twinFour: {
        says: ['Ein vierter Helfer aus Ton kommt dazu. Und jetzt?'],
        wrong: {
          else: (f) =>
            `Das Werk deckt ${f.cover}, und du hast ${f.helpers}: Keiner ist gedeckt. ${sum(f)}.`,
        },
        done: (f) => `Richtig: ${sum(f)}. Jetzt kannst du eine Aufgabe auszählen.`,
      },
    },
  },

  day: {
    title: 'Ein Tag',
    about: 'Spiel einen Zug: Morgen, Mittag und Nacht.',
    stages: {
      guided: {
        says: [
          'Morgen: Wähle eine Aufgabe. Ihr Material sagt, was du tust: Papier verkauft, Stein heuert an, Stoff erneuert die Hand, Ton sammelt, Metall macht Werke. Nimm die grüne Karte: Stein.',
          (f) =>
            `Mittag. Zuerst machst du ${possessive(f.rival)} Aufgabe: Töpfer. Nimm eine Karte vom Boden auf deine Werkbank.`,
          (f) =>
            `Jetzt deine eigene Mönch-Aufgabe: ${actions(f.actions)}, weil du einen Helfer hast. Heuere die Karte vom Boden an.`,
          'Der Boden ist leer. Eine Aktion, die du nicht nutzen kannst, wird zum Gebet: Zieh eine Karte. Sie wartet verdeckt bis zur Nacht.',
        ],
        wrong: {
          otherTask:
            'Die würde von deiner Werkbank verkaufen, und die ist leer. Nimm die Karte aus Stein.',
          noTask: 'Ohne Aufgabe würdest du heute nur eine Karte ziehen. Nimm die Karte aus Stein.',
          prayed: 'Beten und eine Karte ziehen darfst du immer, aber hier gibt es etwas Besseres.',
          else: 'Jetzt nicht: Mach zuerst, was oben steht.',
        },
        done: (f) =>
          `Nacht: Die wartende Karte ist jetzt auf deiner Hand, das sind ${cards(f.hand)}. Im nächsten Zug macht ${f.rival} auch deine Aufgabe und dann eine eigene.`,
      },
      alone: {
        says: [
          (f) =>
            `Dein Zug, ohne Hilfe: eine eigene Aufgabe, ${possessive(f.rival)} Mönch-Aufgabe, dann deine.`,
        ],
        wrong: {
          noTask: 'Ohne Aufgabe ist dein Tag ein einziges Gebet. Wähle eine Karte als Aufgabe.',
          prayedFirst:
            'Du hast gebetet, obwohl eine Karte zum Nehmen da lag. Versuch es ohne Beten.',
          else: 'Versuch es noch einmal vom Morgen an.',
        },
        done: 'Ein ganzer Tag, ganz allein geschafft. Am nächsten Morgen kommt deine alte Aufgabe auf den Boden, und du wählst eine neue.',
      },
    },
  },

  make: {
    title: 'Vollenden',
    about: 'Vollende Werke, mit dem Schmied und durch Fertigen.',
    stages: {
      smith: {
        says: [
          'Der Schmied vollendet ein Werk aus deiner Hand. Es braucht Unterstützung: andere Karten seines Materials auf der Hand, eine weniger als sein Wert. Metall hat 3, also 2. Wähle eine Karte aus Metall.',
          'Wähle einen Flügel, dann ist es vollendet. Hier ist jeder recht.',
        ],
        wrong: {
          prayed: 'Du könntest eine Karte ziehen, aber du hast alles für ein Werk aus Metall.',
          paper:
            'Ein Werk aus Papier braucht gar keine Unterstützung. Stimmt, aber mach jetzt eines aus Metall.',
          else: 'Wähle eine der Karten aus Metall.',
        },
        done: 'Sieh auf deine Hand: Die zwei Karten Unterstützung sind noch da. Du hast sie gezeigt, nicht ausgegeben.',
      },
      craft: {
        says: [
          'Eine Töpfer-Aufgabe kann auch fertigen: ein Werk ihres Materials, Ton, mit Unterstützung von der Werkbank. Dort liegen 2 Karten aus Ton. Fertige die auf deiner Hand.',
          'Welcher Flügel? Auch hier ist jeder recht.',
        ],
        wrong: {
          prayed: 'Du könntest eine Karte ziehen, aber alles für ein Werk aus Ton ist da.',
          collected: 'Du könntest diese Karte sammeln, aber mach zuerst ein Werk.',
          else: 'Fertige die Karte aus Ton aus deiner Hand.',
        },
        done: 'Wieder wurde nichts ausgegeben: Die Unterstützung bleibt auf deiner Werkbank.',
      },
      trap: {
        says: [
          'Wieder eine Töpfer-Aufgabe. Du hast ein Werk aus Stein auf der Hand, und Stein liegt auf deiner Werkbank. Kannst du es jetzt machen?',
        ],
        wrong: {
          else: 'Fertigen macht nur Werke aus dem Material der Aufgabe. Eine Töpfer-Aufgabe fertigt Ton, nicht Stein.',
        },
        done: 'Richtig. Eine Töpfer-Aufgabe fertigt Ton; für Stein bräuchtest du eine Mönch-Aufgabe oder den Schmied.',
      },
      twinCraft: {
        says: ['Deine Aufgabe ist Mönch. Mach ein Werk.'],
        wrong: {
          hired:
            'Du hast lieber angeheuert. Mit dem, was auf deiner Werkbank liegt, kannst du ein Werk machen.',
          prayed:
            'Du hast gebetet. Mit dem, was auf deiner Werkbank liegt, kannst du ein Werk machen.',
          else: 'Versuch es noch einmal.',
        },
        done: 'Richtig: Eine Mönch-Aufgabe fertigt Stein, mit Stein von der Werkbank.',
      },
      twinTrap: {
        says: [
          'Deine Aufgabe ist Schmied. Du hast zwei Karten aus Metall auf der Hand, und zwei weitere liegen auf deiner Werkbank. Kannst du ein Werk aus Metall vollenden?',
        ],
        wrong: {
          else: 'Der Schmied will seine 2 Karten Unterstützung auf deiner Hand, und dort ist nur 1. Aber diese Aufgabe fertigt Metall, und auf deiner Werkbank liegen 2.',
        },
        done: 'Richtig: nicht mit dem Schmied, aber durch Fertigen. Alle Unterstützung kommt von einem Ort.',
      },
    },
  },

  wings: {
    title: 'Flügel',
    about: 'Lern, in welchen Flügel ein Werk gehört und wozu Verkaufen gut ist.',
    stages: {
      look: {
        says: [
          (f) =>
            `Zwei Flügel: die Galerie bei den Helfern, der Laden bei den Verkäufen. Du hast zwei Karten aus Stoff verkauft, aber Verkäufe zählen nur, wenn Werke im Laden sie decken. Punkte jetzt: ${f.points}.`,
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Jetzt sorg dafür, dass sie zählen.',
      },
      giftShop: {
        says: [
          'Vollende ein Werk aus Stoff: Wähle eine deiner zwei Karten, die andere ist seine Unterstützung.',
          'In der Galerie deckt es deinen Helfer: mehr Aktionen. Im Laden deckt es beide Verkäufe. Welcher Flügel bringt heute Punkte?',
        ],
        wrong: {
          prayed: 'Zuerst ist ein Werk zu machen.',
          gallery:
            'Dort deckt es nur deinen Helfer, und deine Verkäufe zählen weiter nichts. Nimm den anderen Flügel.',
          else: 'Wähle eine Karte aus Stoff.',
        },
        done: (f) =>
          `${points(f.points)}: ${f.points - f.sales} für das Werk und ${f.sales} für die zwei Verkäufe, die es deckt.`,
      },
      sell: {
        says: [
          'Eine Händler-Aufgabe verkauft eine Karte von deiner Werkbank. Verkauf die, die Punkte bringt, und achte auf die Deckung im Laden: auch hier ganz oder gar nicht.',
        ],
        wrong: {
          prayed: 'Verkaufen bringt heute mehr als eine Karte.',
          uncovers:
            'Ein dritter Stoffverkauf ist mehr, als dein Werk aus Stoff decken kann: Dann zählt keiner davon. Verkauf die andere Karte.',
          else: 'Verkauf eine Karte von deiner Werkbank.',
        },
        done: (f) => `Verkauft und sofort gedeckt: Deine Verkäufe zählen ${f.sales}.`,
      },
      twin: {
        says: [
          'Zwei Metallverkäufe, ein Helfer aus Metall. Hol so viele Punkte wie möglich aus deinem nächsten Werk.',
        ],
        wrong: {
          prayed: 'Du hast gebetet. Ein Werk hätte sofort Punkte gebracht.',
          gallery: 'In der Galerie deckt es den Helfer, und die Verkäufe zählen weiter nichts.',
          else: 'Versuch es noch einmal.',
        },
        done: (f) => `${points(f.points)}, davon ${f.sales} aus deinen Verkäufen.`,
      },
    },
  },

  sharing: {
    title: 'Teilen',
    about: 'Wähle eine Aufgabe, die dir mehr nützt als den anderen.',
    stages: {
      gives: {
        says: [
          (f) =>
            `Auch ${f.rival} macht deine Aufgabe, mit eigenen Helfern: zwei aus Metall. Wenn deine Karte aus Metall deine Aufgabe ist, wie viele Aktionen bekommt ${f.rival}?`,
        ],
        wrong: {
          else: (f) =>
            `1 für die Aufgabe und 1 für jeden der zwei Helfer aus Metall von ${f.rival}.`,
        },
        done: 'Richtig. Ein großzügiges Geschenk.',
      },
      choose: {
        says: [(f) => `Wähle eine Aufgabe, die ${f.rival} höchstens eine Aktion gibt.`],
        wrong: {
          gives: (f) =>
            `Das gäbe ${f.rival} für jeden Helfer aus Metall eine Aktion mehr. Nimm die andere Karte.`,
          noTask:
            'Das verschenkt nichts, aber du ziehst nur eine Karte. Eine deiner Karten ist ungefährlich.',
          else: 'Wähle eine deiner zwei Karten.',
        },
        done: (f) => `${f.rival} bekommt davon ${actions(f.shared)}.`,
      },
      tailor: {
        says: [
          'Eine Schneider-Aufgabe erneuert deine Hand: Tippe auf das, was du nicht brauchst. Es kommt unter den Stapel, und du ziehst, bis du fünf hast.',
          'Tippe auf die Karten, die du zurücklegen willst.',
          'Noch mehr? Oder zieh jetzt.',
          'Noch mehr? Oder zieh jetzt.',
        ],
        wrong: {
          prayed: 'Das zieht eine Karte. Der Schneider zieht bis auf fünf.',
          keptAll: 'Leg mindestens eine zurück: Wir wollen es ja sehen.',
          else: 'Leg eine Karte zurück, oder zieh.',
        },
        done: (f) => `In der Nacht kamen die neuen Karten auf deine Hand: ${cards(f.hand)}.`,
      },
      none: {
        says: [
          (f) =>
            `${f.rival} hat ${works(f.works.end - 1)} in einem Flügel; noch eines beendet die Partie, und du liegst hinten. Du hast nur Metall: Als Schmied-Aufgabe ließe es ${f.rival} dieses Werk machen. Was nun?`,
        ],
        wrong: {
          helpsThem: (f) =>
            `Dann macht ${f.rival} deine Schmied-Aufgabe, vollendet das letzte Werk und gewinnt.`,
          else: 'Überleg, was deine Aufgabe der anderen Seite erlaubt.',
        },
        done: 'Richtig. Manchmal ist keine Aufgabe die beste: Du ziehst eine Karte, und sonst bekommt niemand etwas.',
      },
      twin: {
        says: [(f) => `Wähle eine Aufgabe, die ${f.rival} nur eine Aktion gibt.`],
        wrong: {
          noTask: 'Sicher, aber es gibt eine Karte, die nur eine Aktion verschenkt.',
          gives: (f) =>
            `Sieh dir ${possessive(f.rival)} Helfer an: Sie passen zu dieser Aufgabe, also gäbe sie mehr als eine Aktion.`,
          else: 'Versuch es noch einmal.',
        },
        done: (f) => `Richtig: ${actions(f.shared)} für ${f.rival}.`,
      },
    },
  },

  end: {
    title: 'Das Ende',
    about: 'Beende die Partie im richtigen Moment.',
    stages: {
      counted: {
        says: [
          (f) =>
            `Die Partie endet mit ${works(f.works.end)}n in einem Flügel oder mit dem Stapel. Werke und gedeckte Verkäufe zählen ihren Wert. Hast du allein am meisten von einem Material verkauft, zählen solche Karten auf der Hand auch: Nachbestellungen.`,
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Probier es aus.',
      },
      backorders: {
        says: [
          (f) =>
            `Du allein hast Metall verkauft (nicht gedeckt) und hast zwei Karten aus Metall. Mit deinem Werk aus Stein sind es ${points(f.points)}. Wie viele davon sind Nachbestellungen?`,
        ],
        wrong: {
          else: (f) =>
            `${f.points - f.backorders} für das Werk aus Stein und 0 für den ungedeckten Verkauf. Der Rest kommt von den Karten aus Metall auf deiner Hand.`,
        },
        done: (f) =>
          `Richtig: ${f.backorders}. Du hast am meisten Metall verkauft, also zählt jede Karte aus Metall auf deiner Hand.`,
      },
      fifth: {
        says: [
          (f) =>
            `Du hast ${points(f.points)}, ${f.rival} ${f.rivalPoints}, und deine Galerie hat vier Werke. Das fünfte dort beendet die Partie sofort. Gewinn: in diesem Zug oder im nächsten.`,
        ],
        wrong: {
          lost: (f) =>
            `Das hat die Partie beendet, und ${f.rival} hat mehr Punkte: ${f.rivalPoints} zu ${f.points}. Erst vorn liegen, dann beenden.`,
          prayed: 'Du hast ein Werk zu machen: Beten verschenkt den Vorsprung.',
          waited: 'Das war zu langsam. Mach in jedem deiner zwei Züge ein Werk.',
          else: 'Versuch es noch einmal.',
        },
        done: (f) => `Gewonnen, ${f.points} zu ${f.rivalPoints}: erst die Punkte, dann das Ende.`,
      },
      tie: {
        says: [
          (f) =>
            `Bei Gleichstand gewinnt, wer gerade dran ist. Endete die Partie jetzt, in deinem Zug, stünde es ${f.points} zu ${f.rivalPoints}. Wer würde gewinnen?`,
        ],
        wrong: { else: 'Einen Gleichstand gewinnt, wer gerade dran ist.' },
        done: 'Richtig: Wer die Partie im eigenen Zug beendet, gewinnt den Gleichstand.',
      },
      twin: {
        says: [
          (f) =>
            `${f.points} zu ${f.rivalPoints}, vier Werke in deinem Laden. Gewinn die Partie in diesem Zug oder im nächsten.`,
        ],
        wrong: {
          lost: (f) =>
            `Die Partie ist vorbei, ${f.points} zu ${f.rivalPoints}. Welches Werk würde auch deine Verkäufe zählen lassen?`,
          prayed: 'Du hast gebetet. Ein Werk hätte dich näher herangebracht.',
          waited: 'Das war zu langsam. Mach in jedem deiner Züge ein Werk.',
          else: 'Versuch es noch einmal.',
        },
        done: (f) => `Gewonnen, ${f.points} zu ${f.rivalPoints}.`,
      },
    },
  },

  works: {
    title: 'Werke',
    about: 'Lies eine Karte: wann sie wirkt und was sie tut.',
    stages: {
      yours: {
        says: [
          (f) =>
            `Ein Werk tut erst etwas, wenn es vollendet ist. „${f.names[0]}“ wirkt am Morgen: Halte die Karte gedrückt, um sie zu lesen, dann benutze sie.`,
          'Die Karte liegt jetzt auf deiner Werkbank. Wähle deine Aufgabe: die Karte aus Metall, Schmied.',
          (f) =>
            `${possessive(f.rival)} ${f.names[2]} sperrt diese Mönch-Aufgabe. Zeig eine Karte aus Stein aus deiner Hand, dann darfst du sie trotzdem machen. Die Karte bleibt auf deiner Hand.`,
          'Jetzt darfst du die Aufgabe machen: Heuere die Karte vom Boden an.',
          'Deine Schmied-Aufgabe: Mach das Werk aus Papier. Es braucht keine Unterstützung.',
          'Welcher Flügel?',
          (f) =>
            `Du hast ein Werk vollendet: Jetzt wirkt „${f.names[1]}“. Benutze es und tippe auf eine Karte deiner Werkbank, um sie zu verkaufen.`,
        ],
        wrong: {
          unused: 'Du darfst darauf verzichten: Effekte sind freiwillig. Aber benutz ihn diesmal.',
          otherTask: 'Nimm die Karte aus Metall: Du willst heute ein Werk machen.',
          noTask: 'Du willst heute ein Werk machen: Nimm die Karte aus Metall.',
          skipped: 'Dann fällt die ganze Aufgabe aus. Zeig die Karte: Das kostet nichts.',
          prayed: 'Mit dieser Aktion geht etwas Besseres.',
          else: 'Jetzt nicht: Mach zuerst, was oben steht.',
        },
        done: 'Jede Karte sagt, wann sie wirkt: eine am Morgen, eine nach einem Werk, und eine sperrt eine Aufgabe.',
      },
      twin: {
        says: [
          (f) =>
            `${f.rival} hat ${f.names[1]}, du hast ${f.names[0]}: Halte sie gedrückt, um sie zu lesen. Mach ${possessive(f.rival)} Aufgabe trotzdem, und benutz dein eigenes Werk, wenn seine Zeit kommt.`,
        ],
        wrong: {
          skipped: (f) =>
            `Du hast die Aufgabe ausgelassen. Lies „${f.names[1]}“: Was würde sie öffnen?`,
          unused: (f) => `Die Nacht ist vorbei. Lies „${f.names[0]}“: Wann wirkt es?`,
          else: 'Versuch es noch einmal.',
        },
        done: 'Du kannst die Karten lesen. Jetzt spiel eine Partie.',
      },
    },
  },
};
