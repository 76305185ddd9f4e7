/** The app's own messages. */
import type { ui as english } from '../en/ui';
import type { Said } from '../language';

export const ui: Said<typeof english> = {
  'app.name': 'Mottainai',
  'app.japanese': 'もったいない',

  'start.tagline': 'どの1枚も無駄にしない。作品に、助手に、販売品に、仕事に。',
  'start.offline': 'オフラインで遊べます。登録も広告もありません。',
  'start.about': 'このアプリについて',
  'start.pictureLabel': '4つのふちにカードを差し込んだ、お寺のマット',

  'about.title': 'このアプリについて',
  'about.back': 'ホームに戻る',
  'about.unofficial':
    'これは非公式のファン作品です。ゲームの発売元が作ったものではなく、承認や支援も受けていません。',
  'about.credit':
    '「もったいない」（Mottainai）はCarl Chudykがデザインし、Asmadi Gamesが発売しています。気に入ったら、ぜひ紙のゲームも手に取ってください。とても美しいゲームです。',
  'about.own':
    'このアプリの絵、文章、コードはすべて自分たちで作りました。紙のカードから写したものはありません。',
  'about.privacy': 'このアプリは通信をしません。ゲームの記録はこの端末の中だけに残ります。',
  'about.licences': 'ライセンスを見る',
  'about.version': (p) => `バージョン${p.version}`,

  'licences.title': 'ライセンス',
  'licences.fonts':
    'Shippori Mincho（© 2021 The Shippori Mincho Project Authors）、Noto Sans（© 2022 The Noto Project Authors）、Noto Sans JP（© 2014–2021 Adobe）を、SIL Open Font License 1.1のもとで、使う文字だけに絞って収録しています。',
  'licences.code':
    'Expo、React、React Native、React Native Reanimated、React Native SVG、Zustand（いずれもMIT License）で作られています。以下は、アプリに含まれるすべてのパッケージのライセンスです。',
  'licences.loading': 'ライセンスを読み込んでいます…',

  'notFound.title': 'このページはありません',
  'notFound.body': 'このアドレスには何もありません。ゲームの記録は無事です。',
  'notFound.home': 'ホームへ',

  'crash.title': '問題が起きました',
  'crash.body':
    'あなたのせいではなく、アプリの不具合です。このページを開き直すか、ホームに戻ってください。何が起きたかは下のレポートにあります。アプリが勝手に送ることはありませんが、あなたから送ることはできます。',
  'crash.lostTitle': 'ページを読み込めませんでした',
  'crash.lostBody':
    'オフラインかもしれません。つながったらもう一度試すか、ホームに戻ってください。ゲームの記録は無事です。',
  'crash.retry': 'もう一度試す',
  'crash.home': 'ホームへ',
  'crash.copy': 'レポートをコピー',
  'crash.copied': 'レポートをコピーしました',
  'crash.copyFailed':
    'ブラウザーがコピーを許可していません。下のレポートを選択してコピーしてください。',
  'crash.report': 'レポート',

  'sheet.close': '閉じる',
};
