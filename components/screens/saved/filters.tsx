/** Finds games by names, title or date, and shows only some kinds of them. */
import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Choices, Field, IconButton, Text } from '@/components/ui';
import { t } from '@/locales';
import { usePeople } from '@/store/people';
import { isolated, legible, shortened } from '@/store/people/names';
import type { Search } from '@/store/saves';
import { isSearch, NO_SEARCH, useSaves } from '@/store/saves';

const ONLY: readonly Search['only'][] = ['all', 'running', 'finished'];
/** The people met last. */
const MOST_PEOPLE = 6;
const LONGEST = 80;

const seek = (part: Partial<Search>): void => {
  const { search, seek: find } = useSaves.getState();
  void find({ ...search, ...part });
};

export function SearchBar(props: { readonly filtering: boolean; readonly onFilter: () => void }) {
  const search = useSaves((s) => s.search);
  useEffect(() => void useSaves.getState().readySearch(), []);
  return (
    <View style={styles.row}>
      <Field
        testID="saved-search"
        label={t('saved.search')}
        value={search.text}
        most={LONGEST}
        onChange={(text) => seek({ text })}
      />
      {isSearch(search) && (
        <IconButton
          icon="close"
          label={t('saved.clear')}
          testID="saved-clear"
          onPress={() => seek(NO_SEARCH)}
        />
      )}
      <IconButton
        icon="filter"
        testID="saved-filter"
        label={t(props.filtering ? 'saved.lessFilters' : 'saved.filters')}
        onPress={props.onFilter}
      />
    </View>
  );
}

export function Filters() {
  const search = useSaves((s) => s.search);
  const known = usePeople((s) => s.known);
  const people = known.slice(0, MOST_PEOPLE).map(({ name }) => name);
  return (
    <View style={styles.all}>
      <Choices
        label={t('saved.show')}
        quiet
        testID="saved-only"
        value={search.only}
        options={ONLY.map((value) => ({ value, label: t(`saved.only.${value}`) }))}
        onChange={(only) => seek({ only })}
      />
      {people.length > 0 && (
        <Choices
          label={t('saved.withWhom')}
          testID="saved-with"
          value={search.with ?? ''}
          options={[
            { value: '', label: t('saved.anybody') },
            ...people.map((name) => ({ value: name, label: isolated(shortened(legible(name))) })),
          ]}
          onChange={(name) => seek({ with: name === '' ? null : name })}
        />
      )}
    </View>
  );
}

export function Found() {
  const found = useSaves((s) => s.found?.length ?? null);
  const total = useSaves((s) => s.total);
  if (found === null) return null;
  return (
    <Text variant="fact" tone="quiet" aria-live="polite" testID="saved-found">
      {t('saved.found', { n: found, total })}
    </Text>
  );
}

const styles = StyleSheet.create({
  all: { gap: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
});
