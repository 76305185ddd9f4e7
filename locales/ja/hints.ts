/** Hints: first the idea behind the move, then the two best moves. */
import type { hints as english } from '../en/hints';
import type { Said } from '../language';
import { actions, helpers, points, sheets, times } from './grammar';

export const hints: Said<typeof english> = {
  'hint.task': (p) => `${p.task}の仕事なら、${actions(p.n)}です。`,
  'hint.task.helpers': (p) =>
    `${p.covered ? 'カバーされた' : ''}${p.task}の${helpers(p.helpers)}：自分の${p.task}の仕事は${actions(p.n)}になります。`,
  'hint.noTask': (p) =>
    `仕事を出すと、${p.name}にもアクションを渡すことになります。仕事なしでもかまいません。`,
  'hint.noTask.all':
    '仕事を出すと、ほかの人にもアクションを渡すことになります。仕事なしでもかまいません。',
  'hint.noTask.why': (p) => `${p.name}には何も渡さず、自分は1枚引きます。`,
  'hint.noTask.whyAll': 'ほかの人には何も渡さず、自分は1枚引きます。',
  'hint.make': (p) => `${p.material}の作品に必要な補助が、全部そろっています。`,
  'hint.make.free': (p) => `${p.material}の作品には、補助がいりません。`,
  'hint.make.covers': (p) =>
    `いま${p.material}の作品を作ると、販売品の得点が${points(p.n)}増えます。`,
  'hint.make.helps': (p) =>
    `いま${p.material}の作品を作ると、助手によるアクションが${times(p.n)}増えます。`,
  'hint.wing.points': (p) => `片方の棟に置くと、販売品の得点が${points(p.n)}増えます。`,
  'hint.wing.actions': (p) => `片方の棟に置くと、助手によるアクションが${times(p.n)}増えます。`,
  'hint.wing.ends': '埋まりそうな棟に注意しましょう。いっぱいになるとゲームが終わります。',
  'hint.wing': 'あとでカバーしたいのは助手でしょうか、販売品でしょうか。',
  'hint.hire': (p) =>
    `${p.task}の助手がもう1人いれば、${p.task}の仕事は${actions(p.n)}になります。`,
  'hint.collect.support': (p) =>
    `作業台に${p.material}があれば、手札にある${p.material}の作品の補助になります。`,
  'hint.collect': '作業台のよいカードは、あとで売ったり、制作の補助にしたりできます。',
  'hint.sell.points': (p) => `いま売れば、すぐに${points(p.n)}になります。`,
  'hint.sell': 'ある素材をだれよりも多く売れば、手札の同じ素材も点になります。',
  'hint.tailor': (p) => `手札を入れ替えられます。このままなら${sheets(p.n)}引けます。`,
  'hint.return': '手札に、新しいカードに替えたほうがよいものがあります。',
  'hint.keep': 'いまの手札のほうが、新しいカードよりよいかもしれません。',
  'hint.pray': 'いまは、新しいカードを引くのが一番かもしれません。',
  'hint.show': '見せるだけなら損はありません。カードは手札に残ります。',
  'hint.use': (p) => `自分の「${p.work}」を読み直しましょう。いまが使いどきです。`,
  'hint.pass': '何もしなくてもかまいません。そうすると、何を失うでしょうか。',
  'hint.ask': 'ヒント',
  'hint.askMove': '候補の手を見る',
  'hint.close': 'ヒントをしまう',
  'hint.seeking': '考えています…',
  'hint.move': (p) => `${p.n}. ${p.move}。${p.why}`,
  'hint.with': (p) => `${p.act}（${p.card}）`,
  'hint.renew': (p) => `手札を入れ替える（${p.cards}を戻す）`,
  'hint.best': '最善の手',
  'hint.second': '次によい手',
  'hint.other': 'それぞれを選んだとき、手番の終わりに何が残るか比べてみましょう。',
};
