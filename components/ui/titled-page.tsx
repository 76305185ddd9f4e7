/** A page of its own: the way back, the title, perhaps a sentence about it, and its content in one column. */
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';

import { PageHead, type PageHeadProps } from './page-head';
import { Screen } from './screen';
import { Text } from './text';

interface TitledPageProps extends PageHeadProps {
  readonly lead?: string;
  /** Wider lines would be tiring to read. */
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

export function TitledPage({ lead, maxWidth = 640, children, ...head }: TitledPageProps) {
  return (
    <Screen testID={head.testID}>
      <View style={[styles.column, { maxWidth }]}>
        <PageHead {...head} />
        {lead !== undefined && (
          <Text variant="lead" tone="quiet">
            {lead}
          </Text>
        )}
        {children}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m, width: '100%', alignSelf: 'center' },
});
