/** An answer that never comes, and just as well what ends a subscription. */
const nothing = Object.assign(() => undefined, { then: () => undefined });

/** A port of which every verb is heard and none is ever answered. */
export function silentPort<T extends object>(): T {
  const verbs = { get: (_: object, name: PropertyKey) => (name === 'then' ? undefined : () => nothing) };
  return new Proxy({}, verbs) as T;
}
