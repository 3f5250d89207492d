import { exactNumber } from '../../services/markets/market-format';

const decimal = /^-?\d+(\.\d+)?$/;
/** Fields that are texts also where they look like a figure. */
const texts = new Set(['orderTag', 'token', 'alias', 'account', 'applicationId', 'name', 'network', 'protocol']);
const time = /(Time|Timestamp|timestamp)$/;

/**
 * A row of v3 as the older calls have it: names in snake case, figures as numbers, times as texts of seconds
 * unless the call has them in milliseconds.
 */
export function v1Row<Row>(row: object, times: 'seconds' | 'milliseconds' = 'seconds'): Row {
  const older = Object.entries(row).map(([name, value]: [string, unknown]) => [
    snakeCase(name),
    v1Value(name, value, times),
  ]);
  return Object.fromEntries(older) as Row;
}

function v1Value(name: string, value: unknown, times: 'seconds' | 'milliseconds'): unknown {
  if (typeof value === 'number' && times === 'seconds' && time.test(name)) return secondsText(value);
  if (typeof value === 'string' && decimal.test(value) && !texts.has(name)) return exactNumber(value);
  return value;
}

/** Seconds with three decimals, as the older calls write a time. */
export function secondsText(at: number): string {
  return (at / 1000).toFixed(3);
}

/** `pnl24H` is pnl_24_h, `baseIMR` base_imr and `24hOpen` 24h_open. */
export function snakeCase(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])|(\d)([A-Z])/g, (_match, a: string | undefined, b: string, c: string, d: string) =>
      a === undefined ? `${c}_${d}` : `${a}_${b}`,
    )
    .toLowerCase();
}
