/** Handlers are made anew whenever a screen draws itself; what only hands them on need not be drawn for that. */
import { memo, useCallback, useLayoutEffect, useRef, useState, type ComponentType } from 'react';

/** The same function for as long as its component lives, doing what the latest one does. */
export function useSteady<A extends unknown[]>(does: (...args: A) => void): (...args: A) => void {
  const latest = useRef(does);
  useLayoutEffect(() => {
    latest.current = does;
  });
  return useCallback((...args: A) => latest.current(...args), []);
}

type Handler = (...args: unknown[]) => unknown;
type Props = Record<string, unknown>;

/** A component that is drawn again only when something other than its handlers has changed. */
export function steady<P extends object>(Component: ComponentType<P>): ComponentType<P> {
  const Still = memo(Component) as unknown as ComponentType<Props>;
  return function Steady(props: P) {
    const latest = useRef(props as Props);
    useLayoutEffect(() => {
      latest.current = props as Props;
    });
    const [handlers] = useState(() => new Map<string, Handler>());
    const given = Object.entries(props).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value] as const;
      const known = handlers.get(name);
      const handler: Handler = known ?? ((...args) => (latest.current[name] as Handler)(...args));
      if (known === undefined) handlers.set(name, handler);
      return [name, handler] as const;
    });
    return <Still {...Object.fromEntries(given)} />;
  };
}
