import { Subject } from '../../../../src/application/kernel/observable-value';
import { shared } from '../../../../src/application/kernel/shared';
import { TransferableBalances } from '../../../../src/application/wallet/transferable-balances';
import { decimal, type Decimal } from '../../../../src/domain/shared/decimal';
import type { Collateral } from '../../../../src/domain/trading/collateral';

const collateral = (asset: string, balance: string, value: string, more: object = {}) => ({
  asset,
  ratio: decimal('1'),
  usable: true,
  enabled: true,
  balance: decimal(balance),
  value: decimal(value),
  ...more,
});
/** 9,960 USDT, 0.5 BTC of 80,000 that count 80 % each, and 3 of a coin that is no collateral. */
const held = { USDT: '9960.64', BTC: '0.5', WOO: '3' };
const rows = [
  collateral('USDT', '9960.64', '9960.64'),
  collateral('BTC', '0.5', '40000', { ratio: decimal('0.8') }),
  collateral('WOO', '3', '6', { usable: false }),
];

function open(free: Decimal | 'all' | undefined, known: readonly Collateral[] | null = rows) {
  const byAsset = new Map(Object.entries(held).map(([asset, available]) => [asset, { available: decimal(available) }]));
  const state = new Subject<object>({ status: 'loading' });
  const balances = new TransferableBalances(
    { byAsset } as never,
    { current: free, start: shared(() => () => undefined) },
    {
      collateral: () => state,
    } as never,
  );
  balances.start();
  if (known) state.set({ status: 'ready', value: known });
  const of = (asset: string) => {
    const { available, inMargin } = balances.of(asset);
    return [String(available), inMargin && String(inMargin)];
  };
  return Object.assign(of, { kept: (asset: string) => balances.kept(asset, decimal('9000'))?.toFixed() });
}

test('what contracts stand on may not leave, of each asset as much as it counts', () => {
  const of = open(decimal('2652'));
  expect(of('USDT')).toEqual(['2652', '7308.64']);
  // 2,652 USDT of free collateral are 2,652 / (80,000 × 0.8) BTC.
  expect(of('BTC')).toEqual(['0.0414375', '0.4585625']);
  expect(of('WOO')).toEqual(['3', undefined]);
});

test('all there is has the digits that it is shown with, and is never more than the free collateral', () => {
  const [available] = open(decimal('100.000001'), [collateral('BTC', '0.5', '33333.33')])('BTC');
  expect(available).toBe('0.0015');
  expect(decimal(available!).times('66666.66').lte('100.000001')).toBe(true);
});

test('collateral that outweighs what is held binds nothing', () => {
  expect(open(decimal('50000'))('USDT')).toEqual(['9960.64', undefined]);
  expect(open('all')('USDT')).toEqual(['9960.64', undefined]);
});

test('an asset that its owner does not let count may leave', () => {
  expect(open(decimal('1'), [collateral('USDT', '9960.64', '9960.64', { enabled: false })])('USDT')).toEqual([
    '9960.64',
    undefined,
  ]);
});

test('while nobody says what contracts stand on, or what it counts, the exchange decides', () => {
  expect(open(undefined)('USDT')).toEqual(['9960.64', undefined]);
  const balances = open(decimal('2652'), []);
  expect(balances('USDT')).toEqual(['9960.64', undefined]);
});

test('what contracts stand on of an amount is nothing where there are none, and not known before it is', () => {
  expect(open(decimal('2652')).kept('USDT')).toBe('6348');
  expect([open('all').kept('USDT'), open(decimal('2652')).kept('WOO')]).toEqual(['0', '0']);
  expect([open(undefined).kept('USDT'), open(decimal('2652'), null).kept('USDT')]).toEqual([undefined, undefined]);
  expect(open(decimal('2652'), null)('USDT')).toEqual(['9960.64', undefined]);
});
