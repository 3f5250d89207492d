import type { Unsubscribe } from './observable-value';

/** Something that many start and that runs once: begun by the first of them, ended when the last has stopped. */
export function shared(begin: () => Unsubscribe): () => Unsubscribe {
  const users = new Set<Unsubscribe>();
  let end: Unsubscribe = () => undefined;
  return () => {
    if (users.size === 0) end = begin();
    const stop: Unsubscribe = () => {
      if (users.delete(stop) && users.size === 0) end();
    };
    users.add(stop);
    return stop;
  };
}
