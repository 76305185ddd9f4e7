/**
 * How Japanese is searched: nothing stands between its words, so texts are taken apart by a list of them. Kanji that
 * are on no list stand for themselves, and endings in hiragana are left out: 「戻します」 and 「戻せる」 are both 戻.
 */
import type { SearchWords } from '../kinds';
import { works } from './works';

const SKIPPED = new Set(
  '人 枚 回 何 誰 自分 使 出 来 時 場合 場所 前 後 中 方 全員 全部 ゲーム ルール 教えて 意味'.split(
    ' ',
  ),
);

/**
 * The word of the rulebook with its readings, and what players call it otherwise. Hiragana is looked for in questions
 * only, as a word by itself; after ~ an ending may follow.
 */
const WORDS: readonly (readonly [own: string, others?: string])[] = [
  ['完成 かんせい', '作 つく~ 建 製作 仕上 組み立'],
  ['何回 なんかい', '回数 かいすう'],
  ['制作 せいさく', 'クラフト 製作 工作'],
  ['床 ゆか', '捨て札 すてふだ 捨札 捨 市場 ディスカード 場'],
  ['取 とる とれ~ とら~', '奪 うば~ 盗 ぬす~ もらう'],
  ['山札 やまふだ', 'デッキ 山 やま 束'],
  ['組 くみ', 'デッキ セット'],
  ['戻 もど~', '捨て札 捨 すて~ 返 かえす 一番下'],
  ['待機 たいき', '待 まつ まって~ 保留'],
  ['祈 いの~', '祈祷 パス'],
  ['飛ば とば~', 'スキップ パス 抜か 無視'],
  ['助手 じょしゅ', 'ヘルパー 弟子 でし 手伝 てつだ~ アシスタント ワーカー 労働者'],
  ['雇 やと~', '採用 雇用 スカウト'],
  ['販売品 はんばいひん', '売 うる うった うり うれ~ 販売 商品 売り物 売上'],
  ['作品 さくひん', '建物 プロジェクト アイテム'],
  ['棟 むね', 'ウイング ウィング 翼 側 建物'],
  ['補助 ほじょ', 'サポート 支え ささえ コスト 費用 支払 払 はら~ 消費 材料 必要'],
  ['カバー', '覆 おお~ 守 保護 倍'],
  ['得点 とくてん', '点数 点 てんすう ポイント スコア'],
  ['勝 かち かつ かて~', '勝利 しょうり 優勝 勝者'],
  ['同点 どうてん', '同数 引き分け ひきわけ タイ 並'],
  ['終 終了 おわ~ しゅうりょう', '最後 エンド 決着'],
  ['効果 こうか', '能力 のうりょく テキスト'],
  ['相手 あいて', '敵 てき ライバル ほかの人 他の人 他人 対戦'],
  ['作業台 さぎょうだい', '材料 資源 リソース'],
  ['素材 そざい', '色 種類 材料 マテリアル'],
  ['手札 てふだ', 'ハンド 持'],
  ['上限 じょうげん', '制限 せいげん 最大 何枚まで 何枚持 なんまい リミット'],
  ['見 みる みて~ みせ~ みれ~ みら~', '公開 覗 のぞ~ 秘密 確認'],
  ['公開 こうかい', '見 オープン'],
  ['必ず かならず', '断 ことわ~ 強制 任意 義務 なくても なければいけ ないとだめ'],
  ['仕事 しごと', 'タスク 職業 役割'],
  ['始 はじ~', '最初 さいしょ 開始 スタート'],
  ['人から始め', '誰から だれから 先手 せんて 先攻 スタートプレイヤー 先番'],
  ['準備 じゅんび', 'セットアップ 配 くば~ 用意'],
  ['パートナー', '味方 みかた 仲間 なかま 相方 チームメイト ペア'],
  ['チーム', '味方 みかた 仲間 なかま ペア チームメイト'],
  ['アクション', '行動 こうどう'],
  ['写 うつす うつし', 'コピー 真似'],
  ['ロング', '長 ながい ながく 延長 6つ'],
  ['バリアント', 'オプション バリエーション 変更 長 ながい'],
  ['人に教える', '教 おし~ 説明 せつめい 初心者 インスト'],
  ['価値', '値 数字'],
  ['引 ひく ひい~ ひけ~ ひき', 'ドロー 補充'],
  ['集 あつめ~', '拾 ひろ~ 収集'],
  ['無料 むりょう', 'タダ ただで 無償'],
  ['追加注文 ついかちゅうもん', 'バックオーダー 注文 ちゅうもん 取り寄せ とりよせ 受注 予約'],
  ['展示室 てんじしつ', 'ギャラリー'],
  ['売店 ばいてん', 'ショップ みやげ~ 土産'],
  ['妨 妨害 ぼうがい', 'ふさ 邪魔 じゃま~ ブロック 防'],
  ['ふさ', '妨 ブロック 邪魔'],
  ['手番 てばん', 'ターン 番'],
  ['入れ替え 入れ替 いれかえ~', '交換 こうかん リフレッシュ'],
  ['めく', 'オープン 表にする'],
  ['なくな', '空 切れ ゼロ 尽'],
  ['お寺 おてら', '寺 てら 個人ボード ボード'],
  ['マット', 'ボード'],
  ['朝 あさ'],
  ['昼 ひる'],
  ['夜 よる'],
  ['紙 かみ', 'ペーパー'],
  ['石 いし', 'ストーン'],
  ['布 ぬの', 'クロス'],
  ['粘土 ねんど', '土 クレイ'],
  ['金属 きんぞく', 'メタル'],
  ['商人 しょうにん', 'クラーク 店員 書記 店番'],
  ['僧侶 そうりょ', 'モンク 坊主 お坊さん 僧'],
  ['仕立屋 したてや 仕立て屋', 'テイラー 仕立'],
  ['陶工 とうこう', '陶芸 ポッター'],
  ['鍛冶屋 かじや', '鍛冶 かじ スミス'],
  ['2', '二 ふたり'],
  ['3', '三'],
  ['4', '四'],
  ['5', '五 いつつ'],
];

