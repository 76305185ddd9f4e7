/** The reference card: the turn, the tasks, cover, the ends and the scoring, each with its way to the rulebook. */
import { StyleSheet, View } from 'react-native';

import { SPACE, TOUCH } from '@/components/theme';
import { Sheet, Tap, Text } from '@/components/ui';
import type { View as GameView } from '@/engine';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';

import { referencePage } from '../model/reference-page';

interface PageProps {
  readonly open: boolean;
  readonly view: GameView;
  readonly onRules: (at: RulePlace) => void;
  readonly onClose: () => void;
}

function Page({ view, onRules }: Pick<PageProps, 'view' | 'onRules'>) {
  return (
    <>
      {referencePage(view).map(({ part, title, lines, rule }) => (
        <View key={part} testID={`page-${part}`}>
          <View style={styles.head}>
            <Text variant="question" style={styles.title}>
              {title}
            </Text>
            <Tap
              role="link"
              testID={`page-rule-${part}`}
              label={t('page.moreOf', { title })}
              onPress={() => onRules(rule)}
              style={styles.link}
            >
              <Text variant="fact" tone="quiet" style={styles.more}>
                {t('page.more')}
              </Text>
            </Tap>
          </View>
          <View style={styles.lines}>
            {lines.map((line) => (
              <Text key={line} variant="fact">
                {line}
              </Text>
            ))}
          </View>
        </View>
      ))}
    </>
  );
}

export function ReferencePage({ open, onClose, ...page }: PageProps) {
  return (
    <Sheet open={open} title={t('page.title')} onClose={onClose} testID="page">
      {open && <Page {...page} />}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  link: { minHeight: TOUCH, minWidth: TOUCH, justifyContent: 'center' },
  more: { textDecorationLine: 'underline' },
  title: { flex: 1, fontSize: 17, lineHeight: 24 },
  lines: { gap: SPACE.xs },
});
