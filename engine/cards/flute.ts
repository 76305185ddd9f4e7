import { opponents } from '../queries';
import type { CardId, GameState, PlayerId } from '../types';
import { work } from '../work';
import { actOn, isPaper, opponentsTasks, ownWorks } from './helpers';

export const flute = work('Flute', 'metal', {
  // Monk and Potter: an opponent's task or Paper work may be taken.
  monk: (g, me, self) => actOn('hire', opponentsTasksAndPaperWorks(g, me), self),
  potter: (g, me, self) => actOn('collect', opponentsTasksAndPaperWorks(g, me), self),
});

function opponentsTasksAndPaperWorks(g: GameState, me: PlayerId): CardId[] {
  const works = opponents(g, me).flatMap((other) => ownWorks(g, other));
  return [...opponentsTasks(g, me), ...works.filter((card) => isPaper(g, card))];
}
