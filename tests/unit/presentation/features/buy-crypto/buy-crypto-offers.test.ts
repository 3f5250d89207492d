import { decimalMarks } from '../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { ProviderQuote, PurchaseOptions } from '../../../../../src/domain/wallet/purchase';
import { BuyCryptoStore } from '../../../../../src/presentation/features/buy-crypto/buy-crypto.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { exchange } from '../../../../support/asked-exchange';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const there = { currency: 'EUR' } as PurchaseOptions;
const marks = decimalMarks('en-US');
const quoteOf = (quoteId: string, receives: number, methods: ProviderQuote['methods'] = ['CARD']): ProviderQuote => ({
  quoteId,
  provider: quoteId,
  fee: decimal(2),
  receives: decimal(receives),
  methods,
  smallest: decimal(20),
  largest: decimal(5_000),
  takes: 60_000,
  expiresAt: 1_760_000_030_000,
});
const [worse, better] = [quoteOf('worse', 95, ['CARD', 'BANK']), quoteOf('better', 97)];

/** Somebody in France who sees what 100 euros buy. */
async function open() {
  const time = new FakeScheduler();
  const host = exchange({ quotes: success([worse, better]) });
  const begins = exchange({ execute: success({ purchaseId: '9' }) });
  const store = new BuyCryptoStore(host.port, begins.port, new PlainResourceCache(time), time);
  const stop = store.start(marks);
  store.know(there);
  await time.settle();
  await time.settle(10);
  const wishes = () => host.calls.filter(([name]) => name === 'quotes').map(([, wish]) => wish as object);
  return { store, time, host, begins, stop, wishes };
}

beforeAll(() => {
  Object.assign(globalThis, { location: { origin: 'https://example.com', pathname: '/buy' } });
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

test('offers are listed by what one gets, and only those that take the way of paying that was chosen', async () => {
  const { store, wishes } = await open();
  const listed = seen(() => store.listed.map(({ quoteId }) => quoteId));
  store.choose({ method: 'BANK' });
  expect(listed).toEqual([['better', 'worse'], ['worse']]);
  // It asks nobody anew.
  expect(wishes()).toHaveLength(1);
});

test('offers are asked for anew every twelve seconds, and once somebody has stopped typing', async () => {
  const { store, time, wishes, stop } = await open();
  await time.settle(11_980);
  expect(wishes()).toHaveLength(1);
  await time.settle(20);
  expect(wishes()).toHaveLength(2);
  store.amount!.type('200');
  store.ask();
  await time.settle(490);
  expect(wishes()).toHaveLength(2);
  await time.settle(10);
  expect(wishes().at(-1)).toMatchObject({ amount: decimal(200) });
  stop();
  await time.settle(60_000);
  expect(wishes()).toHaveLength(3);
});

test('another asset or currency is asked for at once; another region waits for what is paid with there', async () => {
  const { store, time, wishes } = await open();
  store.choose({ asset: 'BTC' });
  await time.settle(10);
  store.choose({ currency: 'USD' });
  await time.settle(10);
  expect(wishes().slice(1)).toEqual([
    { currency: 'EUR', asset: 'BTC', amount: decimal(100), region: undefined },
    { currency: 'USD', asset: 'BTC', amount: decimal(100), region: undefined },
  ]);
  store.choose({ region: 'GB' });
  expect([store.currency, wishes().length]).toEqual([undefined, 3]);
  store.know({ currency: 'GBP' } as PurchaseOptions);
  store.know({ currency: 'CHF' } as PurchaseOptions);
  await time.settle(10);
  expect(wishes().slice(3)).toEqual([{ currency: 'GBP', asset: 'BTC', amount: decimal(100), region: 'GB' }]);
});

test.each([
  ['0.001', 'none'],
  ['', 'none'],
  ['12.34', 'ready'],
])('for an amount of “%s” offers are %s', async (amount, status) => {
  const { store, time } = await open();
  store.amount!.type(amount);
  store.ask(0);
  await time.settle(10);
  expect([store.offers.status, store.listed.length > 0]).toEqual([status, status === 'ready']);
});

test('what comes too late, for something else or after the page was left, is not shown', async () => {
  const { store, time, host, stop } = await open();
  const late = pending<unknown>();
  host.answers['quotes'] = late.promise;
  store.ask(0);
  await time.settle(10);
  stop();
  late.resolve(success([]));
  await time.settle();
  expect(store.listed).toHaveLength(2);
});

test('offers stay while they are asked for anew, and that none could be had is told', async () => {
  const { store, time, host } = await open();
  const statuses = seen(() => store.offers.status);
  store.ask(0);
  await time.settle(10);
  host.answers['quotes'] = failure({ kind: 'offline' });
  store.ask(0);
  await time.settle(10);
  expect(store.offers).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  expect(statuses).toEqual(['ready', 'ready', 'failed']);
});

test('an offer is taken once, paid as was chosen or as the provider likes first, and somebody comes back to the page', async () => {
  const { store, begins } = await open();
  const taking = seen(() => store.taking);
  const begun = seen(() => store.begun?.purchaseId);
  await Promise.all([store.take(worse), store.take(better)]);
  const back = 'https://example.com/buy';
  expect(begins.calls).toEqual([['execute', 'worse', 'CARD', back]]);
  store.choose({ method: 'BANK' });
  await store.take(worse);
  expect(begins.calls.at(-1)).toEqual(['execute', 'worse', 'BANK', back]);
  store.leave();
  expect([taking, begun]).toStrictEqual([
    [undefined, 'worse', undefined, 'worse', undefined],
    [undefined, '9', undefined],
  ]);
});

test('that an offer could not be taken is told until the next is, and offers are asked for anew', async () => {
  const { store, time, begins, wishes } = await open();
  begins.answers['execute'] = failure({ kind: 'notFound' });
  await store.take(better);
  await time.settle(10);
  expect([store.failure, store.begun, wishes().length]).toEqual([{ kind: 'notFound' }, undefined, 2]);
  begins.answers['execute'] = success({ purchaseId: '9' });
  await store.take(better);
  expect(store.failure).toBeUndefined();
});

test('nobody pays where a provider knows no way to', async () => {
  const { store, begins } = await open();
  await store.take(quoteOf('odd', 99, []));
  expect(begins.calls).toEqual([]);
});

test('what was typed before is still there when somebody comes back', async () => {
  const { store } = await open();
  expect(store.amount!.text).toBe('100');
  store.amount!.type('250');
  store.start(marks);
  expect(store.amount!.text).toBe('250');
});

test('what can be paid with is read for each region by itself', async () => {
  const { store, host } = await open();
  await Promise.all([store.options(undefined).refresh(), store.options('GB').refresh()]);
  expect(host.calls.filter(([name]) => name === 'options').map(([, region]) => region)).toEqual([undefined, 'GB']);
});
