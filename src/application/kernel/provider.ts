import { isPort, needsOf, type Key, type KeysOf } from './token';

/** One line of wiring, as data: which port is provided by what, out of which other keys. Always a singleton. */
export interface Provider {
  readonly key: Key<unknown>;
  readonly needs: readonly Key<unknown>[];
  readonly create: (...parts: never[]) => unknown;
}

/** A named list of providers: one family of adapters. Classes need no line, they say themselves what they need. */
export interface Module {
  readonly name: string;
  readonly providers: readonly Provider[];
}

/** Provides a port by something that is made elsewhere: a class as a rule. */
export function provide<T>(key: Key<T>, by: Key<T>): Provider {
  return { key, needs: [by], create: (made: T) => made };
}

/** Provides a port by a function, where construction takes more than `new`. */
export function provideBy<T, A extends readonly unknown[]>(
  key: Key<T>,
  create: (...parts: A) => T,
  ...needs: KeysOf<A>
): Provider {
  return { key, needs: needs, create: create };
}

export function provideValue<T>(key: Key<T>, value: T): Provider {
  return { key, needs: [], create: () => value };
}

export function defineModule(name: string, providers: readonly Provider[]): Module {
  return { name, providers };
}

/** Ports that stand behind the keys, at any depth, and that nobody provides yet. */
export function missingPorts(
  keys: readonly Key<unknown>[],
  providerOf: (key: Key<unknown>) => Provider | undefined,
): readonly Key<unknown>[] {
  const seen = new Set<Key<unknown>>();
  const missing: Key<unknown>[] = [];
  const visit = (key: Key<unknown>): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const provider = providerOf(key);
    if (!provider && isPort(key)) missing.push(key);
    (provider?.needs ?? needsOf(key)).forEach(visit);
  };
  keys.forEach(visit);
  return missing;
}
