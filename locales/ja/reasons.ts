/** Why a player would make one choice rather than another: `up` speaks for the choice, `down` against it. */
import type { reasons as english } from '../en/reasons';
import type { Said } from '../language';

export const reasons: Said<typeof english> = {
  points: { up: '得点でリードできます。', down: '得点で損をします。' },
  end: { up: '自分の棟がもうすぐ埋まります。', down: '自分の棟が埋まりにくくなります。' },
  works: { up: '自分の作品がもっと役に立ちます。', down: '自分の作品が役に立ちにくくなります。' },
  helpers: { up: '助手がもっと働きます。', down: '助手の働きが減ります。' },
  cover: {
    up: '助手や販売品のカバーが、いまかすぐあとに増えます。',
    down: '助手や販売品のカバーが減ります。',
  },
  materials: { up: '作業台の素材が充実します。', down: '作業台の素材が減ります。' },
  sales: { up: '販売品の価値が上がります。', down: '販売品の価値が下がります。' },
  backorders: {
    up: '追加注文で点になる手札が増えます。',
    down: '追加注文で点になる手札が減ります。',
  },
  hand: { up: '手札のまとまりがよくなります。', down: '手札のまとまりが悪くなります。' },
  draws: { up: '新しいカードを多く引けます。', down: '引けるカードが減ります。' },
  floor: { up: '床が自分に有利になります。', down: '床によいカードを残します。' },
  task: {
    up: '自分の仕事で、ほかの人がほとんど得をしません。',
    down: '自分の仕事で、ほかの人が大きく得をします。',
  },
  theirPoints: {
    up: 'ほかの人の得点を抑えます。',
    down: 'ほかの人に得点でリードされます。',
  },
  theirEnd: {
    up: 'ほかの人の棟が埋まるのを防ぎます。',
    down: 'ほかの人の棟がもうすぐ埋まります。',
  },
  theirWorks: {
    up: 'ほかの人の作品の働きを抑えます。',
    down: 'ほかの人の作品が働き続けます。',
  },
  theirHelpers: { up: 'ほかの人の助手が減ります。', down: 'ほかの人の助手が増えます。' },
  theirMaterials: {
    up: 'ほかの人の作業台のカードが減ります。',
    down: 'ほかの人の作業台のカードが増えます。',
  },
  theirSales: {
    up: 'ほかの人の販売品の点が減ります。',
    down: 'ほかの人の販売品の点が増えます。',
  },
  theirHand: { up: 'ほかの人の手札が減ります。', down: 'ほかの人の手札が増えます。' },
  theirTask: {
    up: 'ほかの人の仕事が自分の役に立ちます。',
    down: 'ほかの人の仕事が自分の役に立ちません。',
  },
  deck: {
    up: '山札が必要なだけもちます。',
    down: '都合の悪いときに山札がなくなります。',
  },
  turn: { up: '手数の節約になります。', down: '手数を損します。' },
  win: { up: 'その場で勝ちになります。', down: 'その場で勝ちにはなりません。' },
  loss: { up: 'ほかの手では、その場で負けます。', down: 'その場で負けになります。' },
  onlyChoice: { up: '選べるのはこれだけです。', down: '選べるのはこれだけです。' },
};
