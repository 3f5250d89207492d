import { openExchange } from '../../../sandbox/assembly/open-exchange';
import type { ExchangeService } from '../../../sandbox/engine/exchange-service';
import type { InstrumentSpecification } from '../../../sandbox/engine/model/instrument-specification';
import { instruments } from '../../../sandbox/services/markets/instruments';
import type { FakeScheduler } from '../../../tests/support/fake-scheduler';

const symbols = ['SPOT_BTC_USDT', 'SPOT_ETH_USDT', 'SPOT_WOO_USDT', 'PERP_BTC_USDT', 'PERP_ETH_USDT'];
const quoted: readonly InstrumentSpecification[] = instruments.filter(({ symbol }) => symbols.includes(symbol));
const maker = 'house-maker';

/** Middle price in ticks, distance between levels in ticks, size of a level in steps. */
const quotes: Record<string, { readonly middle: number; readonly gap: number; readonly size: number }> = {
  SPOT_BTC_USDT: { middle: 6_000_000, gap: 500, size: 50_000 },
  SPOT_ETH_USDT: { middle: 300_000, gap: 50, size: 500_000 },
  PERP_BTC_USDT: { middle: 60_000, gap: 5, size: 50_000 },
  PERP_ETH_USDT: { middle: 30_000, gap: 5, size: 50_000 },
  SPOT_WOO_USDT: { middle: 2_000, gap: 4, size: 1_000_000 },
};
const levels = 20;

/** The real engine and its database on the scenario's clock, without anybody who trades by himself. */
export function openCoreExchange(directory: string, time: FakeScheduler): Promise<ExchangeService> {
  return openExchange({ directory, seed: 1, clock: time, history: 'none', live: false, instruments: quoted });
}

/** Resting orders on both sides, so that there is somebody to trade with. All at once: they are written to disk together. */
export async function quoteBothSides(exchange: ExchangeService): Promise<void> {
  await exchange.submit({ type: 'openAccount', accountId: maker, kind: 'house' });
  const placed = quoted.flatMap(({ symbol }) => {
    const { middle, gap, size } = quotes[symbol]!;
    const order = {
      type: 'place',
      accountId: maker,
      symbol,
      orderType: 'LIMIT',
      quantity: size,
      clientOrderId: 0,
    } as const;
    return Array.from({ length: levels }, (_, level) => (level + 1) * gap).flatMap((distance) => [
      exchange.submit({ ...order, side: 'BUY', price: middle - distance }),
      exchange.submit({ ...order, side: 'SELL', price: middle + distance }),
    ]);
  });
  await Promise.all(placed);
}
