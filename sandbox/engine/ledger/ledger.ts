import type { Position } from './position';
import type { EngineBalance } from '../model/ledger-model';
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

export type AccountKind = 'customer' | 'house' | 'system';

export class Balance {
  holding: Units = 0n;
  frozen: Units = 0n;
  version = 0;
  /** Changed by the command being applied. */
  touched = false;

  constructor(
    readonly account: Account,
    readonly asset: string,
  ) {}

  get available(): Units {
    return this.holding - this.frozen;
  }

  view(): EngineBalance {
    return {
      accountId: this.account.accountId,
      asset: this.asset,
      holding: this.holding,
      frozen: this.frozen,
      version: this.version,
    };
  }
}

export class Account {
  readonly balances = new Map<string, Balance>();
  /** Contracts, by symbol and in hedge mode side. */
  readonly positions = new Map<string, Position>();
  /** Open orders for contracts. */
  contractOrders = 0;

  constructor(
    readonly accountId: string,
    readonly kind: AccountKind,
  ) {}

  /** By name: which of them was needed first must not matter. */
  sortedPositions(): Position[] {
    return this.positions.size <= 1
      ? [...this.positions.values()]
      : [...this.positions].sort(byKey).map(([, position]) => position);
  }

  /** Balances that were ever used, by asset. */
  usedBalances(): Balance[] {
    const used = [...this.balances.values()].filter(
      ({ holding, frozen, version }) => holding !== 0n || frozen !== 0n || version !== 0,
    );
    return used.sort((a, b) => (a.asset < b.asset ? -1 : 1));
  }

  balance(asset: string): Balance {
    let balance = this.balances.get(asset);
    if (balance === undefined) {
      balance = new Balance(this, asset);
      this.balances.set(asset, balance);
    }
    return balance;
  }
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/**
 * Double entry in whole units: money only moves between two balances, so the sum of every asset over
 * all accounts is always zero. Customers can neither go below zero nor freeze more than they hold;
 * house accounts trade on unlimited credit and therefore freeze nothing (a negative holding is what
 * the house owes), and the outside world is the negative of everything inside.
 */
export class Ledger {
  readonly accounts = new Map<string, Account>();
  private touched: Balance[] = [];

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
    this.touch(from);
    this.touch(to);
  }

  freeze(balance: Balance, amount: Units): void {
    if (balance.account.kind !== 'customer') return;
    balance.frozen += amount;
    this.touch(balance);
  }

  /** Customers' balances changed since the last call that hold less than is reserved of them. */
  short(): readonly Balance[] {
    return this.touched.some((balance) => balance.available < 0n)
      ? this.touched.filter((balance) => balance.available < 0n)
      : [];
  }

  /** Customers' balances changed since the last call, each with its next version. */
  takeChanged(): readonly Balance[] {
    if (this.touched.length === 0) return this.touched;
    const changed = this.touched;
    this.touched = [];
    for (const balance of changed) {
      balance.touched = false;
      balance.version += 1;
    }
    return changed;
  }

  private touch(balance: Balance): void {
    if (balance.touched || balance.account.kind !== 'customer') return;
    balance.touched = true;
    this.touched.push(balance);
  }
}
