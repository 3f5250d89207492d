import type { Decimal } from '../shared/decimal';
import type { Instrument } from '../markets/instrument';
import type { OrderSide } from './order';

/** An order before it is sent; what is absent has not been filled in yet. */
export interface OrderDraft {
  readonly side: OrderSide;
  readonly type: 'LIMIT' | 'MARKET';
  /** Limit orders only. */
  readonly price?: Decimal | undefined;
  /** Base quantity. */
  readonly quantity?: Decimal | undefined;
  /** Quote amount; for a market buy in place of the quantity. */
  readonly amount?: Decimal | undefined;
}

/** One side of a book as [price, size], best first. */
export type BookSide = readonly (readonly [price: number, size: number])[];

/** The asset an order of this side pays with. */
export function spentAsset(instrument: Pick<Instrument, 'base' | 'quote'>, side: OrderSide): string {
  return side === 'BUY' ? instrument.quote : instrument.base;
}

/** The asset an order of this side brings in; spot fees are taken out of it (protocol 4.2). */
export function receivedAsset(instrument: Pick<Instrument, 'base' | 'quote'>, side: OrderSide): string {
  return side === 'BUY' ? instrument.base : instrument.quote;
}
