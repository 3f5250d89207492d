import type { OrderBook } from '../book/order-book';
import type { CommandOutcome } from '../model/commands';
import type { Moment } from '../model/moment';
import { one, type Units } from '../model/units';
import type { VoucherCommand } from '../model/voucher-model';
import type { Account } from '../ledger/account';
import type { Ledger } from '../ledger/ledger';
import type { Treasury } from '../ledger/treasury';

type Recall = Extract<VoucherCommand, { type: 'recallCredit' }>;

/** What an account is worth at most when nobody asks for the rest of its credit any more. */
const dust = one;
const done: CommandOutcome = { ok: true };
const refused: CommandOutcome = { ok: false, reason: 'voucherRefused' };

/** Puts vouchers into effect. */
export class VoucherDesk {
  constructor(
    private readonly ledger: Ledger,
    private readonly treasury: Treasury,
    private readonly books: ReadonlyMap<string, OrderBook>,
  ) {}

  apply(account: Account, command: VoucherCommand, moment: Moment): CommandOutcome {
    if (command.type === 'recallCredit') return this.#recall(account, command, moment);
    const reference = `voucher:${command.voucherId}`;
    if (this.treasury.references.has(reference)) return done;
    if (command.type === 'grantRebate') {
      const { rebate } = account;
      const { voucherId, part, most, until } = command;
      const runs = rebate !== undefined && rebate.left > 0n && moment.at < rebate.until;
      if (runs || most <= 0n || part <= 0 || part > 10_000) return refused;
      account.rebate = { voucherId, part: BigInt(part), left: most, until };
    } else {
      if (account.credit || command.amount <= 0n) return refused;
      account.credit = { voucherId: command.voucherId, owed: command.amount };
      const treasury = this.ledger.accounts.get('treasury')!;
      this.treasury.pay(treasury, account, 'USDT', command.amount, 'CREDIT', reference, moment);
    }
    this.treasury.references.add(reference);
    return done;
  }

  /** As much as the account and its margin can spare now; the exchange asks again until nothing is owed. */
  #recall(account: Account, { voucherId, forgive = false }: Recall, moment: Moment): CommandOutcome {
    const { credit } = account;
    if (credit?.voucherId !== voucherId) return done;
    const { available } = account.balance('USDT');
    const amount = available < credit.owed ? available : credit.owed;
    if (amount > 0n && this.treasury.canSpareOf(account, 'USDT', amount)) {
      const treasury = this.ledger.accounts.get('treasury')!;
      this.treasury.pay(account, treasury, 'USDT', amount, 'CREDIT', `voucher:${voucherId}:recall`, moment);
      credit.owed -= amount;
    }
    if (credit.owed === 0n || forgive || this.#isSpent(account)) {
      account.credit = undefined;
      this.ledger.retell(account.balance('USDT'));
    }
    return done;
  }

  /** Nothing is left that could still become USDT. */
  #isSpent(account: Account): boolean {
    if (account.contractOrders > 0) return false;
    if ([...account.positions.values()].some(({ holding }) => holding !== 0)) return false;
    let worth: Units = 0n;
    for (const { asset, holding } of account.balances.values()) worth += this.#worth(asset, holding);
    return worth < dust;
  }

  #worth(asset: string, holding: Units): Units {
    if (asset === 'USDT' || holding <= 0n) return holding;
    const book = this.books.get(`SPOT_${asset}_USDT`);
    // What has no price may have one tomorrow.
    if (book?.lastPrice === undefined) return dust;
    return (book.instrument.priceUnits(book.lastPrice) * holding) / one;
  }
}
