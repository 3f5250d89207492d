import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { MarketMoversStore } from '../../../../../src/presentation/features/market-movers/market-movers.store';
import { moversOf } from '../../../../../src/presentation/features/market-movers/mover-lists';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { bitcoinPerpetual } from '../../../domain/trading/instruments';

const { symbol } = bitcoinPerpetual;
const never = new Promise<never>(() => undefined);

/** Prices are there; of the past, the exchange has answered nothing yet. */
async function open({ paused = false } = {}) {
  const scheduler = new FakeScheduler();
  const cache = new PlainResourceCache(scheduler);
  const answer: { figures: () => void } = { figures: () => undefined };
  const figures = new Promise<void>((resolve) => (answer.figures = resolve));
  const ticker = { symbol, open: 90, close: 100, high: 100, low: 90, amount: 5 };
  const store = new MarketMoversStore(
    {
      instruments: () => cache.open({ key: ['i'], load: async () => success([bitcoinPerpetual]) }),
      recentCandles: () => cache.open({ key: ['d'], load: () => never }),
    } as never,
    { of: () => cache.open({ key: ['h'], load: () => never }) } as never,
    {
      all: () =>
        cache.open({
          key: ['f'],
          load: async () => {
            await figures;
            return success([{ symbol, markPrice: decimal('100'), openInterest: decimal('7') }]);
          },
        }),
    } as never,
    { rates: () => cache.open({ key: ['r'], load: async () => success([]) }) } as never,
    { symbols: [symbol], statistics: () => ticker, paused } as never,
    { start: () => () => undefined } as never,
    scheduler,
    scheduler,
  );
  store.start();
  await scheduler.settle();
  const interest = () => moversOf('interest', store.movers, 9).map((mover) => mover.interest);
  return { store, scheduler, answer, interest };
}

test('open interest is listed as soon as it is known, while the past is still being read', async () => {
  const { store, scheduler, answer, interest } = await open();
  expect(interest()).toEqual([]);
  answer.figures();
  await scheduler.settle();
  expect([store.complete, interest()]).toEqual([false, [700]]);
});

test('lists that are paused stay as they are', async () => {
  const { scheduler, answer, interest } = await open({ paused: true });
  answer.figures();
  await scheduler.settle();
  expect(interest()).toEqual([]);
});
