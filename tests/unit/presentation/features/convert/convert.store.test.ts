import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { ConvertQuote } from '../../../../../src/domain/wallet/conversion';
import { ConvertStore, type ConvertWish } from '../../../../../src/presentation/features/convert/convert.store';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const wish: ConvertWish = { sellAsset: 'BTC', buyAsset: 'USDT', amount: decimal(1) };
const quoteOf = (quoteId: string) => ({ quoteId, sellAsset: 'BTC', buyAsset: 'USDT' }) as ConvertQuote;
const quote = quoteOf('q');

function open() {
  const host = exchange({ quote: success(quote) });
  const takes: { readonly quote: ConvertQuote; readonly lose: () => void }[] = [];
  const end = pending<unknown>();
  const execute = (taken: ConvertQuote, lose: () => void) => {
    takes.push({ quote: taken, lose });
    return end.promise;
  };
  const time = new FakeScheduler();
  const store = new ConvertStore({} as never, { of: () => ({}) }, host.port, { execute } as never, time);
  const states = seen(() => store.state.status);
  /** A price is on screen. */
  const quoted = async (): Promise<void> => {
    store.wish(wish);
    await time.settle(400);
  };
  return { store, host, takes, end: end.resolve, time, states, quoted };
}

test('a price is asked for once somebody has stopped typing, of what was typed last', async () => {
  const { store, host, time, states } = open();
  store.wish({ ...wish, amount: decimal(2) });
  await time.settle(390);
  store.wish(wish);
  await time.settle(390);
  expect([store.state.status, host.calls]).toEqual(['quoting', []]);
  await time.settle(10);
  expect(host.calls).toEqual([['quote', 'BTC', 'USDT', decimal(1)]]);
  expect(store.state).toEqual({ status: 'quoted', quote });
  expect(states).toEqual(['typing', 'quoting', 'quoting', 'quoted']);
});

test('what cannot be asked for is not asked for, and the price before it is gone', async () => {
  const { store, host, time, quoted } = open();
  await quoted();
  store.wish(undefined);
  await time.settle(1_000);
  expect([store.state, host.times('quote')]).toEqual([{ status: 'typing' }, 1]);
  store.renew();
  await time.settle();
  expect(host.times('quote')).toBe(1);
});

test('a price that comes too late, for something else, is not shown', async () => {
  const { store, host, time } = open();
  const [first, second] = [pending<unknown>(), pending<unknown>()];
  host.answers['quote'] = first.promise;
  store.wish(wish);
  await time.settle(400);
  host.answers['quote'] = second.promise;
  store.renew();
  first.resolve(success(quoteOf('old')));
  await time.settle();
  expect(store.state).toEqual({ status: 'quoting' });
  second.resolve(success(quote));
  await time.settle();
  expect(store.state).toEqual({ status: 'quoted', quote });
});

test('whoever leaves is asked for no price, and shown none', async () => {
  const { store, host, time } = open();
  store.wish(wish);
  store.leave();
  await time.settle(1_000);
  expect(host.calls).toEqual([]);
  const late = pending<unknown>();
  host.answers['quote'] = late.promise;
  store.renew();
  store.leave();
  late.resolve(success(quote));
  await time.settle();
  expect(store.state.status).toBe('quoting');
});

test('a refusal of the exchange is told', async () => {
  const { store, host, quoted } = open();
  host.answers['quote'] = failure({ kind: 'offline' });
  await quoted();
  expect(store.state).toEqual({ status: 'refused', failure: { kind: 'offline' } });
});

test('a price that runs out is renewed six times by itself, then by hand, and then six times again', async () => {
  const { store, host, time, quoted } = open();
  const runOut = async (times: number): Promise<void> => {
    for (let turn = 0; turn < times; turn += 1) {
      store.expire();
      await time.settle();
    }
  };
  await quoted();
  await runOut(6);
  expect([store.state.status, host.times('quote')]).toEqual(['quoted', 7]);
  await runOut(2);
  expect([store.state, host.times('quote')]).toEqual([{ status: 'over' }, 7]);
  store.renew();
  await time.settle();
  await runOut(6);
  expect([store.state.status, host.times('quote')]).toEqual(['quoted', 14]);
  await quoted();
  await runOut(6);
  expect([store.state.status, host.times('quote')]).toEqual(['quoted', 21]);
});

test('what is not on screen does not run out', async () => {
  const { store, host, time } = open();
  store.wish(wish);
  store.expire();
  await time.settle();
  expect([store.state.status, host.calls]).toEqual(['quoting', []]);
});

test('the price on screen is taken once, and what was booked is told', async () => {
  const { store, takes, end, quoted } = open();
  await quoted();
  const taking = Promise.all([store.take(), store.take()]);
  expect(store.state).toEqual({ status: 'taking', quote, lost: false });
  const booked = { quoteId: 'q' };
  end({ status: 'taken', booked });
  await taking;
  expect(takes.map((each) => each.quote)).toEqual([quote]);
  expect(store.state).toEqual({ status: 'done', quote, booked });
});

test('while it is being taken nothing else begins, and that its answer was lost is told', async () => {
  const { store, host, takes, end, time, quoted } = open();
  await quoted();
  const taking = store.take();
  store.wish(wish);
  store.renew();
  store.expire();
  await time.settle(1_000);
  expect([store.state, host.times('quote')]).toEqual([{ status: 'taking', quote, lost: false }, 1]);
  takes[0]!.lose();
  expect(store.state).toEqual({ status: 'taking', quote, lost: true });
  end({ status: 'notTaken', failure: { kind: 'notFound' } });
  await taking;
  expect(store.state).toEqual({ status: 'refused', failure: { kind: 'notFound' } });
});

test('a renewal that is under way does not take the place of what is being taken', async () => {
  const { store, host, end, time, quoted } = open();
  await quoted();
  const late = pending<unknown>();
  host.answers['quote'] = late.promise;
  store.expire();
  const taking = store.take();
  late.resolve(success(quoteOf('new')));
  await time.settle();
  expect(store.state).toEqual({ status: 'taking', quote, lost: false });
  end({ status: 'taken', booked: undefined });
  await taking;
});

test('without a price there is nothing to take', async () => {
  const { store, takes } = open();
  await store.take();
  expect([takes, store.state]).toEqual([[], { status: 'typing' }]);
});
