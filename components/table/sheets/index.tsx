/** Sheets over the table, one at a time; the table stays visible above them. */
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import { t } from '@/locales';
import type { LogEntry } from '@/store/game';

import { PARTS } from './describe';
import { LogSheet } from './log';
import type { Told } from './log-line';
import type { LookProps } from './look';
import { Look } from './look';

interface SheetsProps extends LookProps {
  readonly log: readonly LogEntry[];
  /** Lines of the description that a screen reader user asked for. */
  readonly described: readonly string[];
  readonly recap: readonly LogEntry[];
  readonly onMoment: (line: Told) => void;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  readonly onRules: () => void;
}

export function Sheets(props: SheetsProps) {
  const { open, setOpen, view, cast, scores, prompt, log, front, onPick } = props;
  const close = () => setOpen(null);
  const described = open?.type === 'describe' ? open.part : null;
  const go = (act: () => void) => () => {
    close();
    act();
  };

  return (
    <>
      <Look
        open={open}
        setOpen={setOpen}
        view={view}
        cast={cast}
        scores={scores}
        prompt={prompt}
        front={front}
        now={props.now}
        onPick={onPick}
      />
      <LogSheet
        open={open?.type === 'log'}
        entries={log}
        recap={props.recap}
        cast={cast}
        onMoment={props.onMoment}
        onCard={(card) => setOpen({ type: 'inspect', card, back: { type: 'log' } })}
        onClose={close}
      />
      <Sheet open={open?.type === 'menu'} title={t('menu.title')} onClose={close} testID="menu">
        <Button kind="primary" testID="menu-resume" label={t('menu.resume')} onPress={close} />
        <Button testID="menu-rules" label={t('menu.rules')} onPress={go(props.onRules)} />
        <Button testID="menu-settings" label={t('menu.settings')} onPress={go(props.onSettings)} />
        {PARTS.map((part) => (
          <Button
            key={part}
            testID={`menu-describe-${part}`}
            label={t(`describe.${part}`)}
            onPress={() => setOpen({ type: 'describe', part })}
          />
        ))}
        <Button testID="menu-leave" label={t('menu.leave')} onPress={go(props.onLeave)} />
        <Text variant="fact" tone="quiet">
          {t('menu.saved')}
        </Text>
      </Sheet>
      <Sheet
        open={described !== null}
        title={described === null ? '' : t(`describe.${described}`)}
        onClose={close}
        testID="describe"
      >
        <View style={styles.lines}>
          {props.described.map((line, i) => (
            <Text key={i} variant="body">
              {line}
            </Text>
          ))}
        </View>
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({ lines: { gap: SPACE.s } });
