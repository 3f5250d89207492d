import { ChangeSpotMargin } from '../../../../../src/application/trading/change-spot-margin.use-case';
import { MarginQueries } from '../../../../../src/application/trading/margin.queries';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import { SpotMarginStore } from '../../../../../src/presentation/features/spot-margin/spot-margin.store';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { seen } from '../../../../support/stores';
import { FakeScheduler } from '../../../../support/fake-scheduler';

const refusal = { kind: 'rejected', reason: 'collateralNeeded' } as const;

function open() {
  const reads: string[] = [];
  const port = {
    summary: async () => {
      reads.push('summary');
      return success({ accountMode: 'FUTURES' as const, totalAccountValue: decimal('1') });
    },
    collateral: async () => {
      reads.push('collateral');
      return success({ rows: [], total: 0 });
    },
    useAsCollateral: jest.fn(async () => failure(refusal)),
    setAccountMode: jest.fn(async () => success(undefined)),
    setSpotLeverage: jest.fn(async () => success(undefined)),
    setLossCharge: async () => success('COLLATERAL' as const),
  };
  const settings = {
    profile: async () => {
      reads.push('profile');
      return success({ lossCharge: 'USDT' });
    },
  };
  const notices = { show: jest.fn() };
  const queries = new MarginQueries(new PlainResourceCache(new FakeScheduler()), port as never, settings as never);
  return {
    store: new SpotMarginStore(queries, undefined as never, new ChangeSpotMargin(port as never, queries), notices),
    port,
    notices,
    reads,
  };
}

test('a refused change is told where it was made, and what the exchange has is read again', async () => {
  const { store, notices, reads } = open();
  await store.useAsCollateral('BTC', false);
  expect(store.failureOf('collateral BTC')).toEqual(refusal);
  expect(store.failureOf('collateral ETH')).toBeUndefined();
  expect(store.failureOf('mode')).toBeUndefined();
  expect(reads).toEqual(['summary', 'collateral']);
  expect(notices.show).not.toHaveBeenCalled();
});

test('the next change forgets the refusal before it', async () => {
  const { store, notices } = open();
  await store.useAsCollateral('BTC', false);
  await store.setMode('PURE_SPOT');
  expect(store.refused).toBeUndefined();
  expect(notices.show).toHaveBeenCalledWith('success', { key: 'spotMargin:saved' });
});

test('one change at a time', async () => {
  const { store, port } = open();
  await Promise.all([store.setMode('MARGIN'), store.setMode('PURE_SPOT'), store.useAsCollateral('BTC', false)]);
  expect(port.setAccountMode).toHaveBeenCalledTimes(1);
  expect(port.useAsCollateral).not.toHaveBeenCalled();
  expect(store.busy).toBeUndefined();
});

test('how losses are paid is read from the account', async () => {
  const { store, reads } = open();
  await store.setLossCharge('COLLATERAL');
  expect(reads).toEqual(['summary', 'collateral', 'profile']);
});

test('while a change is under way the page says which, and the page of interest is the one that was chosen', async () => {
  const { store, notices } = open();
  const busy = seen(() => store.busy);
  const pages = seen(() => store.page);
  await store.useAsCollateral('BTC', false);
  await store.setMode('PURE_SPOT');
  store.show(2);
  expect(busy).toStrictEqual([undefined, 'collateral BTC', undefined, 'mode', undefined]);
  expect([pages, notices.show.mock.calls.length]).toEqual([[1, 2], 1]);
});

test('a leverage is set as it was chosen, and a refused one is told there', async () => {
  const { store, port } = open();
  await store.setLeverage(5);
  expect(port.setSpotLeverage).toHaveBeenCalledWith(5);
  expect(store.failureOf('leverage')).toBeUndefined();
  port.setSpotLeverage.mockImplementationOnce(async () => failure(refusal) as never);
  await store.setLeverage(10);
  expect(store.failureOf('leverage')).toEqual(refusal);
});
