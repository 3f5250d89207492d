import type { Candle } from '../markets/candle';
import type { Milliseconds } from '../shared/instant';
import type { AlertRule, AlertTick } from './alert-rule';
import { AlertWatch } from './alert-watch';

/** Conditions that candles can tell of. */
export function canReplay({ condition }: Pick<AlertRule, 'condition'>): boolean {
  return condition.kind === 'price' || condition.kind === 'move';
}

/**
 * How often a rule would have fired over past candles, by the rule itself. Within a candle the price is taken to go
 * from open by the nearer end to the farther one and to close. A rule that fires once is counted as if made anew each time.
 *
 * @param candles oldest first
 * @param interval length of a candle
 */
export function countFirings(rule: AlertRule, candles: readonly Candle[], interval: Milliseconds): number {
  const watch = new AlertWatch({ ...rule, coolDown: rule.coolDown ?? 0, firedAt: undefined, from: undefined });
  return candles
    .flatMap((candle) => pathOf(candle, rule.symbol, interval))
    .filter((tick) => watch.tick(tick) !== undefined).length;
}

function pathOf(
  { startAt, open, high, low, close }: Candle,
  symbol: string,
  interval: Milliseconds,
): readonly AlertTick[] {
  const turns = close >= open ? [open, low, high, close] : [open, high, low, close];
  return turns.map((price, turn) => ({ kind: 'price', symbol, price, at: startAt + (turn * interval) / turns.length }));
}
