/** Turns store, screen size and local state into one plain model for the views. */
import type { HintRank, PromptModel } from '@/components/table/prompt/model';
import {
  hintedCards,
  hintWords,
  promptFor,
  subjectOf,
  whatFor,
  whyBarred,
  whyNot,
  withHint,
} from '@/components/table/prompt/model';
import type { PromptWords } from '@/components/table/prompt/room';
import type { CardId, Decision, Location, PlayerId, PlayerScore, View } from '@/engine';
import { isWing, SHARED } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';
import type { GameData, GameInfo } from '@/store/game';
import type { Hint, Hinted } from '@/store/hint';
import { mayAsk } from '@/store/hint';

import type { TableLayout, Viewport } from '../layout';
import { kindOf } from '../layout';
import { zoneRects } from '../layout/drop-zones';
import type { Cast } from '../model/cast';
import { castFor } from '../model/cast';
import { worthOf } from '../model/cover';
import { latest } from '../model/latest';
import { logLine } from '../model/log-line';
import { ruleOfQuestion } from '../model/rule-links';
import { sharing } from '../model/same-parts';
import { whereIs } from '../model/where';
import { describe } from '../sheets/describe';
import type { Open } from '../sheets/open';
import { layAsked, type Laid } from './lay-asked';
import { inLesson, isSentences, questionsAt, viewInLesson, type InLesson } from './lesson';
import type { LocalState } from './local';
import type {
  Cover,
  LampModel,
  PanelModel,
  Parts,
  SceneModel,
  SheetsModel,
  TableInput,
  TableModel,
  TurnBarModel,
} from './table-model';
import { redoWords, undoWords } from './undo-words';
import { whileWaiting } from './waiting';

type Basis = Pick<
  TableModel,
  'view' | 'cast' | 'front' | 'scores' | 'layout' | 'prompt' | 'subject'
> & {
  readonly game: GameData;
  readonly local: LocalState;
  readonly taught: InLesson | null;
  readonly hint: Hinted | null;
};

const NOTHING: ReadonlySet<CardId> = new Set();
const NO_HINTS: ReadonlyMap<CardId, string> = new Map();
const NO_QUESTIONS: readonly PromptModel[] = [];
const NONE_HINTED: ReadonlyMap<CardId, HintRank> = new Map();

/** The table to show: a past table, the current step, or the present. */
export const viewOf = (game: GameData): View | null =>
  game.past?.view ?? game.pending[0]?.view ?? game.view;

export const isBeside = (viewport: Viewport): boolean => kindOf(viewport) === 'tablet';

/** The front: the player who looks, or is about to. */
function frontOf({ holder, curtain, game, view }: GameData): PlayerId {
  if (holder !== null) return holder;
  if (curtain !== null) return curtain.for;
  const participants = game?.participants ?? [];
  const turns = participants.map((_, i) => ((view?.current ?? 0) + i) % participants.length);
  return turns.find((player) => participants[player]?.kind === 'person') ?? 0;
}

const NOBODY: GameInfo['participants'] = [];

export const castOf = ({ game, holder }: GameData): Cast =>
  castFor(game?.participants ?? NOBODY, holder ?? -1);

/** At the end everything is face up, so the scores of the result count for every viewer. */
const scoresOf = ({ pending, past, result, scores }: GameData): readonly PlayerScore[] =>
  pending[0]?.scores ?? past?.scores ?? result?.players ?? scores;

function promptOf(
  decision: Decision | null,
  view: View,
  cast: Cast,
  selection: CardId | null,
  past: boolean,
  picked: LocalState['picked'],
): PromptModel | null {
  return decision === null || past
    ? null
    : promptFor({ decision, view, cast }, selection, cardsOf(picked, decision));
}

/** All that a lesson's question may become; nothing in a game, whose zones are calm without it. */
function laterOf(
  decision: Decision | null,
  view: View,
  cast: Cast,
  isLesson: boolean,
): readonly PromptModel[] {
  return decision === null || !isLesson ? NO_QUESTIONS : questionsAt({ decision, view, cast });
}

