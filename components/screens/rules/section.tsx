/** A section of the rulebook: its title, and once it is open its paragraphs and pictures. */
import { Fragment, type Ref } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Button, Icon, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { RuleSection, SectionId } from '@/locales/rulebook';

import { Aim, Block } from './blocks';
import { PICTURES } from './pictures';
import type { Passage } from './place';
import { shownBy, type LessonId, type ShownBy } from './shown-by';
import { Taught } from './taught';

interface SectionProps {
  readonly section: RuleSection;
  readonly open: boolean;
  /** The passage in it that a link leads to. */
  readonly passage: Passage | null;
  /** Set on what is to be scrolled to. */
  readonly part: Ref<View>;
  /** The section after it. */
  readonly next: RuleSection | null;
  readonly onToggle: (id: SectionId) => void;
  readonly onGo: (id: SectionId) => void;
  readonly onLesson: (id: LessonId) => void;
}

const same = (a: ShownBy | null, b: ShownBy | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

function Paragraphs({ section, passage, part, onLesson }: SectionProps) {
  const { id, blocks } = section;
  return blocks.map((block, i) => {
    const Picture = PICTURES[id]?.[i];
    const by = shownBy(id, i);
    // The lesson is named once, below the last of the paragraphs that it shows.
    const isLast = by !== null && !same(by, shownBy(id, i + 1));
    const isAimed = passage?.block === i;
    return (
      <Fragment key={i}>
        <Aim aimed={isAimed && passage.item === null} part={part}>
          <Block block={block} item={isAimed ? passage.item : null} part={part} />
        </Aim>
        {Picture !== undefined && <Picture />}
        {isLast && <Taught by={by} testID={`rules-taught-${id}-${i}`} onLesson={onLesson} />}
      </Fragment>
    );
  });
}

export function Section(props: SectionProps) {
  const { section, open, passage, part, next, onToggle, onGo } = props;
  const ground = useGround();
  const { id, title } = section;
  return (
    <View
      ref={passage?.block === null ? part : undefined}
      collapsable={false}
      style={styles.section}
    >
      <Tap
        testID={`rules-${id}`}
        label={title}
        expanded={open}
        onPress={() => onToggle(id)}
        style={styles.head}
        pressedStyle={{ backgroundColor: `${ground.control}33` }}
      >
        <Text variant="lead" heading={false} style={styles.grow}>
          {title}
        </Text>
        <Icon name={open ? 'minus' : 'plus'} />
      </Tap>
      {open && (
        <View style={styles.body}>
          <Paragraphs {...props} />
          {next !== null && (
            <Button
              kind="plain"
              testID="rules-next"
              icon="next"
              label={t('rules.next', { title: next.title })}
              onPress={() => onGo(next.id)}
            />
          )}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { paddingHorizontal: SPACE.m },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    minHeight: TOUCH + 4,
    borderRadius: RADIUS.s,
  },
  grow: { flex: 1, minWidth: 0 },
  body: { gap: SPACE.s, paddingBottom: SPACE.m },
});
