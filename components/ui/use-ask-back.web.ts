/** A browser's Back cannot be refused without spoiling its history. */
export function useAskBack(_ask: () => boolean): void {}
