import { Subject } from '../../../../../../src/application/kernel/observable-value';
import type { LiveState } from '../../../../../../src/application/trading/live-state';
import { decimal, decimalText } from '../../../../../../src/domain/shared/decimal';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import { TriggerPrices } from '../../../../../../src/presentation/features/terminal/portfolio/orders/trigger-prices';
import { conditional } from '../portfolio-fixture';

it('are the last price, or the mark of contracts that an order waits for by it', () => {
  const told = new Map<string, (mark: { price: number }) => void>();
  const stream = {
    onMarkPrice: (symbol: string, listener: never) => (told.set(symbol, listener), () => void told.delete(symbol)),
  };
  const tickers = { ticker: () => ({ symbol: 'PERP_BTC_USDT', statistics: { close: 60_000 } }) };
  const state = new Subject<LiveState<readonly AlgoOrder[]>>({ status: 'loading' });
  const orders = { state, value: [] as readonly AlgoOrder[] };
  const prices = new TriggerPrices(stream, tickers as never, orders);
  const stop = prices.start();
  expect([...told.keys()]).toEqual([]);
  const byMark = conditional({ symbol: 'PERP_BTC_USDT', triggerPrice: decimal('55000') });
  orders.value = [byMark, conditional({ symbol: 'PERP_ETH_USDT', triggerPriceType: 'MARKET_PRICE' })];
  state.set({ status: 'ready', value: orders.value, stale: false });
  expect([...told.keys()]).toEqual(['PERP_BTC_USDT']);
  expect(prices.of(byMark)).toBeUndefined();
  told.get('PERP_BTC_USDT')!({ price: 60_010 });
  expect(decimalText(prices.of(byMark)!)).toBe('60010');
  expect(decimalText(prices.of({ ...byMark, triggerPriceType: 'MARKET_PRICE' })!)).toBe('60000');
  stop();
  expect([...told.keys()]).toEqual([]);
});
