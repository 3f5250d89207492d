/** Passkeys of somebody's devices. */
export interface PasskeysAbility {
  add(name: string): Promise<void>;
  remove(name: string): Promise<void>;
  /** Names, newest first. */
  names(): Promise<readonly string[]>;
  /** Milliseconds since one was used; `undefined` for one that never was. */
  usedAgo(name: string): Promise<number | undefined>;
  logIn(): Promise<void>;
  /** What the device is asked for is not given. */
  logInWithoutFinger(): Promise<void>;
  /** @returns the kind of refusal; `undefined` when it left */
  withdraw(amount: string): Promise<string | undefined>;
  freeze(): Promise<void>;
  unfreeze(): Promise<void>;
}
