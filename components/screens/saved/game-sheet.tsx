/** One saved game: rename, copy, review or share it. */
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Field, Sheet, Text } from '@/components/ui';
import { t } from '@/locales';
import type { GameSummary } from '@/store/saves';
import { useSaves } from '@/store/saves';
import { copyText, saveFile } from '@/store/share/device';

import { lastFault } from './fault';
import { fileName } from './file-name';
import { shownTitle } from './shown';

interface GameSheetProps {
  readonly game: GameSummary;
  readonly onReview: (id: string) => void;
  readonly onHandOver: (id: string) => void;
  readonly onClose: () => void;
}

export function GameSheet({ game, onReview, onHandOver, onClose }: GameSheetProps) {
  const [name, setName] = useState(game.name);
  const [told, setTold] = useState<string | null>(null);
  /** Shown for selecting by hand if copying is not allowed. */
  const [code, setCode] = useState<string | null>(null);
  const { rename, duplicate, shareCode } = useSaves.getState();

  const withCode = async (give: (text: string) => Promise<void>) => {
    const shared = await shareCode(game.id);
    if (shared === null) setTold(lastFault());
    else if ('fault' in shared) setTold(t(`share.${shared.fault}`));
    else await give(shared.code);
  };
  const copyCode = () =>
    withCode(async (text) => {
      const copied = await copyText(text);
      setTold(t(copied ? 'game.codeCopied' : 'game.copyFailed'));
      setCode(copied ? null : text);
    });
  const toFile = () =>
    withCode(async (text) => {
      if (!(await saveFile(fileName(game.name, game.playedAt), text)))
        setTold(t('game.fileFailed'));
    });
  const copyGame = async () => {
    const copy = await duplicate(game.id, t('game.copyOf', { name: game.name }));
    setTold(copy === null ? lastFault() : t('game.duplicated'));
  };
  const saveName = async () => {
    setTold((await rename(game.id, name.trim())) ? t('game.renamed') : lastFault());
  };

  return (
    <Sheet open title={shownTitle(game.name)} onClose={onClose} testID="saved-game">
      <View style={styles.row}>
        <Field
          testID="saved-name"
          label={t('game.name')}
          value={name}
          onChange={setName}
          most={40}
        />
        <Button
          testID="saved-rename"
          label={t('game.rename')}
          disabled={name.trim() === '' || name.trim() === game.name}
          onPress={() => void saveName()}
        />
      </View>
      <View style={styles.buttons}>
        <Button testID="saved-review" label={t('game.review')} onPress={() => onReview(game.id)} />
        <Button
          testID="saved-duplicate"
          label={t('game.duplicate')}
          onPress={() => void copyGame()}
        />
        <Button
          testID="saved-copy-code"
          icon="copy"
          label={t('game.copyCode')}
          onPress={() => void copyCode()}
        />
        <Button
          testID="saved-hand-over"
          label={t('handOver.act')}
          onPress={() => onHandOver(game.id)}
        />
        <Button testID="saved-file" label={t('game.saveFile')} onPress={() => void toFile()} />
      </View>
      <Text variant="fact" aria-live="polite" testID="saved-told">
        {told ?? ''}
      </Text>
      {code !== null && (
        <Text variant="fact" selectable testID="saved-code">
          {code}
        </Text>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  buttons: { gap: SPACE.s },
});
