import { dailyYield } from '../earn/days';
import type { Earn } from '../earn/earn';
import type { ExchangeService } from '../../engine/exchange-service';
import type { Units } from '../../engine/model/units';
import type { UserRepository } from '../users/user-repository';
import type { VoucherTerms } from './voucher-plan';
import type { Voucher, VoucherRepository } from './voucher-repository';

type Boost = Extract<VoucherTerms, { type: 'RATE_BOOST' }>;

/** Events of an account that are looked at; a position has one a day. */
const mostEvents = 500;

/** Pays what a boosted rate brings: beside the yield of each day that Earn has paid, in proportion to it. */
export class RateBoosts {
  constructor(
    private readonly repository: VoucherRepository,
    private readonly exchange: ExchangeService,
    private readonly earn: Earn,
    private readonly users: UserRepository,
  ) {}

  paid({ voucherId }: Voucher): Units {
    return [...this.repository.payments(voucherId).values()].reduce((sum, amount) => sum + amount, 0n);
  }

  /** Each day once: the ledger knows it by its reference, though the exchange stopped between booking and writing down. */
  async pay(voucher: Voucher, terms: Boost): Promise<void> {
    const { voucherId, accountId } = voucher;
    const known = this.repository.payments(voucherId);
    for (const [dayAt, earned] of this.#days(voucher, terms)) {
      if (known.has(dayAt)) continue;
      const amount = boostOf(earned, this.earn.product(terms.productId).apr, terms);
      if (amount === 0n) continue;
      const { ok } = await this.exchange.submit({
        type: 'transfer',
        kind: 'DISTRIBUTION',
        reference: `voucher:${voucherId}:${dayAt}`,
        legs: [{ from: 'treasury', to: accountId, asset: 'USDT', amount }],
      });
      if (ok) this.repository.addPayment(voucherId, dayAt, amount);
    }
  }

  /** What the product has paid by days that ended while the voucher was in use. */
  #days({ accountId, usedAt = 0, endsAt = 0 }: Voucher, { productId }: Boost): ReadonlyMap<number, Units> {
    const user = this.users.byApplication(accountId);
    const days = new Map<number, Units>();
    if (!user) return days;
    for (const event of this.earn.history(user, 'USDT', 1, mostEvents).rows) {
      const counts = event.productId === productId && (event.kind === 'YIELD' || event.kind === 'REINVEST');
      if (counts && event.at > usedAt && event.at <= endsAt)
        days.set(event.at, (days.get(event.at) ?? 0n) + event.amount);
    }
    return days;
  }
}

/** On at most the voucher's principal, rounded down. */
function boostOf(earned: Units, apr: Units, { apr: boost, principal }: Boost): Units {
  const most = dailyYield(principal, apr);
  return ((earned < most ? earned : most) * boost) / apr;
}
