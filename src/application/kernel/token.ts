/**
 * Run-time name of a port. Interfaces vanish at run time, so each port is an interface plus a token
 * of the same name; the phantom member ties the token to its interface for the compiler.
 */
export interface Token<T> {
  readonly name: string;
  readonly provides?: T;
  /** What every class has: none passes for a port, of whatever it might be. */
  readonly prototype?: never;
}

export function token<T>(name: string): Token<T> {
  return { name };
}

/** A concrete class stands for itself: it says what it is made of, unless that is nothing. A port never does. */
type ClassKey<T> =
  | (abstract new () => T)
  | ((abstract new (...needs: never[]) => T) & { readonly needs: readonly Key<unknown>[] });

export type Key<T> = Token<T> | ClassKey<T>;

/** Keys of values, in their order: a missing, wrong or misordered one does not compile. */
export type KeysOf<Values extends readonly unknown[]> = { readonly [Index in keyof Values]: Key<Values[Index]> };

/**
 * What a class is made of, in the order of its constructor:
 * `static readonly needs: Needs<typeof PlaceOrder> = [TradingPort, Random]`.
 */
export type Needs<C extends abstract new (...parts: never[]) => unknown> = KeysOf<ConstructorParameters<C>>;

/** What a key is made of; nothing where it is a port, which some module has to provide. */
export function needsOf(key: Key<unknown>): readonly Key<unknown>[] {
  return ('needs' in key ? key.needs : undefined) ?? [];
}

/**
 * A class that keeps something of one account says so: `static readonly perAccount = true`. It is made anew for the next
 * account, and with it whatever stands on it; all else lives as long as the document.
 */
export const keepsOfAccount = (key: Key<unknown>): boolean => 'perAccount' in key;

export function isPort(key: Key<unknown>): key is Token<unknown> {
  return typeof key !== 'function';
}