/** Picked for this question only. */
const cardsOf = (
  picked: LocalState['picked'],
  decision: Decision,
): readonly CardId[] | undefined => (picked?.of === decision ? picked.cards : undefined);

/** A single card says why it cannot be chosen; a pile says so per card when it is open. */
function hintsOf(
  decision: Decision | null,
  prompt: PromptModel | null,
  layout: TableLayout,
): ReadonlyMap<CardId, string> {
  if (prompt === null) return NO_HINTS;
  const cards = layout.targets.flatMap(({ kind, cards: [card] }) =>
    kind === 'card' && card !== undefined && !prompt.choosable.has(card) ? [card] : [],
  );
  return new Map(cards.map((card) => [card, whyNot(decision, card)]));
}

/** Works and what others have are mostly read: nobody wonders why they do not answer the question. */
const isOnlyRead = (at: Location | null, front: PlayerId): boolean =>
  at !== null && (isWing(at.zone) || (at.player !== front && at.player !== SHARED));

/** What this card can be chosen for, or why not; null while nothing is asked of cards like it. */
function nowOf(card: CardId, { prompt, game, view, cast, front }: Basis): string | null {
  const { decision } = game;
  if (prompt === null || decision === null) return null;
  if (prompt.choosable.has(card)) {
    return t('inspector.canBeChosen', { acts: whatFor({ decision, view, cast }, card) });
  }
  return isOnlyRead(whereIs(view, card), front)
    ? whyBarred(decision, card)
    : whyNot(decision, card);
}

function turnBarOf({ game, view, cast, layout }: Basis): TurnBarModel | null {
  const { turnBar: at, inspector } = layout.bands;
  const { undo, redo, decision, takeBack } = game;
  if (at === null) return null;
  return {
    at,
    undoLabel: undoWords(game, view, cast),
    canUndo: undo.can || takeBack !== null,
    redoLabel: decision === null ? null : redoWords(redo, { decision, view, cast }),
    showLog: inspector === null,
  };
}

const ownerOf = (view: View, card: CardId): PlayerId | null => whereIs(view, card)?.player ?? null;

/** The marked card: that of the selected log line, the tapped one, or the one to be placed. */
function markedCard({ game, local, prompt }: Basis): CardId | null {
  if (game.past !== null) return local.pointed?.card ?? null;
  return prompt === null ? null : (prompt.selected ?? subjectOf(game.decision));
}

function sceneOf(basis: Basis): SceneModel {
  const { game, view, layout, prompt } = basis;
  const { decision, past, pending, thinking } = game;
  const choosable = prompt?.choosable ?? NOTHING;
  const selected = markedCard(basis);
  const owners = [...choosable].map((card) => ownerOf(view, card));
  const step = pending[0];
  const moves = shownMoves(basis);
  return {
    choosable,
    selected,
    picked: prompt?.picked === undefined ? NOTHING : new Set(prompt.picked),
    hinted: moves === null ? NONE_HINTED : hintedCards(moves),
    hints: hintsOf(decision, prompt, layout),
    toChoose: view.players.map((_, player) => owners.filter((owner) => owner === player).length),
    pointedAt: past === null || selected === null ? null : ownerOf(view, selected),
    event: step?.event ?? null,
    eventId: step?.id ?? -1,
    thinking,
    past: past !== null,
    fresh: freshOf(game),
  };
}

function freshOf({ turnDone, past }: GameData): ReadonlySet<CardId> {
  return turnDone === null || past !== null ? NOTHING : new Set(turnDone.gathered);
}

/** "Quilt comes before Umbrella: Aiko starts". */
function startWords({ log }: GameData, cast: Cast): string | null {
  const start = log.find(({ event }) => event.type === 'start');
  return start === undefined ? null : logLine(start.event, cast);
}

