/** Thrown when the app uses something native that this host does not have. */
export class UnknownNativeCall extends Error {
  constructor(what: string) {
    super(`The native host has no ${what}`);
    this.name = 'UnknownNativeCall';
  }
}

/** Names that JavaScript itself looks up on every object. */
const OF_THE_LANGUAGE = new Set(['then', 'toJSON', '$$typeof', 'constructor', 'prototype']);

/**
 * Wraps an object so that reading a missing property fails with its name. `absent` lists what may
 * also be missing on a device, where the app checks before calling.
 */
export function loud<T extends object>(
  name: string,
  object: T,
  onUnknown: (error: UnknownNativeCall) => void,
  absent: readonly string[] = [],
): T {
  return new Proxy(object, {
    get(target, key, receiver): unknown {
      if (typeof key === 'symbol' || key in target || OF_THE_LANGUAGE.has(key)) {
        return Reflect.get(target, key, receiver);
      }
      if (absent.includes(key)) return undefined;
      const error = new UnknownNativeCall(`${name}.${key}`);
      // Reported as well as thrown, because the app might catch it.
      onUnknown(error);
      throw error;
    },
  });
}
