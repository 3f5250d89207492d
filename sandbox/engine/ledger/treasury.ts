import { outsideWorld, type Ledger } from './ledger';
import { type Account } from './account';
import type { LedgerCommand, LedgerKind, TransferLeg } from '../model/ledger-model';
import type { CommandOutcome } from '../model/commands';
import type { Units } from '../model/units';
import type { Moment } from '../model/moment';

type Deposit = Extract<LedgerCommand, { type: 'deposit' }>;
type Transfer = Extract<LedgerCommand, { type: 'transfer' }>;

/** Whether margin can do without what an account would give away, by asset; below zero what it would receive. */
export type CanSpare = (account: Account, given: ReadonlyMap<string, Units>) => boolean;

/** Money that moves other than by trades. */
export class Treasury {
  nextEntryId = 1;
  /** Of transfers that were made. */
  readonly references = new Set<string>();

  constructor(
    private readonly ledger: Ledger,
    private readonly canSpare: CanSpare,
  ) {}

  transfer({ kind, reference, legs, opens }: Transfer, moment: Moment): CommandOutcome {
    const { accounts } = this.ledger;
    if (this.references.has(reference)) return { ok: true };
    if (
      legs.some(({ from, to, amount }) => amount <= 0n || !accounts.has(from) || (to !== opens && !accounts.has(to)))
    ) {
      return { ok: false, reason: 'unknownAccount' };
    }
    const reason = this.#transferFault(legs);
    if (reason !== undefined) return { ok: false, reason };
    if (opens !== undefined && !accounts.has(opens)) this.ledger.open(opens, 'customer');
    this.references.add(reference);
    for (const leg of legs) {
      const [from, to] = [this.ledger.accounts.get(leg.from)!, this.ledger.accounts.get(leg.to)!];
      this.pay(from, to, leg.asset, leg.amount, leg.withheld ?? leg.as ?? kind, reference, moment);
    }
    return { ok: true };
  }

  deposit(account: Account, { asset, amount, kind }: Deposit, moment: Moment): CommandOutcome {
    if (amount < 0n && account.kind === 'customer') {
      if ((account.balances.get(asset)?.available ?? 0n) < -amount) return { ok: false, reason: 'insufficientBalance' };
      if (!keepsCredit(account, new Map([[asset, -amount]]))) return { ok: false, reason: 'insufficientBalance' };
      if (!this.canSpareOf(account, asset, -amount)) return { ok: false, reason: 'insufficientMargin' };
    }
    this.ledger.move(this.ledger.accounts.get(outsideWorld)!.balance(asset), account.balance(asset), amount);
    this.#record(account, kind ?? (amount < 0n ? 'WITHDRAW' : 'DEPOSIT'), asset, amount, '', moment);
    return { ok: true };
  }

  canSpareOf(account: Account, asset: string, amount: Units): boolean {
    return this.canSpare(account, new Map([[asset, amount]]));
  }

  /** Moves money between accounts and writes it down for both. */
  pay(
    from: Account,
    to: Account,
    asset: string,
    amount: Units,
    kind: LedgerKind,
    reference: string,
    moment: Moment,
  ): void {
    this.ledger.move(from.balance(asset), to.balance(asset), amount);
    this.#record(from, kind, asset, -amount, reference, moment);
    this.#record(to, kind, asset, amount, reference, moment);
  }

  #transferFault(legs: readonly TransferLeg[]): 'insufficientBalance' | 'insufficientMargin' | undefined {
    const spent = new Map<string, Map<string, Units>>();
    const net = new Map<string, Map<string, Units>>();
    for (const { from, to, asset, amount, withheld } of legs) {
      if (withheld === undefined) add(spent, from, asset, amount);
      add(net, from, asset, amount);
      add(net, to, asset, -amount);
    }
    if (legs.some(({ from, asset, withheld }) => withheld !== undefined && net.get(from)!.get(asset)! > 0n))
      return 'insufficientBalance';
    for (const [accountId, assets] of spent) {
      const account = this.ledger.accounts.get(accountId)!;
      if (account.kind !== 'customer') continue;
      for (const [asset, amount] of assets)
        if ((account.balances.get(asset)?.available ?? 0n) < amount) return 'insufficientBalance';
      if (!keepsCredit(account, net.get(accountId)!)) return 'insufficientBalance';
      if (!this.canSpare(account, net.get(accountId)!)) return 'insufficientMargin';
    }
    return undefined;
  }

  /** Tells a customer why a balance changed other than by a trade. */
  #record(
    account: Account,
    kind: LedgerKind,
    asset: string,
    amount: Units,
    reference: string,
    { at, events }: Moment,
  ): void {
    if (account.kind !== 'customer' || amount === 0n) return;
    const entryId = this.nextEntryId++;
    events?.push({
      type: 'ledger',
      entry: { entryId, accountId: account.accountId, kind, asset, amount, reference, at },
    });
  }
}

/** While something is owed, nothing leaves but what lies above it in USDT: neither the credit nor what was bought with it. */
function keepsCredit({ credit, balances }: Account, given: ReadonlyMap<string, Units>): boolean {
  if (!credit || [...given.values()].every((amount) => amount <= 0n)) return true;
  return (balances.get('USDT')?.available ?? 0n) - (given.get('USDT') ?? 0n) >= credit.owed;
}

function add(sums: Map<string, Map<string, Units>>, accountId: string, asset: string, amount: Units): void {
  const assets = sums.get(accountId) ?? new Map<string, Units>();
  assets.set(asset, (assets.get(asset) ?? 0n) + amount);
  sums.set(accountId, assets);
}
