import type { Decision } from '@/engine';

/** A question put to the first player, with nothing in it but what matters. */
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
