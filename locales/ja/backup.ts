/** A backup: everything in one file, and back again. */
import type { backup as english } from '../en/backup';
import type { Said } from '../language';

const games = (n: number) => `${n}件のゲーム`;

export const backup: Said<typeof english> = {
  'backup.title': 'バックアップ',
  'backup.back': '戻る',
  'backup.lead':
    'ゲーム、プレイヤー、設定、レッスン、詰め問題、今日のゲームを、まるごと1つのファイルにまとめます。置き場所は自由です。アプリがどこかへ送ることはありません。',
  'backup.make': 'すべてをファイルに保存',
  'backup.made': (p) => `「${p.name}」に保存しました。`,
  'backup.notMade': 'ファイルを保存できませんでした。何も変わっていません。',
  'backup.restore': 'ファイルから戻す',
  'backup.restoreHelp': '足りないものだけを加えます。上書きはしません。',
  'backup.restored': (p) => {
    if (p.added === 0) return 'このファイルのゲームはすべてそろっています。何も加えていません。';
    const had = p.had > 0 ? `${games(p.had)}はすでにありました。` : '';
    return `${games(p.added)}を加えました。${had}`;
  },
  'backup.stopped': '中止しました。何も変わっていません。',
  'backup.notRestored': '保存できなかったため、何も変わっていません。',
  'backup.unreadable': 'このファイルは読めません。何も変わっていません。',
  'backup.foreign': 'これは「もったいない」のバックアップではありません。何も変わっていません。',
  'backup.damaged': 'このバックアップは壊れているか、途中で切れています。何も変わっていません。',
  'backup.newer':
    'このバックアップは新しいバージョンのアプリのものです。開くにはアプリを更新してください。何も変わっていません。',
  'backup.unkept': 'このウィンドウにはゲームが保存されないので、バックアップするものがありません。',
  'backup.working': (p) => `${p.percent}%`,
};
