import type { Decimal } from '../../../domain/shared/decimal';
import type { MarginTerms } from '../../../domain/trading/margin-terms';
import type { OrderSide } from '../../../domain/trading/order';
import type { OrderDraft } from '../../../domain/trading/order-draft';
import type { FeeRates } from '../../../domain/trading/order-estimate';
import type { OrderProblem } from '../../../domain/trading/order-rules';
import type { ScaledCourse } from '../../../domain/trading/scaled-course';
import type { TicketFields } from './ticket-fields';
import type { SizeUnit } from './ticket-text';

/** The order that is being written, as its means and its program read it. */
export interface TypedOrder {
  readonly fields: TicketFields;
  /** The price it is reckoned at. */
  readonly workingPrice: Decimal | undefined;
  /** The highest price that any part of it may trade at, as far as the order says. */
  readonly dearestPrice: Decimal | undefined;
  /** How its parts would meet the book, where a program names their prices. */
  readonly course: ScaledCourse | undefined;
  /** What it comes to cannot be said of it as it stands, whatever its size. */
  readonly uncounted: boolean;
  /** The order apart from its size. */
  readonly terms: OrderDraft;
  readonly draft: OrderDraft;
  /** Whether it could come with what closes it again. */
  readonly bracketable: boolean;
  readonly bracketed: boolean;
  /** The account's own; `undefined` while they are not known. */
  readonly fees: FeeRates | undefined;
  /** Worst price of a market order that is kept from slipping further. */
  slippageLimit(side: OrderSide): Decimal | undefined;
}

/** What an order is traded with: balances on a spot market, collateral on a perpetual. */
export interface Means {
  /** What it is paid in. */
  readonly asset: string;
  readonly available: Decimal | undefined;
  /** The largest order there are means for, in the unit the size is typed in. */
  readonly largest: Decimal | undefined;
  /** What is held of the base, for an order that sells or closes it; nothing for one that buys or opens. */
  readonly held: Decimal | undefined;
  /** How a contract is margined; nothing on a spot market. */
  readonly terms: Partial<MarginTerms>;
  /** Of a balance an order may not cost more than there is; collateral says itself what is wrong. */
  readonly spendable: Decimal | undefined;
  /** The order with the size that is typed. */
  sized(terms: OrderDraft, size: Decimal, unit: SizeUnit): OrderDraft;
  amountOf(quantity: Decimal, unit: SizeUnit): Decimal | undefined;
  problem(draft: OrderDraft): OrderProblem | undefined;
}

/** Means of a perpetual; they come with what trades contracts. */
export interface ContractMeans extends Means {
  readonly terms: MarginTerms;
  readonly leverage: number | undefined;
  readonly markPrice: number | undefined;
  /**
   * Where the position would be liquidated that the order opens, adds to or turns round. What the order only makes
   * smaller lies on the other side, and is none of its making.
   */
  readonly liquidationAfter: Decimal | undefined;
}
