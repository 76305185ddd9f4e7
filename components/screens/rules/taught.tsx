/** Below paragraphs: the lesson that shows them, to be played, or the coach mark that says it at the table. */
import { StyleSheet } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Icon, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import { lessonWords } from '@/locales/lessons';

import type { LessonId, ShownBy } from './shown-by';

interface TaughtProps {
  readonly by: ShownBy;
  readonly testID: string;
  readonly onLesson: (id: LessonId) => void;
}

export function Taught({ by, testID, onLesson }: TaughtProps) {
  const ground = useGround();
  if ('mark' in by) {
    return (
      <Text variant="fact" tone="quiet" testID={testID}>
        {t('rules.shownAtTable', { words: t(`coach.${by.mark}`) })}
      </Text>
    );
  }
  const { lesson } = by;
  const title = lessonWords(lesson)?.title ?? '';
  return (
    <Tap
      testID={testID}
      role="link"
      label={t('rules.lesson', { title })}
      onPress={() => onLesson(lesson)}
      style={styles.link}
      pressedStyle={{ backgroundColor: `${ground.control}33` }}
    >
      <Icon name="play" size={18} />
      <Text variant="fact" style={styles.words}>
        {t('rules.lesson', { title })}
      </Text>
    </Tap>
  );
}

const styles = StyleSheet.create({
  link: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: SPACE.s,
    minHeight: TOUCH,
    paddingRight: SPACE.s,
    borderRadius: RADIUS.s,
  },
  words: { flexShrink: 1, textDecorationLine: 'underline' },
});
