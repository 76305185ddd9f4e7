/** The reference card: the whole game on one page. */
import type { referencePage as english } from '../en/reference-page';
import type { Said } from '../language';
import { roundNumber, sheets } from './grammar';

export const referencePage: Said<typeof english> = {
  'page.title': '1ページでわかる遊び方',
  'page.more': 'ルールブック',
  'page.moreOf': (p) => `ルールブックの『${p.title}』`,
  'page.turn': '自分の手番',
  'page.tasks': '仕事とアクション',
  'page.cover': 'カバーと補助',
  'page.end': 'ゲームの終わり',
  'page.scoring': '得点',
  'page.turn.morning': (p) =>
    `朝：手札を${sheets(p.n)}以下にします。前の仕事は床へ。新しい仕事を出すか、仕事なしにします。`,
  'page.turn.noon': '昼：ほかのプレイヤーの仕事を順に行い、最後に自分の仕事をします。',
  'page.turn.night': '夜：待機中のカードが手札に入ります。',
  'page.task': (p) => `${p.does}（${p.card}）`,
  'page.actions':
    '仕事のアクションは1回。同じ種類の助手1人につき1回増え、カバーされていれば2回増えます。',
  'page.cover.wings':
    '展示室の作品は助手を、売店の作品は販売品をカバーします。どちらも同じ素材だけです。',
  'page.cover.all':
    '作品の価値の合計が、隣のカードの枚数以上なら全部カバーされ、足りなければ1枚もカバーされません。',
  'page.support':
    '補助に必要なのは、作品の価値より1枚少ないカードです。鍛冶屋なら手札、制作なら作業台から見せるだけです。',
  'page.end.works': (p) => `1つの棟に作品が${p.n}つそろうと、すぐにゲームが終わります。`,
  'page.end.deck': (p) => `山札がなくなっても終わります。残りは${sheets(p.n)}です。`,
  'page.end.rounds': (p) =>
    `${roundNumber(p.n)}が済んだときも終わります。いまは${roundNumber(p.round)}です。`,
  'page.scoring.works': '作品：どちらの棟でも、価値がそのまま点になります。',
  'page.scoring.sales': 'カバーされた販売品：価値が点になります。ほかは0点です。',
  'page.scoring.backorders':
    'ある素材の販売品が単独で最多なら、手札の同じ素材も価値が点になります。',
};
