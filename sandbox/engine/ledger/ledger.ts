import { Account, type AccountKind, type Balance } from './account';
import type { Units } from '../model/units';

/** The other side of every deposit and withdrawal. Its balances are the negative of all money inside. */
export const outsideWorld = 'outside-world';
/** Receives every trading fee. */
export const feeAccount = 'fees';

/** Money of customers that the exchange keeps for a purpose, or pays out; each name says which. */
export const systemAccounts = [
  'withdrawals',
  'earn',
  'staking',
  'treasury',
  'insurance-fund',
  'clearing',
  'convert',
] as const;

/**
 * Double entry in whole units: money only moves between two balances, so the sum of every asset over
 * all accounts is always zero. Customers can neither go below zero nor freeze more than they hold;
 * house accounts trade on unlimited credit and therefore freeze nothing (a negative holding is what
 * the house owes), and the outside world is the negative of everything inside.
 */
export class Ledger {
  readonly accounts = new Map<string, Account>();
  #touched: Balance[] = [];

  constructor() {
    this.open(outsideWorld, 'system');
    this.open(feeAccount, 'system');
    for (const accountId of systemAccounts) this.open(accountId, 'system');
  }

  open(accountId: string, kind: AccountKind): Account {
    const account = new Account(accountId, kind);
    this.accounts.set(accountId, account);
    return account;
  }

  move(from: Balance, to: Balance, amount: Units): void {
    from.holding -= amount;
    to.holding += amount;
    this.#touch(from);
    this.#touch(to);
  }

  freeze(balance: Balance, amount: Units): void {
    if (balance.account.kind !== 'customer') return;
    balance.frozen += amount;
    this.#touch(balance);
  }

  /** What an account says of a balance is no longer the same, though its amounts are. */
  retell(balance: Balance): void {
    this.#touch(balance);
  }

  /** Customers' balances changed since the last call that hold less than is reserved of them. */
  short(): readonly Balance[] {
    return this.#touched.some((balance) => balance.available < 0n)
      ? this.#touched.filter((balance) => balance.available < 0n)
      : [];
  }

  /** Customers' balances changed since the last call, each with its next version. */
  takeChanged(): readonly Balance[] {
    if (this.#touched.length === 0) return this.#touched;
    const changed = this.#touched;
    this.#touched = [];
    for (const balance of changed) {
      balance.touched = false;
      balance.version += 1;
    }
    return changed;
  }

  #touch(balance: Balance): void {
    if (balance.touched || balance.account.kind !== 'customer') return;
    balance.touched = true;
    this.#touched.push(balance);
  }
}
