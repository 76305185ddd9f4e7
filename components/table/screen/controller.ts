/** Turns store, screen size and local state into one plain model for the views. */
import type { PromptModel } from '@/components/table/prompt/model';
import { promptFor, subjectOf, whatFor, whyNot } from '@/components/table/prompt/model';
import type { PromptWords } from '@/components/table/prompt/room';
import type { CardId, Decision, PlayerId, PlayerScore, View } from '@/engine';
import { t } from '@/locales';
import type { GameData } from '@/store/game';

import type { TableLayout, Viewport } from '../layout';
import { kindOf } from '../layout';
import { zoneRects } from '../layout/drop-zones';
import type { Cast } from '../model/cast';
import { worthOf } from '../model/cover';
import { latest } from '../model/latest';
import { sharing } from '../model/same-parts';
import { whereIs } from '../model/where';
import { describe } from '../sheets/describe';
import type { Open } from '../sheets/open';
import { layAsked, type Laid } from './lay-asked';
import type { LocalState } from './local';
import type {
  Cover,
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

type Basis = Pick<TableModel, 'view' | 'cast' | 'front' | 'scores' | 'layout' | 'prompt'> & {
  readonly game: GameData;
  readonly local: LocalState;
};

const NOTHING: ReadonlySet<CardId> = new Set();
const NO_HINTS: ReadonlyMap<CardId, string> = new Map();

/** The table to show: a past table, the current step, or the present. */
export const viewOf = (game: GameData): View | null =>
  game.past?.view ?? game.pending[0]?.view ?? game.view;

export const isBeside = (viewport: Viewport): boolean => kindOf(viewport) === 'tablet';

/** The front: the player who looks, or is about to. */
function frontOf({ holder, curtain, game }: GameData): PlayerId {
  if (holder !== null) return holder;
  if (curtain !== null) return curtain.for;
  return Math.max(0, game?.participants.findIndex(({ kind }) => kind === 'person') ?? 0);
}

export const castOf = ({ game, holder }: GameData): Cast => ({
  participants: game?.participants ?? [],
  viewer: holder ?? -1,
});

/** At the end everything is face up, so the scores of the result count for every viewer. */
const scoresOf = ({ pending, past, result, scores }: GameData): readonly PlayerScore[] =>
  pending[0]?.scores ?? past?.scores ?? result?.players ?? scores;

function promptOf(
  decision: Decision | null,
  view: View,
  cast: Cast,
  selection: CardId | null,
  past: boolean,
): PromptModel | null {
  return decision === null || past ? null : promptFor({ decision, view, cast }, selection);
}

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

/** What this card can be chosen for, or why not; null while nothing is asked. */
function nowOf(card: CardId, { prompt, game, view, cast }: Basis): string | null {
  const { decision } = game;
  if (prompt === null || decision === null) return null;
  return prompt.choosable.has(card)
    ? t('inspector.canBeChosen', { acts: whatFor({ decision, view, cast }, card) })
    : whyNot(decision, card);
}

function turnBarOf({ game, view, cast, layout }: Basis): TurnBarModel | null {
  const { turnBar: at, inspector } = layout.bands;
  const { undo, redo, decision } = game;
  if (at === null) return null;
  return {
    at,
    undoLabel: undoWords(undo, view, cast),
    canUndo: undo.can,
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
  return {
    choosable,
    selected,
    hints: hintsOf(decision, prompt, layout),
    toChoose: view.players.map((_, player) => owners.filter((owner) => owner === player).length),
    pointedAt: past === null || selected === null ? null : ownerOf(view, selected),
    event: step?.event ?? null,
    eventId: step?.id ?? -1,
    thinking,
    past: past !== null,
  };
}

function coverOf({ game, local, view, cast, front }: Basis, glide: number): Cover | null {
  const { curtain, status, pending, result, past } = game;
  if (curtain !== null) return local.peek ? null : { type: 'curtain', next: curtain.for };
  const over = status === 'over' && pending.length === 0 && past === null;
  if (!over || local.tableAfterEnd || result === null || view.end === null) return null;
  const worksToEnd = worthOf(view, front).end;
  return { type: 'end', shown: { result, end: view.end, cast, worksToEnd, glide } };
}

function sheetsOf(basis: Basis, open: Open | null, now: string | null): SheetsModel | null {
  if (basis.game.curtain !== null && !basis.local.peek) return null;
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

/** The reason given for this question; null if the question has changed. */
const whyOf = ({ local: { reason }, prompt }: Basis): string | null =>
  reason !== null && reason.of === prompt ? reason.text : null;

function panelOf(
  basis: Basis,
  words: PromptWords,
  laid: Laid,
  careful: boolean,
): PanelModel | null {
  const { game, local, prompt } = basis;
  const at = laid.layout.bands.prompt;
  if (at === null) return null;
  return {
    at,
    question: words.question,
    detail: game.past === null ? words.detail : (local.pointed?.text ?? null),
    why: whyOf(basis),
    acts: laid.buttons,
    busy: game.busy,
    careful,
    letGo: prompt?.letGo === true,
  };
}

/** Each model shares unchanged parts with the previous one, so that only the rest renders again. */
export function createTableModel(): (input: TableInput) => TableModel {
  const share = { view: sharing<View>(), cast: sharing<Cast>(), words: sharing<PromptWords>() };
  const shareParts = sharing<Parts>();
  const ask = latest(promptOf);
  const lay = latest(layAsked);
  const dropZones = latest(zoneRects);

  return ({ game, viewport, local, careful, glide, ...input }) => {
    const view = share.view(input.view);
    const cast = share.cast(input.cast);
    const front = frontOf(game);
    const { decision, past } = game;
    const prompt = ask(decision, view, cast, game.selection, past !== null);
    const words = prompt ?? share.words(whileWaiting(game, cast, local.lastTold));
    const laid = lay(view, viewport, front, words, prompt);
    const { layout } = laid;
    const basis: Basis = { game, local, view, cast, front, scores: scoresOf(game), layout, prompt };
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
      cover: coverOf(basis, glide),
      beside,
      careful,
    });
    const isNews = prompt !== null || past !== null || game.status === 'over';
    return {
      ...parts,
      decision,
      prompt,
      reason: local.reason,
      aloud: isNews ? words.question : null,
    };
  };
}