/** How the names of the works sound, for whoever does not write the kanji. */
const READINGS: Readonly<Record<keyof typeof works, string>> = {
  Amulet: 'まがたま',
  Bangle: 'うでわ',
  Bell: 'かね',
  Bench: 'べんち',
  Bowl: 'ちゃわん',
  Brick: '煉瓦',
  Chopsticks: 'はし',
  Cloak: 'まんと',
  Coin: 'こせん',
  Crane: 'おりづる つる 鶴 おりがみ',
  Cup: 'ゆのみ 湯呑み 湯呑',
  Curtain: '暖簾',
  Daitoro: 'いしどうろう とうろう 灯籠',
  'Deck of Cards': 'はなふだ',
  Dice: 'サイコロ ダイス',
  Doll: 'かみにんぎょう',
  Fan: 'せんす おうぎ',
  Figurine: 'まねきねこ',
  Flag: 'はた',
  Flute: 'ふえ',
  Fountain: '蹲 手水鉢 ちょうず~',
  Frog: 'かえる 蛙',
  'Go Set': 'ごいし 囲碁 いご 碁',
  Gong: 'どら ドラ',
  Handkerchief: 'ふろしき ハンカチ',
  Haniwa: 'はにわ',
  Jar: 'つぼ 壷',
  Kite: 'たこ タコ',
  Lampshade: 'ランプシェード ランプ 電気スタンド 行灯 あんどん',
  Mask: 'のうめん お面',
  Pillar: 'せきちゅう はしら 柱',
  Pin: '簪 ヘアピン',
  Pinwheel: '風車',
  Plane: 'かみひこうき 飛行機',
  Poem: 'わか 短歌 詩',
  Puppet: 'ぶんらくにんぎょう ぶんらく 文楽 人形',
  Quilt: 'きると',
  Ring: 'ゆびわ リング',
  Robe: 'きもの',
  Scroll: 'まきもの',
  Shuriken: 'しゅりけん',
  Sketch: 'すみえ スケッチ',
  Socks: 'たび 靴下',
  Statue: 'せきぶつ 仏像',
  Stool: 'こしかけ 腰かけ',
  Straw: 'すとろー',
  Sword: 'かたな 剣',
  Tablet: 'せきひ',
  Tapestry: 'かべかけ タペストリー',
  Teapot: 'きゅうす',
  Tower: 'せきとう 塔',
  Turtle: 'かめ 亀',
  Umbrella: 'わがさ かさ 傘',
  Vase: 'かびん',
};

