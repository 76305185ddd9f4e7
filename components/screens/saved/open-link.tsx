/** A game that came by a link. No card is in sight: the table with its curtain is one tap further. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Hills, Panel, Screen, Text } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';

import { lastFault } from './fault';
import { Importing } from './importing';
import { shownTitle, spokenLine } from './shown';

interface OpenLinkProps {
  readonly code: string;
  readonly onGo: (id: string) => void;
  readonly onHome: () => void;
}

interface Outcome {
  readonly told: string;
  /** The game, if there is one. */
  readonly id?: string;
  /** It could not be saved, but may be at another try. */
  readonly again?: boolean;
}

async function take(code: string): Promise<Outcome> {
  const result = await useSaves.getState().importCode(code);
  if (result === null) return { told: lastFault() ?? '', again: true };
  if ('fault' in result) return { told: t(`share.${result.fault}`) };
  const { id, had } = result;
  const name = useSaves.getState().games.find((game) => game.id === id)?.name ?? null;
  return { id, told: had ? t('game.openedBefore', { name }) : t('game.opened') };
}

/** Each code once: a second reading would find the game there already. */
function useTaken(code: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const taken = useRef<string | null>(null);
  const read = useCallback(async () => {
    taken.current = code;
    setOutcome(null);
    const result = await take(code);
    if (taken.current === code) setOutcome(result);
  }, [code]);
  useEffect(() => {
    if (taken.current !== code) void read();
  }, [code, read]);
  return { outcome, read };
}

function Found({ id }: { readonly id: string }) {
  const game = useSaves((s) => s.games.find((each) => each.id === id));
  if (game === undefined) return null;
  return (
    <>
      <Text variant="label" testID="open-name">
        {shownTitle(game.name)}
      </Text>
      <Text variant="fact" tone="quiet">
        {spokenLine(game)}
      </Text>
    </>
  );
}

export function OpenLink({ code, onGo, onHome }: OpenLinkProps) {
  const { outcome, read } = useTaken(code);
  const id = outcome?.id;
  return (
    <Screen testID="open" backdrop={<Hills />}>
      <View style={styles.middle}>
        <Text variant="title" style={styles.title}>
          {t('handOver.arrived')}
        </Text>
        <Panel style={styles.panel}>
          {id !== undefined && <Found id={id} />}
          <Text aria-live="polite" testID="open-told">
            {outcome === null ? t('handOver.reading') : outcome.told}
          </Text>
          <Importing />
          {id !== undefined && (
            <Button
              kind="primary"
              testID="open-go"
              label={t('game.goTo')}
              onPress={() => onGo(id)}
            />
          )}
          {outcome?.again === true && (
            <Button
              kind="primary"
              testID="open-retry"
              label={t('fault.retry')}
              onPress={() => void read()}
            />
          )}
          <Button testID="open-home" label={t('notFound.home')} onPress={onHome} />
        </Panel>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  middle: { flex: 1, justifyContent: 'center', alignItems: 'center', gap: SPACE.m },
  title: { textAlign: 'center' },
  panel: { padding: SPACE.m, gap: SPACE.m, width: '100%', maxWidth: 420 },
});
