import { second, type Instant } from '../shared/instant';
import { zero, type Decimal } from '../shared/decimal';
import type { LiquidationEntry } from './closed-positions';
import type { Order } from './order';

/** Ledger and orders may read their clocks this far apart. */
export const clocksApart = second;

/** An order by which the exchange closed a position. */
export interface LiquidationOrder extends Order {
  /**
   * Quote. What was taken beside its trading fee; below zero where the insurance fund covered more. Absent where it is
   * not known, or where several of one contract were given together.
   */
  readonly liquidationFee?: Decimal | undefined;
}

/** @param entries all that were booked in the time of these orders */
export function withLiquidationFees(
  orders: readonly Order[],
  entries: readonly LiquidationEntry[],
): readonly LiquidationOrder[] {
  return orders.map((order) => {
    const own = entries.filter((entry) => isOf(order, entry));
    const isShared = own.some(
      (entry) => entry.market === undefined || orders.some((other) => other !== order && isOf(other, entry)),
    );
    return isShared ? order : { ...order, liquidationFee: own.reduce((sum, { amount }) => sum.minus(amount), zero) };
  });
}

function isOf(
  { symbol, updatedAt }: Order,
  { market, at }: { readonly market?: string | undefined; readonly at: Instant },
): boolean {
  return (market ?? symbol) === symbol && Math.abs(at - updatedAt) <= clocksApart;
}
