/**
 * Run-time name of a port. Interfaces vanish at run time, so each port is an interface plus a token
 * of the same name; the phantom member ties the token to its interface for the compiler.
 */
export interface Token<T> {
  readonly name: string;
  readonly provides?: T;
}

export function token<T>(name: string): Token<T> {
  return { name };
}

/** A concrete class can stand for itself; a port never does. */
export type ClassKey<T> = abstract new (...dependencies: never[]) => T;

export type Key<T> = Token<T> | ClassKey<T>;

export function keyName(key: Key<unknown>): string {
  return key.name;
}
