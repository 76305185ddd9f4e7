/** What is said about saved games: faults of the storage, of share codes, and notices. */
import type { saves as english } from '../en/saves';
import type { Said } from '../language';
import { moves, ownOf, taskOf, topic } from './grammar';

const games = (n: number) => `${n}件のゲーム`;

export const saves: Said<typeof english> = {
  'fault.full':
    'この端末の空きがないため、保存できませんでした。何も変わっていません。空きを作って、もう一度試してください。',
  'fault.noRoom':
    'この端末には、ゲームを保存する空きがありません。空きを作ってもう一度試すか、保存せずに遊んでください。',
  'fault.noAnswer':
    '保存しようとしても、端末から応答がありません。これまでの保存は無事です。もう一度試すか、保存せずに続けてください。',
  'fault.locked':
    '保存したゲームを、いまほかの処理が使っています。記録は無事です。少し待って、もう一度試してください。',
  'fault.otherTab':
    '「もったいない」は別のタブで開いています。そちらで遊ぶか、そのタブを閉じて戻ってきてください。記録を失わないように、保存できるのは一度に1つのタブだけです。',
  'fault.corrupt':
    '保存したゲームのファイルが壊れていて、作り直せませんでした。アプリを再起動してください。それでもだめなら、端末のストレージが故障しているかもしれません。',
  'fault.newerSchema':
    'ゲームは新しいバージョンのアプリで保存されています。続けるにはアプリを更新してください。ゲームの記録は無事です。',
  'fault.writeFailed':
    '保存に失敗したため、何も変わっていません。もう一度試してください。続くようなら、端末に空きがあるか確かめてください。',
  'fault.openFailed':
    '保存したゲームを開けませんでした。記録はそのままです。もう一度試すか、保存せずに遊んでください。',
  'fault.readOnly': 'いまこの端末ではアプリが保存できないため、何も変わっていません。',
  'fault.gameMissing': 'このゲームはもうありません。',
  'fault.gameDamaged': 'このゲームは壊れていて開けません。ほかのゲームは無事です。',
  'fault.newerRules':
    'このゲームには、新しいバージョンのアプリのルールが使われています。続けるにはアプリを更新してください。',
  'fault.internal':
    '保存中に問題が起きました。ゲームを開き直してください。やめたところから続けられます。',
  'fault.noComputer':
    'アプリの一部を読み込めず、コンピューターがまだ動けません。記録は無事です。もう一度試してください。',
  'fault.notLoaded':
    'アプリの一部を読み込めませんでした。オフラインかもしれません。記録は無事です。つながったら、もう一度試してください。',
  'fault.retry': 'もう一度試す',
  'fault.playUnkept': '保存せずに遊ぶ',

  'notice.olderRules': (p) =>
    p.lost === 0
      ? 'このゲームは古いルールで始まりました。ここからはいまのルールで続きます。これより前を取り消したり、振り返ったりはできません。'
      : `このゲームは古いルールで始まりました。${moves(p.lost)}前の確かな場面から、いまのルールで続きます。`,
  'notice.tailLost': (p) =>
    p.lost === 0
      ? 'このゲームの記録が一部壊れています。やめたところから続けられますが、それより前を振り返ったり、取り消したりはできません。'
      : `このゲームの終わりの部分が壊れています。${moves(p.lost)}前から続けます。`,
  'notice.languageLost': (p) =>
    `${p.name}を読み込めませんでした。オフラインかもしれません。つながったら、もう一度試してください。`,
  'notice.unkept':
    'このウィンドウでは何も保存できません。プライベートウィンドウか、古いブラウザーのようです。遊べますが、閉じるとゲームは消えます。残したいゲームは、コードとしてコピーしてください。',
  'notice.unkeptChosen':
    'ここから先は保存されません。これまでの保存は無事で、アプリを開き直せば元どおりです。このゲームを残すには、コードとしてコピーしてください。',
  'notice.setAside': (p) => {
    const lost = p.lost === 0 ? '' : `${games(p.lost)}は救えませんでした。`;
    return `保存したゲームのファイルが壊れていました。そのファイルは別に取り置き、${games(p.rescued)}を救い出しました。${lost}`;
  },

  'game.opening': 'ゲームを開いています…',
  'game.today': (p) => `今日 ${p.time}`,
  'game.yesterday': (p) => `昨日 ${p.time}`,
  'game.onDay': (p) => p.day,
  'game.unreadable': 'このゲームは壊れています。削除できます。',
  'game.deletedList': (p) => `削除したゲーム ${p.n}件`,
  'game.bringBack': (p) => `「${p.name}」を元に戻す`,
  'game.more': (p) => `「${p.name}」のメニュー`,
  'game.name': 'ゲームの名前',
  'game.rename': '名前を保存',
  'game.renamed': '名前を変えました。',
  'game.duplicate': 'コピーを作る',
  'game.copyOf': (p) => `${p.name}（コピー）`,
  'game.duplicated': 'コピーしました。コピーは別のゲームになります。',
  'game.review': '1手ずつ振り返る',
  'game.copyCode': 'コードとしてコピー',
  'game.codeCopied': 'コードをコピーしました。メッセージに貼り付けてください。',
  'game.copyFailed':
    'ブラウザーがコピーを許可していません。下のコードを選択してコピーしてください。',
  'game.saveFile': 'ファイルに保存',
  'game.fileFailed': 'この端末では、ここにファイルを保存できません。',
  'game.openShared': '届いたゲームを開く',
  'game.sharedHelp':
    'もらったコードを貼り付けるか、ファイルを開いてください。ゲームが一覧に加わり、続きを遊んだり、振り返ったりできます。',
  'game.code': 'ゲームのコード',
  'game.openCode': 'このコードを開く',
  'game.openFile': 'ファイルを開く',
  'game.importing': (p) => `ゲームを読み込んでいます… ${p.percent}%`,
  'game.stopImport': 'やめる',
  'game.fileUnread': 'このファイルは開けません。',
  'game.opened': 'ゲームを一覧に加えました。',
  'game.openedBefore': (p) =>
    p.name === null
      ? 'このゲームはもう一覧にあります。'
      : `このゲームはもう「${p.name}」として一覧にあります。`,
  'game.goTo': 'ゲームへ',

  'review.deal': '配り終えたところ',
  'review.position': (p) => `${p.at}手目／全${p.length}手`,
  'review.positionShort': (p) => `${p.at}／${p.length}手`,
  'review.back': '1手戻る',
  'review.on': '1手進む',
  'review.lastTurn': '前の手番へ',
  'review.nextTurn': '次の手番へ',
  'review.run': '再生',
  'review.stop': '一時停止',
  'review.slider': 'ゲームの手順',
  'review.continue': '続きを遊ぶ',
  'review.continueAs': '新しいゲームとして',
  'review.continueHere': 'ここから遊ぶ',
  'review.continueHereAs': '新しいゲームになり、これも残ります',
  'review.continueHelp': 'この手から新しいゲームが始まります。元のゲームはそのまま残ります。',
  'review.from': (p) => `${p.name}（${p.at}手目から）`,
  'review.leave': '振り返りを終える',
  'review.chose': (p) => `${p.who}の選択：${p.what}`,
  'review.passed': (p) => `${topic(p.who)}何もしなかった`,
  'review.task': (p) =>
    `${topic(p.who)}${taskOf(p.you ? ownOf(p.whose) : p.whose, p.task)}を始めた`,
  'review.unseen': (p) => `${topic(p.who)}何もしなかったか、だれにも見えないものを選んだ`,
  'review.failed': 'このゲームは振り返れません。',
  'review.how': '見せ方',
  'review.eyes': 'だれの目で',
  'review.eyesHelp':
    'ゲームは終わったので、全員の手札を見られます。すべて表にすることも、1人が知っていたことだけにすることもできます。',
  'review.eyesOne':
    'ゲームはまだ終わっていないので、見えるのはあなたがそのときに見たものだけです。終われば、全員の手札を見られます。',
  'review.eyesOpen':
    'ゲームはまだ終わっていないので、見えるのは全員が見たものだけです。終われば、全員の手札を見られます。',
  'review.asAll': '全員の手札を表に',
  'review.asOpen': '全員が見たもの',
  'review.asSeat': (p) => `${p.name}の目で`,
  'review.asYou': 'あなたの目で',
  'review.pace': '速さ',

  'share.foreign':
    'ここには「もったいない」のゲームが入っていません。コードは「MTN1.」で始まります。',
  'share.cut': 'コードの終わりが足りません。全部コピーして、もう一度試してください。',
  'share.altered': 'このコードは途中で書き換わっていて開けません。もう一度送ってもらってください。',
  'share.tooBig': '「もったいない」のゲームにしては大きすぎます。',
  'share.stopped': '中止しました。何も開いていません。',
  'share.newerVersion':
    'このコードは新しいバージョンのアプリのものです。開くにはアプリを更新してください。',
  'share.olderRules':
    'このコードはルールの違う古いバージョンのもので、このバージョンでは再現できません。',
  'share.noPast': 'このゲームは古いルールで始まったので、はじめからの記録は共有できません。',
};
