/** Around the lessons: their list and buttons. */
import type { learn as english } from '../en/learn';
import type { Said } from '../language';
import { YOU } from './grammar';

export const learn: Said<typeof english> = {
  'learn.you': YOU,
  'learn.rival': 'アイコ',
  'learn.title': '遊び方を学ぶ',
  'learn.back': 'ホームに戻る',
  'learn.lead': '短いレッスンが7つと、最初のゲームが1つ。どれからでも始められます。',
  'learn.offer': '10分で学ぶ',
  'learn.short': '学ぶ',
  'learn.done': '修了。',
  'learn.open': 'やめたところから続けましょう。',
  'learn.row': (p) => `レッスン${p.number}：${p.title}。${p.about}${p.state}`,
  'learn.firstGame': '最初のゲームを遊ぶ',
  'learn.firstGameOffer': 'やさしい相手と、見どころの多い配り方で',
  'learn.firstGameHelp': 'やさしい相手と、ゲームの面白さがよくわかる配り方で遊びます。',
  'lesson.heading': (p) => `${p.title}（${p.at}／${p.of}）`,
  'lesson.goal': (p) => `目標：${p.goal}`,
  'lesson.missed': 'もう少し',
  'lesson.next': '次へ',
  'lesson.again': 'もう一度',
  'lesson.follow': (p) => `次は『${p.title}』`,
  'lesson.finish': 'レッスンの一覧へ',
  'lesson.answer.smith': '鍛冶屋で',
  'lesson.answer.craft': '制作で',
  'lesson.answer.no': 'いいえ',
  'lesson.answer.both': '2人とも',
  'lesson.answer.you': YOU,
};
