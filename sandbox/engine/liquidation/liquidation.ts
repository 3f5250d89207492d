import type { Account, Position } from '../ledger/account';
import type { Ledger } from '../ledger/ledger';
import { type Steps, type Ticks, type Units, one } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from '../book/order-book';
import type { OrderRegistry } from '../book/order-registry';
import type { RestingOrder } from '../book/resting-order';
import type { Treasury } from '../ledger/treasury';
import { insuranceAccount, type Contracts } from '../margin/contracts';
import type { ExchangeOrders } from './exchange-orders';
import { deleveragingRank } from '../margin/adl';
import type { AccountMargins } from '../margin/account-margins';

/** Charged on what is closed in the book or handed over; goes to the insurance fund. */
const feeBps = 10n;
const basisPoints = 10_000n;
/** The fund gets rid of what it took over within so many basis points of the mark. */
const unwindingBps = 200n;

/**
 * Accounts below their maintenance margin lose their positions: first in the book, down to the price at which nothing is
 * left of their margin; what nobody takes there goes to the insurance fund at that price; and when the fund cannot bear
 * it, to those who hold the other side, the most profitable first. Nobody pays anything beyond that.
 */
export class Liquidation {
  constructor(
    private readonly ledger: Ledger,
    private readonly books: ReadonlyMap<string, OrderBook>,
    private readonly registry: OrderRegistry,
    private readonly contracts: Contracts,
    private readonly margins: AccountMargins,
    private readonly orders: ExchangeOrders,
    private readonly treasury: Treasury,
  ) {}

  advance(moment: Moment): void {
    this.#closeUntilSafe(moment);
    this.#unwind(moment);
    this.#closeUntilSafe(moment);
  }

  /** A closing trade may fill an order of somebody who cannot bear it either, so it goes on until nobody is too low. */
  #closeUntilSafe(moment: Moment): void {
    while (this.#closeOnce(moment));
  }

