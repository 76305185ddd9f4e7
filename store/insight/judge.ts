/**
 * What the strongest player makes of a choice, from what its player could see then: a view, never the state, and
 * nothing of what came later.
 */
import type { Choice, View } from '@/engine';
import { sameChoice } from '@/engine';
import type { Advice, ReasonKey, Thinking } from '@/engine/ai';
import { hasSubject, think } from '@/engine/ai';

export interface Option {
  readonly choice: Choice;
  /** The chance to win with it, from 0 to 1. */
  readonly chance: number;
}

export interface Judgement {
  /** The chance to win with what was chosen, and with the best. */
  readonly chance: number;
  readonly best: number;
  /** What was better; null if nothing clearly was. */
  readonly better: Choice | null;
  /** How much worse the next best would have been, where the best was chosen. */
  readonly lead: number;
  /** Why the better one is better, or the best the best. */
  readonly reasons: readonly ReasonKey[];
  /** What was chosen and what else was worth a thought, in the order of the question; none without a reason to ask. */
  readonly options: readonly Option[];
}

/** Smaller differences may be chance: they are not looked at twice, and never told. */
export const NOTABLE = 0.05;
const MOST_OPTIONS = 4;
const MOST_REASONS = 2;
const SEED = 'review';

const rounded = (chance: number): number => Math.round(chance * 1000) / 1000;

export interface Judging {
  /** Thinks for about this long; true when it has finished. */
  readonly step: (ms: number) => boolean;
  readonly result: () => Judgement;
}

type Clock = (() => number) | undefined;

const begun = (view: View, legal: readonly Choice[], now: Clock): Thinking =>
  think(view, legal, { level: 'abbot', seed: SEED, now });

function optionsOf(advice: Advice, made: Choice, legal: readonly Choice[]): Option[] {
  const all = [{ choice: advice.choice, winChance: advice.winChance }, ...advice.alternatives];
  const asked = all.find(({ choice }) => sameChoice(choice, made));
  const others = all.filter(({ choice }) => !sameChoice(choice, made));
  const kept = [...(asked === undefined ? [] : [asked]), ...others.slice(0, MOST_OPTIONS - 1)];
  const placeOf = (choice: Choice) => legal.findIndex((other) => sameChoice(other, choice));
  return kept
    .map(({ choice, winChance }) => ({ choice, chance: rounded(winChance) }))
    .sort((a, b) => placeOf(a.choice) - placeOf(b.choice));
}

/** A choice that was not looked at is as good as the best: the search skips only equal choices. */
const chanceOf = ({ choice, winChance, alternatives }: Advice, made: Choice): number =>
  sameChoice(choice, made)
    ? winChance
    : (alternatives.find((other) => sameChoice(other.choice, made))?.winChance ?? winChance);

function plain(advice: Advice, made: Choice): Judgement {
  const best = rounded(advice.winChance);
  const chance = rounded(chanceOf(advice, made));
  return { chance, best, better: null, lead: 0, reasons: [], options: [] };
}

/** What speaks for the best; reasons about things that are not on the table are left out. */
const reasonsFor = ({ choice, then, reasons }: Advice, view: View): ReasonKey[] =>
  reasons
    .filter((reason) => reason.direction === 'up' && hasSubject(view, choice, then, reason))
    .slice(0, MOST_REASONS)
    .map(({ key }) => key);

/** The rival of what was chosen, if the two differ enough to be looked at once more. */
function rivalOf(advice: Advice, made: Choice): Choice | null {
  const { choice, winChance, alternatives } = advice;
  if (!sameChoice(choice, made)) {
    return winChance - chanceOf(advice, made) >= NOTABLE ? choice : null;
  }
  const [second] = alternatives;
  return second !== undefined && winChance - second.winChance >= NOTABLE ? second.choice : null;
}

/**
 * All choices are looked at; where what was chosen stands out, it is then compared with its rival alone. The search
 * looks seldom at what seems bad, and would be unjust to it otherwise.
 */
export function judging(
  view: View,
  legal: readonly Choice[],
  made: Choice,
  now?: () => number,
): Judging {
  const first = begun(view, legal, now);
  let duel: Thinking | null = null;
  let rival: Choice | null = null;
  let result: Judgement | null = null;

  function compared(whole: Advice, { best, rival: other }: { best: Advice; rival: Choice }) {
    const isBest = sameChoice(best.choice, made);
    const difference = Math.max(0, best.winChance - (best.alternatives[0]?.winChance ?? 0));
    const stands = difference >= NOTABLE;
    const chance = rounded(chanceOf(best, made));
    result = {
      chance,
      best: rounded(best.winChance),
      better: !isBest && stands ? other : null,
      lead: isBest && stands ? rounded(difference) : 0,
      reasons: stands ? reasonsFor(best, view) : [],
      options: stands
        ? optionsOf(whole, made, legal).map((option) => {
            const found = [best, ...best.alternatives].find((each) =>
              sameChoice(each.choice, option.choice),
            );
            return found === undefined ? option : { ...option, chance: rounded(found.winChance) };
          })
        : [],
    };
  }

  return {
    step: (ms) => {
      if (duel === null) {
        if (!first.step(ms)) return false;
        const whole = first.best();
        rival = rivalOf(whole, made);
        if (rival === null) {
          result = plain(whole, made);
          return true;
        }
        duel = begun(view, [made, rival], now);
        return false;
      }
      if (!duel.step(ms)) return false;
      if (result === null && rival !== null) compared(first.best(), { best: duel.best(), rival });
      return true;
    },
    result: () => {
      if (result === null) throw new Error('It is still being thought about.');
      return result;
    },
  };
}