function coverOf(
  { game, local, view, cast, front, taught }: Basis,
  { glide, longPress }: Pick<TableInput, 'glide' | 'longPress'>,
): Cover | null {
  const { curtain, status, pending, result, past, takeBack } = game;
  if (curtain !== null) {
    if (local.peek === curtain) return null;
    const starts = view.turn === 1 && curtain.for === view.start ? startWords(game, cast) : null;
    const elseNext = curtain.back === true ? view.current : null;
    return { type: 'curtain', next: curtain.for, takeBack, elseNext, starts, longPress };
  }
  const over = status === 'over' && pending.length === 0 && past === null && taught === null;
  if (!over || !game.endSeen || local.tableAfterEnd) return null;
  if (result === null || view.end === null) return null;
  const worksToEnd = worthOf(view, front).end;
  return { type: 'end', shown: { result, end: view.end, view, cast, worksToEnd, glide } };
}

function sheetsOf(basis: Basis, open: Open | null, now: string | null): SheetsModel | null {
  const { curtain } = basis.game;
  if (curtain !== null && basis.local.peek !== curtain) return null;
  const described =
    open?.type === 'describe' ? describe(open.part, { ...basis, log: basis.game.log }) : [];
  return { open, now, described };
}

function asideOf(basis: Basis, beside: boolean): Pick<Parts, 'sides' | 'sheets' | 'reading'> {
  const { layout, prompt, local } = basis;
  const open = local.opened?.what ?? null;
  const inspected = open?.type === 'inspect' ? open.card : null;
  const now = inspected === null ? null : nowOf(inspected, basis);
  // A card inspected beside the table needs no sheet.
  const over = beside && inspected !== null ? null : open;
  const { inspector, log } = layout.bands;
  return {
    sides: { inspector, log, card: inspected ?? prompt?.selected ?? null, now },
    sheets: sheetsOf(basis, over, now),
    reading: over !== null,
  };
}

/** The moves of the hint, once they are asked for. */
const shownMoves = ({ hint }: Basis): Hint | null => (hint?.shows === 'moves' ? hint.hint : null);

/** The lamp has the corner while no card is chosen. */
const hasLamp = ({ game, prompt, taught }: Pick<Basis, 'game' | 'prompt' | 'taught'>): boolean =>
  prompt !== null &&
  prompt.selected === null &&
  prompt.letGo !== true &&
  taught === null &&
  mayAsk(game);

function lampOf(basis: Basis): LampModel | null {
  if (!hasLamp(basis)) return null;
  const { hint } = basis;
  const said = saidOf(basis);
  if (hint === null || hint.hint === null) return { label: t('hint.ask'), said };
  return { label: t(hint.shows === 'idea' ? 'hint.askMove' : 'hint.close'), said };
}

function saidOf({ hint, game, view, cast }: Pick<Basis, 'hint' | 'game' | 'view' | 'cast'>) {
  const { decision } = game;
  return hint === null || decision === null ? null : hintWords({ decision, view, cast }, hint);
}

/** Whether there is a lamp, what it says, and whether it names the moves. */
function lampFor(basis: Pick<Basis, 'game' | 'prompt' | 'taught' | 'hint' | 'view' | 'cast'>) {
  const has = hasLamp(basis);
  return { has, said: has ? saidOf(basis) : null, names: basis.hint?.shows === 'moves' };
}

/** The words of a question; what the lamp says takes the place of the detail, and its moves that of both. */
function askedWords(
  prompt: PromptModel,
  lamp: boolean,
  said: string | null,
  names: boolean,
): PromptWords {
  const corner = lamp || prompt.letGo === true;
  const question = said !== null && names ? '' : prompt.question;
  return { ...prompt, question, detail: said ?? prompt.detail, corner, rule: true };
}

/** The reason given for what is said; null once that is another. */
const whyOf = ({ local: { reason }, subject, taught }: Basis): string | null =>
  reason !== null && reason.of === subject ? reason.text : (taught?.why ?? null);

