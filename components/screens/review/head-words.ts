/** The words of the review's head: the moment, and below it which move it is and whose eyes see it. */
import { barTitle, TITLE } from '@/components/table/board/turn-bar';
import type { Cast } from '@/components/table/model/cast';
import { shownParticipants } from '@/components/table/model/cast';
import { SPACE, TOUCH } from '@/components/theme';
import { atSize, boxWidth, fitText, roomIn } from '@/components/theme/measure';
import { TYPE } from '@/components/theme/type';
import type { View } from '@/engine';
import { t } from '@/locales';
import type { Participant } from '@/store/game';
import type { Viewer } from '@/store/review';

export interface HeadWords {
  readonly position: string;
  readonly eyes: string;
}

/** Between the buttons and the words. */
export const HEAD_GAP = 4;
export const MOST_GROWN = 1.3;

const nameOf = (player: number, participants: readonly Participant[]) =>
  shownParticipants(participants)[player]?.name ?? '';

export function eyesOf(viewer: Viewer, participants: readonly Participant[] = []): string {
  if (viewer === 'all') return t('review.asAll');
  if (viewer === 'open') return t('review.asOpen');
  const name = nameOf(viewer, participants);
  return name === t('log.you') ? t('review.asYou') : t('review.asSeat', { name });
}

/** What is left of the head beside its buttons. */
export const roomBeside = (width: number, buttons: number): number =>
  width - buttons * (TOUCH + HEAD_GAP);

interface HeadTitle {
  readonly words: string;
  /** Before the reader's text size. */
  readonly fontSize: number;
}

/** The longest title that fits; if none does, the shortest in smaller letters. */
export function headTitle(view: View, cast: Cast, room: number, text: number): HeadTitle {
  const title = atSize(TITLE, Math.min(text, MOST_GROWN));
  const fits = (words: string) => boxWidth(words, title) <= room;
  const words = barTitle(view, cast, fits);
  const { fontSize } = fits(words) ? title : fitText(words, title, roomIn(room));
  return { words, fontSize: (TITLE.fontSize * fontSize) / title.fontSize };
}

interface ReviewHead {
  readonly at: number;
  readonly length: number;
  readonly viewer: Viewer;
  readonly participants: readonly Participant[];
}

/** The longest words that fit beside each other. Only a name wider than the whole line is cut off. */
export function headWords(head: ReviewHead, room: number, text: number): HeadWords {
  const { at, length, viewer, participants } = head;
  const [long, short] = [
    t('review.position', { at, length }),
    t('review.positionShort', { at, length }),
  ];
  const eyes = eyesOf(viewer, participants);
  const name = typeof viewer === 'number' ? nameOf(viewer, participants) : eyes;
  const small = atSize(TYPE.small, Math.min(text, MOST_GROWN));
  const width = (words: string) => boxWidth(words, small);
  const tries: readonly HeadWords[] = [
    { position: long, eyes },
    { position: short, eyes },
    { position: short, eyes: name },
  ];
  const fits = tries.find((each) => width(each.position) + SPACE.s + width(each.eyes) <= room);
  // The slider shows the position, too.
  return fits ?? { position: '', eyes: width(eyes) <= room ? eyes : name };
}
