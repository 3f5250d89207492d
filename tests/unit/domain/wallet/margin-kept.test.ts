import { decimal } from '../../../../src/domain/shared/decimal';
import { marginKept } from '../../../../src/domain/wallet/margin-kept';

/** 0.5 BTC of 40,000 USDT, of which 80 % count. */
const bitcoin = {
  asset: 'BTC',
  ratio: decimal('0.8'),
  usable: true,
  enabled: true,
  balance: decimal('0.5'),
  value: decimal('40000'),
};
const kept = (available: string, free: string, collateral: Parameters<typeof marginKept>[2]): string =>
  marginKept(decimal(available), decimal(free), collateral).toFixed();

test('what counts as collateral beyond what is free stays with the contracts', () => {
  // 3,200 USDT of free collateral are 3,200 / (80,000 × 0.8) BTC.
  expect(kept('0.5', '3200', bitcoin)).toBe('0.45');
  expect(kept('0.5', '0', bitcoin)).toBe('0.5');
});

test('where as much is free as is there, or more, all of it may leave', () => {
  expect(kept('0.05', '3200', bitcoin)).toBe('0');
  expect(kept('0.04', '3200', bitcoin)).toBe('0');
});

test('what may leave has eight decimals and never more than is free', () => {
  // 0.00001562507… BTC may.
  expect(kept('0.5', '1.000005', bitcoin)).toBe('0.49998438');
});

test.each([
  ['is not known', undefined],
  ['counts nowhere', { ...bitcoin, usable: false }],
  ['does not count by choice', { ...bitcoin, enabled: false }],
  ['is not held', { ...bitcoin, balance: decimal('0') }],
  ['is owed', { ...bitcoin, balance: decimal('-1') }],
  ['has no weight', { ...bitcoin, ratio: decimal('0') }],
  ['is worth nothing', { ...bitcoin, value: decimal('0') }],
])('nothing is kept of what %s', (_, collateral) => {
  expect(kept('0.5', '1', collateral)).toBe('0');
});
