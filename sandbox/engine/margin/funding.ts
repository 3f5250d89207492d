import type { Account, Position } from '../ledger/account';
import type { Ledger } from '../ledger/ledger';
import type { FundingPayment, FundingState, Ratio } from '../model/margin-model';
import { type Units, one } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from '../book/order-book';
import type { Treasury } from '../ledger/treasury';
import { clearingAccount, type Contracts } from './contracts';
import type { MarketMarks } from './market-marks';
import { intervalOf, type Prices } from './prices';

const usualHours = 8n;

/** Longs pay shorts, or the other way about, at full hours of UTC. */
export class Funding {
  nextPaymentId = 1;
  readonly #clearing: Account;

  constructor(
    private readonly prices: Prices,
    private readonly books: ReadonlyMap<string, OrderBook>,
    private readonly contracts: Contracts,
    private readonly treasury: Treasury,
    private readonly ledger: Ledger,
  ) {
    this.#clearing = ledger.accounts.get(clearingAccount)!;
  }

  /** Settles what is due. After a long absence only the latest settlement is made: nobody could trade in between. */
  advance(moment: Moment): void {
    for (const [symbol, marks] of this.prices.markets) {
      const interval = intervalOf(this.books.get(symbol)!.instrument);
      const due = Math.floor(moment.at / interval) * interval;
      if (marks.nextAt !== 0 && due >= marks.nextAt) this.#settle(symbol, marks, due, moment);
      marks.nextAt = due + interval;
    }
  }

  state(symbol: string, at: number): FundingState | undefined {
    const marks = this.prices.markets.get(symbol);
    if (marks === undefined) return undefined;
    const { instrument } = this.books.get(symbol)!;
    const interval = intervalOf(instrument);
    return {
      symbol,
      intervalHours: interval / 3_600_000,
      cap: marks.cap,
      floor: marks.floor,
      estimatedRate: this.#rate(symbol, marks),
      estimatedAt: Math.max(marks.sampledAt, marks.lastAt) || at,
      lastRate: marks.lastRate,
      lastAt: marks.lastAt,
      nextAt: marks.nextAt === 0 ? (Math.floor(at / interval) + 1) * interval : marks.nextAt,
    };
  }

  /** What the next settlement would be now: the mean premium, counted for the length of the interval. */
  #rate(symbol: string, marks: MarketMarks): Ratio {
    if (marks.rateOverride !== undefined) return marks.rateOverride;
    if (marks.premiumCount === 0) return 0n;
    const hours = BigInt(this.books.get(symbol)!.instrument.specification.fundingIntervalHours ?? Number(usualHours));
    const rate = (marks.premiumSum * hours) / (BigInt(marks.premiumCount) * usualHours);
    return rate > marks.cap ? marks.cap : rate < marks.floor ? marks.floor : rate;
  }

  #settle(symbol: string, marks: MarketMarks, at: number, moment: Moment): void {
    const rate = this.#rate(symbol, marks);
    const mark = this.prices.mark(symbol) ?? 0n;
    const { instrument } = this.books.get(symbol)!;
    // A whole number of units per step, so that what is paid and what is received are the same to the unit.
    const perStep = (mark * instrument.stepUnits * rate) / (one * one);
    const payments: FundingPayment[] = [];
    for (const position of this.contracts.holders(symbol)) {
      const fee = BigInt(position.holding) * perStep;
      if (fee !== 0n) this.#pay(position, fee, `${symbol} ${at}`, moment);
      const { accountId, kind } = position.account;
      if (kind !== 'customer' || fee === 0n) continue;
      const paymentId = this.nextPaymentId++;
      payments.push({
        paymentId,
        accountId,
        symbol,
        rate,
        markPrice: mark,
        fee,
        intervalHours: intervalOf(instrument) / 3_600_000,
        at,
      });
    }
    marks.lastRate = rate;
    marks.lastAt = at;
    marks.premiumSum = 0n;
    marks.premiumCount = 0;
    const settlement = { symbol, rate, at, nextAt: at + intervalOf(instrument), markPrice: mark };
    moment.events?.push({ type: 'funding', settlement, payments });
  }

  #pay(position: Position, fee: Units, reference: string, moment: Moment): void {
    const { account, instrument } = position;
    this.treasury.pay(account, this.#clearing, instrument.quoteAsset, fee, 'FUNDING_FEE', reference, moment);
    this.contracts.touch(position);
    if (fee < 0n || account.kind !== 'customer' || position.marginMode !== 'ISOLATED') return;
    const own = fee < position.isolatedMargin ? fee : position.isolatedMargin;
    position.isolatedMargin -= own;
    this.ledger.freeze(account.balance(instrument.quoteAsset), -own);
    if (fee > own) this.contracts.rescue(account, instrument.quoteAsset, fee - own, reference, moment);
  }
}
