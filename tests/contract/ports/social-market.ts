import { unitsFromText } from '../../../sandbox/engine/model/units';
import type { PortVisitor, PortWorld } from './port-world';

export const symbol = 'SPOT_BTC_USDT';

/** Somebody sells to somebody else: price in whole USDT, quantity in thousandths of a BTC. */
export async function trade(
  world: PortWorld,
  seller: PortVisitor,
  buyer: PortVisitor,
  price: number,
  thousandths: number,
): Promise<void> {
  const order = {
    type: 'place',
    symbol,
    orderType: 'LIMIT',
    price: price * 100,
    quantity: thousandths * 1_000,
    clientOrderId: 0,
  } as const;
  const sold = await world.exchange.submit({ ...order, accountId: seller.accountId, side: 'SELL' });
  const bought = await world.exchange.submit({ ...order, accountId: buyer.accountId, side: 'BUY' });
  if (!sold.ok || bought.ok !== true || bought.order?.status !== 'FILLED')
    throw new Error(`No trade: ${JSON.stringify([sold.ok || sold.reason, bought.ok || bought.reason])}`);
}

export async function deposit(
  world: PortWorld,
  { accountId }: PortVisitor,
  asset: string,
  amount: string,
): Promise<void> {
  await world.exchange.submit({ type: 'deposit', accountId, asset, amount: unitsFromText(amount) });
}
