/** How the game is played: each option with a line that explains it. */
import { useState } from 'react';
import { StyleSheet } from 'react-native';

import { SPACE } from '@/components/theme';
import { Button, Choices, Field, Panel, Text } from '@/components/ui';
import { t } from '@/locales';
import { isolated, legible } from '@/store/people/names';

import type { DraftProps } from './seats';
import { asksForHints, isTeamTable, nameAt, ROUND_LIMITS, withPartner } from './setup';

interface SeedProps {
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

function Seed({ seed, onSeed }: SeedProps) {
  const [open, setOpen] = useState(seed !== '');
  if (!open) {
    return (
      <Button
        kind="plain"
        testID="new-advanced"
        label={t('new.advanced')}
        onPress={() => setOpen(true)}
      />
    );
  }
  return (
    <>
      <Text variant="fact" tone="quiet">
        {t('new.seedHelp')}
      </Text>
      <Field testID="new-seed" label={t('new.seed')} value={seed} most={40} onChange={onSeed} />
    </>
  );
}

/** Who plays with the first; the other two are partners then. */
function Partners({ draft, change }: DraftProps) {
  const { seats } = draft;
  if (!isTeamTable(draft)) return null;
  const nameOf = (at: number) => isolated(legible(nameAt(seats, at)));
  return (
    <Choices
      label={t('new.partnerOf', { name: nameOf(0) })}
      testID="new-partner"
      value={2}
      options={[1, 2, 3].map((value) => ({
        value,
        label: nameOf(value),
        isComputer: seats[value]?.kind === 'ai',
      }))}
      onChange={(partner) => change({ seats: withPartner(seats, partner) })}
    />
  );
}

const VARIANTS = ['extended', 'teams', 'discardFirst'] as const;

export function Options({ draft, change, seed, onSeed }: DraftProps & SeedProps) {
  const onOff = [
    { value: false, label: t('settings.off') },
    { value: true, label: t('settings.on') },
  ];
  return (
    <Panel style={styles.panel}>
      <Text variant="question">{t('new.variants')}</Text>
      {VARIANTS.flatMap((variant) => [
        <Choices
          key={variant}
          label={t(`new.${variant}`)}
          help={t(`new.${variant}Help`)}
          testID={`new-${variant}`}
          value={draft[variant]}
          options={onOff}
          onChange={(value) => change({ [variant]: value })}
        />,
        variant === 'teams' && <Partners key="partners" draft={draft} change={change} />,
      ])}
      <Choices
        label={t('new.roundLimit')}
        help={t('new.roundLimitHelp')}
        testID="new-rounds"
        value={draft.roundLimit ?? 0}
        options={ROUND_LIMITS.map((limit) => ({
          value: limit ?? 0,
          label: limit === null ? t('new.noLimit') : `${limit}`,
        }))}
        onChange={(limit) => change({ roundLimit: limit === 0 ? null : limit })}
      />
      {asksForHints(draft) && (
        <Choices
          label={t('new.hints')}
          help={t('new.hintsHelp')}
          testID="new-hints"
          value={draft.hints}
          options={onOff}
          onChange={(hints) => change({ hints })}
        />
      )}
      <Seed seed={seed} onSeed={onSeed} />
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { padding: SPACE.m } });
