/** Something native that the app asked for and that this host has not. */
export class UnknownNativeCall extends Error {
  constructor(what: string) {
    super(`The native host has no ${what}`);
    this.name = 'UnknownNativeCall';
  }
}

/** Names that JavaScript itself asks every object for. */
const OF_THE_LANGUAGE = new Set(['then', 'toJSON', '$$typeof', 'constructor', 'prototype']);

/**
 * The object, but reading what is not there fails with its name. `absent` names what a device may lack too, so that
 * the app asks before it calls.
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
      // Told as well as thrown: the app might catch it.
      onUnknown(error);
      throw error;
    },
  });
}
