import type { Decision } from '@/engine';

/** A minimal question for the first player. */
export function question(of: Partial<Decision>): Decision {
  return {
    player: 0,
    kind: 'action',
    ask: { pick: 'action' },
    timing: null,
    choices: [],
    via: null,
    about: null,
    task: null,
    hindrance: null,
    blocked: [],
    ...of,
  };
}
