/** The rulebook, generated from data: in chapters, searchable, with one section open at a time. */
import { Fragment, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useGround } from '@/components/theme';
import { Button, Field, IconButton, Panel, Screen, Tap, Text } from '@/components/ui';
import { t } from '@/locales';
import type { RuleSection, SectionId } from '@/locales/rulebook';
import { rulebook } from './book';

import { CHAPTERS, sectionAfter } from './chapters';
import { passageOf, type Passage } from './place';
import { searchRules } from './search';
import { Section } from './section';
import type { LessonId } from './shown-by';
import { useScrollTo } from './use-scroll-to';

const MOST_HITS = 8;
const FIRST: SectionId = 'win';

interface HitsProps {
  readonly question: string;
  readonly onOpen: (passage: Passage) => void;
}

/** What the search has found: the paragraphs themselves, each leading to where it stands. */
function Hits({ question, onOpen }: HitsProps) {
  const hits = searchRules(question, MOST_HITS);
  return (
    <View testID="rules-hits" style={styles.gap} aria-live="polite">
      {hits.length === 0 && <Text>{t('rules.nothing')}</Text>}
      {hits.map(({ section, block, item, text }, i) => (
        <Panel key={`${section.id} ${text}`} style={styles.panel}>
          <Tap
            testID={`rules-hit-${i}`}
            label={`${section.title}: ${text}`}
            onPress={() => onOpen(passageOf(`${section.id}/${block}/${item}`) as Passage)}
            style={styles.hit}
          >
            <Text variant="label">{section.title}</Text>
            <Text>{text}</Text>
          </Tap>
        </Panel>
      ))}
    </View>
  );
}

interface RulesScreenProps {
  readonly onBack: () => void;
  readonly onCards: () => void;
  readonly onLesson: (id: LessonId) => void;
  /** The passage to open at once (`RulePlace`). */
  readonly at?: string;
}

function Rule() {
  const ground = useGround();
  return <View style={[styles.rule, { backgroundColor: `${ground.control}55` }]} />;
}

/** What is open, and what to scroll to. */
function useReading(at: string | undefined) {
  const [first] = useState(() => passageOf(at));
  const [open, setOpen] = useState<SectionId | null>(first?.section ?? FIRST);
  const [passage, setPassage] = useState<Passage | null>(first);
  return {
    open,
    passage,
    go: (to: Passage) => {
      setOpen(to.section);
      setPassage(to);
    },
    toggle: (id: SectionId) => {
      setOpen(id === open ? null : id);
      // The section above closes, so the tapped one would move out of sight without this.
      setPassage(id === open ? null : { section: id, block: null, item: null });
    },
  };
}

export function RulesScreen({ onBack, onCards, onLesson, at }: RulesScreenProps) {
  const [question, setQuestion] = useState('');
  const { open, passage, go, toggle } = useReading(at);
  const { scroll, page, part } = useScrollTo(passage);
  const isAsking = question.trim().length > 1;
  const sections = new Map<SectionId, RuleSection>(rulebook().map((each) => [each.id, each]));
  const openHit = (to: Passage) => {
    setQuestion('');
    go(to);
  };
  return (
    <Screen testID="rules" scroll={scroll}>
      <View ref={page} collapsable={false} style={styles.column}>
        <View style={[styles.row, styles.top]}>
          <IconButton icon="back" label={t('rules.back')} onPress={onBack} testID="rules-back" />
          <View style={styles.head}>
            <Text variant="title" style={styles.title}>
              {t('rules.title')}
            </Text>
            <Button
              kind="plain"
              testID="rules-to-cards"
              label={t('cards.short')}
              onPress={onCards}
            />
          </View>
        </View>
        <View style={styles.row}>
          <Field
            testID="rules-search"
            label={t('rules.search')}
            value={question}
            onChange={setQuestion}
            most={80}
          />
        </View>
        {isAsking && <Hits question={question} onOpen={openHit} />}
        {!isAsking &&
          CHAPTERS.map(({ id, sections: ids }) => (
            <View key={id} style={styles.chapter}>
              <Text variant="question">{t(`rules.chapter.${id}`)}</Text>
              <Panel style={styles.sections}>
                {ids.map((each, i) => {
                  const section = sections.get(each);
                  if (section === undefined) return null;
                  const after = sectionAfter(each);
                  return (
                    <Fragment key={each}>
                      {i > 0 && <Rule />}
                      <Section
                        section={section}
                        open={each === open}
                        passage={passage?.section === each ? passage : null}
                        part={part}
                        next={after === null ? null : (sections.get(after) ?? null)}
                        onToggle={toggle}
                        onGo={(to) => go({ section: to, block: null, item: null })}
                        onLesson={onLesson}
                      />
                    </Fragment>
                  );
                })}
              </Panel>
            </View>
          ))}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  // Wraps to its own line instead of shrinking beside the button.
  title: { flexGrow: 1, flexShrink: 0, maxWidth: '100%' },
  head: { flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  column: { gap: SPACE.s, width: '100%', maxWidth: 680, alignSelf: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  // As in PageHead.
  top: { marginLeft: -SPACE.s },
  panel: { padding: SPACE.m, gap: SPACE.s },
  chapter: { gap: SPACE.xs, paddingTop: SPACE.s },
  sections: { padding: 0, gap: 0 },
  rule: { height: 1, marginHorizontal: SPACE.m },
  hit: { minHeight: TOUCH, gap: SPACE.xs, borderRadius: RADIUS.s },
  gap: { gap: SPACE.s },
});
