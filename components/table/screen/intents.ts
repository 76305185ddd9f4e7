/** What can be done at the table. Created once; each intent acts on the model on the screen. */
import type { PromptButton } from '@/components/table/prompt/model';
import { whyNot } from '@/components/table/prompt/model';
import type { CardId, Decision, PlayerId } from '@/engine';
import { t } from '@/locales';

import type { Target } from '../layout';
import { waitingWords } from '../model/hidden';
import type { Part } from '../sheets/describe';
import type { Told } from '../sheets/log-line';
import type { Open } from '../sheets/open';
import { createDropping, type Press } from './dropping';
import type { Hands } from './hands';

function openings({ model, game, change }: Hands) {
  const open = (what: Open | null) => {
    if (what === null) return change((local) => ({ ...local, opened: null }));
    const { decision, curtain } = game();
    const { beside } = model();
    // A sheet is slow to render, so it is deferred and does not hold up animations.
    change((local) => ({ ...local, opened: { what, decision, curtain, beside } }), true);
  };
  return {
    open,
    read: (card: CardId) => open({ type: 'inspect', card }),
    openLog: () => open({ type: 'log' }),
    openMenu: () => open({ type: 'menu' }),
    openTemple: (player: PlayerId) => open({ type: 'temple', player }),
    describe: (part: string) => open({ type: 'describe', part: part as Part }),
    peek: () => change((local) => ({ ...local, peek: true })),
    showTable: () => change((local) => ({ ...local, tableAfterEnd: true })),
    showMoment: (line: Told) => {
      change((local) => ({ ...local, pointed: line }));
      game().showPast(line.id);
    },
    /** Cards of a pile or zone: inspects a single one, or lists all to pick from. */
    hold: ({ cards }: Target) => {
      const [only] = cards;
      if (cards.length > 1) open({ type: 'pick', cards });
      else if (only !== undefined) open({ type: 'inspect', card: only });
    },
  };
}

function pressing(hands: Hands, open: (what: Open) => void) {
  const { game, change, respond } = hands;
  const openCurtain = () => {
    change((local) => ({ ...local, peek: false }));
    game().openCurtain();
  };
  /** A second tap may still hit a button of the previous question; it is ignored. */
  const answer = (
    does: Extract<PromptButton['does'], { type: 'choose' | 'prayRest' | 'select' }>,
    asked: Decision | null,
  ) => {
    const store = game();
    if (store.decision !== asked) return;
    if (does.type === 'select') return store.select(does.card);
    respond('act');
    if (does.type === 'choose') void store.choose(does.choice);
    else void store.prayRest();
  };
  /** `asked`: the question that the button belongs to. */
  const press = ({ does }: PromptButton, asked: Decision | null): void => {
    switch (does.type) {
      case 'backToNow':
        return game().closePast();
      case 'skip':
        return game().finishSteps();
      case 'openCurtain':
        return openCurtain();
      case 'showResult':
        return change((local) => ({ ...local, tableAfterEnd: false }));
      case 'pick':
        return open({ type: 'pick', cards: does.cards });
      case 'inspect':
        return open({ type: 'inspect', card: does.card });
      default:
        return answer(does, asked);
    }
  };
  return { press, openCurtain };
}

/** Taps on cards: select if choosable, else say why not. */
function tapping(hands: Hands, open: (what: Open | null) => void, press: Press) {
  const { model, game, change, respond } = hands;
  const tell = (text: string, card?: CardId) => {
    const of = model().prompt;
    change((local) => ({ ...local, reason: { text, of, card } }));
  };
  const refuse = (card: CardId) => {
    const { reason, prompt, decision } = model();
    respond('refuse');
    // A second tap after the reason opens the card.
    if (reason?.card === card && reason.of === prompt) open({ type: 'inspect', card });
    tell(whyNot(decision, card), card);
  };
  const tapCard = (card: CardId) => {
    const { prompt, beside, decision } = model();
    // If the inspector is always open, it shows whatever is tapped.
    if (prompt === null || beside) open({ type: 'inspect', card });
    if (prompt === null) return;
    if (!prompt.choosable.has(card)) return refuse(card);
    change((local) => ({ ...local, reason: null }));
    // A second tap on the chosen card presses its first button.
    const [first] = prompt.acts;
    if (card === prompt.selected && first?.kind === 'primary') return press(first, decision);
    respond('select');
    game().select(card);
  };
  return {
    say: (text: string) => tell(text),
    tap: (target: Target) => {
      const { view } = game();
      const [only] = target.cards;
      if (target.kind === 'deck') tell(t('why.deck', { n: view?.deck.length ?? 0 }));
      else if (target.kind === 'waiting') {
        const player = view?.players[target.at.player];
        if (player !== undefined) tell(waitingWords(player.waiting));
      } else if (target.cards.length > 1) open({ type: 'pick', cards: target.cards });
      else if (only !== undefined) tapCard(only);
    },
    /** Chosen from a sheet, which then closes. */
    pick: (card: CardId) => {
      open(null);
      tapCard(card);
    },
  };
}

export type Intents = ReturnType<typeof createIntents>;

export function createIntents(hands: Hands) {
  const { model, game, respond } = hands;
  const opens = openings(hands);
  const buttons = pressing(hands, opens.open);
  const taps = tapping(hands, opens.open, buttons.press);
  return {
    ...opens,
    ...buttons,
    ...taps,
    ...createDropping(hands, buttons.press),
    letGo: () => game().select(null),
    undo: () => {
      const { turnBar } = model();
      if (turnBar?.canUndo === true) return void game().undoChoice();
      respond('refuse');
      taps.say(turnBar?.undoLabel ?? '');
    },
    redo: () => void game().redoChoice(),
  };
}
