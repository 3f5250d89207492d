import type { ExchangeService } from '../../engine/exchange-service';
import { scaleOf, type Steps } from '../../engine/model/units';

/** What an account holds by market: contracts signed, coins in whole steps. */
export function copyHoldings(exchange: ExchangeService, accountId: string): ReadonlyMap<string, Steps> {
  const held = new Map<string, Steps>();
  for (const { symbol, holding } of exchange.margin.positions(accountId)) if (holding !== 0) held.set(symbol, holding);
  const coins = new Map(exchange.balances(accountId).map(({ asset, holding }) => [asset, holding]));
  for (const instrument of exchange.instruments) {
    const coin = instrument.type === 'SPOT' && instrument.quote === 'USDT' ? (coins.get(instrument.base) ?? 0n) : 0n;
    const steps = Number(coin / scaleOf(instrument).stepUnits);
    if (steps > 0) held.set(instrument.symbol, steps);
  }
  return held;
}
