import type { ExchangeService } from '../../engine/exchange-service';
import { openPortfolio } from './portfolio';
import type { TradingRecord } from './trading-record';

const days = 30;

/**
 * What an account's coins and contracts of now would have returned on each of the last days, by the closing prices:
 * each market's return weighed by what is held of it, a short one the other way. Empty without any.
 */
export function holdingReturns(
  exchange: ExchangeService,
  record: TradingRecord,
  accountId: string,
): { readonly dailyReturns: number[]; readonly symbols: string[] } {
  const held = openPortfolio(exchange, record, accountId);
  const dailyReturns = new Array<number>(held.length === 0 ? 0 : days).fill(0);
  for (const { symbol, side, share } of held) {
    const closings = record
      .closings(symbol)
      .slice(-days - 1)
      .map(Number);
    const weight = side === 'LONG' ? share : -share;
    for (let index = 0; index < dailyReturns.length; index += 1) {
      const [before, after] = [closings[index], closings[index + 1]];
      // A market that is younger than the days did not move on the others.
      if (before! > 0 && after! > 0) dailyReturns[index]! += weight * (after! / before! - 1);
    }
  }
  return { dailyReturns, symbols: held.map(({ symbol }) => symbol) };
}