function panelOf(
  basis: Basis,
  words: PromptWords,
  laid: Laid,
  careful: boolean,
): PanelModel | null {
  const { game, local, prompt } = basis;
  const at = laid.layout.bands.prompt;
  const moves = shownMoves(basis);
  if (at === null) return null;
  return {
    at,
    question: words.question,
    detail: game.past === null ? words.detail : (local.pointed?.text ?? null),
    why: whyOf(basis),
    buttons: moves === null ? laid.buttons : withHint(laid.buttons, moves),
    busy: game.busy,
    careful,
    letGo: prompt?.letGo === true,
    lamp: lampOf(basis),
    rule: ruleOf(basis),
  };
}

/** Where the rulebook speaks of the question, or of the reason why something cannot be chosen. */
function ruleOf({ game, local: { reason }, prompt, subject, taught }: Basis): RulePlace | null {
  // A lesson explains itself, and needs the room for it.
  if (prompt === null || game.decision === null || taught !== null) return null;
  const given = reason !== null && reason.of === subject ? reason.rule : undefined;
  return given ?? ruleOfQuestion(game.decision);
}

/** What the lesson says; while something is being shown, that is told instead. */
function taughtWords(taught: InLesson | null, { pending, past }: GameData): PromptWords | null {
  return pending.length > 0 || past !== null ? null : (taught?.words ?? null);
}

/** A tap meant for "Skip" would fall on the lesson's own button, which comes to the same place. */
const withoutSkip = (words: PromptWords, isLesson: boolean): PromptWords =>
  isLesson
    ? { ...words, buttons: words.buttons.filter(({ does }) => does.type !== 'skip') }
    : words;

/** Each model shares unchanged parts with the previous one, so that only the rest renders again. */
export function createTableModel(): (input: TableInput) => TableModel {
  const share = { view: sharing<View>(), cast: sharing<Cast>(), words: sharing<PromptWords>() };
  const shareParts = sharing<Parts>();
  const ask = latest(promptOf);
  const ahead = latest(laterOf);
  const teach = latest(inLesson);
  const lay = latest(layAsked);
  const dropZones = latest(zoneRects);
  const wordsFor = latest(askedWords);

  return ({ game, lesson, viewport, local, careful, ...input }) => {
    const view = share.view(viewInLesson(input.view, lesson));
    const cast = share.cast(input.cast);
    const front = frontOf(game);
    const { decision, past } = game;
    const asked = ask(decision, view, cast, game.selection, past !== null, local.picked);
    const later = ahead(decision, view, cast, isSentences(lesson));
    const taught = lesson === null || past !== null ? null : teach(lesson, asked, cast, later);
    const prompt = taught === null ? asked : taught.prompt;
    const hint = input.hint?.of === decision ? input.hint : null;
    const lit = lampFor({ game, prompt, taught, hint, view, cast });
    const words =
      taughtWords(taught, game) ??
      (prompt === null
        ? share.words(withoutSkip(whileWaiting(game, view, cast, local), lesson !== null))
        : wordsFor(prompt, lit.has, lit.said, lit.names));
    const laid = lay(view, viewport, front, words, prompt, isSentences(lesson));
    const { layout } = laid;
    const subject = prompt ?? words;
    const basis: Basis = {
      game,
      local,
      view,
      cast,
      front,
      scores: scoresOf(game),
      layout,
      prompt,
      subject,
      taught,
      hint,
    };
    const beside = isBeside(viewport);
    const parts = shareParts({
      view,
      cast,
      front,
      scores: basis.scores,
      log: game.log,
      recap: game.recap,
      layout,
      turnBar: turnBarOf(basis),
      panel: panelOf(basis, words, laid, careful),
      scene: sceneOf(basis),
      dropZones: dropZones(layout, front),
      ...asideOf(basis, beside),
      cover: coverOf(basis, input),
      beside,
      careful,
      longPress: input.longPress,
      quick: input.quick,
    });
    const isNews =
      prompt !== null || past !== null || game.turnDone !== null || game.status === 'over';
    return {
      ...parts,
      decision,
      prompt,
      subject,
      reason: local.reason,
      aloud: isNews ? (prompt?.question ?? words.question) : null,
    };
  };
}
