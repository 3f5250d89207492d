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

const into = (ratio: string, more: object = {}) => ({ ratio: decimal(ratio), usable: true, enabled: true, ...more });
const keptInto = (free: string, received: Parameters<typeof marginKept>[3]): string =>
  marginKept(decimal('0.5'), decimal(free), bitcoin, received).toFixed();

test('what is received for it counts in its place, a little less than what is given', () => {
  // Of 80,000 USDT, 80 % count before and 0.995 of 60 % after: 16,240 USDT are lost for each.
  expect(keptInto('1624', into('0.6'))).toBe('0.4');
});

test('nothing is kept of what is given for something that counts as much or more', () => {
  expect(keptInto('0', into('1'))).toBe('0');
  expect(keptInto('0', into('0.81'))).toBe('0');
  expect(keptInto('0', into('0.8'))).toBe('0.5');
});

test.each([
  ['counts nowhere', into('1', { usable: false })],
  ['does not count by choice', into('1', { enabled: false })],
])('what is received and %s is as good as given away', (_, received) => {
  expect(keptInto('3200', received)).toBe('0.45');
});
