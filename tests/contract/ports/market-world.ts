import { makerAccount, takerAccount } from '../../../sandbox/services/simulation/house-accounts';
import { instruments } from '../../../sandbox/services/markets/instruments';
import type { PortWorld } from './port-world';

export const spot = 'SPOT_BTC_USDT';
export const perpetual = 'PERP_BTC_USDT';

type Side = 'BUY' | 'SELL';

async function place(
  world: PortWorld,
  accountId: string,
  symbol: string,
  side: Side,
  price: number,
  quantity: number,
): Promise<void> {
  const placed = await world.exchange.submit({
    type: 'place',
    accountId,
    symbol,
    side,
    orderType: 'LIMIT',
    price,
    quantity,
    clientOrderId: 0,
  });
  if (!placed.ok) throw new Error(placed.reason);
}

/** The house quotes and takes, prices in ticks and quantities in steps. */
export const quote = (world: PortWorld, symbol: string, side: Side, price: number, quantity: number) =>
  place(world, makerAccount, symbol, side, price, quantity);
export const take = (world: PortWorld, symbol: string, side: Side, price: number, quantity: number) =>
  place(world, takerAccount, symbol, side, price, quantity);

/**
 * Spot BTC (tick 0.01, step 0.000001): a level of 2 a side around 60,000, three trades, the last bought at 60,010.
 * Perpetual BTC (tick 1, step 0.00001): 60,010 to 60,020, 0.002 bought.
 */
export async function tradeABit(world: PortWorld): Promise<void> {
  await quote(world, spot, 'BUY', 5_999_000, 2_000_000);
  await quote(world, spot, 'SELL', 6_001_000, 2_000_000);
  await take(world, spot, 'BUY', 6_001_000, 1_000);
  await take(world, spot, 'SELL', 5_999_000, 2_000);
  await take(world, spot, 'BUY', 6_001_000, 3_000);
  await quote(world, perpetual, 'SELL', 60_020, 1_000);
  await quote(world, perpetual, 'BUY', 60_010, 1_000);
  await take(world, perpetual, 'BUY', 60_020, 200);
}

export const symbolsOf = (type: 'SPOT' | 'PERP') =>
  instruments.filter((instrument) => instrument.type === type).map(({ symbol }) => symbol);
