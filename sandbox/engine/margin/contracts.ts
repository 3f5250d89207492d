import type { Instrument } from '../model/instrument';
import { type Account, Position, type Closing } from '../ledger/account';
import type { Ledger } from '../ledger/ledger';
import type { PositionSide } from '../model/margin-model';
import type { Steps, Ticks, Units } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from '../book/order-book';
import { shareOf, type OrderRegistry } from '../book/order-registry';
import type { RestingOrder } from '../book/resting-order';
import type { Treasury } from '../ledger/treasury';

/** Pays realised profits and is paid realised losses: the other side of all open positions together. */
export const clearingAccount = 'clearing';
export const insuranceAccount = 'insurance-fund';

/** Everybody's contracts, and the money that trading them moves. */
export class Contracts {
  readonly #bySymbol = new Map<string, Position[]>();
  #changed = new Set<Position>();
  readonly #clearing: Account;

  constructor(
    private readonly ledger: Ledger,
    private readonly books: ReadonlyMap<string, OrderBook>,
    private readonly registry: OrderRegistry,
    private readonly treasury: Treasury,
  ) {
    this.#clearing = ledger.accounts.get(clearingAccount)!;
  }

  position(account: Account, instrument: Instrument, side: PositionSide): Position {
    const key = side === 'BOTH' ? instrument.symbol : `${instrument.symbol} ${side}`;
    let position = account.positions.get(key);
    if (position === undefined) {
      position = new Position(account, instrument, side);
      account.positions.set(key, position);
      this.of(instrument.symbol).push(position);
    }
    return position;
  }

  /** All positions of a market, closed ones included. */
  of(symbol: string): Position[] {
    let positions = this.#bySymbol.get(symbol);
    if (positions === undefined) this.#bySymbol.set(symbol, (positions = []));
    return positions;
  }

  /** Open positions of a market, in an order that does not depend on the past. */
  holders(symbol: string): Position[] {
    return this.of(symbol)
      .filter(({ holding }) => holding !== 0)
      .sort((a, b) => compare(a.account.accountId, b.account.accountId) || compare(a.side, b.side));
  }

  /** Steps held long. */
  openInterest(symbol: string): Steps {
    return this.of(symbol).reduce((sum, { holding }) => sum + Math.max(0, holding), 0);
  }

  /** Customers are told about it at the end of the command. */
  touch(position: Position): void {
    if (position.account.kind !== 'customer') return;
    this.#changed.add(position);
    this.touchSharing(position.account);
  }

  /** What stands on the collateral that a customer's positions share is liquidated elsewhere once that has changed. */
  touchSharing(account: Account): void {
    for (const each of account.sortedPositions())
      if (each.holding !== 0 && each.marginMode === 'CROSS') this.#changed.add(each);
  }

  takeChanged(): Iterable<Position> {
    const changed = this.#changed;
    if (changed.size > 0) this.#changed = new Set();
    return changed;
  }

  /** Books an execution of an order on its position; `notional` is its worth. @returns the profit it realised, before fees. */
  book(order: RestingOrder, price: Ticks, quantity: Steps, notional: Units, tradeId: number, moment: Moment): Units {
    const position = order.position!;
    const { instrument, direction } = order;
    const customer = order.account.kind === 'customer';
    if (customer) position.daily.turn(moment.at);
    const closed = position.closable(direction, quantity);
    let pnl = 0n;
    if (closed > 0) {
      const closing = position.close(closed, closed === quantity ? notional : instrument.notional(price, closed));
      this.#settle(position, closing, tradeId, moment);
      pnl = closing.pnl;
      if (customer) position.daily.addPnl(pnl);
      order.realizedPnl += pnl;
    }
    const opened = quantity - closed;
    if (opened > 0) {
      const { marginMode = 'CROSS', leverage } = order.terms;
      position.open(
        direction,
        opened,
        closed === 0 ? notional : instrument.notional(price, opened),
        marginMode,
        moment.at,
      );
      // A seller's reserve was counted at its limit, which a better price must not exceed.
      if (marginMode === 'ISOLATED')
        this.assign(position, shareOf(instrument.notional(Math.min(price, order.price), opened), leverage!));
    }
    position.updatedAt = moment.at;
    this.touch(position);
    return pnl;
  }

  /** Brings the reducing orders of a position down to what is left of it. */
  shrink(traded: RestingOrder, moment: Moment): void {
    const position = traded.position!;
    if (position.account.kind !== 'customer') return;
    if (position.account.contractOrders === 0) return;
    for (const order of this.registry.inOrder(position.account)) {
      if (order.position !== position || !order.reducing) continue;
      const limit = position.closable(order.direction, order.remaining);
      if (limit === order.remaining) continue;
      if (limit === 0) this.registry.cancel(order, moment);
      else {
        order.quantity = order.executed + limit;
        order.updatedAt = moment.at;
        this.books.get(order.instrument.symbol)!.shrunk(order, 0);
        this.registry.tell(order, moment);
      }
    }
  }

  /** Adds margin to an isolated position out of its account's free balance, or gives some back. */
  assign(position: Position, amount: Units): void {
    position.isolatedMargin += amount;
    this.ledger.freeze(position.account.balance(position.instrument.quoteAsset), amount);
    this.touch(position);
  }

  /** Settles what is unrealised at a price: from there on profit counts anew. */
  settleAt(position: Position, mark: Units, moment: Moment): void {
    const due = position.unrealized(mark);
    position.settleCost += due;
    this.#settle(position, { pnl: 0n, due, released: 0n }, 'settlement', moment);
    this.touch(position);
  }

  /** Covers what an account cannot pay: the insurance fund, and when that is empty the exchange itself. */
  rescue(account: Account, asset: string, amount: Units, reference: string, moment: Moment): void {
    const fund = this.ledger.accounts.get(insuranceAccount)!;
    const { holding } = fund.balance(asset);
    const own = holding <= 0n ? 0n : holding < amount ? holding : amount;
    if (own > 0n) this.treasury.pay(fund, account, asset, own, 'LIQUIDATION', reference, moment);
    if (amount > own)
      this.treasury.pay(
        this.ledger.accounts.get('treasury')!,
        account,
        asset,
        amount - own,
        'LIQUIDATION',
        reference,
        moment,
      );
  }

  /** Pays what is due: what a close has earned, with what was settled of it before taken back by a line of its own. */
  #settle(position: Position, { pnl, due, released }: Closing, cause: number | 'settlement', moment: Moment): void {
    const { account } = position;
    const { symbol, quoteAsset: asset } = position.instrument;
    if (account.kind !== 'customer') {
      this.ledger.move(this.#clearing.balance(asset), account.balance(asset), due);
      return;
    }
    const reference = `${symbol} ${cause}`;
    this.treasury.pay(this.#clearing, account, asset, due - pnl, 'PNL_SETTLEMENT', reference, moment);
    this.treasury.pay(this.#clearing, account, asset, pnl, 'REALIZED_PNL', reference, moment);
    if (position.marginMode !== 'ISOLATED') return;
    // An isolated position loses its own margin and nothing else.
    let free = released;
    const missing = -due - released;
    if (missing > 0n) {
      const more = missing < position.isolatedMargin ? missing : position.isolatedMargin;
      position.isolatedMargin -= more;
      free += more;
      if (missing > more) this.rescue(account, asset, missing - more, reference, moment);
    }
    this.ledger.freeze(account.balance(asset), -free);
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
