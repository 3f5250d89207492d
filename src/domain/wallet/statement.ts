import type { Instant } from '../shared/instant';
import { type Decimal, decimalText, zero } from '../shared/decimal';
import { csvTime } from '../trading/history-csv';
import type { TimeSpan } from '../trading/history-range';
import type { MoneyRecord } from './money-record';

/** What a balance was changed by, and why. */
interface BalanceChange {
  readonly asset: string;
  readonly kind: MoneyRecord['kind'];
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