/** A way to write a word; `heard`: it is hiragana, which may stand in a text by chance. */
interface Spelling {
  readonly word: string;
  readonly heard: boolean;
  readonly bends: boolean;
}

const HIRAGANA = /^[ぁ-ゖー]+$/;
const KATAKANA = /[ァ-ヶー]/;
const KANJI = /[一-龠々]/;
const LATIN = /[a-z0-9]/;

const inHiragana = (text: string): string =>
  text.replace(/[ァ-ヶ]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60));

/** Full-width letters and figures are the same as narrow ones. */
const plain = (text: string): string =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .toLowerCase();

const SPELLINGS = new Map<string, Spelling>();

const bareOf = (written: string): string => written.replace('~', '');

function spell(word: string, written: string, heard = HIRAGANA.test(bareOf(written))): void {
  const bare = bareOf(written);
  if (!SPELLINGS.has(bare)) SPELLINGS.set(bare, { word, heard, bends: bare !== written });
  if (!KATAKANA.test(bare) || SPELLINGS.has(inHiragana(bare))) return;
  SPELLINGS.set(inHiragana(bare), { word, heard: true, bends: false });
}

const listed = (words: string): readonly string[] => words.split(' ').filter((word) => word !== '');

for (const [key, { name }] of Object.entries(works)) {
  const readings = READINGS[key as keyof typeof READINGS];
  spell(name, name, false);
  for (const other of [key.toLowerCase(), ...listed(readings)]) spell(name, other);
}
for (const [own] of WORDS) {
  const [word = '', ...readings] = listed(own);
  spell(word, word, false);
  for (const other of readings) spell(word, other);
}
for (const [, others = ''] of WORDS)
  for (const other of listed(others)) spell(bareOf(other), other);

const LONGEST = Math.max(...[...SPELLINGS.keys()].map(({ length }) => length));

/** What can stand before and after a word in hiragana: another script, a sign, a particle. */
const BEFORE = /^$|[^ぁ-ゖ一-龠々]|[のはがをにでともやへ]/;
const AFTER = /^$|[^ぁ-ゖ]|[のはがをにでともやへかっし]/;

function spellingAt(text: string, at: number, asked: boolean): [Spelling, number] | null {
  for (let length = Math.min(LONGEST, text.length - at); length > 0; length--) {
    const found = SPELLINGS.get(text.slice(at, at + length));
    if (found === undefined) continue;
    const stands =
      asked &&
      BEFORE.test(text.charAt(at - 1)) &&
      (found.bends || AFTER.test(text.charAt(at + length)));
    if (!found.heard || stands) return [found, length];
  }
  return null;
}

/** `asked`: by somebody who searches, perhaps in hiragana alone. */
function wordsIn(whole: string, asked: boolean): string[] {
  const text = plain(whole);
  const words: string[] = [];
  let at = 0;
  while (at < text.length) {
    const spelling = spellingAt(text, at, asked);
    const [word, length] = spelling ? [spelling[0].word, spelling[1]] : restAt(text, at);
    if (word !== '') words.push(word);
    at += length;
  }
  return words.filter((word) => !SKIPPED.has(word));
}

/** What is on no list: a kanji by itself, a word of katakana, a word or number of ours. */
function restAt(text: string, at: number): [string, number] {
  const first = text.charAt(at);
  if (KANJI.test(first)) return [first, 1];
  const script = [KATAKANA, LATIN].find((each) => each.test(first));
  if (script === undefined) return ['', 1];
  let end = at + 1;
  while (end < text.length && script.test(text.charAt(end))) end++;
  return [text.slice(at, end), end - at];
}

const GROUPS = WORDS.map(([own, others = '']) =>
  [...listed(own).slice(0, 1), ...listed(others)].map(bareOf),
);

const meaningOf = (word: string): readonly string[] => [
  word,
  ...GROUPS.filter((group) => group.includes(word))
    .flat()
    .filter((other) => other !== word),
];

export const search: SearchWords = {
  stems: (text) => wordsIn(text, false),
  meanings: (question) => wordsIn(question, true).map(meaningOf),
};
