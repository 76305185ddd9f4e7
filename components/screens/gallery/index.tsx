/** Development only: every card at every size, and every prompt. */
import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { BackFace, CARD_RATIO, CardFace, FullFace } from '@/components/card';
import { Prompt } from '@/components/table/prompt';
import { promptFor } from '@/components/table/prompt/model';
import { promptNeed } from '@/components/table/prompt/room';
import { SPACE } from '@/components/theme';
import { Screen, Text } from '@/components/ui';
import { WORK_NAMES } from '@/engine';
import { t } from '@/locales';

import { samples } from './samples';

const SIZES = [150, 92, 62, 48];
const SLIPS = [
  [124, 24],
  [88, 15],
] as const;
const EDGES = ['task', 'helper', 'bench', 'sale'] as const;
const NAMES = ['Aiko', 'Ben', 'Chie', 'Daigo', 'Emi'];
const PROMPT_W = 359;

export function GalleryScreen() {
  const questions = useMemo(() => samples(), []);
  return (
    <Screen testID="gallery">
      <View style={styles.grid}>
        {SIZES.map((w) => (
          <BackFace key={w} w={w} h={w * CARD_RATIO} />
        ))}
      </View>
      {WORK_NAMES.map((name, card) => (
        <View key={name} style={styles.grid}>
          {SIZES.map((w) => (
            <FullFace key={w} card={card} w={w} h={w * CARD_RATIO} />
          ))}
          {SLIPS.map(([w, h]) => (
            <CardFace key={h} card={card} face="slip" w={w} h={h} />
          ))}
          {EDGES.map((face) => (
            <CardFace
              key={face}
              card={card}
              face={face}
              w={face === 'task' ? 150 : 66}
              h={58}
              count={2}
              note={
                face === 'task' || face === 'bench'
                  ? null
                  : { text: '+2', unit: t('cover.points', { n: 2 }), good: true }
              }
            />
          ))}
        </View>
      ))}
      {questions.map(({ key, decision, view }) => {
        const participants = NAMES.map((name, colour) => ({
          name,
          kind: 'person' as const,
          colour,
        }));
        const cast = { viewer: decision.player, participants };
        const prompt = promptFor({ decision, view, cast }, null);
        const h = promptNeed(prompt, PROMPT_W);
        return (
          <View key={key} style={styles.prompt}>
            <Text variant="fact">{key}</Text>
            <View style={{ width: PROMPT_W, height: h }}>
              <Prompt
                at={{ x: 0, y: 0, w: PROMPT_W, h }}
                question={prompt.question}
                detail={prompt.detail}
                why={null}
                acts={prompt.acts}
                busy={false}
                careful={false}
                onAct={() => undefined}
              />
            </View>
          </View>
        );
      })}
    </Screen>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s, paddingBottom: SPACE.s },
  prompt: { paddingBottom: SPACE.m },
});
