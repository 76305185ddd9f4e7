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
          'Wer die meisten Punkte hat, gewinnt. Punkte bringen Werke, und die machst du in deinem Tempel: der dunklen Matte.',
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Jetzt zähl mit mir.',
      },
      task: {
        says: [
          'Das kostet Aktionen. Die gibt dir deine Aufgabe: die Karte oben an der Matte. Helfer links geben mehr.',
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Jetzt zähl mit mir.',
      },
      none: {
        says: [
          'Deine Karte aus Stein ist eine Mönch-Aufgabe. Eine Aufgabe gibt 1 Aktion, mit Helfern mehr. Du hast keine. Wie viele Aktionen?',
        ],
        wrong: { else: 'Ohne Helfer gibt es nur die eine Aktion, die jede Aufgabe gibt.' },
        done: (f) => `Richtig: ${actions(f.actions)}. So viel gibt jede Aufgabe mindestens.`,
      },
      one: {
        says: [
          'Ein Mönch-Helfer, aus Stein. Er gibt 1 Aktion dazu, oder 2, wenn er gedeckt ist: von einem Werk aus Stein in der Galerie, wie hier. Wie viele Aktionen?',
        ],
        wrong: { else: (f) => `1 für die Aufgabe, 2 für den gedeckten Helfer: ${sum(f)}.` },
        done: (f) => `Richtig: ${sum(f)}. Das Kästchen mit Haken am Helfer heißt: gedeckt.`,
      },
      two: {
        says: [
          (f) =>
            `Zwei Mönch-Helfer. Dein Werk aus Stein hat den Wert ${f.cover}, also deckt es bis zu ${f.cover}. Wie viele Aktionen?`,
        ],
        wrong: { else: (f) => `Beide sind gedeckt, also gibt jeder 2 dazu: ${sum(f)}.` },
        done: (f) => `Richtig: ${sum(f)}.`,
      },
      three: {
        says: [
          (f) =>
            `Drei Mönch-Helfer, dein Werk deckt ${f.cover}. Ganz oder gar nicht: Bleibt einer übrig, ist keiner gedeckt. Wie viele Aktionen?`,
        ],
        wrong: {
          else: (f) => `Nicht alle ${f.helpers} lassen sich decken, also keiner: ${sum(f)}.`,
        },
        done: (f) =>
          `Richtig: ${sum(f)}. Ein Helfer mehr, eine Aktion weniger! Das leere Kästchen heißt: nicht gedeckt.`,
      },
      twinThree: {
        says: [
          'Ein anderer Tisch: eine Töpfer-Aufgabe, Helfer aus Ton, daneben ein Werk aus Ton. Wie viele Aktionen jetzt?',
        ],
        wrong: {
          else: (f) =>
            `Ein Werk aus Ton deckt bis zu ${f.cover} Helfer. Du hast ${f.helpers}: ${sum(f)}.`,
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
      tasks: {
        says: [
          'Am Morgen wählst du eine Aufgabe. Papier ist Händler, verkauft; Stein Mönch, heuert an; Stoff Schneider, tauscht; Ton Töpfer, sammelt; Metall Schmied, macht Werke.',
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Jetzt wähle eine.',
      },
      guided: {
        says: [
          'Morgen: Die grüne Karte aus Stein wird deine Aufgabe. Tippe sie an oder zieh sie oben an die Matte.',
          (f) =>
            `Mittag. Zuerst kommt ${possessive(f.rival)} Aufgabe: Töpfer. Nimm eine Karte vom Boden auf deine Werkbank unter der Matte.`,
          (f) =>
            `Jetzt deine Mönch-Aufgabe: ${actions(f.actions)}, dank deiner Helfer. Heuere die Karte vom Boden an.`,
          'Der Boden ist leer. Eine Aktion, die du nicht nutzen kannst, wird zum Gebet: Zieh eine Karte.',
          'Da wartet sie, verdeckt neben deiner Aufgabe. Bis zur Nacht darf niemand sie ansehen, auch du nicht. Bete noch einmal.',
        ],
        wrong: {
          otherTask:
            'Papier verkauft von deiner Werkbank, und die ist leer. Nimm die Karte aus Stein.',
          noTask: 'Ohne Aufgabe ziehst du nur eine Karte. Nimm die Karte aus Stein.',
          prayed: 'Beten darfst du immer, aber hier gibt es etwas Besseres.',
          else: 'Jetzt nicht: Mach zuerst, was oben steht.',
        },
        done: (f) =>
          `Nacht: Was gewartet hat, ist jetzt auf deiner Hand, zusammen ${cards(f.hand)}. In ${possessive(f.rival)} Zug macht ${f.rival} auch deine Aufgabe.`,
      },
      alone: {
        says: [
          (f) =>
            `Jetzt allein und ohne Gebet: Wähle deine Aufgabe, mach ${possessive(f.rival)} Mönch-Aufgabe, dann deine.`,
        ],
        goal: 'Spiel einen ganzen Zug, ohne zu beten.',
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
      support: {
        says: [
          'Eine Schmied-Aufgabe macht ein Werk aus deiner Hand, aus jedem Material. Unterstützung auf der Hand: Karten seines Materials, eine weniger als sein Wert.',
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Jetzt mach eines.',
      },
      smith: {
        says: [
          'Metall hat den Wert 3, braucht also 2 andere Karten aus Metall auf der Hand. Wähle eine Karte aus Metall.',
          'Wähle einen Flügel, dann ist es vollendet. Hier ist es egal, welchen.',
        ],
        wrong: {
          prayed: 'Du könntest eine Karte ziehen, aber du hast alles für ein Werk aus Metall.',
          paper: 'Papier braucht gar keine Unterstützung. Aber mach jetzt ein Werk aus Metall.',
          else: 'Wähle eine der Karten aus Metall.',
        },
        done: 'Sieh auf deine Hand: Die zwei Karten Unterstützung sind noch da. Du hast sie gezeigt, nicht ausgegeben.',
      },
      craft: {
        says: [
          'Jede Aufgabe kann auch fertigen: ein Werk ihres Materials, mit Unterstützung auf der Werkbank. Hier ist es Ton: Wähle die Karte aus Ton.',
          'Welcher Flügel? Auch hier ist es egal.',
        ],
        wrong: {
          prayed: 'Du könntest eine Karte ziehen, aber alles für ein Werk aus Ton ist da.',
          collected: 'Du könntest diese Karte sammeln, aber mach zuerst ein Werk.',
          else: 'Fertige die Karte aus Ton aus deiner Hand.',
        },
        done: 'Wieder nichts ausgegeben. Also: Schmied macht jedes Material mit der Hand, Fertigen das der Aufgabe mit der Werkbank.',
      },
      trap: {
        says: [
          'Wieder eine Aufgabe aus Ton. Du hast ein Werk aus Stein, und Stein liegt auf deiner Werkbank. Kannst du es jetzt machen?',
        ],
        wrong: {
          smith: 'Dafür bräuchtest du eine Schmied-Aufgabe, und diese ist Töpfer.',
          else: 'Fertigen geht nur im Material der Aufgabe: hier Ton, nicht Stein.',
        },
        done: 'Richtig. Für Stein brauchst du eine Aufgabe aus Stein oder den Schmied mit Stein auf der Hand.',
      },
      twinCraft: {
        says: ['Deine Aufgabe ist Mönch. Mach ein Werk.'],
        goal: 'Mach ein Werk.',
        wrong: {
          hired:
            'Du hast angeheuert. Mit dem, was auf deiner Werkbank liegt, kannst du ein Werk machen.',
          prayed:
            'Du hast gebetet. Mit dem, was auf deiner Werkbank liegt, kannst du ein Werk machen.',
          else: 'Versuch es noch einmal.',
        },
        done: 'Richtig: Eine Mönch-Aufgabe fertigt Stein, mit Stein von der Werkbank.',
      },
      twinTrap: {
        says: [
          'Aufgabe: Schmied. Zwei Karten aus Metall auf der Hand, zwei auf der Werkbank. Kannst du ein Werk aus Metall machen?',
        ],
        wrong: {
          smith:
            'Der Schmied braucht die Unterstützung auf der Hand: zwei Karten, und du hast dort nur eine.',
          else: 'Der Hand fehlt Unterstützung. Aber die Aufgabe kann auch Metall fertigen, und die Werkbank reicht.',
        },
        done: 'Richtig: nicht als Schmied, aber durch Fertigen. Eine Schmied-Aufgabe fertigt Metall. Hand und Werkbank mischen sich nie.',
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
            `Zwei Flügel: die Galerie bei den Helfern, der Laden bei den Verkäufen. Verkäufe zählen nur, wenn Werke im Laden sie decken. Punkte jetzt: ${f.points}.`,
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Jetzt sorg dafür, dass sie zählen.',
      },
      giftShop: {
        says: [
          'Mach ein Werk aus Stoff: Wähle eine deiner zwei Karten, die andere ist seine Unterstützung.',
          'In der Galerie deckt es den Helfer, im Laden beide Verkäufe. Was bringt heute mehr Punkte?',
        ],
        wrong: {
          prayed: 'Mach zuerst ein Werk.',
          gallery: 'Dort deckt es deinen Helfer, und deine Verkäufe zählen weiter nichts.',
          else: 'Wähle eine Karte aus Stoff.',
        },
        done: (f) =>
          `${points(f.points)}: ${f.points - f.sales} für das Werk, wie in jedem Flügel, und ${f.sales} für die zwei Verkäufe, die es deckt.`,
      },
      sell: {
        says: [
          'Eine Händler-Aufgabe verkauft eine Karte von der Werkbank. Verkaufe die, die Punkte bringt. Deckung gilt auch hier ganz oder gar nicht.',
        ],
        wrong: {
          prayed: 'Verkaufen bringt heute mehr, als eine Karte zu ziehen.',
          uncovers: 'Drei Stoffverkäufe kann dein Werk aus Stoff nicht decken: Dann zählt keiner.',
          else: 'Verkaufe eine Karte von deiner Werkbank.',
        },
        done: (f) => `Verkauft und sofort gedeckt: Deine Verkäufe zählen ${f.sales}.`,
      },
      twin: {
        says: [
          'Zwei Metallverkäufe, ein Helfer aus Metall. Hol so viele Punkte wie möglich aus deinem nächsten Werk.',
        ],
        goal: 'Hol so viele Punkte wie möglich.',
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
            `Auch ${f.rival} macht deine Aufgabe, mit eigenen Helfern: zwei aus Metall. Spielst du deine Karte aus Metall, wie viele Aktionen bekommt ${f.rival}?`,
        ],
        wrong: {
          else: (f) =>
            `1 für die Aufgabe und 1 für jeden der zwei Helfer aus Metall von ${f.rival}.`,
        },
        done: (f) => `Richtig. Du hast eine Aktion, ${f.rival} hat mehr: kein guter Tausch.`,
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
            `${f.rival} führt, mit vier Werken in der Galerie: Das fünfte beendet die Partie. Du hast nur Metall, und eine Schmied-Aufgabe erlaubt ${f.rival} das. Was nun?`,
        ],
        wrong: {
          helpsThem: (f) => `Dann macht ${f.rival} mit deiner Aufgabe das letzte Werk und gewinnt.`,
          else: 'Überleg, was deine Aufgabe der anderen Seite erlaubt.',
        },
        done: 'Richtig. Manchmal ist keine Aufgabe die beste: Du ziehst eine Karte, und sonst bekommt niemand etwas.',
      },
      twin: {
        says: [(f) => `Wähle eine Aufgabe, die ${f.rival} nur eine Aktion gibt.`],
        goal: (f) => `Gib ${f.rival} nur eine Aktion.`,
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
            `${works(f.works.end)} in einem Flügel oder ein leerer Stapel beenden die Partie sofort. Werke und gedeckte Verkäufe bringen ihren Wert, manche Werke auch einen Bonus.`,
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Das ist nicht alles.',
      },
      claims: {
        says: [
          'Und Nachbestellungen: Hast du allein die meisten Verkäufe eines Materials, gedeckt oder nicht, zählen auch die Karten davon auf deiner Hand.',
        ],
        wrong: { else: 'Lass dir Zeit, dann geh weiter.' },
        done: 'Probier es aus.',
      },
      backorders: {
        says: [
          (f) =>
            `Nur du hast Metall verkauft, auf der Hand hast du zwei Karten daraus. Du hast ${points(f.points)}: Wie viele davon sind Nachbestellungen?`,
        ],
        wrong: {
          else: (f) =>
            `${f.points - f.backorders} für das Werk aus Stein, 0 für den ungedeckten Verkauf. Der Rest kommt von deiner Hand.`,
        },
        done: (f) =>
          `Richtig: ${f.backorders}. Du hast die meisten Metallverkäufe, also zählt das Metall auf deiner Hand.`,
      },
      fifth: {
        says: [
          (f) =>
            `${f.points} zu ${f.rivalPoints}, vier Werke in deiner Galerie: Das fünfte beendet die Partie. Gewinne jetzt oder im nächsten Zug.`,
        ],
        goal: (f) => `Gewinne in höchstens zwei Zügen. Es steht ${f.points} zu ${f.rivalPoints}.`,
        wrong: {
          lost: (f) =>
            `Das hat die Partie beendet, und ${f.rival} hat mehr Punkte: ${f.rivalPoints} zu ${f.points}. Erst vorn liegen, dann beenden.`,
          prayed: 'Beten macht kein Werk, und du brauchst in jedem deiner zwei Züge eines.',
          waited:
            'Das war zu langsam. Erst in Führung gehen, dann die Partie mit dem fünften Werk in deiner Galerie beenden.',
          else: 'Versuch es noch einmal.',
        },
        done: (f) => `Gewonnen, ${f.points} zu ${f.rivalPoints}: erst die Punkte, dann das Ende.`,
      },
      tie: {
        says: [
          (f) =>
            `Bei Gleichstand gewinnt, wer gerade dran ist. Du bist dran, und es steht ${f.points} zu ${f.rivalPoints}. Wer würde jetzt gewinnen?`,
        ],
        wrong: { else: 'Einen Gleichstand gewinnt, wer gerade dran ist.' },
        done: 'Richtig: Du bist dran, also gehört der Gleichstand dir.',
      },
      twin: {
        says: [
          (f) =>
            `${f.points} zu ${f.rivalPoints}, vier Werke in deinem Laden. Gewinne die Partie in diesem Zug oder im nächsten.`,
        ],
        goal: (f) => `Gewinne in höchstens zwei Zügen. Es steht ${f.points} zu ${f.rivalPoints}.`,
        wrong: {
          lost: (f) =>
            `Die Partie ist vorbei, ${f.points} zu ${f.rivalPoints}. Welches Werk würde auch deine Verkäufe zählen lassen?`,
          prayed: 'Beten macht kein Werk. Du brauchst das fünfte in deinem Laden.',
          waited: 'Das war zu langsam. Das fünfte Werk in deinem Laden beendet die Partie.',
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
            `Nur vollendet wirkt ein Werk. „${f.names[0]}“ wirkt am Morgen: Halte es gedrückt, lies es und benutze es.`,
          'Die Karte liegt jetzt auf deiner Werkbank. Wähle deine Aufgabe: die Karte aus Metall, Schmied.',
          (f) =>
            `„${f.names[2]}“ in ${possessive(f.rival)} Galerie (tippe auf den Namen) sperrt diese Mönch-Aufgabe, außer du zeigst Stein aus deiner Hand. Du behältst die Karte.`,
          'Jetzt darfst du die Aufgabe machen: Heuere die Karte vom Boden an.',
          'Deine Schmied-Aufgabe: Mach das Werk aus Papier. Es braucht keine Unterstützung.',
          'Welcher Flügel?',
          (f) =>
            `Das Werk ist vollendet: Jetzt wirkt „${f.names[1]}“. Benutze es und verkaufe eine Karte von der Werkbank.`,
        ],
        wrong: {
          unused: 'Du musst nicht, aber tu es diesmal.',
          otherTask: 'Nimm die Karte aus Metall: Du willst heute ein Werk machen.',
          noTask: 'Du willst heute ein Werk machen: Nimm die Karte aus Metall.',
          skipped: 'Dann fällt die ganze Aufgabe aus. Zeig die Karte: Das kostet nichts.',
          prayed: 'Mit dieser Aktion geht etwas Besseres.',
          else: 'Jetzt nicht: Mach zuerst, was oben steht.',
        },
        done: (f) =>
          `Jede Karte sagt, wann sie wirkt: „${f.names[0]}“ am Morgen, „${f.names[1]}“ nach einem Werk. „${f.names[2]}“ sperrt eine Aufgabe.`,
      },
      twin: {
        says: [
          (f) =>
            `Lies „${f.names[1]}“ in ${possessive(f.rival)} Galerie und dein Werk „${f.names[0]}“. Mach dann ${possessive(f.rival)} Aufgabe, und benutze dein Werk, wenn es Zeit ist.`,
        ],
        goal: (f) => `Mach ${possessive(f.rival)} Aufgabe und benutze „${f.names[0]}“.`,
        wrong: {
          skipped: (f) =>
            `Du hast die Aufgabe ausgelassen. Lies „${f.names[1]}“: Was würde sie öffnen?`,
          unused: (f) => `Die Nacht ist vorbei. Lies „${f.names[0]}“: Wann wirkt es?`,
          else: 'Versuch es noch einmal.',
        },
        done: 'Du kannst die Karten lesen. Jetzt spiel eine erste Partie.',
      },
    },
  },
};
