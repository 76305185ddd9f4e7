/** A game for another device: a QR code for its camera, or a link; a file if it is too long for that. */
import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Panel, Text, TitledPage } from '@/components/ui';
import { t } from '@/locales';
import { useSaves } from '@/store/saves';
import { copyText, saveFile } from '@/store/share/device';
import { linkOf } from '@/store/share/link';
import { qrOf, type Qr } from '@/store/share/qr';

import { lastFault } from './fault';
import { fileName } from './file-name';
import { QrCode } from './qr-code';
import { shownTitle } from './shown';

interface HandOverProps {
  readonly id: string;
  readonly onBack: () => void;
}

interface Packed {
  readonly name: string;
  readonly code: string;
  readonly link: string;
  readonly qr: Qr | null;
}

/** The game as it is now, or why it cannot be given away. */
function usePacked(id: string): Packed | string | null {
  const [packed, setPacked] = useState<Packed | string | null>(null);
  useEffect(() => {
    let wanted = true;
    const tell = (result: Packed | string) => wanted && setPacked(result);
    void (async () => {
      const shared = await useSaves.getState().shareCode(id);
      if (shared === null) tell(lastFault() ?? t('fault.gameMissing'));
      else if ('fault' in shared) tell(t(`share.${shared.fault}`));
      else {
        const link = linkOf(shared.code);
        tell({ ...shared, link, qr: qrOf(link) });
      }
    })();
    return () => {
      wanted = false;
    };
  }, [id]);
  return packed;
}

/** Shown only on request: a photo of it reveals every hand. */
function AsQr({ qr, name }: { readonly qr: Qr; readonly name: string }) {
  const [shown, setShown] = useState(false);
  if (shown) return <QrCode qr={qr} label={t('handOver.label', { name })} />;
  return (
    <Button
      kind="primary"
      testID="hand-over-show"
      label={t('handOver.show')}
      onPress={() => setShown(true)}
    />
  );
}

function Ways({ packed }: { readonly packed: Packed }) {
  const { code, link, qr } = packed;
  const name = shownTitle(packed.name);
  const [told, setTold] = useState<string | null>(null);
  const [selectable, setSelectable] = useState(false);
  const copy = async () => {
    const copied = await copyText(link);
    setTold(t(copied ? 'handOver.copied' : 'game.copyFailed'));
    setSelectable(!copied);
  };
  const toFile = async () => {
    const saved = await saveFile(fileName(packed.name, Date.now()), code);
    setTold(saved ? null : t('game.fileFailed'));
  };
  return (
    <>
      <Text variant="label" testID="hand-over-name">
        {name}
      </Text>
      {qr === null ? (
        <>
          <Text testID="hand-over-too-long">{t('handOver.tooLong')}</Text>
          <Button
            kind="primary"
            testID="hand-over-file"
            label={t('game.saveFile')}
            onPress={() => void toFile()}
          />
        </>
      ) : (
        <>
          <Text>{t('handOver.how')}</Text>
          <AsQr qr={qr} name={name} />
          <Text variant="fact" tone="quiet">
            {t('handOver.hands')}
          </Text>
          <Button
            icon="copy"
            testID="hand-over-copy"
            label={t('handOver.copy')}
            onPress={() => void copy()}
          />
        </>
      )}
      <Text variant="fact" aria-live="polite" testID="hand-over-told">
        {told ?? ''}
      </Text>
      {selectable && (
        <Text variant="fact" selectable testID="hand-over-link">
          {link}
        </Text>
      )}
    </>
  );
}

export function HandOver({ id, onBack }: HandOverProps) {
  const packed = usePacked(id);
  return (
    <TitledPage
      testID="hand-over"
      title={t('handOver.title')}
      back={t('backup.back')}
      onBack={onBack}
      maxWidth={560}
    >
      {packed !== null && (
        <Panel style={styles.panel}>
          {typeof packed === 'string' ? (
            <Text aria-live="polite" testID="hand-over-fault">
              {packed}
            </Text>
          ) : (
            <Ways packed={packed} />
          )}
        </Panel>
      )}
    </TitledPage>
  );
}

const styles = StyleSheet.create({
  panel: { paddingVertical: SPACE.m, paddingHorizontal: SPACE.s, gap: SPACE.m },
});
