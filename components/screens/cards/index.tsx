/** All works: to be searched, filtered and read. Only those in sight are drawn. */
import { useCallback, useMemo, useState } from 'react';
import {
  FlatList,
  StyleSheet,
  View,
  useWindowDimensions,
  type ScrollViewProps,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { SPACE } from '@/components/theme';
import { Choices, Field, IconButton, PageHead, Screen, Text } from '@/components/ui';
import { Scroll } from '@/components/ui/scroll';
import type { CardId, Material, Period } from '@/engine';
import { cardNamed, MATERIALS, PERIODS, WORK_NAMES } from '@/engine';
import { t } from '@/locales';

import { EVERYTHING, findWorks, type Wanted } from './find';
import { CardRow } from './row';
import { WorkSheet } from './work-sheet';

export interface CardsScreenProps {
  /** The work whose sheet is open at first, by its name. */
  readonly work?: string;
  readonly onBack: () => void;
  /** Opens what the rules say about effects. */
  readonly onRules: () => void;
}

interface HeadProps {
  readonly wanted: Wanted;
  readonly found: number;
  readonly onWant: (wanted: Wanted) => void;
  readonly onBack: () => void;
}

const ANY = 'any';
const LONGEST = 60;
const WIDE = 760;
const MOST = 1080;

function Filters({ wanted, onWant }: Pick<HeadProps, 'wanted' | 'onWant'>) {
  const { material, period } = wanted;
  const any = { value: ANY, label: t('cards.any') };
  return (
    <View style={styles.filters}>
      <Choices
        label={t('cards.material')}
        testID="cards-material"
        value={material ?? ANY}
        options={[any, ...MATERIALS.map((value) => ({ value, label: t(`material.${value}`) }))]}
        onChange={(value) =>
          onWant({ ...wanted, material: value === ANY ? null : (value as Material) })
        }
      />
      <Choices
        label={t('cards.period')}
        testID="cards-period"
        value={period ?? ANY}
        options={[any, ...PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))]}
        onChange={(value) =>
          onWant({ ...wanted, period: value === ANY ? null : (value as Period) })
        }
      />
    </View>
  );
}

function Head({ wanted, found, onWant, onBack }: HeadProps) {
  const [filtering, setFiltering] = useState(false);
  const isWanted = wanted !== EVERYTHING;
  return (
    <View style={styles.head}>
      <PageHead testID="cards" title={t('cards.title')} back={t('cards.back')} onBack={onBack} />
      <View style={styles.line}>
        <Field
          testID="cards-search"
          label={t('cards.search')}
          value={wanted.text}
          most={LONGEST}
          onChange={(text) => onWant({ ...wanted, text })}
        />
        {isWanted && (
          <IconButton
            icon="close"
            testID="cards-clear"
            label={t('cards.clear')}
            onPress={() => onWant(EVERYTHING)}
          />
        )}
        <IconButton
          icon="filter"
          testID="cards-filter"
          label={t(filtering ? 'cards.lessFilters' : 'cards.filters')}
          onPress={() => setFiltering(!filtering)}
        />
      </View>
      {filtering && <Filters wanted={wanted} onWant={onWant} />}
      <Text variant="fact" tone="quiet" testID="cards-found" aria-live="polite">
        {found === 0 ? t('cards.nothing') : t('cards.found', { n: found, of: WORK_NAMES.length })}
      </Text>
    </View>
  );
}

/** Its fields stay above the keyboard. */
const scroller = (props: ScrollViewProps) => <Scroll {...props} />;
const Gap = () => <View style={styles.gap} />;

const isWork = (name: string | undefined): name is string =>
  name !== undefined && WORK_NAMES.some((each) => each === name);

export function CardsScreen({ work, onBack, onRules }: CardsScreenProps) {
  const [wanted, setWanted] = useState(EVERYTHING);
  const [open, setOpen] = useState<CardId | null>(isWork(work) ? cardNamed(work) : null);
  const found = useMemo(() => findWorks(wanted), [wanted]);
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const columns = width >= WIDE ? 2 : 1;
  const renderItem = useCallback(
    ({ item }: { readonly item: CardId }) => <CardRow card={item} onOpen={setOpen} />,
    [],
  );
  return (
    <Screen testID="cards" ownScroll>
      <FlatList
        // A list cannot change its number of columns, so it is mounted anew.
        key={columns}
        testID="cards-list"
        role="group"
        aria-label={t('cards.title')}
        data={found}
        keyExtractor={String}
        renderItem={renderItem}
        numColumns={columns}
        columnWrapperStyle={columns > 1 ? styles.columns : undefined}
        ItemSeparatorComponent={Gap}
        ListHeaderComponent={
          <Head wanted={wanted} found={found.length} onWant={setWanted} onBack={onBack} />
        }
        renderScrollComponent={scroller}
        initialNumToRender={8}
        maxToRenderPerBatch={8}
        windowSize={5}
        style={styles.list}
        contentContainerStyle={[
          styles.content,
          {
            paddingTop: insets.top + SPACE.m,
            paddingBottom: insets.bottom + SPACE.l,
            paddingLeft: insets.left + SPACE.l,
            paddingRight: insets.right + SPACE.l,
          },
        ]}
      />
      <WorkSheet card={open} onClose={() => setOpen(null)} onRules={onRules} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  content: { width: '100%', maxWidth: MOST, alignSelf: 'center' },
  head: { gap: SPACE.s, paddingBottom: SPACE.s },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  filters: { gap: SPACE.s },
  columns: { gap: SPACE.s },
  gap: { height: SPACE.s },
});
