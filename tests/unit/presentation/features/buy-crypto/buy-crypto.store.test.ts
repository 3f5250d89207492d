import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { ProviderQuote, PurchaseOptions, PurchaseWish } from '../../../../../src/domain/wallet/purchase';
import { BuyCryptoStore } from '../../../../../src/presentation/features/buy-crypto/buy-crypto.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';

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

function open() {
  const scheduler = new FakeScheduler();
  const asked: PurchaseWish[] = [];
  const purchases = {
    quotes: async (wish: PurchaseWish) => {
      asked.push(wish);
      return success([quote]);
    },
  };
  const store = new BuyCryptoStore(purchases as never, {} as never, new PlainResourceCache(scheduler), scheduler);
  store.start({ decimal: '.', group: ',' });
  return { store, scheduler, asked };
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
