/** All words of each work. The words of the game are those of GLOSSARY.md. */
import type { NamedWorks } from '../language';

export const works: NamedWorks = {
  Amulet: {
    name: 'Amulett',
    text: 'Immer wenn du ein Werk vollendest, auch dieses: Verkaufe eine Karte von deiner Werkbank.',
    label: (p) => `${p.card} verkaufen`,
    hint: 'Verkaufe eine Karte von deiner Werkbank.',
    pick: 'Welche Karte verkaufst du?',
    rulings: [
      'Eine Karte pro Werk; auch kostenlos vollendete Werke zählen.',
      'Ein Werk, das du dir nimmst, etwa mit Wurfstern, ist nicht vollendet und verkauft nichts.',
      'Das ist keine Händler-Aktion: Glocke, Gewand und Ring machen nicht mit.',
    ],
  },
  Bangle: {
    name: 'Armreif',
    text: 'Bei deinen Aufgaben bekommen Gegner durch Helfer keine Aktionen. Deine eigenen Mönch-Helfer sind immer gedeckt.',
    rulings: [
      'Gegner behalten die eine Aktion der Aufgabe und die von Figur; Karten, die sie für Brunnen zeigen, bringen ihnen nichts.',
      'Deine Mönch-Helfer zählen bei jeder Mönch-Aufgabe doppelt, egal was in deiner Galerie steht.',
      'Das steht fest, wenn die Aufgabe beginnt: Verschwindet Armreif mittendrin, bleibt es bei dieser Aufgabe so.',
      'Im Teamspiel helfen die Helfer deines Partners bei deinen Aufgaben wie sonst.',
    ],
  },
  Bell: {
    name: 'Glocke',
    text: 'Händler: Verkaufe statt von der Werkbank direkt die oberste Karte des Stapels.',
    rulings: [
      'Niemand sieht die Karte vor deiner Entscheidung, außer sie ist schon bekannt.',
      'Das geht auch mit leerer Werkbank und bei jeder Händler-Aufgabe, egal wem sie gehört.',
      'War das die letzte Karte des Stapels, ist die Partie vorbei.',
    ],
  },
  Bench: {
    name: 'Sitzbank',
    text: 'Schlusswertung: Jedes deiner Werke aus Stein bringt 2 Punkte mehr, auch Sitzbank selbst.',
    rulings: [
      'Beide Flügel zählen; durch Go-Spiel zählt kein Werk aus Stein doppelt.',
      'Die Punkte kommen zum Wert der Werke dazu.',
      'Ein Drachen, der am Ende ein Werk aus Stein kopiert, zählt als Stein.',
    ],
  },
  Bowl: {
    name: 'Schale',
    text: 'Morgen: Sammle die oberste Karte des Stapels auf deine Werkbank.',
    label: () => 'oberste Karte sammeln',
    rulings: [
      'Die Karte liegt sofort auf deiner Werkbank und kann schon diesen Mittag beim Fertigen unterstützen.',
      'Das ist keine Töpfer-Aktion: Papierflieger folgt nicht.',
      'War das die letzte Karte des Stapels, ist die Partie vorbei.',
    ],
  },
  Brick: {
    name: 'Ziegel',
    text: 'Schmied: Jede offene Aufgabe am Tisch, auch deine, unterstützt wie eine Karte auf deiner Hand.',
    rulings: [
      'Die Aufgaben bleiben, wo sie sind, und jede kann ein Werk nach dem anderen unterstützen.',
      'Du darfst Aufgaben und Karten aus deiner Hand mischen.',
      'Sie dienen nur als Unterstützung: Du kannst keine Aufgabe vollenden oder für Fahne oder Vorhang zeigen.',
      'Beim Fertigen tut Ziegel nichts.',
    ],
  },
  Chopsticks: {
    name: 'Stäbchen',
    text: 'Morgen: Verkaufe deine alte Aufgabe, statt sie auf den Boden zu legen.',
    label: (p) => `${p.card || 'alte Aufgabe'} verkaufen`,
    rulings: [
      'Das geht mit jeder deiner Aufgaben, auch wenn sie von Puppe oder Skizze kam.',
      'Das ist keine Händler-Aktion: Ring folgt nicht.',
      'Drachen kann das nur rechtzeitig kopieren, wenn die Effekte vor der alten Aufgabe kommen, wie es üblich ist.',
    ],
  },
  Cloak: {
    name: 'Umhang',
    text: 'Ein Werk vollendet, auch Umhang selbst, und Metall auf der Hand? Leg das Werk zurück und vollende kostenlos eines aus Metall aus deiner Hand.',
    label: (p) => `gegen ${p.card} tauschen`,
    hint: 'Tausche das neue Werk kostenlos gegen eines aus Metall.',
    pick: 'Welches Werk aus Metall vollendest du?',
    rulings: [
      'Ohne Metall auf der Hand kannst du nicht anfangen.',
      'Alle anderen Effekte des ersten Werks kommen, bevor es zurückgelegt wird.',
      'Das Werk aus Metall gilt als vollendet: Es hat seine Effekte, und Umhang darf wieder folgen.',
      'Beendet schon das erste Werk die Partie, kommt Umhang zu spät.',
      'Gedicht und Umhang können nicht beide dasselbe Werk zurücklegen.',
    ],
  },
  Coin: {
    name: 'Münze',
    text: 'Schlusswertung: Die Nachbestellungen auf deiner Hand zählen noch einmal.',
    rulings: [
      'Nur Materialien, deren Nachbestellungen du bekommst, zählen noch einmal.',
      'Mit zwei Münzen zählen sie insgesamt dreimal.',
    ],
  },
  Crane: {
    name: 'Kranich',
    text: 'Schmied und Fertigen: Leg Papier von deiner Werkbank zurück; jede Karte ersetzt eine Karte Unterstützung.',
    rulings: [
      'Du darfst einen Teil der Unterstützung ersetzen oder alle, aber nie mehr zurücklegen, als du brauchst.',
      'Trinkhalm wird zuerst abgezogen; was dann noch fehlt, kann Papier ersetzen.',
      'Das Papier wird zurückgelegt, bevor das Werk seinen Platz bekommt, und alle sehen es.',
    ],
  },
  Cup: {
    name: 'Becher',
    text: 'Nach einem Gebet von dir: Leg Becher zurück, und die Partie ist vorbei.',
    label: () => 'zurücklegen und die Partie beenden',
    ends: (p) =>
      p.name === 'Du'
        ? 'Du hast Becher zurückgelegt und die Partie beendet.'
        : `${p.name} hat Becher zurückgelegt und die Partie beendet.`,
    rulings: [
      'Becher ist vor der Wertung weg und bringt dir keine Punkte.',
      'Jedes Gebet zählt: bei der Aufgabe anderer, statt der Schneider-Aktion von Nadel oder das eine ohne Aufgabe.',
      'Karten, die ein Effekt zieht, sind kein Gebet.',
      'Karten in Wartebereichen kommen nicht mehr auf die Hand und sind also keine Nachbestellungen.',
    ],
  },
  Curtain: {
    name: 'Vorhang',
    text: 'Deine Schneider- und Schmied-Aufgaben sind für Gegner gesperrt, außer sie zeigen eine passende Karte aus der Hand.',
    rulings: [
      'Stoff öffnet deine Schneider-Aufgabe, Metall deine Schmied-Aufgabe; die Karte bleibt auf der Hand.',
      'Einmal zeigen öffnet die ganze Aufgabe, auch gegen zwei Vorhänge. Niemand muss zeigen.',
      'Wer auslässt, bekommt von dieser Aufgabe gar keine Aktion, auch kein Gebet.',
      'Für deinen Partner im Teamspiel sind sie nie gesperrt.',
    ],
  },
  Daitoro: {
    name: 'Steinlaterne',
    text: 'Morgen: Decke Karten auf, bis auf dem Boden drei liegen.',
    label: () => 'Boden auf drei auffüllen',
    rulings: [
      'Liegen schon drei oder mehr Karten auf dem Boden, tut Steinlaterne nichts.',
      'Die Karten kommen einzeln; wird der Stapel dabei leer, ist die Partie vorbei.',
      'In der üblichen Reihenfolge kommt das vor deiner alten Aufgabe: Sie zählt also nicht zu den dreien.',
    ],
  },
  'Deck of Cards': {
    name: 'Kartenspiel',
    text: 'Schmied: Für jedes Werk aus Papier, das du vollendest, auch dieses, darfst du eine Karte ziehen.',
    label: () => 'eine Karte ziehen',
    rulings: [
      'Für Werke aus Papier, die du fertigst oder kostenlos vollendest, ziehst du nichts.',
      'Du ziehst, bevor Gedicht oder Umhang das Werk zurücklegen können.',
    ],
  },
  Dice: {
    name: 'Würfel',
    text: 'Bevor du deine Hand erneuerst: Zeig die oberste Karte des Stapels. Ist ihr Wert so groß wie die Zahl deiner Handkarten, vollende sie kostenlos.',
    label: () => 'oberste Karte zeigen',
    rulings: [
      'Karten in deinem Wartebereich zählen nicht.',
      'Stimmen die Zahlen nicht überein, bleibt die Karte oben, und alle kennen sie.',
      'Die Schneider-Aktion folgt auf jeden Fall; umentscheiden kannst du dich nicht.',
      'Werte gehen von 1 bis 3: Mit einer anderen Zahl von Handkarten kann es nicht klappen.',
    ],
  },
  Doll: {
    name: 'Puppe',
    text: 'Morgen: Spiele keine Aufgabe aus der Hand, sondern übernimm die eines Gegners. In diesem Zug gibt sie dir 1 Aktion mehr.',
    label: (p) => `${p.card} als Aufgabe nehmen`,
    hint: 'Nimm die Aufgabe eines Gegners, mit 1 Aktion mehr.',
    pick: 'Wessen Aufgabe nimmst du?',
    rulings: [
      'Du machst sie einmal, als deine eigene; wem sie jetzt fehlt, den überspringst du am Mittag.',
      'Ab jetzt ist sie deine: Alle anderen machen sie in ihren Zügen, aber die Aktion mehr hast nur du und nur jetzt.',
      'Vorhang, Turm, Maske und Armreif des Gegners, von dem sie kommt, gelten für sie nicht mehr. Deine schon.',
      'Eine Startkarte, die noch verdeckt liegt, kannst du nicht nehmen, auch nicht die Aufgabe eines Partners.',
      'Eine leere Hand stört nicht. Skizze kannst du im selben Zug nicht benutzen.',
    ],
  },
  Fan: {
    name: 'Fächer',
    text: 'Bevor du deine Hand erneuerst: Zeig die obersten drei Karten des Stapels. Zwei legst du in deiner Reihenfolge zurück, eine bleibt oben.',
    label: () => 'oberste drei Karten zeigen',
    asks: {
      return: {
        question: 'Leg eine dieser Karten zurück',
        detail: 'Die letzte bleibt oben auf dem Stapel.',
      },
    },
    ends: () => '„Fächer“ musste mehr Karten zeigen, als im Stapel waren.',
    rulings: [
      'Alle sehen alle drei und wissen, wohin jede kommt.',
      'Hat der Stapel weniger als drei, darfst du es trotzdem tun: Du zeigst, was da ist, und die Partie ist vorbei.',
    ],
  },
  Figurine: {
    name: 'Figur',
    text: 'Gleich kommt die Aufgabe eines Gegners? Zeig eine Karte aus ihrem Material aus deiner Hand: 1 Aktion mehr.',
    label: (p) => `${p.card} zeigen für 1 Aktion mehr`,
    hint: 'Zeig eine passende Karte für 1 Aktion mehr.',
    pick: 'Welche Karte zeigst du?',
    rulings: [
      'Die Karte bleibt auf deiner Hand und darf für eine andere Aufgabe wieder gezeigt werden.',
      'Was du für Vorhang oder Turm zeigst, darfst du auch für Figur zeigen.',
      'Armreif verhindert das nicht.',
      'Die Aufgabe eines Partners ist keine eines Gegners und bringt dir nichts dazu.',
    ],
  },
  Flag: {
    name: 'Fahne',
    text: 'Gleich kommt deine eigene Aufgabe? Zeig noch eine Karte aus ihrem Material aus deiner Hand: 1 Aktion mehr.',
    label: (p) => `${p.card} zeigen für 1 Aktion mehr`,
    hint: 'Zeig eine passende Karte für 1 Aktion mehr.',
    pick: 'Welche Karte zeigst du?',
    rulings: [
      'Die Aufgabe selbst zählt nicht: Du brauchst eine andere Karte aus ihrem Material auf der Hand.',
      'Die Karte bleibt auf deiner Hand. Zwei Fahnen dürfen beide dieselbe Karte nutzen.',
      'Ohne Aufgabe gibt es nichts, was passt: Es bleibt bei deinem einen Gebet.',
    ],
  },
  Flute: {
    name: 'Flöte',
    text: 'Mönch und Töpfer: Nimm statt vom Boden die offene Aufgabe oder ein Werk aus Papier eines Gegners.',
    rulings: [
      'Mönch macht die Karte zu deinem Helfer, Töpfer legt sie auf deine Werkbank; ein so genommenes Werk hat keinen Effekt mehr.',
      'Eine Aufgabe, die weg ist, macht nach dir niemand mehr. Machst du sie gerade selbst, behältst du alle Aktionen.',
      'Im Teamspiel ist dein Partner davor sicher.',
    ],
  },
  Fountain: {
    name: 'Brunnen',
    text: 'Gleich kommt eine Händler-Aufgabe, deine oder eine andere? Zeig Karten aus Stein aus deiner Hand: Jede ist bei dieser Aufgabe ein Händler-Helfer.',
    label: (p) => `${p.card} als Helfer zeigen`,
    hint: 'Jede Karte aus Stein, die du zeigst, ist jetzt ein Händler-Helfer.',
    pick: 'Welche Karte aus Stein zeigst du?',
    asks: {
      reveal: {
        question: 'Noch eine Karte aus Stein zeigen?',
        detail: 'Jede ist bei dieser Aufgabe 1 Händler-Helfer mehr.',
        decline: 'Keine mehr',
      },
    },
    rulings: [
      'Es darf jede Händler-Aufgabe sein, aber ein Armreif dort macht auch diese Helfer nutzlos.',
      'Sie zählen bei der Deckung mit: Deine Werke aus Papier müssen sie samt deinen echten Händlern decken, sonst ist keiner gedeckt.',
      'Die Karten bleiben auf deiner Hand. Endet die Partie bei dieser Aufgabe, zählt Haniwa sie mit.',
    ],
  },
  Frog: {
    name: 'Frosch',
    text: 'Sobald vollendet: Hat kein Gegner weniger Werke als du, spiel gleich nach diesem Zug noch einen.',
    label: () => 'noch einen Zug machen',
    rulings: [
      'Frosch zählt als eines deiner Werke; gleich wenige zu haben genügt.',
      'Das entscheidet sich sofort, egal was später mit den Werken geschieht.',
      'Mehrere zusätzliche Züge kommen nacheinander.',
      'Die Werke deines Partners sind im Teamspiel egal.',
    ],
  },
  'Go Set': {
    name: 'Go-Spiel',
    text: 'Deine Werke aus Stein stehen zugleich in der Galerie und im Laden.',
    rulings: [
      'Go-Spiel ist aus Stein, also gilt das auch für Go-Spiel selbst.',
      'Werke aus Stein decken dann in beiden Flügeln, zählen in beiden für das Ende der Partie und auch für Wandteppich.',
      'Jedes bleibt ein einziges Werk: Sein Wert zählt einmal, und bei Vergleichen von Werken zählt es einmal.',
      'Du kannst nicht darauf verzichten, auch nicht, um das Ende hinauszuschieben.',
    ],
  },
  Gong: {
    name: 'Gong',
    text: 'Nach einem Gebet von dir: Zieh drei weitere Karten. Dann kommt auch Gong in deinen Wartebereich.',
    label: () => '3 ziehen und ihn zurücknehmen',
    rulings: [
      'Gong kommt in der Nacht mit den anderen auf deine Hand, und alle wissen das.',
      'Leert das Ziehen den Stapel, ist die Partie vorbei, und Gong zählt noch als Werk.',
      'Dieses Ziehen ist kein Gebet und löst nichts aus.',
    ],
  },
  Handkerchief: {
    name: 'Taschentuch',
    text: 'Morgen: Leg eine Handkarte auf den Boden, und heute fragt niemand nach deinem Handlimit.',
    label: (p) => `${p.card} auf den Boden legen`,
    hint: 'Leg eine Karte auf den Boden und behalte den Rest.',
    pick: 'Welche Karte kommt auf den Boden?',
    rulings: [
      'Die ganze Prüfung entfällt: Du darfst bis zu deinem nächsten Morgen mehr als fünf Karten behalten.',
      'Das geht auch mit fünf Karten oder weniger, solange du eine hast.',
      'Drachen kopiert das immer zu spät, denn das Handlimit kommt zuerst.',
    ],
  },
  Haniwa: {
    name: 'Haniwa',
    text: 'Schlusswertung: Jeder Helfer der Art, von der du am meisten hast, bringt 3 Punkte.',
    rulings: [
      'Nur eine Art zählt; hast du von zweien gleich viele, ist es egal, welche.',
      'Gedeckt oder nicht, jeder Helfer zählt einmal.',
      'Karten aus Stein, die du für Brunnen zeigst, sind hier Händler-Helfer, wenn die Partie bei dieser Händler-Aufgabe endet.',
    ],
  },
  Jar: {
    name: 'Krug',
    text: 'Sobald vollendet: Nenn ein Material. Alle Gegner legen ihre Handkarten daraus verdeckt in deinen Wartebereich.',
    label: (p) => `${p.material} nennen`,
    hint: 'Gegner geben dir alle ihre Handkarten aus einem Material.',
    pick: 'Welches Material nennst du?',
    rulings: [
      'Du siehst die Karten in der Nacht. Bis dahin wissen alle, wie viele es sind und aus welchem Material.',
      'Karten in Wartebereichen sind sicher, ebenso die Hand deines Partners.',
      'Endet die Partie vor der Nacht, sind sie auf niemandes Hand und keine Nachbestellungen.',
    ],
  },
  Kite: {
    name: 'Drachen',
    text: 'Morgen: Leg eine Handkarte auf irgendeine Werkbank, gern auch auf deine. Drachen wird bis zum Ende deines Zuges zu einem Werk aus diesem Tempel.',
    label: (p) => `${p.card} auf eine Werkbank legen`,
    hint: 'Gib jemandem eine Karte und kopiere ein Werk aus diesem Tempel.',
    pick: 'Welche Karte legst du auf eine Werkbank?',
    asks: {
      bench: {
        question: (p) => `Wessen Werkbank bekommt ${p.card}?`,
        detail: 'Drachen kopiert dann ein Werk aus diesem Tempel.',
      },
      copy: { question: 'Zu welchem Werk wird Drachen?' },
    },
    rulings: [
      'Die Kopie hat Material, Wert und Effekt des Werks, bleibt aber im Flügel von Drachen. Kopierst du einen anderen Drachen, kopierst du, was er gerade ist.',
      'Gibt es dort ein Werk, musst du eines kopieren. Gibt es keines, wandert die Karte trotzdem, und Drachen bleibt Drachen.',
      'Einen kopierten Morgen-Effekt darfst du noch diesen Morgen nutzen; einen Schritt des Morgens, der vorbei ist, kannst du nicht ersetzen.',
      'Eine Kopie wurde nie vollendet: Als Frosch, Krug, Wurfstern, Statue, Tafel oder Vase tut sie nichts. Als Becher, Gong oder Handpuppe verlässt Drachen selbst den Flügel.',
      'Die Kopie überlebt ihr Original und zählt am Ende der Partie. Sie endet, wenn du in der Nacht deine wartenden Karten genommen hast oder wenn Drachen deine Flügel verlässt.',
    ],
  },
  Lampshade: {
    name: 'Lampenschirm',
    text: 'Schlusswertung: Bei Ton und Metall genügt dir für Nachbestellungen ein Gleichstand bei den meisten Verkäufen.',
    rulings: [
      'Auch null zu null zählt: Hat niemand Ton verkauft, zählen deine Karten aus Ton.',
      'Hat jemand mehr Verkäufe in dem Material als du, bekommst du darin nichts.',
      'Die anderen im Gleichstand bekommen nichts, außer sie haben auch einen Lampenschirm.',
    ],
  },
  Mask: {
    name: 'Maske',
    text: 'Gegner können bei deinen Aufgaben weder fertigen noch beten. Was sie nicht nutzen, ist verloren.',
    rulings: [
      'Die eigene Aktion der Aufgabe behält alles, was sie verbessert, etwa Glocke oder Socken.',
      'Eine verlorene Aktion löst nichts aus: keinen Becher, keinen Gong.',
      'Das steht fest, wenn die Aufgabe beginnt: Verschwindet Maske mittendrin, bleibt es bei dieser Aufgabe so.',
      'Dein Partner darf bei deinen Aufgaben fertigen und beten wie sonst.',
    ],
  },
  Pillar: {
    name: 'Säule',
    text: 'Schlusswertung: Das Material, das du am häufigsten verkauft hast, ist ganz gedeckt.',
    rulings: [
      'Die Zahl der Karten entscheidet, nicht ihr Wert.',
      'Bei Gleichstand deckt Säule das Material, das dir nach aller anderen Deckung am meisten bringt.',
      'Ein Werk aus diesem Material brauchst du nicht.',
    ],
  },
  Pin: {
    name: 'Nadel',
    text: 'Morgen: Erneuere deine Hand; das ist eine Schneider-Aktion.',
    label: () => 'Hand erneuern',
    rulings: [
      'Es ist eine volle Aktion: Du darfst auch beten oder ein Werk aus Stoff fertigen.',
      'Würfel, Fächer und Handpuppe dürfen davor kommen, wie vor jeder Schneider-Aktion.',
      'Helfer bringen hier nichts dazu.',
      'Ein so vollendetes Werk darf seinen Morgen-Effekt sofort nutzen.',
    ],
  },
  Pinwheel: {
    name: 'Windrad',
    text: 'Nacht: Leg eine Handkarte zurück, dann zieh eine neue, wenn du willst.',
    label: (p) => `${p.card} zurücklegen`,
    hint: 'Leg eine Karte aus deiner Hand zurück, dann zieh eine.',
    pick: 'Welche Karte legst du zurück?',
    asks: {
      draw: {
        question: 'Eine Karte ziehen?',
        detail: 'Sie kommt noch in dieser Nacht auf deine Hand.',
        decline: 'Keine ziehen',
      },
    },
    rulings: [
      'Die gezogene Karte kommt noch in derselben Nacht auf deine Hand.',
      'An die Karten im Wartebereich kommst du noch nicht heran: Du legst eine zurück, die du schon hattest.',
    ],
  },
  Plane: {
    name: 'Papierflieger',
    text: 'Töpfer: Immer wenn du eine Karte sammelst, darfst du eines deiner Werke in den anderen Flügel verschieben.',
    label: (p) => `${p.card} in den anderen Flügel`,
    hint: 'Verschieb eines deiner Werke in den anderen Flügel.',
    pick: 'Welches Werk wechselt den Flügel?',
    rulings: [
      'Woher die Karte kam, ist egal: vom Boden, vom Stapel oder von einem Gegner.',
      'Jedes deiner Werke darf wechseln, auch Papierflieger.',
      'Füllt das einen Flügel, ist die Partie vorbei.',
      'Wer mit der Aktion fertigt oder betet, sammelt nichts und verschiebt nichts.',
    ],
  },
  Poem: {
    name: 'Gedicht',
    text: 'Ein Werk aus Papier vollendet, auch Gedicht selbst? Leg es zurück und vollende kostenlos die oberste Karte des Stapels.',
    label: () => 'gegen die oberste Karte tauschen',
    rulings: [
      'Du musst nehmen, was kommt, aber den Flügel wählst du.',
      'Alle anderen Effekte des Werks aus Papier kommen, bevor es zurückgelegt wird.',
      'Das neue Werk gilt als vollendet; ist es aus Papier und hast du Gedicht noch, darfst du weitermachen.',
      'Beendet schon das Werk aus Papier die Partie, kommt Gedicht zu spät.',
      'Gedicht und Umhang können nicht beide dasselbe Werk zurücklegen.',
    ],
  },
  Puppet: {
    name: 'Handpuppe',
    text: 'Bevor du deine Hand erneuerst: Leg Handpuppe zurück und tausche die Hand mit einem Gegner. Was du bekommst, wartet bis zur Nacht.',
    label: (p) => `Hand mit ${p.player} tauschen`,
    hint: 'Leg Handpuppe zurück und tausche die Hand mit einem Gegner.',
    pick: 'Mit wem tauschst du die Hand?',
    rulings: [
      'Die Schneider-Aktion beginnt dann mit leerer Hand; die Karten, die du bekommst, zählen schon zu den fünf.',
      'Du siehst die neuen Karten in der Nacht. Beide kennen weiter die Karten, die sie hergegeben haben.',
      'Jede der beiden Hände darf leer sein. Wartebereiche werden nicht getauscht.',
      'Mit einem Partner kannst du nicht tauschen.',
    ],
  },
  Quilt: {
    name: 'Steppdecke',
    text: 'Schlusswertung: Deine Verkäufe aus Papier, Stein und Stoff sind gedeckt, und für Nachbestellungen daraus genügt dir ein Gleichstand.',
    rulings: [
      'Du brauchst keine Werke aus diesen Materialien, um die Verkäufe zu decken.',
      'Jedes Material gilt für sich, und auch null zu null zählt.',
      'Hat jemand mehr Verkäufe in einem Material als du, bekommst du es nicht, aber deine sind trotzdem gedeckt.',
      'Die anderen im Gleichstand bekommen nichts, außer sie haben auch eine Steppdecke.',
    ],
  },
  Ring: {
    name: 'Ring',
    text: 'Händler: Immer wenn du etwas verkauft hast, nimm auch einen Verkauf von einem Gegner, der mehr Verkäufe hat als du.',
    label: (p) => `Verkauf ${p.card} nehmen`,
    hint: 'Nimm einen Verkauf von jemandem, der mehr davon hat.',
    pick: 'Welchen Verkauf nimmst du?',
    rulings: [
      'Alle Verkäufe zählen, aus jedem Material, deine neuen schon mitgerechnet.',
      'Einmal pro Aktion, auch wenn Gewand viele Karten verkauft hat.',
      'Andere Arten zu verkaufen, etwa mit Amulett oder Vase, lösen das nicht aus.',
      'Die Verkäufe eines Partners sind tabu.',
    ],
  },
  Robe: {
    name: 'Gewand',
    text: 'Händler: Räum ein ganzes Material von deiner Werkbank und verkaufe alles davon.',
    rulings: [
      'Alle Karten davon oder nur eine wie sonst; dazwischen gibt es nichts.',
      'Es bleibt eine einzige Aktion: Ring folgt ihr einmal.',
    ],
  },
  Scroll: {
    name: 'Schriftrolle',
    text: 'Schlusswertung: 3 Punkte, einfach so.',
    rulings: [
      'Der Flügel ist egal, und der eigene Wert 1 von Schriftrolle kommt dazu.',
      'Auch ein Drachen, der am Ende Schriftrolle kopiert, bringt die 3 Punkte.',
    ],
  },
  Shuriken: {
    name: 'Wurfstern',
    text: 'Sobald vollendet: Nimm ein Werk eines Gegners, der mehr Werke hat als du, und stell es in einen deiner Flügel.',
    label: (p) => `Werk ${p.card} nehmen`,
    hint: 'Nimm ein Werk von jemandem, der mehr davon hat.',
    pick: 'Welches Werk nimmst du?',
    rulings: [
      'Wurfstern zählt als eines deiner Werke.',
      'Nehmen ist nicht vollenden: Was das Werk beim Vollenden tut, passiert nicht. Seine anderen Effekte hast du sofort.',
      'Ist es das letzte Werk, das deinem Flügel fehlt, ist die Partie vorbei.',
      'Die Werke eines Partners sind tabu.',
    ],
  },
  Sketch: {
    name: 'Skizze',
    text: 'Morgen: Spiele keine Aufgabe aus der Hand, sondern mach einen deiner Helfer zu deiner Aufgabe.',
    label: (p) => `Helfer ${p.card} als Aufgabe nehmen`,
    hint: 'Ein Helfer wird zu deiner Aufgabe.',
    pick: 'Welcher Helfer wird deine Aufgabe?',
    rulings: [
      'Er ist dann kein Helfer mehr, auch nicht bei der Aufgabe, zu der er geworden ist.',
      'Eine leere Hand stört nicht. Puppe kannst du im selben Zug nicht benutzen.',
      'Am nächsten Morgen kommt die Karte wie jede andere Aufgabe auf den Boden.',
    ],
  },
  Socks: {
    name: 'Socken',
    text: 'Töpfer: Sammle statt vom Boden direkt die oberste Karte des Stapels.',
    rulings: [
      'Das geht auch mit leerem Boden und bei jeder Töpfer-Aufgabe, egal wem sie gehört.',
      'Du siehst die Karte erst, wenn sie auf deiner Werkbank liegt.',
      'War das die letzte Karte des Stapels, ist die Partie vorbei.',
    ],
  },
  Statue: {
    name: 'Statue',
    text: 'Sobald vollendet: Sammle zwei Karten vom Boden.',
    label: (p) => `${p.card} sammeln`,
    hint: 'Sammle zwei Karten vom Boden.',
    pick: 'Welche Karte sammelst du zuerst?',
    asks: {
      collect: { question: 'Wähle eine zweite Karte vom Boden' },
    },
    rulings: [
      'Liegt nur eine da, nimmst du diese.',
      'Die beiden dürfen aus verschiedenen Materialien sein.',
      'Das ist keine Töpfer-Aktion: Papierflieger folgt nicht.',
    ],
  },
  Stool: {
    name: 'Hocker',
    text: 'Für jedes neue Werk aus Stein, Ton oder Metall, auch dieses, darfst du eine Karte ziehen.',
    label: () => 'eine Karte ziehen',
    rulings: [
      'Kostenlos vollendete Werke zählen; Werke, die du dir nimmst, nicht.',
      'Du ziehst, bevor Gedicht oder Umhang das Werk zurücklegen können.',
    ],
  },
  Straw: {
    name: 'Trinkhalm',
    text: 'Schmied: Deine Werke aus Stoff und Ton brauchen 1 Karte Unterstützung weniger.',
    rulings: [
      'Stoff braucht dann keine, Ton nur eine.',
      'Mit zwei Trinkhalmen braucht auch Ton keine.',
      'Beim Fertigen tut Trinkhalm nichts.',
    ],
  },
  Sword: {
    name: 'Schwert',
    text: 'Mönch: Nimm einen Helfer von einem Gegner, der mehr Helfer hat als du. Töpfer: Nimm eine Karte von einer Werkbank, auf der mehr liegt als auf deiner.',
    rulings: [
      'Alle Helfer oder alle Karten auf der Werkbank zählen, aus jedem Material.',
      'Vor jeder Aktion wird neu verglichen.',
      'Die Karte, die du nimmst, darf aus jedem Material sein. Ein Partner ist davor sicher.',
    ],
  },
  Tablet: {
    name: 'Tafel',
    text: 'Sobald vollendet: Leg alle Karten vom Boden zurück, oder decke Karten auf, bis dort Stein und Metall liegen.',
    label: (p) => (p.side === 'returnAll' ? 'alle vom Boden zurücklegen' : 'Karten aufdecken'),
    hint: 'Leg die Karten vom Boden zurück, oder decke Stein und Metall auf.',
    pick: 'Boden leeren oder füllen?',
    asks: {
      return: {
        question: 'Leg die Karten vom Boden einzeln zurück',
        detail: 'Die letzte kommt ganz nach unten.',
      },
    },
    rulings: [
      'Du wählst, in welcher Reihenfolge die Karten zurückgelegt werden, und alle sehen es.',
      'Liegen beide Materialien schon auf dem Boden, wird nichts aufgedeckt.',
      'Die Suche kann den Stapel leeren, und dann ist die Partie vorbei.',
    ],
  },
  Tapestry: {
    name: 'Wandteppich',
    text: 'Schlusswertung: Jedes Werk im selben Flügel wie Wandteppich bringt 1 Punkt, auch Wandteppich selbst.',
    rulings: [
      'Mit Go-Spiel stehen alle deine Werke aus Stein auch in diesem Flügel.',
      'Der andere Flügel bringt nichts dazu.',
    ],
  },
  Teapot: {
    name: 'Teekanne',
    text: 'Schlusswertung: Welches Material liegt am häufigsten auf deiner Werkbank? Jede Karte davon bringt 3 Punkte.',
    rulings: [
      'Nur ein Material zählt; liegt von zweien gleich viel da, ist es egal, welches.',
      'Was die Karten anderswo wert sind, ist egal: Hier bringt jede 3 Punkte.',
    ],
  },
  Tower: {
    name: 'Turm',
    text: 'Deine Händler-, Mönch- und Töpfer-Aufgaben sind für Gegner gesperrt, außer sie zeigen eine passende Karte aus der Hand.',
    rulings: [
      'Papier öffnet deine Händler-Aufgabe, Stein deine Mönch-Aufgabe, Ton deine Töpfer-Aufgabe; die Karte bleibt auf der Hand.',
      'Einmal zeigen öffnet die ganze Aufgabe, auch gegen zwei Türme. Niemand muss zeigen.',
      'Wer auslässt, bekommt von dieser Aufgabe gar keine Aktion, auch kein Gebet.',
      'Für deinen Partner im Teamspiel sind sie nie gesperrt.',
    ],
  },
  Turtle: {
    name: 'Schildkröte',
    text: 'Hast du Werke aus allen fünf Materialien, gewinnst du auf der Stelle.',
    ends: (p) =>
      p.name === 'Du'
        ? 'Du hast Schildkröte und Werke aus allen fünf Materialien: Damit gewinnst du sofort.'
        : `${p.name} hat Schildkröte und Werke aus allen fünf Materialien und gewinnt damit sofort.`,
    rulings: [
      'Schildkröte selbst ist dein Werk aus Metall; dazu brauchst du Papier, Stein, Stoff und Ton.',
      'Das kommt vor jedem anderen Ende der Partie, und Punkte sind egal.',
      'Ein kopierender Drachen zählt als das Material, das er kopiert.',
      'Im Teamspiel brauchst du alle fünf selbst, aber dein ganzes Team gewinnt.',
    ],
  },
  Umbrella: {
    name: 'Schirm',
    text: 'Morgen: Decke eine Karte auf. Passt einer deiner Helfer dazu, darfst du ihn verkaufen.',
    label: () => 'oberste Karte aufdecken',
    asks: {
      sell: {
        question: (p) => `„${p.card}“ ist aufgedeckt. Einen ${p.task}-Helfer verkaufen?`,
        decline: 'Helfer behalten',
      },
    },
    rulings: [
      'Die aufgedeckte Karte bleibt auf dem Boden.',
      'War sie die letzte des Stapels, ist die Partie vorbei, und nichts wird verkauft.',
      'Das ist keine Händler-Aktion: Ring folgt nicht.',
    ],
  },
  Vase: {
    name: 'Vase',
    text: 'Sobald vollendet: Verkaufe zwei Karten vom Boden.',
    label: (p) => `${p.card} verkaufen`,
    hint: 'Verkaufe zwei Karten vom Boden.',
    pick: 'Welche Karte verkaufst du zuerst?',
    asks: {
      sell: { question: 'Wähle eine zweite Karte vom Boden' },
    },
    rulings: [
      'Liegt nur eine da, verkaufst du diese.',
      'Die beiden dürfen aus verschiedenen Materialien sein.',
      'Das ist keine Händler-Aktion: Ring folgt nicht.',
    ],
  },
};
