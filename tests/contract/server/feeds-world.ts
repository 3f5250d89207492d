import type { Command, CommandOutcome } from '../../../sandbox/engine/model/commands';
import { makerAccount, takerAccount } from '../../../sandbox/services/simulation/house-accounts';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';

type Side = 'BUY' | 'SELL';

/** Orders of the two house accounts, prices in ticks and quantities in steps. */
export function house(sandbox: Sandbox) {
  const place = (
    accountId: string,
    symbol: string,
    side: Side,
    price: number,
    quantity: number,
  ): Promise<CommandOutcome> => {
    const command: Command = {
      type: 'place',
      accountId,
      symbol,
      side,
      orderType: 'LIMIT',
      price,
      quantity,
      clientOrderId: 0,
    };
    return sandbox.exchange.submit(command);
  };
  return {
    quote: (symbol: string, side: Side, price: number, quantity: number) =>
      place(makerAccount, symbol, side, price, quantity),
    take: (symbol: string, side: Side, price: number, quantity: number) =>
      place(takerAccount, symbol, side, price, quantity),
  };
}

/**
 * Spot BTC (tick 0.01, step 0.000001): five levels a side around 60,000 and three trades. Perpetual BTC
 * (tick 1, step 0.00001): the house's takers are long 0.002 contracts and the book is 60,010 to 60,020.
 */
export async function tradeABit(sandbox: Sandbox): Promise<void> {
  const { quote, take } = house(sandbox);
  for (const away of [0, 1, 2, 3, 4]) {
    await quote('SPOT_BTC_USDT', 'BUY', 5_999_000 - away * 100, 2_000_000);
    await quote('SPOT_BTC_USDT', 'SELL', 6_001_000 + away * 100, 2_000_000);
  }
  await take('SPOT_BTC_USDT', 'BUY', 6_001_000, 1_000);
  await take('SPOT_BTC_USDT', 'SELL', 5_999_000, 2_000);
  await take('SPOT_BTC_USDT', 'BUY', 6_001_000, 3_000);
  await quote('PERP_BTC_USDT', 'SELL', 60_020, 1_000);
  await quote('PERP_BTC_USDT', 'BUY', 60_010, 1_000);
  await take('PERP_BTC_USDT', 'BUY', 60_020, 200);
}
