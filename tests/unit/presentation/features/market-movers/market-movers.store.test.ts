import type { Instrument } from '../../../../../src/domain/markets/instrument';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { MarketMoversStore } from '../../../../../src/presentation/features/market-movers/market-movers.store';
import { moversOf } from '../../../../../src/presentation/features/market-movers/mover-lists';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { bitcoinPerpetual } from '../../../domain/trading/instruments';

const { symbol } = bitcoinPerpetual;
const never = new Promise<never>(() => undefined);

interface Opened {
  readonly instruments?: readonly Instrument[];
  readonly paused?: boolean;
  readonly rates?: () => Promise<unknown>;
  readonly days?: (symbol: string) => Promise<unknown>;
  readonly hours?: () => Promise<unknown>;
}

const offline = async () => failure({ kind: 'offline' });

/** Prices are there; of the past, the exchange has answered nothing yet. */
async function open({
  instruments = [bitcoinPerpetual],
  paused = false,
  rates = async () => success([]),
  days = () => never,
  hours = () => never,
}: Opened = {}) {
  const scheduler = new FakeScheduler();
  const cache = new PlainResourceCache(scheduler);
  const answer: { figures: () => void } = { figures: () => undefined };
  const figures = new Promise<void>((resolve) => (answer.figures = resolve));
  const ticker = { symbol, open: 90, close: 100, high: 100, low: 90, amount: 5 };
  const store = new MarketMoversStore(
    {
      instruments: () => cache.open({ key: ['i'], load: async () => success(instruments) }),
      recentCandles: (asked: string) => cache.open({ key: ['d', asked], load: (() => days(asked)) as never }),
    } as never,
    { of: () => cache.open({ key: ['h'], load: hours as never }) } as never,
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
    { rates: () => cache.open({ key: ['r'], load: rates as never }) } as never,
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
  expect([store.standing('surges').status, interest()]).toEqual(['loading', [700]]);
});

test('lists that are paused stay as they are', async () => {
  const { scheduler, answer, interest } = await open({ paused: true });
  answer.figures();
  await scheduler.settle();
  expect(interest()).toEqual([]);
});

test('what the exchange does not answer is not told as nothing, and can be asked for again', async () => {
  let answering = false;
  const rates = async () => (answering ? success([{ symbol, estimated: decimal('0.0001') }]) : offline());
  const { store, scheduler } = await open({ rates });
  await scheduler.settle(10 * 60_000);
  expect(store.standing('funding')).toMatchObject({ status: 'failed', failure: { kind: 'offline' } });
  answering = true;
  store.retry();
  await scheduler.settle(60_000);
  expect(store.standing('funding').status).toBe('there');
  expect(moversOf('funding', store.movers, 9)).toHaveLength(1);
});

test('a list waits for what it stands on and for nothing else', async () => {
  const { store, scheduler, answer } = await open({ hours: async () => success([]), days: offline });
  await scheduler.settle(10 * 60_000);
  expect(store.standing('gainers').status).toBe('there');
  store.show({ period: '4h', type: 'ALL' });
  expect(store.standing('gainers').status).toBe('there');
  store.show({ period: '7d', type: 'ALL' });
  expect([store.standing('gainers').status, store.standing('extremes').status]).toEqual(['failed', 'failed']);
  expect(store.standing('interest').status).toBe('loading');
  answer.figures();
  await scheduler.settle();
  expect(store.standing('interest').status).toBe('there');
});

test('where the past of one market is missing, an empty list does not say that there is none', async () => {
  const second = { ...bitcoinPerpetual, symbol: 'PERP_ETH_USDT' };
  const { store, scheduler } = await open({
    instruments: [bitcoinPerpetual, second],
    hours: async () => success([]),
    days: async (asked) => (asked === symbol ? success([]) : offline()),
  });
  await scheduler.settle(10 * 60_000);
  expect([moversOf('surges', store.movers, 9), store.standing('surges').status]).toEqual([[], 'failed']);
});

test('a spot market has no open interest and no funding to wait for', async () => {
  const { store } = await open({ rates: () => never });
  expect([store.standing('interest').status, store.standing('funding').status]).toEqual(['loading', 'loading']);
  const spot = { ...bitcoinPerpetual, symbol: 'SPOT_BTC_USDT', type: 'SPOT' as const };
  store.instruments = { ...store.instruments, value: [bitcoinPerpetual, spot] } as never;
  store.show({ period: '24h', type: 'SPOT' });
  expect([store.standing('interest').status, store.standing('funding').status]).toEqual(['there', 'there']);
});
