import type { Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import type { Instrument } from '../markets/instrument';
import type { OrderRequest, OrderSide } from './order';

/** How long a limit order may stay, and where: BID and ASK follow a best price instead of naming one (protocol 4.1). */
export const orderTimings = ['GTC', 'POST_ONLY', 'IOC', 'FOK', 'BID', 'ASK'] as const;
export type OrderTiming = (typeof orderTimings)[number];

/** Best prices of the book that a BID or ASK order may name. */
export const pegLevels = [1, 5, 10, 15, 20] as const;

/** An order before it is sent; what is absent has not been filled in yet. */
export interface OrderDraft {
  readonly side: OrderSide;
  readonly type: 'LIMIT' | 'MARKET';
  /** Limit orders only; GTC when absent. */
  readonly timing?: OrderTiming | undefined;
  /** Limit orders only. */
  readonly price?: Decimal | undefined;
  /** Base quantity. */
  readonly quantity?: Decimal | undefined;
  /** Quote amount; for a market buy in place of the quantity. */
  readonly amount?: Decimal | undefined;
  /** Of a BID or ASK order. */
  readonly bidAskLevel?: number | undefined;
  /** What others see of it. */
  readonly visible?: Decimal | undefined;
  readonly reduceOnly?: boolean | undefined;
  /** When what rests of it ends by itself. */
  readonly expiresAt?: Instant | undefined;
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

/** Whether what does not fill at once stays in the book. */
export function rests({ type, timing = 'GTC' }: Pick<OrderDraft, 'type' | 'timing'>): boolean {
  return type === 'LIMIT' && timing !== 'IOC' && timing !== 'FOK';
}

export function isPegged({ timing }: Pick<OrderDraft, 'timing'>): boolean {
  return timing === 'BID' || timing === 'ASK';
}

/** What the exchange is asked for; a pegged order names a level of the book and no price. */
export function orderRequest(draft: OrderDraft): Omit<OrderRequest, 'clientOrderId' | 'symbol'> {
  const { side, type, timing = 'GTC', price, quantity, amount, bidAskLevel, visible, reduceOnly, expiresAt } = draft;
  const kind = type === 'MARKET' ? 'MARKET' : timing === 'GTC' ? 'LIMIT' : timing;
  return {
    side,
    type: kind,
    ...(quantity && { quantity }),
    ...(amount && { amount }),
    ...(type === 'LIMIT' && price && !isPegged(draft) && { price }),
    ...(isPegged(draft) && bidAskLevel !== undefined && { bidAskLevel }),
    ...(visible && { visible }),
    ...(reduceOnly && { reduceOnly }),
    ...(expiresAt !== undefined && { expiresAt }),
  };
}
