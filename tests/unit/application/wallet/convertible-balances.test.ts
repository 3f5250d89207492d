import { Subject } from '../../../../src/application/kernel/observable-value';
import { shared } from '../../../../src/application/kernel/shared';
import { MarginQueries } from '../../../../src/application/trading/margin.queries';
import { ConvertibleBalances } from '../../../../src/application/wallet/convertible-balances';
import { TransferableBalances } from '../../../../src/application/wallet/transferable-balances';
import { decimal } from '../../../../src/domain/shared/decimal';
import { success } from '../../../../src/domain/shared/result';
import { PlainResourceCache } from '../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../support/fake-scheduler';

const rule = (asset: string, ratio: string) => ({
  ...{ asset, ratio: decimal(ratio), usable: true, enabled: true, shortable: false },
});
const rules = [rule('USDT', '1'), rule('BTC', '0.8'), rule('ETH', '0.8')];

/** 1,000 USDT and 1 BTC of 10,000 that counts 80 %, of which 100 are free. */
function open() {
  const byAsset = new Map([
    ['USDT', { available: decimal(1_000) }],
    ['BTC', { available: decimal(1) }],
  ]) as never;
  const held = [
    { ...rules[0]!, balance: decimal(1_000), value: decimal(1_000) },
    { ...rules[1]!, balance: decimal(1), value: decimal(10_000) },
  ];
  const state = new Subject<object>({ status: 'loading' });
  const collateral = new Subject({ status: 'ready', value: held });
  let running = 0;
  const start = shared(() => {
    running += 1;
    return () => (running -= 1);
  });
  const margin = { collateral: () => collateral, collateralRules: () => state } as never;
  const transferable = new TransferableBalances({ byAsset }, { current: decimal(100), start }, margin);
  const balances = new ConvertibleBalances({ byAsset }, transferable, margin);
  const stop = balances.start();
  const of = (asset: string, received: string) => {
    const { available, inMargin } = balances.of(asset, received);
    return [String(available), inMargin && String(inMargin)];
  };
  return { of, know: () => state.set({ status: 'ready', value: rules }), stop, running: () => running };
}

test('what is received counts in the place of what is given', () => {
  const { of, know } = open();
  know();
  expect(of('BTC', 'USDT')).toEqual(['1', undefined]);
  // Of each USDT 0.204 are lost as collateral.
  expect(of('USDT', 'BTC')).toEqual(['490.19607843', '509.80392157']);
  // What is not held yet counts as well, what counts nowhere does not.
  expect(of('USDT', 'ETH')).toEqual(of('USDT', 'BTC'));
  expect(of('USDT', 'PEPE')).toEqual(['100', '900']);
});

test('nothing is bound before it is known what counts, and nothing runs on', () => {
  const { of, know, stop, running } = open();
  expect(of('USDT', 'PEPE')).toEqual(['1000', undefined]);
  expect(running()).toBe(1);
  stop();
  know();
  expect([of('USDT', 'PEPE'), running()]).toEqual([['1000', undefined], 0]);
});

test('what assets count as is asked for once in a while', async () => {
  let asked = 0;
  const collateralRules = async () => {
    asked += 1;
    return success(rules);
  };
  const scheduler = new FakeScheduler();
  const queries = new MarginQueries(
    new PlainResourceCache(scheduler),
    { collateralRules } as never,
    undefined as never,
  );
  queries.collateralRules().subscribe(() => undefined);
  await scheduler.settle();
  queries.collateralRules().subscribe(() => undefined);
  await scheduler.settle();
  expect([queries.collateralRules().current, asked]).toEqual([expect.objectContaining({ value: rules }), 1]);
});
