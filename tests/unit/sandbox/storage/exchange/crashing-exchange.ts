import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { unitsFromText } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';

/*
 * Run as a process of its own and killed by the test: a live exchange on which a customer places and
 * cancels as fast as it is answered. Each answer is printed after it arrived.
 */
const say = (...words: (string | number)[]): void => void process.stdout.write(`${words.join(' ')}\n`);

async function main(directory: string): Promise<void> {
  const few = instruments.filter(({ base }) => base === 'BTC' || base === 'WOO');
  const exchange = await openExchange({
    directory,
    seed: 11,
    clock: Date,
    history: 'none',
    live: true,
    instruments: few,
  });
  if (!exchange.hasAccount('ann')) {
    await exchange.submit({ type: 'openAccount', accountId: 'ann', kind: 'customer' });
    await exchange.submit({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: unitsFromText('1000000') });
  }
  say('ready');
  for (let clientOrderId = Date.now(); ; clientOrderId += 1) {
    const price = exchange.book('SPOT_WOO_USDT', 1)!.asks[0]![0] + (clientOrderId % 3 === 0 ? 1 : -30);
    say('sent', clientOrderId);
    const placed = await exchange.submit({
      type: 'place',
      accountId: 'ann',
      symbol: 'SPOT_WOO_USDT',
      side: 'BUY',
      orderType: 'LIMIT',
      price,
      quantity: 1000,
      clientOrderId,
    });
    if (!placed.ok) throw new Error(placed.reason);
    say('placed', clientOrderId);
    if (clientOrderId % 2 === 0 || placed.order?.status === 'FILLED') continue;
    const cancelled = await exchange.submit({ type: 'cancel', accountId: 'ann', orderId: placed.order!.orderId });
    if (cancelled.ok) say('cancelled', clientOrderId);
  }
}

void main(process.argv[2]!);
