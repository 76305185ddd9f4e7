/** The questions of the game and the buttons that answer them. */
import type { prompts as english } from '../en/prompts';
import type { Said } from '../language';
import {
  actions,
  beside,
  helpers,
  points,
  quoted,
  sales,
  sheets,
  taskOf,
  tasks,
  times,
} from './grammar';

/** A work that lacks support; `instead` cards may stand in for it by `work`. */
interface Lacking {
  readonly have: number;
  readonly instead: number;
  readonly work: string;
}

const lacking = (p: Lacking) =>
  p.instead === 0
    ? `いまは${sheets(p.have)}です。`
    : `いまは${sheets(p.have)}で、「${p.work}」でかわりにできるのは${sheets(p.instead)}だけです。`;

const drawing = (n: number) => (n === 0 ? 'カードは引きません。' : `${sheets(n)}引きます。`);

function returnAndDraw(n: number, draws: number): string {
  if (n === 0 && draws === 0) return '戻しも引きもしない';
  const draw = draws === 0 ? '引かない' : `${sheets(draws)}引く`;
  return n === 0 ? `戻さず${draw}` : `${sheets(n)}戻して${draw}`;
}

export const prompts: Said<typeof english> = {
  'ask.handLimit': (p) => `手札は5枚まで：${sheets(p.n)}戻しましょう`,
  'ask.handLimit.more': '戻したカードは山札の一番下に行きます。',
  'ask.handLimit.instead': (p) => `「${p.work}」を使いますか？`,
  'ask.effects.morning': '朝のうちに作品を使いますか？',
  'ask.effects.night': '夜のうちに作品を使いますか？',
  'ask.effects.beforeTask': (p) => `${taskOf(p.owner, p.task)}の前に作品を使いますか？`,
  'ask.effects.beforeTailor': '手札を入れ替える前に作品を使いますか？',
  'ask.effects.afterAction': 'このアクションのあとに作品を使いますか？',
  'ask.effects.afterComplete': (p) => `「${p.done}」が完成しました。作品を使いますか？`,
  'ask.effects.afterCompleteLast': (p) => `「${p.done}」を別の作品と取り替えますか？`,
  'ask.effects.several': '作品は長押しで読めます。',
  'ask.discard': (p) => `前の仕事「${p.card}」をどうしますか？`,
  'ask.newTask': '今日の仕事はどれにしますか？',
  'ask.newTask.one': (p) =>
    `まず${taskOf(p.owner, p.task)}、次に自分の仕事です。` +
    `${p.name === '' ? 'ほかの人' : p.name}もあとであなたの仕事をします。`,
  'ask.newTask.several': (p) =>
    `まずほかの人の${tasks(p.n)}、次に自分の仕事です。ほかの人もあとであなたの仕事をします。`,
  'ask.newTask.none': '昼に自分がする仕事です。ほかの人もそれぞれの手番でします。',
  'ask.obstruction': (p) => `${quoted(p.work)}が${taskOf(p.owner, p.task)}をふさいでいます`,
  'ask.obstruction.detail': (p) => `${p.material}のカードを見せればできます。`,
  'ask.action.clerk': '作業台のどのカードを売りますか？',
  'ask.action.monk': '床のどのカードを雇いますか？',
  'ask.action.tailor': 'カードを戻し、5枚になるまで引きましょう',
  'ask.action.potter': '床のどのカードを集めますか？',
  'ask.action.smith': '手札のどの作品を完成させますか？',
  'ask.action.works.clerk': '作品を使って売りますか？',
  'ask.action.works.monk': '作品を使って雇いますか？',
  'ask.action.works.potter': '作品を使って集めますか？',
  'ask.action.craft': (p) => `${p.material}の作品を制作するか、祈りましょう`,
  'ask.completeIn': (p) => `${p.act}：どちらの棟に？`,
  'ask.action.pray': '祈ってカードを引きましょう',
  'ask.action.lost': 'このアクションは使えません',
  'ask.action.none.clerk': '作業台に売るものがありません。',
  'ask.action.none.monk': '床に雇えるカードがありません。',
  'ask.action.none.potter': '床に集めるものがありません。',
  'ask.action.none.smith': '補助の足りる作品が、手札にありません。',
  'ask.action.tailorOrCraft': (p) =>
    `戻すカードをタップするか、${p.material}の作品を制作するか、祈りましょう。`,
  'ask.action.tailorOrPray': 'カードをタップするか、祈りましょう。',
  'ask.action.renewOrCraft': (p) =>
    `手札を入れ替えるか、${p.material}の作品を制作するか、祈りましょう。`,
  'ask.action.renewOrPray': '手札を入れ替えるか、祈りましょう。',
  'ask.action.orCraft': (p) => `${p.material}の作品の制作や、祈りもできます。`,
  'ask.action.tapOrCraft': (p) =>
    `印のついたカードをタップ。${p.material}の作品の制作や、祈りもできます。`,
  'ask.action.tapOrPray': '印のついたカードをタップ。祈りもできます。',
  'ask.action.orPray': '祈りもできます。引いたカードは夜に手札に入ります。',
  'ask.action.onlyPray': (p) => `${p.none}引いたカードは夜に手札に入ります。`,
  'ask.action.noConversion': (p) =>
    p.work === ''
      ? 'ここでは制作も祈りもできません。'
      : `「${p.work}」があるので、制作も祈りもできません。`,
  'ask.tailor': 'どのカードを戻しますか？',
  'ask.tailor.draw': (p) => drawing(p.n),
  'ask.tailor.drawWaiting': (p) => `待機中の${sheets(p.waiting)}も数えるので、${drawing(p.n)}`,
  'ask.replaceSupport': (p) => `補助を見せるかわりに、${p.material}を戻しますか？`,
  'ask.support': (p) => `「${p.work}」の補助にする${p.material}のカードは？`,
  'ask.support.detail': '全員に見せますが、手放しません。',
  'ask.wing': (p) => `「${p.work}」をどちらの棟に置きますか？`,
  'ask.pick.hand': '手札から1枚選びましょう',
  'ask.pick.helpers': '自分の助手を1人選びましょう',
  'ask.pick.bench': '自分の作業台から1枚選びましょう',
  'ask.pick.floor': '床から1枚選びましょう',
  'ask.pick.works': '作品を1つ選びましょう',
  'ask.pick.task': '仕事を1つ選びましょう',
  'ask.pick.deckTop': '公開したカードから1枚選びましょう',
  'ask.pick.player': 'プレイヤーを選びましょう',
  'ask.pick.wing': '棟を選びましょう',
  'ask.pick.effect': '作品を使いますか？',
  'ask.pick.action': 'アクションを選びましょう',
  'ask.pick.nothing': (p) => `「${p.work}」を続けますか？`,
  'ask.tapCard': '印のついたカードをタップしてください。',
  'ask.elsewhere': (p) => (p.n === 1 ? 'カードを見る' : `${sheets(p.n)}すべて見る`),

  'act.yield': (p) => beside(p.act, p.gain),
  'act.return': (p) => `${p.card}を戻す`,
  'act.returnSeveral': (p) => `${sheets(p.n)}戻す`,
  'act.returnSeveral.left': (p) => `あと${sheets(p.n)}`,
  'act.returnAndDraw': (p) => returnAndDraw(p.n, p.draws),
  'act.discard': (p) => `${p.card}を床に置く`,
  'act.reveal': (p) => `${p.card}を見せる`,
  'act.show': (p) => `${p.card}を見せる`,
  'act.draw': '1枚引く',
  'act.task': (p) => `${p.task}の仕事`,
  'act.sell': (p) => `${p.card}を売る`,
  'act.sellTop': '山札の上を売る',
  'act.sellAll': (p) => `${p.material}を全部売る`,
  'act.hire': (p) => `${p.card}を雇う`,
  'act.collect': (p) => `${p.card}を集める`,
  'act.collectTop': '山札の上を集める',
  'act.smith': (p) => `${p.card}を完成させる`,
  'act.craft': (p) => `${p.card}を制作する`,
  'act.tailor': '手札を入れ替える',
  'act.pray': '祈る',
  'act.prayAll': (p) => `${times(p.n)}祈る`,
  'act.prayRest': (p) => `残り${times(p.n)}で祈る`,
  'act.bench.yours': '自分の作業台',
  'act.bench.of': (p) => `${p.name}の作業台`,
  'act.copy': (p) => `${p.card}になる`,
  'act.use': (p) => `${p.work}：${p.act}`,
  'act.useWork': (p) => `${p.work}を使う`,
  'act.via': (p) => `${p.work}で${p.act}`,
  'act.wingBy': (p) => beside(p.act, p.wing),
  'act.wing.gallery': '展示室',
  'act.wing.giftShop': '売店',
  'act.cancel': '戻る',
  'act.read': 'カードを読む',
  'act.readNamed': (p) => `${p.card}を読む`,
  'act.letGo': '選び直す',

  'yield.draw': '1枚引く',
  'yield.drawCard': 'カードを1枚引く',
  'yield.task': (p) => beside(p.does, actions(p.n)),
  'yield.hire': (p) => `${p.task}の仕事を助ける`,
  'yield.collect': (p) => `${p.material}の作品に使える`,
  'yield.sell': (p) => `カバーされれば${points(p.value)}`,

  'pass.handLimit': '手札はそのまま',
  'pass.effects.morning': '次へ',
  'pass.effects.night': '次へ',
  'pass.effects.beforeTask': '仕事を始める',
  'pass.effects.beforeTailor': '手札を入れ替える',
  'pass.effects.afterAction': '次へ',
  'pass.effects.afterComplete': '次へ',
  'pass.effects.afterCompleteLast': (p) => `${p.done}を残す`,
  'pass.newTask': '仕事なし',
  'pass.obstruction': 'この仕事を飛ばす',
  'pass.action': 'アクションをあきらめる',
  'pass.tailor': (p) => (p.n === 0 ? '引かない' : `${sheets(p.n)}引く`),
  'pass.replaceSupport': '補助を見せる',
  'pass.other': '次へ',

  'task.act.clerk': '作業台から売る',
  'task.act.monk': '床から雇う',
  'task.act.tailor': '手札を入れ替える',
  'task.act.potter': '床から集める',
  'task.act.smith': '作品を完成させる',
  'task.does': (p) => `${p.task}：${p.act}`,
  'task.card': (p) => `${p.material}、価値${p.value}`,
  'task.else': 'どの仕事でも、かわりに同じ素材の作品を制作するか、祈ることができます。',

  'why.about.wing': (p) => `「${p.card}」を置く棟を選んでください。`,
  'why.about.support': (p) =>
    `「${p.card}」を完成させるところです。補助にするカードを選んでください。`,
  'why.about.player': (p) => `「${p.card}」をだれの所に置くか選んでください。`,
  'why.about.other': (p) =>
    `いまは「${p.card}」についての質問です。印のついたカードかボタンで答えてください。`,
  'why.asks': (p) => `「${p.card}」を使っています。印のついたカードかボタンで答えてください。`,
  'why.from': (p) => `「${p.card}」は選べません。${p.from}`,
  'why.from.handLimit': '手札からカードを戻してください。',
  'why.from.newTask': '仕事は手札から選びます。',
  'why.from.action.clerk': '作業台のカードを売るか、手札の紙の作品を制作してください。',
  'why.from.action.monk': '床のカードを雇うか、手札の石の作品を制作してください。',
  'why.from.action.tailor': '手札を入れ替えるか、手札の布の作品を制作してください。',
  'why.from.action.potter': '床のカードを集めるか、手札の粘土の作品を制作してください。',
  'why.from.action.smith': '手札の作品を完成させてください。',
  'why.from.noCraft.clerk': '作業台のカードを売ってください。',
  'why.from.noCraft.monk': '床のカードを雇ってください。',
  'why.from.noCraft.tailor': '手札を入れ替えてください。',
  'why.from.noCraft.potter': '床のカードを集めてください。',
  'why.from.pick.hand': '手札から選んでください。',
  'why.from.pick.helpers': '自分の助手から選んでください。',
  'why.from.pick.bench': '自分の作業台から選んでください。',
  'why.from.pick.floor': '床から選んでください。',
  'why.from.pick.works': '印のついた作品を選んでください。',
  'why.from.pick.task': 'いまは前の仕事についての質問です。',
  'why.from.pick.deckTop': '公開したカードから選んでください。',
  'why.from.pick.player': 'プレイヤーを選んでください。',
  'why.from.pick.wing': '棟を選んでください。',
  'why.from.pick.effect': '印のついた作品か、その効果を受けるカードを選んでください。',
  'why.from.pick.action': '先にアクションを選んでください。',
  'why.from.pick.nothing': 'ボタンで答えてください。',
  'why.notYours': (p) =>
    `「${p.card}」はあなたのものではありません。印のついたカードを選んでください。`,
  'why.partner': (p) => `「${p.card}」はパートナーのものです。取れるのは相手のカードだけです。`,
  'why.ownerNotAhead': (p) => `「${p.card}」の持ち主が、自分より多く持っている場合だけ取れます。`,
  'why.wrongMaterial': (p) =>
    `ここで使えるのは${p.material}だけです。「${p.card}」は${p.its}です。`,
  'why.wrongCraft': (p) =>
    `${p.task}の仕事で制作できるのは${p.material}だけです。「${p.card}」は${p.its}です。`,
  'why.or': (p) => `${p.one}か${p.other}`,
  'why.needsSupport': (p) =>
    `「${p.card}」には、手札にほかの${p.material}が${sheets(p.need)}必要です。${lacking(p)}`,
  'why.needsBenchSupport': (p) =>
    `「${p.card}」には、作業台に${p.material}が${sheets(p.need)}必要です。${lacking(p)}`,
  'why.noConversion': (p) =>
    p.work === ''
      ? `「${p.card}」は制作できません。この仕事では制作ができません。`
      : `「${p.card}」は制作できません。「${p.work}」があるので、この仕事では制作ができません。`,
  'why.alreadyChosen': (p) => `「${p.card}」はもう選んでいます。ほかのカードを選んでください。`,
  'why.notThisMoment': (p) =>
    `「${p.card}」はいま使うものではありません。印のついた作品を選んでください。`,
  'why.nothingToDo': (p) => `「${p.card}」は、いま使っても何も起きません。`,
  'why.effectUsed': (p) => `「${p.card}」はもう使いました。`,
  'why.notYourTurn': (p) => `いまは選ぶことがありません。「${p.card}」を使うのはまだです。`,
  'why.deck': (p) => `山札は残り${sheets(p.n)}です。引くには、祈るか、手札を入れ替えてください。`,

  'cover.preview.helpers': (p) => `${p.of}の${helpers(p.n)}をカバー`,
  'cover.preview.sales': (p) => `${p.of}の${sales(p.n)}をカバー`,
  'cover.preview.short.helpers': (p) => `${p.of}の${helpers(p.n)}に${p.cover}人分：足りない`,
  'cover.preview.short.sales': (p) => `${p.of}の${sales(p.n)}に${p.cover}枚分：足りない`,
  'cover.preview.gain': (p) => `+${points(p.points)}`,
  'cover.preview.actions': (p) => `アクション+${times(p.n)}`,
  'cover.preview.nothing.helpers': (p) => `${p.of}の助手をカバーできる`,
  'cover.preview.nothing.sales': (p) => `${p.of}の販売品をカバーできる`,
  'cover.preview.already': 'いまはカバーが増えない',
  'cover.preview.ends': 'ゲームが終わる',
  'cover.preview.endsWith': (p) => `ゲームが終わる：あなた${p.you}、${p.name}${p.theirs}`,
  'cover.preview.endsMany': (p) => `ゲームが終わる：あなた${p.you}、ほかの最高${p.best}`,
  'cover.preview.endsTeams': (p) => `ゲームが終わる：味方${p.ours}、相手${p.theirs}`,
};
