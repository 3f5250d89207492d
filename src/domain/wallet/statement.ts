import type { Instant } from '../shared/instant';
import { type Decimal, decimalText, zero } from '../shared/decimal';
import { parseMarketSymbol } from '../markets/market-symbol';
import { csvTime } from '../trading/history-csv';
import type { TimeSpan } from '../trading/history-range';
import type { Fill } from '../trading/order';
import type { MoneyRecord } from './money-record';

/** What a balance was changed by, and why. */
export interface BalanceChange {
  readonly asset: string;
  readonly kind: MoneyRecord['kind'] | 'TRADE';
  /** Below zero when it left. */
  readonly amount: Decimal;
}

interface StatementLine {
  readonly asset: string;
  readonly kind: BalanceChange['kind'];
  readonly count: number;
  readonly received: Decimal;
  /** Above zero. */
  readonly sent: Decimal;
}

/**
 * What trades changed, leg by leg and before their fees, which the ledger tells by themselves. Those of contracts change
 * nothing but what it tells as well.
 */
export function tradedLegs(fills: readonly Fill[]): readonly BalanceChange[] {
  return fills.flatMap(({ symbol, side, price, quantity }) => {
    const market = parseMarketSymbol(symbol);
    if (market?.type !== 'SPOT') return [];
    const direction = side === 'BUY' ? 1 : -1;
    return [
      { asset: market.base, kind: 'TRADE', amount: quantity.times(direction) } as const,
      { asset: market.quote, kind: 'TRADE', amount: price.times(quantity).times(-direction) } as const,
    ];
  });
}

/** What came and what left within a period, by asset and by why. */
export function statementOf(records: readonly BalanceChange[]): readonly StatementLine[] {
  const lines = new Map<string, StatementLine>();
  for (const { asset, kind, amount } of records) {
    const key = `${asset} ${kind}`;
    const line = lines.get(key) ?? { asset, kind, count: 0, received: zero, sent: zero };
    lines.set(key, {
      ...line,
      count: line.count + 1,
      received: amount.gt(0) ? line.received.plus(amount) : line.received,
      sent: amount.lt(0) ? line.sent.minus(amount) : line.sent,
    });
  }
  return [...lines.entries()].sort(([one], [other]) => one.localeCompare(other, 'en')).map(([, line]) => line);
}

const endOf = (instant: Instant | undefined): string => (instant === undefined ? '' : csvTime(instant));

/** The statement's file: each line says for which time it is, in UTC; an open end is empty. */
export const statementColumns = ({
  from,
  to,
}: TimeSpan): Readonly<Record<string, (line: StatementLine) => string>> => ({
  from: () => endOf(from),
  to: () => endOf(to),
  asset: ({ asset }) => asset,
  type: ({ kind }) => kind,
  entries: ({ count }) => String(count),
  received: ({ received }) => decimalText(received),
  sent: ({ sent }) => decimalText(sent),
  net: ({ received, sent }) => decimalText(received.minus(sent)),
});
