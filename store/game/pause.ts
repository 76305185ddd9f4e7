/**
 * On a device, lets everything else go first and comes back as soon as nothing else waits: by the
 * runtime's idle queue. A timeout would come back once a frame, a promise before anything else.
 */
export const pause = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
    else setTimeout(resolve, 0);
  });
