import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { ProviderQuote, PurchaseOptions, PurchaseWish } from '../../../../../src/domain/wallet/purchase';
import { BuyCryptoStore } from '../../../../../src/presentation/features/buy-crypto/buy-crypto.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { pending } from '../../../application/trading/trading-fakes';

const there: PurchaseOptions = {
  region: 'FR',
  served: true,
  regions: ['FR'],
  currencies: ['EUR'],
  currency: 'EUR',
  assets: ['USDT'],
};

const quote: ProviderQuote = {
  quoteId: '1',
  provider: 'Harbor',
  fee: decimal(2),
  receives: decimal('97.5'),
  methods: ['CARD'],
  smallest: decimal(20),
  largest: decimal(5_000),
  takes: 60_000,
  expiresAt: 1_760_000_030_000,
};

function open(begin: object = {}) {
  const scheduler = new FakeScheduler();
  const asked: PurchaseWish[] = [];
  const host = { quotes: async (): Promise<unknown> => success([quote]) };
  const purchases = {
    quotes: (wish: PurchaseWish) => {
      asked.push(wish);
      return host.quotes();
    },
  };
  const store = new BuyCryptoStore(purchases as never, begin as never, new PlainResourceCache(scheduler), scheduler);
  const leave = store.start({ decimal: '.', group: ',' });
  return { store, scheduler, asked, host, leave };
}

test('nobody is told that there are no offers before it is known what can be paid with', async () => {
  const { store, scheduler, asked } = open();
  expect(store.offers.status).toBe('loading');
  store.know(there);
  expect(store.offers.status).toBe('loading');
  await scheduler.settle(10);
  expect(asked).toEqual([{ currency: 'EUR', asset: 'USDT', amount: decimal(100), region: undefined }]);
  expect(store.listed.map(({ provider }) => provider)).toEqual(['Harbor']);
});

test('without an amount there is nothing to offer', async () => {
  const { store, scheduler, asked } = open();
  store.know(there);
  await scheduler.settle(10);
  store.amount!.type('0');
  store.ask();
  await scheduler.settle(1_000);
  expect(store.offers.status).toBe('none');
  expect(asked).toHaveLength(1);
});

test('what cannot be asked for because nothing is known of the place is on its way no longer', async () => {
  const { store, scheduler, asked } = open();
  store.ask(0);
  await scheduler.settle(10);
  expect(store.offers.status).toBe('none');
  expect(asked).toEqual([]);
});

test('a pause in typing is when a wrong amount is told, by what the offers take', async () => {
  const { store, scheduler } = open();
  expect(store.amount!.touched).toBe(false);
  store.know(there);
  await scheduler.settle(10);
  expect(store.bounds).toEqual({ places: 2, minimum: decimal(20), maximum: decimal(5_000) });
  for (const wrong of ['0', 'abc', '100.005', '']) {
    store.amount!.fill(undefined);
    store.amount!.type(wrong);
    store.ask();
    expect([wrong, store.amount!.touched]).toEqual([wrong, false]);
    await scheduler.settle(1_000);
    expect([wrong, store.amount!.touched, store.offers.status]).toEqual([wrong, true, 'none']);
  }
});

describe('an offer that is taken', () => {
  beforeAll(() => Object.assign(globalThis, { location: { origin: 'https://halyard.example', pathname: '/buy' } }));
  afterAll(() => Reflect.deleteProperty(globalThis, 'location'));

  async function take() {
    const begun = pending<unknown>();
    const opened = open({ execute: () => begun.promise });
    opened.store.know(there);
    await opened.scheduler.settle(10);
    const taking = opened.store.take(opened.store.listed[0]!);
    return { ...opened, taking, begin: () => begun.resolve(success({ purchaseId: '7' })) };
  }

  it('has others asked for at once, and every twelve seconds', async () => {
    const { taking, begin, scheduler, asked } = await take();
    begin();
    await taking;
    await scheduler.settle(10);
    expect(asked).toHaveLength(2);
    await scheduler.settle(12_000);
    expect(asked).toHaveLength(3);
  });

  it('has none asked for on a page that was left', async () => {
    const { store, taking, begin, scheduler, asked, leave } = await take();
    leave();
    begin();
    await taking;
    await scheduler.settle(30_000);
    expect([asked.length, scheduler.waiting, store.begun]).toEqual([1, 0, { purchaseId: '7' }]);
  });
});

test('what was asked for one region is not offered in another', async () => {
  const { store, scheduler, host, asked } = open();
  const late = pending<unknown>();
  host.quotes = () => late.promise;
  store.know(there);
  await scheduler.settle(10);
  store.choose({ region: 'BR' });
  late.resolve(success([quote]));
  await scheduler.settle(30_000);
  expect([store.offers.status, store.currency, asked.length]).toEqual(['loading', undefined, 1]);
});
