import { autorun } from 'mobx';
import type { Outcome } from '../../src/application/kernel/failure';
import type { SafeAct } from '../../src/domain/security/safe-act';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';

/** What a screen has shown of something: what was there first, and each change of it. */
export function seen<T>(look: () => T): T[] {
  const all: T[] = [];
  autorun(() => all.push(look()));
  return all;
}

/** What somebody proves with who is asked to. */
export const proof = { otp: '123456' };

/** Proves whatever is asked for, and writes down what it was. */
export function proving() {
  const acts: SafeAct[] = [];
  const run = <T>(act: SafeAct, send: (given: typeof proof) => Outcome<T>): Outcome<T> => {
    acts.push(act);
    return send(proof);
  };
  return { acts, stepUp: { run } as never };
}

/** An account that has so much of each asset. */
export function holding(amounts: Readonly<Record<string, string>>): never {
  const rows = Object.entries(amounts).map(([asset, amount]) => [asset, { available: decimal(amount) }] as const);
  return { byAsset: new Map<string, { readonly available: Decimal }>(rows) } as never;
}

/** As it is written down: amounts are equal by their digits, however they were reckoned. */
export function written(what: unknown): unknown {
  return JSON.parse(JSON.stringify(what));
}
