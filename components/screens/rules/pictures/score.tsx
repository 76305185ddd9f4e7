/** The scored example, counted by the engine. */
import { CATEGORIES, categoryWords } from '@/components/table/model/score-words';
import { ScoreBar } from '@/components/table/sheets/score-bar';
import { ScoreCards } from '@/components/table/sheets/score-cards';
import { Text } from '@/components/ui';
import type { PlayerScore } from '@/engine';
import { t } from '@/locales';

import { Picture } from './frame';
import { scoredTable } from './tables';

const NAMES = ['picture.score.you', 'picture.score.other'] as const;

function labelOf(score: PlayerScore, name: string): string {
  const parts = CATEGORIES.map((category) => categoryWords(score, category));
  return t('picture.score', { name, points: score.total, parts });
}

export function Scored() {
  const { view, scores } = scoredTable();
  const most = Math.max(...scores.map(({ total }) => total));
  return scores.map((score) => {
    const name = t(NAMES[score.player] ?? 'picture.score.you');
    return (
      <Picture
        key={score.player}
        testID={`picture-score-${score.player}`}
        label={labelOf(score, name)}
      >
        <Text variant="label">{`${name} · ${t('seat.points', { points: score.total })}`}</Text>
        <ScoreBar score={score} most={most} />
        <ScoreCards view={view} score={score} testID={`picture-cards-${score.player}`} />
      </Picture>
    );
  });
}
