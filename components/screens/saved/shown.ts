/** What is shown of a saved game, whose names may come from anywhere. */
import { shownParticipants, spokenName } from '@/components/table/model/cast';
import { t } from '@/locales';
import type { Participant } from '@/store/game';
import type { GameSummary } from '@/store/saves';
import { isolated, legible, shortened } from '@/store/people/names';

/** Games are named after everybody who plays, or by hand. */
const LONGEST_TITLE = 80;
/** Only this much of a title from elsewhere is read. */
const MOST_READ = 400;

export function shownTitle(name: string): string {
  const title = legible(name.slice(0, MOST_READ));
  return title === '' ? t('saved.unnamed') : isolated(shortened(title, LONGEST_TITLE));
}

export interface PlayerLine {
  readonly participant: Participant;
  readonly points: number;
}

export const playersOf = ({ participants, scores }: GameSummary): PlayerLine[] =>
  shownParticipants(participants).map((participant, i) => ({
    participant,
    points: scores[i] ?? 0,
  }));

/** "Round 5 · Ana: 12, Aiko, computer: 9": how far it is, and who has how many points. */
export function spokenLine(game: GameSummary): string {
  if (game.damaged) return t('game.unreadable');
  const players = t('list.items', {
    // Apart: a name may end in a figure itself.
    items: playersOf(game).map(({ participant, points }) =>
      t('saved.points', { name: spokenName(participant), points }),
    ),
  });
  return game.over
    ? t('home.over', { players })
    : t('home.savedLine', { round: game.round, players });
}
