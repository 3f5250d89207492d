import { Placements } from '../../../../src/application/trading/placements';
import type { Placement } from '../../../../src/application/trading/place-once';

test('tells of each order once it is known what became of it, also of two alike', async () => {
  const placements = new Placements();
  const told: unknown[] = [];
  placements.last.subscribe((sent) => told.push(sent));
  const intent = { symbol: 'SPOT_BTC_USDT', side: 'BUY', quantity: 5 };
  const placement: Placement = { status: 'placed', clientOrderId: 1, orderId: '1' };
  const first = placements.follow(intent, Promise.resolve(placement));
  expect([placements.last.current, told]).toEqual([undefined, []]);
  expect(await first).toBe(placement);
  await placements.follow(intent, Promise.resolve(placement));
  const sent = { symbol: 'SPOT_BTC_USDT', side: 'BUY', placement };
  expect(told).toEqual([sent, sent]);
});
