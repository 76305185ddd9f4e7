/** What can be done at the table. Created once; each intent acts on the model on the screen. */
import type { PromptButton } from '@/components/table/prompt/model';
import { severalFor, togglePicked, whyNot } from '@/components/table/prompt/model';
import { oneTap } from '@/components/table/prompt/one-tap';
import type { CardId, Choice, Decision, PlayerId, Wing } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';
import { useHint } from '@/store/hint';
import { useLearn } from '@/store/learn';

import { isExplained, type Target } from '../layout';
import { waitingWords } from '../model/hidden';
import { RULE_OF_ZONE, ruleOfRefusal } from '../model/rule-links';
import type { Part } from '../sheets/describe';
import type { Told } from '../sheets/log-line';
import type { Open } from '../sheets/open';
import { createDropping, type Meant, type Press } from './dropping';
import type { Hands } from './hands';
import { isGuided } from './lesson';
import type { LocalState } from './local';

/** What happened is shown on the table again, before the curtain too: it is put aside for that long. */
function replaying({ game, change }: Pick<Hands, 'game' | 'change'>) {
  const stopReplay = () => {
    change((local) => ({
      ...local,
      replay: null,
      peek: local.replay === null ? local.peek : null,
    }));
    game().closePast();
  };
  const showLine = (lines: readonly Told[], at: number) => {
    const line = lines[at];
    if (line === undefined) return stopReplay();
    const { curtain, showPast } = game();
    change((local) => ({ ...local, pointed: line, replay: { lines, at }, peek: curtain }));
    showPast(line.id);
  };
  return {
    stopReplay,
    replay: (lines: readonly Told[]) => showLine(lines, 0),
    /** The next line, unless the player has gone back to now. */
    replayNext: ({ lines, at }: NonNullable<LocalState['replay']>) =>
      game().past === null ? stopReplay() : showLine(lines, at + 1),
  };
}

function openings({ model, game, change }: Hands) {
  const open = (what: Open | null) => {
    if (what === null) return change((local) => ({ ...local, opened: null }));
    const { decision, holder, curtain } = game();
    const { beside } = model();
    // A sheet is slow to render, so it is deferred and does not hold up animations.
    change((local) => ({ ...local, opened: { what, decision, holder, curtain, beside } }), true);
  };
  return {
    open,
    read: (card: CardId) => open({ type: 'inspect', card }),
    openLog: () => open({ type: 'log' }),
    openPage: () => open({ type: 'page' }),
    openMenu: () => open({ type: 'menu' }),
    openTemple: (player: PlayerId) => open({ type: 'temple', player }),
    openPoints: (player: PlayerId) =>
      open({ type: 'points', player, since: game().scoresAfterLastTurn() }),
    dismissReturn: () => game().dismissReturn(),
    describe: (part: string) => open({ type: 'describe', part: part as Part }),
    peek: () => {
      const { curtain } = game();
      change((local) => ({ ...local, peek: curtain }));
    },
    showTable: () => change((local) => ({ ...local, tableAfterEnd: true })),
    showMoment: (line: Told) => {
      change((local) => ({ ...local, pointed: line }));
      game().showPast(line.id);
    },
    ...replaying({ game, change }),
    /** Cards of a pile or zone: inspects a single one, or lists all to pick from. */
    hold: ({ cards }: Target) => {
      const [only] = cards;
      if (cards.length > 1) open({ type: 'pick', cards });
      else if (only !== undefined) open({ type: 'inspect', card: only });
    },
  };
}

function pressing(hands: Hands, { open, stopReplay }: ReturnType<typeof openings>, meant: Meant) {
  const { game, model, change, respond } = hands;
  const closePeek = () => change((local) => ({ ...local, peek: null }));
  const openCurtain = () => {
    closePeek();
    game().openCurtain();
  };
  /** Support may be asked for first; the wing is answered when its question comes. */
  const complete = async (choice: Choice, wing: Wing) => {
    const { card = -1 } = choice;
    meant.now = { card, wing };
    const made = await game().chooseAll([choice, { do: 'wing', wing }]);
    if (made !== 1 && meant.now?.card === card) meant.now = null;
  };
  /** A second tap may still hit a button of the previous question; it is ignored. */
  const answer = (
    does: Extract<PromptButton['does'], { type: 'choose' | 'chooseAll' | 'prayRest' | 'select' }>,
    asked: Decision | null,
  ) => {
    const store = game();
    if (store.decision !== asked) return;
    if (does.type === 'select') return store.select(does.card);
    respond('act');
    if (does.type === 'prayRest') return void store.prayRest();
    if (does.type === 'chooseAll') return void store.chooseAll(does.choices);
    if (does.wing === undefined) return void store.choose(does.choice);
    void complete(does.choice, does.wing);
  };
  /** `asked`: the question that the button belongs to. */
  const press = ({ does }: PromptButton, asked: Decision | null): void => {
    switch (does.type) {
      case 'backToNow':
        return stopReplay();
      case 'skip':
        return game().finishSteps();
      case 'passTurn':
        return game().passTurn();
      case 'undo':
        return void game().undoChoice();
      case 'openCurtain':
        // A long press is asked for at the curtain itself.
        return model().longPress ? closePeek() : openCurtain();
      case 'showResult':
        game().seeEnd();
        return change((local) => ({ ...local, tableAfterEnd: false }));
      case 'pick':
        return open({ type: 'pick', cards: does.cards });
      case 'inspect':
        return open({ type: 'inspect', card: does.card });
      case 'lessonAnswer':
        return useLearn.getState().answer(does.answer);
      case 'lessonNext':
        return void useLearn.getState().goOn();
      case 'lessonFollow':
        return void useLearn.getState().follow();
      case 'firstGame':
        // A way out of the page, which its owner knows.
        return;
      case 'lessonHelp':
        return void useLearn.getState().help();
      default:
        return answer(does, asked);
    }
  };
  return { press, openCurtain };
}

