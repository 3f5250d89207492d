import { outsideWorld, type Account, type Balance, type Ledger } from './ledger';
import type { LedgerCommand, LedgerKind } from './ledger-model';
import type { CommandOutcome, Units } from './model';
import type { Moment } from './moment';

type Deposit = Extract<LedgerCommand, { type: 'deposit' }>;
type Transfer = Extract<LedgerCommand, { type: 'transfer' }>;

/** How much of a balance the margin of contracts does not need. */
export type SpareOf = (balance: Balance) => Units;

/** Money that moves other than by trades. */
export class Treasury {
  nextEntryId = 1;
  /** Of transfers that were made. */
  readonly references = new Set<string>();

  constructor(
    private readonly ledger: Ledger,
    private readonly spareOf: SpareOf,
  ) {}

  transfer({ kind, reference, legs }: Transfer, moment: Moment): CommandOutcome {
    if (this.references.has(reference)) return { ok: true };
    if (legs.some(({ from, to, amount }) => amount <= 0n || !this.ledger.accounts.has(from) || !this.ledger.accounts.has(to))) {
      return { ok: false, reason: 'unknownAccount' };
    }
    const spent = new Map<Balance, Units>();
    for (const { from, asset, amount } of legs) {
      const balance = this.ledger.accounts.get(from)!.balance(asset);
      spent.set(balance, (spent.get(balance) ?? 0n) + amount);
    }
    for (const [balance, amount] of spent) {
      const reason = this.spendingFault(balance, amount);
      if (reason !== undefined) return { ok: false, reason };
    }
    this.references.add(reference);
    for (const { from, to, asset, amount } of legs) this.pay(this.ledger.accounts.get(from)!, this.ledger.accounts.get(to)!, asset, amount, kind, reference, moment);
    return { ok: true };
  }

  deposit(account: Account, { asset, amount, kind }: Deposit, moment: Moment): CommandOutcome {
    const reason = amount < 0n ? this.spendingFault(account.balance(asset), -amount) : undefined;
    if (reason !== undefined) return { ok: false, reason };
    this.ledger.move(this.ledger.accounts.get(outsideWorld)!.balance(asset), account.balance(asset), amount);
    this.record(account, kind ?? (amount < 0n ? 'WITHDRAW' : 'DEPOSIT'), asset, amount, '', moment);
    return { ok: true };
  }

  /** Moves money between accounts and writes it down for both. */
  pay(from: Account, to: Account, asset: string, amount: Units, kind: LedgerKind, reference: string, moment: Moment): void {
    this.ledger.move(from.balance(asset), to.balance(asset), amount);
    this.record(from, kind, asset, -amount, reference, moment);
    this.record(to, kind, asset, amount, reference, moment);
  }

  private spendingFault(balance: Balance, amount: Units): 'insufficientBalance' | 'insufficientMargin' | undefined {
    if (balance.account.kind !== 'customer') return undefined;
    if (balance.available < amount) return 'insufficientBalance';
    return this.spareOf(balance) < amount ? 'insufficientMargin' : undefined;
  }

  /** Tells a customer why a balance changed other than by a trade. */
  private record(account: Account, kind: LedgerKind, asset: string, amount: Units, reference: string, { at, events }: Moment): void {
    if (account.kind !== 'customer' || amount === 0n) return;
    const entryId = this.nextEntryId++;
    events?.push({ type: 'ledger', entry: { entryId, accountId: account.accountId, kind, asset, amount, reference, at } });
  }
}
