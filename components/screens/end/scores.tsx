/** All players with their points: in seat order during the count, then by rank. */
import { useCallback, useState } from 'react';
import { StyleSheet } from 'react-native';

import { SPACE } from '@/components/theme';
import { Panel, Text } from '@/components/ui';
import type { Score } from '@/engine';

import { RankedSide } from './ranked-side';
import { seatOrderShifts, sideKey } from './ranking';
import { Player, type PlayerProps } from './player';
import { sideWords } from './words';

interface ScoresProps extends Omit<PlayerProps, 'player' | 'most' | 'winner'> {
  readonly result: Score;
}

const GAP = SPACE.s + 4;

export function Scores(props: ScoresProps) {
  const { result, cast, complete } = props;
  const { ranking, winners, players } = result;
  const [heights, setHeights] = useState<Readonly<Record<string, number>>>({});
  const onHeight = useCallback((key: string, height: number) => {
    setHeights((known) => (known[key] === height ? known : { ...known, [key]: height }));
  }, []);
  const shifts = complete ? {} : seatOrderShifts(ranking, heights, GAP);
  const most = Math.max(1, ...players.map((p) => p.total));
  return (
    <Panel style={styles.panel}>
      {ranking.map((side, rank) => {
        const key = sideKey(side);
        return (
          <RankedSide
            key={key}
            testID={`end-place-${key}`}
            shift={shifts === null ? null : (shifts[key] ?? 0)}
            z={ranking.length - rank}
            glide={props.glide}
            onHeight={(height) => onHeight(key, height)}
          >
            {side.players.length > 1 && (
              <Text
                variant="label"
                testID={`end-side-${key}`}
                style={!complete && styles.still}
                aria-hidden={!complete}
              >
                {sideWords(side, cast)}
              </Text>
            )}
            {side.players.map((player) => {
              const score = players[player];
              return score === undefined ? null : (
                <Player
                  key={player}
                  player={score}
                  view={props.view}
                  cast={cast}
                  most={most}
                  winner={complete && winners.includes(player)}
                  counted={props.counted}
                  complete={complete}
                  glide={props.glide}
                  openAtFirst={props.openAtFirst}
                  onSkip={props.onSkip}
                  onRules={props.onRules}
                  onCard={props.onCard}
                />
              );
            })}
          </RankedSide>
        );
      })}
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { width: '100%', maxWidth: 620, padding: GAP, gap: GAP, alignSelf: 'center' },
  // Keeps its space, so that nothing jumps when it appears.
  still: { opacity: 0 },
});