/** Taps on cards: select if choosable, else say why not. */
function tapping(hands: Hands, open: (what: Open | null) => void, press: Press) {
  const { model, game, change, respond } = hands;
  const tell = (text: string, rule?: RulePlace, card?: CardId) => {
    const of = model().subject;
    change((local) => ({ ...local, reason: { text, of, card, rule } }));
  };
  const refuse = (card: CardId) => {
    const { reason, subject, decision } = model();
    respond('refuse');
    // A second tap after the reason opens the card.
    if (reason?.card === card && reason.of === subject) open({ type: 'inspect', card });
    tell(whyNot(decision, card), ruleOfRefusal(decision, card), card);
  };
  const pickSeveral = (card: CardId) => {
    const { prompt, decision, view, cast } = model();
    if (decision === null) return;
    const several = severalFor({ decision, view, cast });
    if (several?.cards.has(card) !== true) return game().select(card);
    const cards = togglePicked(prompt?.picked ?? [], card, several.most);
    change((local) => ({ ...local, picked: { of: decision, cards } }));
  };
  const tapCard = (card: CardId) => {
    const { prompt, beside, decision } = model();
    // If the inspector is always open, it shows whatever is tapped.
    if (prompt === null || beside) open({ type: 'inspect', card });
    if (prompt === null) return;
    if (!prompt.choosable.has(card)) return refuse(card);
    change((local) => ({ ...local, reason: null }));
    const { view, cast, quick } = model();
    const asking = quick && decision !== null ? { decision, view, cast } : null;
    const button = asking === null ? null : oneTap(asking, card, prompt.picked);
    if (button !== null) return press(button, decision);
    respond('select');
    if (prompt.picked !== undefined && prompt.selected === null) pickSeveral(card);
    // A second tap on the chosen card lets it go.
    else game().select(card === prompt.selected ? null : card);
  };
  return {
    say: (text: string) => tell(text),
    tap: (target: Target) => {
      const { view } = game();
      const [only] = target.cards;
      if (target.kind === 'deck') {
        tell(t('why.deck', { n: view?.deck.length ?? 0 }), RULE_OF_ZONE.deck);
      } else if (target.kind === 'waiting') {
        const player = view?.players[target.at.player];
        if (player !== undefined) tell(waitingWords(player.waiting), RULE_OF_ZONE.waiting);
      } else if (target.kind === 'empty') {
        const { zone } = target.at;
        if (isExplained(zone)) tell(t(`zone.for.${zone}`), RULE_OF_ZONE[zone]);
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

/** Back closes what is open, step by step, and then opens the menu; leaving is up to the menu. */
function goingBack({ model, game, change }: Hands, openMenu: () => void, letGo: () => void) {
  return () => {
    const { prompt, cover } = model();
    const store = game();
    if (store.past !== null) return store.closePast();
    if (prompt?.letGo === true) return letGo();
    const isCurtain = store.curtain !== null;
    if (isCurtain && cover === null) return change((local) => ({ ...local, peek: null }));
    // Over the public table, because no sheet lies over a curtain.
    if (isCurtain) change((local) => ({ ...local, peek: store.curtain }));
    openMenu();
  };
}

export type Intents = ReturnType<typeof createIntents>;

export function createIntents(hands: Hands) {
  const { model, game, respond, change } = hands;
  const meant: Meant = { now: null };
  const opens = openings(hands);
  const buttons = pressing(hands, opens, meant);
  const letGo = () => {
    change((local) => ({ ...local, picked: null }));
    game().select(null);
  };
  const taps = tapping(hands, opens.open, buttons.press);
  return {
    ...opens,
    ...buttons,
    ...taps,
    ...createDropping(hands, buttons.press, meant),
    letGo,
    back: goingBack(hands, opens.openMenu, letGo),
    /** Call when a question is on the screen: cards that lie nowhere on it are laid out, if only they answer. */
    layOutUnseen: (): void => {
      const { quick, decision, panel, sheets } = model();
      const isFree = quick && decision !== null && sheets?.open === null;
      if (!isFree || isGuided(useLearn.getState().now)) return;
      const [only, other] = panel?.buttons ?? [];
      if (only?.does.type === 'pick' && other === undefined) opens.open(only.does);
    },
    /** Call when a question is on the screen: what has one answer answers itself. */
    answerAlone: (): void => {
      const { quick, careful, decision, prompt, panel } = model();
      if (!quick || prompt === null || panel?.busy === true) return;
      // A guided lesson says something at every step.
      if (isGuided(useLearn.getState().now)) return;
      if (decision?.choices.length !== 1) return;
      const [only] = prompt.buttons;
      if (only?.does.type !== 'choose') return;
      const { undo, redo } = game();
      // A draw takes away the undo of the choice before; of a resumed game that is not known at first.
      const mayUndo = undo.can || undo.why === 'nothing';
      // Otherwise an undone answer would be given again at once.
      if (redo !== null || (only.final && (careful || mayUndo))) return;
      buttons.press(only, decision);
    },
    goOn: () => game().passTurn(),
    undo: () => {
      const { turnBar } = model();
      const { takeBack, offerBack, undoChoice } = game();
      if (takeBack !== null) return offerBack();
      if (turnBar?.canUndo === true) return void undoChoice();
      respond('refuse');
      taps.say(turnBar?.undoLabel ?? '');
    },
    redo: () => void game().redoChoice(),
    askHint: () => {
      respond('select');
      // A reason given before would hide what the lamp says.
      change((local) => ({ ...local, reason: null }));
      void useHint.getState().ask();
    },
  };
}
