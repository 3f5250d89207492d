import type { ClassKey, Key } from './token';

/** One line of wiring, as data: which key is made by what, out of which other keys. Always a singleton. */
export interface Provider {
  readonly key: Key<unknown>;
  readonly dependencies: readonly Key<unknown>[];
  readonly create: (...dependencies: never[]) => unknown;
  /** Made for the composition root or a route to resolve, so nothing else needs to depend on it. */
  readonly entry?: boolean;
}

/** A named list of providers: one adapter family, or one area's use cases and stores. */
export interface Module {
  readonly name: string;
  readonly providers: readonly Provider[];
}

type Keys<A extends readonly unknown[]> = { readonly [Index in keyof A]: Key<A[Index]> };

/** Provides a port by a class; a missing, wrong or misordered dependency does not compile. */
export function provide<T, A extends readonly unknown[]>(
  key: Key<T>,
  implementation: new (...dependencies: A) => T,
  ...dependencies: Keys<A>
): Provider {
  return {
    key,
    dependencies: dependencies as readonly Key<unknown>[],
    create: (...resolved: never[]) => new implementation(...(resolved as unknown as A)),
  };
}

/** Provides a concrete class under its own name. */
export function provideClass<T, A extends readonly unknown[]>(
  implementation: (new (...dependencies: A) => T) & ClassKey<T>,
  ...dependencies: Keys<A>
): Provider {
  return provide<T, A>(implementation as Key<T>, implementation, ...dependencies);
}

/** Provides a port by a function, where construction takes more than `new`. */
export function provideBy<T, A extends readonly unknown[]>(
  key: Key<T>,
  create: (...dependencies: A) => T,
  ...dependencies: Keys<A>
): Provider {
  return {
    key,
    dependencies: dependencies as readonly Key<unknown>[],
    create: create as unknown as (...resolved: never[]) => unknown,
  };
}

export function provideValue<T>(key: Key<T>, value: T): Provider {
  return { key, dependencies: [], create: () => value };
}

/** Marks a provider that the composition root or a route resolves. */
export function entry(provider: Provider): Provider {
  return { ...provider, entry: true };
}

export function defineModule(name: string, providers: readonly Provider[]): Module {
  return { name, providers };
}
