import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { loaderOf } from '../../../support/loader-of';

const order = { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'MARKET' } as never;

it('no order leaves a device without a connection, not even one that closes', async () => {
  const page = new FakePage();
  const guards = new OrderGuards(new MemoryStorage(), loaderOf(), page);
  expect(await guards.refusal(order)).toBeUndefined();
  page.online.set(false);
  expect(await guards.refusal(order)).toMatchObject({ kind: 'offline' });
  expect(await guards.refusal({ ...(order as object), closing: true } as never)).toMatchObject({ kind: 'offline' });
  page.online.set(true);
  expect(await guards.refusal(order)).toBeUndefined();
});
