/** One sentence per event, in the plain past of a game's story: アイコは「古銭」を雇った. */
import type { ActionForm, GameEvent, MoveReason, RevealReason } from '../../engine';
import type { log as english, LogBlanks } from '../en/log';
import type { Said } from '../language';
import {
  actions,
  cards,
  list,
  ownOf,
  quoted,
  roundNumber,
  taskOf,
  times,
  topic,
  YOU,
} from './grammar';

type Line = (p: LogBlanks) => string;

/** "カード2枚", "石のカード1枚": cards that the reader did not see. */
const UNSEEN = /カード(\d+枚)$/;

/** 「折り鶴」「凧」を, カードを2枚: names are quoted each, however many were told together. */
const object = (card: string) =>
  UNSEEN.test(card)
    ? card.replace(UNSEEN, 'カードを$1')
    : `${card.split('、').map(quoted).join('')}を`;

const did = (p: LogBlanks, what: string) => `${topic(p.who)}${what}`;
/** あなたは自分の仕事を, not あなたの. */
const task = (p: LogBlanks) => taskOf(p.you ? ownOf(p.whose) : p.whose, p.task);
const by = (p: LogBlanks) => (p.via === '' ? '' : `${quoted(p.via)}で`);

/** 「笛」でアイコの展示室から「巻物」を取った. */
const taken = (p: LogBlanks) =>
  did(p, `${by(p)}${p.from}${p.place}から${object(p.card)}取った${p.yours ? '！' : ''}`);

export const moves: Readonly<Record<MoveReason, Line>> = {
  deal: (p) => did(p, `${object(p.card)}配られた`),
  draw: (p) => did(p, `${by(p)}${object(p.card)}引いた`),
  gather: (p) => did(p, `${object(p.card)}手札に入れた`),
  return: (p) => did(p, `${by(p)}${object(p.card)}戻した`),
  discard: (p) => did(p, `${by(p)}${object(p.card)}床に置いた`),
  turn: (p) => did(p, `${by(p)}${object(p.card)}めくった`),
  task: (p) => did(p, `${by(p)}${object(p.card)}${p.task}の仕事にした`),
  sell: (p) => did(p, `${by(p)}${object(p.card)}売った`),
  hire: (p) => did(p, `${by(p)}${object(p.card)}${p.task}として雇った`),
  collect: (p) => did(p, `${by(p)}${object(p.card)}集めた`),
  complete: (p) => did(p, `${by(p)}${p.place}に${object(p.card)}完成させた`),
  take: taken,
  change: (p) => did(p, `${by(p)}${object(p.card)}${p.place}に移した`),
  give: (p) => did(p, `${by(p)}${object(p.card)}${p.whose || '自分の'}作業台に置いた`),
  trade: (p) => did(p, `${by(p)}${p.to}に${object(p.card)}渡した`),
  wait: (p) => `${p.whos}${quoted(p.card)}は待機場所に移った`,
};

export const reveals: Readonly<Record<RevealReason, Line>> = {
  support: (p) => did(p, `補助として${object(p.card)}見せた`),
  obstruction: (p) => did(p, `仕事をするために${object(p.card)}見せた`),
  extra: (p) => did(p, `${by(p)}${object(p.card)}見せて、アクションを1回増やした`),
  helper: (p) => did(p, `${by(p)}${object(p.card)}助手として見せた`),
  look: (p) => did(p, `${by(p)}${object(p.card)}公開した`),
};

export const forms: Readonly<Partial<Record<ActionForm, Line>>> = {
  tailor: (p) => did(p, '手札を入れ替えた'),
  prayer: (p) => did(p, '祈った'),
};

type Untold = 'phase' | 'task' | 'completed';

export const events: Readonly<
  Record<Exclude<GameEvent['type'], 'move' | 'reveal' | 'action' | Untold>, Line>
> = {
  start: (p) => `アルファベット順で${quoted(p.card)}が${quoted(p.of)}より先：${p.who}から始める`,
  turn: (p) => `${p.whos}手番が始まった`,
  taskSkipped: (p) => did(p, `${task(p)}を飛ばした`),
  actions: (p) => did(p, `${task(p)}で${actions(p.total)}`),
  actionLost: (p) => did(p, `${p.total}回中${p.n}回目のアクションを失った`),
  noTask: (p) => did(p, '仕事を選ばなかった'),
  use: (p) => did(p, `${quoted(p.card)}を使った`),
  named: (p) => did(p, `${by(p)}${p.material}を指定した`),
  copy: (p) => `${p.whos}${quoted(p.card)}が${quoted(p.of)}になった`,
  copyEnds: (p) => `${p.whos}${quoted(p.card)}は元に戻った`,
  extraTurn: (p) => did(p, `${by(p)}このあともう一度手番を行うことになった`),
  end: () => 'ゲームが終わった',
};

export const log: Said<typeof english> = {
  'log.cards': (p) => cards(p.n),
  'log.cardsOf': (p) => `${p.material}の${cards(p.n)}`,
  'log.times': (p) => `${p.line}（${times(p.n)}）`,
  'log.list': (p) => list(p.items),
  'list.items': (p) => list(p.items),
  'list.sentences': (p) => p.items.join(''),
  'list.headed': (p) => `${p.head}：${p.items.join('；')}`,
  'list.act': (p) => {
    const subject = topic(p.who);
    return p.line.startsWith(subject) ? p.line.slice(subject.length) : p.line;
  },
  'log.you': YOU,
  'log.toYou': YOU,
  'log.theirOwn': '自分の',
  'log.turn': (p) => `${p.name}（${roundNumber(p.round)}）`,
};
