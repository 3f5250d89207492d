import { observable, runInAction } from 'mobx';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { liveValue, type LiveState } from '../../../../../src/application/trading/live-state';
import { MarginQueries } from '../../../../../src/application/trading/margin.queries';
import { WalletQueries } from '../../../../../src/application/wallet/wallet.queries';
import { type Decimal, decimal, zero } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { Balance } from '../../../../../src/domain/trading/balance';
import { WalletStore } from '../../../../../src/presentation/features/wallet/wallet.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';

/** Money on the account, and what of it open orders have reserved. */
const usdt = (holding: string, frozen: string): readonly Balance[] => [
  {
    asset: 'USDT',
    holding: decimal(holding),
    frozen: decimal(frozen),
    available: decimal(holding).minus(frozen),
    version: 1,
  },
];

async function open(looking: 'sum' | 'wallet', unsettled?: Decimal, tickers: object = { statistics: () => undefined }) {
  const scheduler = new FakeScheduler();
  const reads: string[] = [];
  const state = new Subject<LiveState<readonly Balance[]>>({ status: 'loading' });
  const balances = {
    state,
    get value() {
      return liveValue(state.current);
    },
  };
  let host = usdt('1000', '0');
  const holdings = () =>
    host.map(({ asset, holding, frozen, available }) => ({
      ...{ asset, balance: holding, inOrders: frozen, available },
      ...{ staked: zero, unbonding: zero, earning: zero, copied: zero, price: decimal('1') },
    }));
  const tell = async (value: readonly Balance[]): Promise<void> => {
    host = value;
    state.set({ status: 'ready', value, stale: false });
    await scheduler.settle(500);
  };
  const read =
    (name: string, answer: () => unknown = () => []) =>
    async () => {
      reads.push(name);
      return success(answer());
    };
  const nothing = () => ({ rows: [], total: 0 });
  const cache = new PlainResourceCache(scheduler);
  const store = new WalletStore(
    new WalletQueries(
      cache,
      { holdings: read('holdings', holdings), currencyRates: read('rates') } as never,
      // Read beside the fills, for the same figure.
      { conversions: async () => success(nothing()) } as never,
      undefined as never,
      { fills: read('fills', nothing) } as never,
    ),
    undefined as never,
    undefined as never,
    new MarginQueries(cache, { collateral: read('collateral', nothing) } as never, undefined as never),
    balances as never,
    { load: async () => ({ current: unsettled, start: () => () => undefined }) as never },
    tickers as never,
    { read: () => undefined, write: () => undefined } as never,
    scheduler,
  );
  const stop = looking === 'sum' ? store.followTotal() : store.start();
  await scheduler.settle();
  await tell(host);
  const seen = (): readonly string[] => reads.splice(0).sort();
  /** The answer to an act comes, and the wallet is read for it, before the balances are told. */
  const act = async (value: readonly Balance[]): Promise<void> => {
    host = value;
    await store.queries.holdings().refresh();
    await scheduler.settle(500);
  };
  return { seen, tell, act, stop, store };
}

test('who sees the sum alone has nothing read but what it is made of', async () => {
  const { seen } = await open('sum');
  expect(seen()).toEqual(['holdings', 'rates']);
});

test('an order that reserves money changes no sum: nothing is read for it', async () => {
  const { seen, tell } = await open('sum');
  seen();
  await tell(usdt('1000', '300'));
  expect(seen()).toEqual([]);
});

test('money that came or went is read once it has settled', async () => {
  const { seen, tell } = await open('sum');
  seen();
  await tell(usdt('900', '0'));
  expect(seen()).toEqual(['holdings']);
});

test('the wallet shows what orders reserve, and reads what was paid again when money came or went', async () => {
  const { seen, tell } = await open('wallet');
  expect(seen()).toEqual(['collateral', 'fills', 'holdings', 'rates']);
  await tell(usdt('1000', '300'));
  expect(seen()).toEqual(['holdings']);
  await tell(usdt('900', '300'));
  expect(seen()).toEqual(['collateral', 'fills', 'holdings']);
});

test('what an act has moved is read once more as collateral too, though the balances agree when they come', async () => {
  const { seen, tell, act } = await open('wallet');
  seen();
  await act(usdt('900', '0'));
  await tell(usdt('900', '0'));
  expect(seen()).toEqual(['collateral', 'fills', 'holdings']);
  await act(usdt('900', '100'));
  expect(seen()).toEqual(['holdings']);
});

test('nothing is read any more once the wallet has left the screen', async () => {
  const { seen, tell, stop } = await open('wallet');
  stop();
  seen();
  await tell(usdt('1', '0'));
  expect(seen()).toEqual([]);
});

test('what positions have not settled belongs to what the account is worth', async () => {
  const { store, tell } = await open('sum', decimal('-250.5'));
  await tell(usdt('1000', '300'));
  expect(String(store.worth)).toBe('749.5');
  expect(String(store.total)).toBe('749.5');
});

test('no sum is told while positions are not known, be it before they are read or where they cannot be', async () => {
  const { store, tell } = await open('sum');
  await tell(usdt('1000', '0'));
  expect([store.holdings?.length, store.total]).toEqual([1, undefined]);
});

test('the change of a day is told once the day of every asset that has a market is known', async () => {
  const prices = observable.box<{ open: number; close: number } | undefined>(undefined, { deep: false });
  const list = observable.box<object | undefined>(undefined, { deep: false });
  const tickers = {
    statistics: (symbol: string) => (symbol === 'SPOT_BTC_USDT' ? prices.get() : undefined),
    get totals() {
      return list.get();
    },
  };
  const { store, tell } = await open('sum', zero, tickers);
  expect(String(store.profit)).toBe('0');
  const btc = { ...usdt('2', '0')[0]!, asset: 'BTC' };
  const odd = { ...usdt('7', '0')[0]!, asset: 'ODD' };
  await tell([...usdt('1000', '0'), btc, odd]);
  expect(store.profit).toBeUndefined();
  runInAction(() => prices.set({ open: 80, close: 100 }));
  expect(store.profit).toBeUndefined();
  runInAction(() => list.set({}));
  expect(String(store.profit)).toBe('40');
});
