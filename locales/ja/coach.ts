/** Coach marks: one sentence each, shown once, at the moment at which it helps. */
import type { coach as english } from '../en/coach';
import type { Said } from '../language';
import { works } from './grammar';

export const coach: Said<typeof english> = {
  'coach.tasks':
    '仕事にするカードを選びましょう。何をするかは素材で決まります。紙は売る、石は雇う、布は手札を入れ替える、粘土は集める、金属は作品を完成させる。',
  'coach.hold': 'カードを長押しすると読めます。置きたい場所へドラッグすることもできます。',
  'coach.theirTask': 'まずほかの人の仕事を、自分の助手といっしょにします。自分の仕事は最後です。',
  'coach.waiting': '引いたカードはここで裏向きに待ちます。夜に手札に入ります。',
  'coach.wings':
    '展示室は助手をカバーし、アクションが増えます。売店は販売品をカバーし、点になります。',
  'coach.support': '補助は見せるだけ。カードはそのまま残ります。',
  'coach.craft':
    '制作は、仕事と同じ素材の作品を、作業台の補助で完成させます。鍛冶屋は、どの素材の作品でも、手札の補助で完成させます。',
  'coach.selling':
    '売ったカードは、同じ素材の作品が売店にあれば点になります。さらに、その素材をいちばん多く売った人は、手札の同じ素材も点になります。',
  'coach.prayer': 'することがないときは、どのアクションも祈りにできます。カードを1枚引きます。',
  'coach.cover':
    'カバーは全部かゼロか。隣にある同じ素材の作品の価値の合計が、ここのカードの枚数以上あれば成立します。',
  'coach.noTask': 'その仕事で得をするのはだれでしょう。仕事なしが最善の日もあります。',
  'coach.end': (p) =>
    `この棟が埋まってきました。1つの棟に${works(p.n)}そろうと、すぐにゲームが終わります。それまでにリードを。`,
  'coach.backorders':
    'この素材の販売品がいちばん多くなりました。手札にある同じ素材が、最後に点になります。これが追加注文です。',
  'coach.points': 'いまの得点です。タップすると内訳が見られます。',
  'coach.text': 'カードの効果が働くのは、作品として完成させてからです。',
  'coach.gotIt': 'わかった',
};
