/** A game goes to another device, by its camera or a link. */
import type { handOver as english } from '../en/hand-over';
import type { Said } from '../language';

export const handOver: Said<typeof english> = {
  'handOver.act': 'ほかの端末に渡す',
  'handOver.title': 'ゲームを渡す',
  'handOver.how':
    'もう1台の端末のカメラをコードに向けると、通信なしで、そちらの「もったいない」でゲームが開きます。この端末にも残ります。',
  'handOver.show': 'QRコードを表示',
  'handOver.hands':
    'コードには全員の手札が入っています。続きを遊ぶ人にだけ見せてください。渡した先でも、手札ははじめ隠れています。',
  'handOver.label': (p) => `ゲーム「${p.name}」のQRコード`,
  'handOver.copy': 'リンクをコピー',
  'handOver.copied': 'リンクをコピーしました。メッセージに貼り付けてください。',
  'handOver.tooLong':
    'このゲームは長すぎて、カメラで読めるQRコードにできません。ファイルに保存して、もう1台の端末で開いてください。',
  'handOver.arrived': 'ゲームが届きました',
  'handOver.reading': 'ゲームを読み込んでいます…',
};
