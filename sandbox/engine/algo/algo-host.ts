import type { TriggerPriceType } from '../model/algo-model';
import type { Account } from '../ledger/account';
import type { PositionSide } from '../model/margin-model';
import type { Command, CommandOutcome } from '../model/commands';
import type { Steps, Units } from '../model/units';
import type { Moment } from '../model/moment';
import type { OrderBook } from '../book/order-book';
import type { AlgoFault } from './algo-rules';
import type { PriceRange } from './price-watch';

/** The engine as conditional orders need it. */
export interface AlgoHost {
  account(accountId: string): Account | undefined;
  book(symbol: string): OrderBook | undefined;
  /** The ordinary way into the book; `algoOrderId` is written on the order. */
  place(
    account: Account,
    order: Extract<Command, { type: 'place' }>,
    algoOrderId: number,
    moment: Moment,
  ): CommandOutcome;
  edit(account: Account, change: Extract<Command, { type: 'edit' }>, moment: Moment): CommandOutcome;
  /** An order that has ended already is left alone. */
  cancel(account: Account, orderId: number, moment: Moment): void;
  /** Orders of the book alone. @returns how many. */
  cancelAll(account: Account, symbol: string | undefined, moment: Moment): number;
  /** Quote units for one of the base; contracts only. */
  markPrice(symbol: string): Units | undefined;
  /** Whether the account may trade contracts, with this position side; money is not looked at. */
  contractFault(account: Account, positionSide: PositionSide): AlgoFault | undefined;
  /** Signed; contracts only. */
  holding(account: Account, symbol: string, positionSide: PositionSide): Steps;
}

/** Where a market is. A mark price that lies between two ticks has reached the lower one when it rises, the higher one when it falls. */
export function priceOf(host: AlgoHost, symbol: string, type: TriggerPriceType): PriceRange | undefined {
  const book = host.book(symbol)!;
  if (type === 'MARKET_PRICE')
    return book.lastPrice === undefined ? undefined : { low: book.lastPrice, high: book.lastPrice };
  const mark = host.markPrice(symbol);
  if (mark === undefined) return undefined;
  const tick = (book.instrument.factor * 10n ** 12n) / book.instrument.stepUnits;
  return { low: Number(mark / tick), high: Number((mark + tick - 1n) / tick) };
}
