/** How a game came into the list: dealt here, taken up from a point of another one, or from elsewhere. */
export const ORIGINS = ['played', 'continued', 'shared'] as const;
export type Origin = (typeof ORIGINS)[number];

export const originNamed = (name: unknown): Origin | null =>
  ORIGINS.find((origin) => origin === name) ?? null;
