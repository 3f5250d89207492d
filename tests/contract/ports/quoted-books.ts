import type { PortWorld } from './port-world';

/** Who stands on both sides of the book. */
export const quotingHouse = 'house-quotes';

/** A book of SPOT_BTC_USDT: somebody buys at 50,000 and sells at 50,100. */
export async function quoteBooks({ exchange }: PortWorld): Promise<void> {
  const accountId = quotingHouse;
  await exchange.submit({ type: 'openAccount', accountId, kind: 'house' });
  const { quoteTick } = exchange.instruments.find(({ symbol }) => symbol === 'SPOT_BTC_USDT')!;
  const ticks = (price: number) => Math.round(price / Number(quoteTick));
  for (const [side, price] of [
    ['BUY', 50_000],
    ['SELL', 50_100],
  ] as const) {
    await exchange.submit({
      type: 'place',
      accountId,
      symbol: 'SPOT_BTC_USDT',
      side,
      orderType: 'LIMIT',
      clientOrderId: 0,
      price: ticks(price),
      quantity: 100_000,
    });
  }
}
