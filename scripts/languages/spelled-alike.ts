/** Texts that a language spells as English does. */
const ALIKE: Readonly<Record<string, readonly string[]>> = {
  de: ['Code', 'Hand', 'Material', 'Normal', 'Pause', 'Prior', 'Vibration'],
};

export const spelledAlike = (code: string): ReadonlySet<string> => new Set(ALIKE[code] ?? []);
