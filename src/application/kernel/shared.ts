import type { Unsubscribe } from './observable-value';

declare const byMany: unique symbol;

/** A start that many may call, and whose end by one of them ends it for none of the others. */
export type SharedStart = (() => Unsubscribe) & { readonly [byMany]: true };

/** What may be started by whoever needs it, while others have it running. */
export interface Shared {
  readonly start: SharedStart;
}

/** Something that many start and that runs once: begun by the first of them, ended when the last has stopped. */
export function shared(begin: () => Unsubscribe): SharedStart {
  const users = new Set<Unsubscribe>();
  let end: Unsubscribe = () => undefined;
  const start = (): Unsubscribe => {
    if (users.size === 0) end = begin();
    const stop: Unsubscribe = () => {
      if (users.delete(stop) && users.size === 0) end();
    };
    users.add(stop);
    return stop;
  };
  return start as SharedStart;
}
