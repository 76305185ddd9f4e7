/** Sheets over the table, one at a time; the table stays visible above them. */
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Sheet, Text } from '@/components/ui';
import { t } from '@/locales';
import type { RulePlace } from '@/locales/rulebook';
import type { LogEntry } from '@/store/game';

import { PARTS, type Part } from './describe';
import { LogSheet } from './log';
import type { Told } from './log-line';
import type { LookProps } from './look';
import { Look } from './look';
import { ReferencePage } from './reference-page';

interface SheetsProps extends Omit<LookProps, 'onRules'> {
  readonly onRules: (at?: RulePlace) => void;
  readonly log: readonly LogEntry[];
  /** Lines of the description that a screen reader user asked for. */
  readonly described: readonly string[];
  readonly recap: readonly LogEntry[];
  readonly onMoment: (line: Told) => void;
  readonly onReplay: (lines: readonly Told[]) => void;
  readonly onLeave: () => void;
  readonly onSettings: () => void;
  readonly onCards: () => void;
  /** Left out where there is no game to give away. */
  readonly onHandOver?: () => void;
}

function Described(props: {
  readonly part: Part | null;
  readonly lines: readonly string[];
  readonly onClose: () => void;
}) {
  const { part, lines, onClose } = props;
  return (
    <Sheet
      open={part !== null}
      title={part === null ? '' : t(`describe.${part}`)}
      onClose={onClose}
      testID="describe"
      onlyText
    >
      <View style={styles.lines}>
        {lines.map((line, i) => (
          <Text key={i} variant="body">
            {line}
          </Text>
        ))}
      </View>
    </Sheet>
  );
}

export function Sheets(props: SheetsProps) {
  const { open, setOpen, view, cast, scores, prompt, log, front, onPick, onHandOver } = props;
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
        onPoints={props.onPoints}
        onRules={(at) => go(() => props.onRules(at))()}
      />
      <LogSheet
        open={open?.type === 'log'}
        entries={log}
        recap={props.recap}
        onReplay={props.onReplay}
        cast={cast}
        onMoment={props.onMoment}
        onCard={(card) => setOpen({ type: 'inspect', card, back: { type: 'log' } })}
        onClose={close}
      />
      <ReferencePage
        open={open?.type === 'page'}
        view={view}
        onRules={(at) => go(() => props.onRules(at))()}
        onClose={close}
      />
      <Sheet open={open?.type === 'menu'} title={t('menu.title')} onClose={close} testID="menu">
        <Button kind="primary" testID="menu-resume" label={t('menu.resume')} onPress={close} />
        <Button
          testID="menu-page"
          label={t('page.title')}
          onPress={() => setOpen({ type: 'page' })}
        />
        <Button testID="menu-rules" label={t('menu.rules')} onPress={go(() => props.onRules())} />
        <Button testID="menu-cards" label={t('cards.title')} onPress={go(props.onCards)} />
        <Button testID="menu-settings" label={t('menu.settings')} onPress={go(props.onSettings)} />
        {onHandOver !== undefined && (
          <Button testID="menu-hand-over" label={t('handOver.act')} onPress={go(onHandOver)} />
        )}
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
      <Described part={described} lines={props.described} onClose={close} />
    </>
  );
}

const styles = StyleSheet.create({ lines: { gap: SPACE.s } });