  /** @returns whether any position became smaller */
  #closeOnce(moment: Moment): boolean {
    let closed = false;
    for (const account of this.ledger.accounts.values()) {
      if (account.kind !== 'customer' || account.positions.size === 0) continue;
      for (const position of account.sortedPositions()) closed = this.#liquidateIsolated(position, moment) || closed;
      closed = this.#liquidateCross(account, moment) || closed;
    }
    return closed;
  }

  #liquidateIsolated(position: Position, moment: Moment): boolean {
    if (position.holding === 0 || position.marginMode !== 'ISOLATED') return false;
    const equity = position.isolatedMargin + position.unrealized(this.margins.markOf(position));
    if (equity >= this.margins.maintenanceOf(position)) return false;
    for (const order of this.registry.inOrder(position.account))
      if (order.position === position) this.registry.cancel(order, moment);
    return this.#close(position, equity, moment);
  }

  #liquidateCross(account: Account, moment: Moment): boolean {
    if (!this.#below(account)) return false;
    for (const order of this.registry.inOrder(account))
      if (!(order.instrument.perpetual && order.terms.marginMode === 'ISOLATED')) this.registry.cancel(order, moment);
    const held = account.sortedPositions().filter(({ holding, marginMode }) => holding !== 0 && marginMode === 'CROSS');
    const weights = new Map(held.map((position) => [position, this.margins.maintenanceOf(position)]));
    held.sort((a, b) =>
      weights.get(a)! < weights.get(b)!
        ? 1
        : weights.get(a)! > weights.get(b)!
          ? -1
          : a.instrument.symbol < b.instrument.symbol
            ? -1
            : 1,
    );
    let closed = false;
    for (const position of held) {
      if (!this.#below(account)) return closed;
      closed = this.#close(position, this.margins.of(account).collateral, moment) || closed;
    }
    return closed;
  }

  #below(account: Account): boolean {
    const { collateral, maintenanceMargin, notional } = this.margins.of(account);
    return notional > 0n && collateral < maintenanceMargin;
  }

  /**
   * @param equity what the position may lose from the mark on
   * @returns whether it became smaller
   */
  #close(position: Position, equity: Units, moment: Moment): boolean {
    const { instrument, holding } = position;
    const book = this.books.get(instrument.symbol)!;
    const fee = instrument.takerFee(this.margins.valueOf(position), position.account.feeTier);
    const price = this.#bankruptcyPrice(position, equity - fee);
    const before = position.isolatedMargin;
    const order = this.orders.sell(book, position, price, Math.abs(position.holding), moment);
    if (order.executed > 0) {
      const margin = before - position.isolatedMargin;
      const left =
        position.marginMode === 'ISOLATED'
          ? margin + order.realizedPnl - order.fee
          : this.margins.of(position.account).collateral;
      this.#report(
        position,
        1,
        order.executed,
        averagePrice(order),
        this.#charge(position, order.executedNotional, left, moment),
        moment,
      );
    }
    if (position.holding !== 0) this.#handOver(position, price, moment);
    return Math.abs(position.holding) < Math.abs(holding);
  }

  #charge(position: Position, notional: Units, left: Units, moment: Moment): Units {
    const full = (notional * feeBps) / basisPoints;
    const fee = left <= 0n ? 0n : left < full ? left : full;
    if (fee > 0n)
      this.treasury.pay(
        position.account,
        this.#fund,
        position.instrument.quoteAsset,
        fee,
        'LIQUIDATION',
        position.instrument.symbol,
        moment,
      );
    return fee;
  }

  #handOver(position: Position, price: Ticks, moment: Moment): void {
    const { instrument, holding } = position;
    const quantity = Math.abs(holding);
    const priceUnits = instrument.priceUnits(price);
    const gain = instrument.worth(this.margins.markOf(position), holding) - instrument.worth(priceUnits, holding);
    const reserve = (this.margins.valueOf(position) * unwindingBps) / basisPoints;
    if (this.#capital(instrument.quoteAsset) + gain >= reserve) {
      this.orders.cross(position, this.contracts.position(this.#fund, instrument, 'BOTH'), price, quantity, moment);
      this.#report(position, 2, quantity, priceUnits, 0n, moment);
      return;
    }
    this.#deleverage(position, price, moment);
  }

  #deleverage(position: Position, price: Ticks, moment: Moment): void {
    const { instrument } = position;
    const mark = this.margins.markOf(position);
    const ranked = this.contracts
      .holders(instrument.symbol)
      .filter(
        (other) => Math.sign(other.holding) === -Math.sign(position.holding) && other.account !== position.account,
      )
      .map((other) => ({
        other,
        rank: deleveragingRank(other, mark, other.account.kind === 'customer' ? this.margins.leverageOf(other) : 1),
      }))
      .sort((a, b) => b.rank - a.rank);
    for (const { other } of ranked) {
      const quantity = Math.min(Math.abs(position.holding), Math.abs(other.holding));
      if (quantity === 0) return;
      this.orders.cross(position, other, price, quantity, moment);
      this.#report(position, 3, quantity, instrument.priceUnits(price), 0n, moment);
      this.#report(other, 3, quantity, instrument.priceUnits(price), 0n, moment);
    }
  }

  /** The fund sells what it took over as soon as somebody wants it near the mark. */
  #unwind(moment: Moment): void {
    for (const position of this.#fund.sortedPositions()) {
      if (position.holding === 0) continue;
      const mark = this.margins.markOf(position);
      const { tickUnits } = position.instrument;
      const far =
        (mark * (position.holding > 0 ? basisPoints - unwindingBps : basisPoints + unwindingBps)) / basisPoints;
      this.orders.sell(
        this.books.get(position.instrument.symbol)!,
        position,
        Math.max(1, Number(far / tickUnits)),
        Math.abs(position.holding),
        moment,
      );
    }
  }

  get #fund(): Account {
    return this.ledger.accounts.get(insuranceAccount)!;
  }

  #capital(asset: string): Units {
    let sum = this.#fund.balance(asset).holding;
    for (const position of this.#fund.sortedPositions())
      if (position.holding !== 0) sum += position.unrealized(this.margins.markOf(position));
    return sum;
  }

  /** Where nothing is left of the equity, rounded so that nothing is owed. */
  #bankruptcyPrice(position: Position, equity: Units): Ticks {
    const { instrument, holding } = position;
    const perBase = (equity * one) / instrument.baseUnits(Math.abs(holding));
    const price = this.margins.markOf(position) + (holding > 0 ? -perBase : perBase);
    const ticks = Number(price / instrument.tickUnits);
    const rounded = holding > 0 && BigInt(ticks) * instrument.tickUnits < price ? ticks + 1 : ticks;
    return Math.min(instrument.maxPrice, Math.max(instrument.minPrice, rounded));
  }

  #report(
    position: Position,
    stage: 1 | 2 | 3,
    quantity: Steps,
    price: Units,
    fee: Units,
    { at, events }: Moment,
  ): void {
    const { account, instrument, side } = position;
    if (account.kind !== 'customer') return;
    events?.push({
      type: 'liquidation',
      liquidation: {
        accountId: account.accountId,
        symbol: instrument.symbol,
        positionSide: side,
        stage,
        quantity,
        price,
        fee,
        at,
      },
    });
  }
}

function averagePrice(order: RestingOrder): Units {
  return (order.executedNotional * one) / order.instrument.baseUnits(order.executed);
}
