import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import type { BookedAddress } from '../../../../src/domain/wallet/address-book';
import type { TokenNetwork } from '../../../../src/domain/wallet/token-network';
import {
  arriving,
  leastWithdrawal,
  leftOfDay,
  needsApproval,
  recipientOf,
} from '../../../../src/domain/wallet/withdrawal';
import { isUnderWay } from '../../../../src/domain/wallet/movement';

test.each([
  ['10000', '0', '1', '10000'],
  ['10000', '9999.99', '1', '0.01'],
  // A third of it does not come out even: never more than may leave.
  ['10000', '0', '30000', '0.333333333333'],
  ['10000', '10000', '1', '0'],
  // A limit may have been lowered meanwhile.
  ['2000', '10000', '1', '0'],
])('of %s USDT a day, %s used, at a price of %s there may leave %s more', (limit, used, price, left) => {
  expect(decimalText(leftOfDay({ limit: decimal(limit), used: decimal(used) }, decimal(price))!)).toBe(left);
});

test('an asset without a price has no bound of its own', () => {
  expect(leftOfDay({ limit: decimal(10), used: decimal(0) }, decimal(0))).toBeUndefined();
  expect(leftOfDay({ limit: decimal(10), used: decimal(0) }, decimal(-1))).toBeUndefined();
});

test.each([
  // What is published, where that is more than the fee.
  ['10', '1', 6, '10'],
  // Else the fee and the smallest part of a coin: something arrives.
  ['1', '1', 6, '1.000001'],
  ['0', '4.5', 2, '4.51'],
  ['1.000001', '1', 6, '1.000001'],
  ['0', '1', 0, '2'],
  ['0', '1', undefined, '1.000000000001'],
])('of a minimum of %s with a fee of %s and %s decimals there leave at least %s', (minimum, fee, decimals, least) => {
  const network = { minimumWithdrawal: decimal(minimum), withdrawalFee: decimal(fee), decimals } as TokenNetwork;
  expect(decimalText(leastWithdrawal(network))).toBe(least);
  expect(arriving(leastWithdrawal(network), decimal(fee)).gt(0)).toBe(true);
});

test.each([
  ['10', '1', '9'],
  ['1', '1', '0'],
  // Nobody owes anything for an amount below the fee.
  ['0.5', '1', '0'],
  ['10', '0', '10'],
])('of %s with a fee of %s there arrive %s', (amount, fee, arrives) => {
  expect(decimalText(arriving(decimal(amount), decimal(fee)))).toBe(arrives);
});

test('an entry of the address book is a person where its network is that of the exchange itself', () => {
  const entry = { addressId: '1', label: 'Mine', memo: '77', createdAt: 0, usableAt: 0 };
  const person: BookedAddress = { ...entry, network: 'INTERNAL', address: '4711' };
  expect(recipientOf(person)).toEqual({ userId: '4711' });
  const address: BookedAddress = { ...entry, network: 'XRP', address: 'rHb9' };
  expect(recipientOf(address)).toEqual({ network: 'XRP', address: 'rHb9', memo: '77' });
});

test('a withdrawal is under way until it has arrived or come back', () => {
  const under = (status: Parameters<typeof isUnderWay>[0]['status']) => isUnderWay({ status });
  expect((['NEW', 'CONFIRMING', 'PROCESSING'] as const).map(under)).toEqual([true, true, true]);
  expect((['COMPLETED', 'CANCELED', 'other'] as const).map(under)).toEqual([false, false, false]);
});

test.each([
  ['100', '0', '100', false],
  ['100', '0', '100.01', true],
  ['100', '60', '40', false],
  ['100', '60', '41', true],
  ['0', '0', '1', true],
  [undefined, '1000', '1000', false],
])('a second person is asked above %s USDT, %s without asking, for %s: %s', (above, usedUnapproved, worth, asked) => {
  const allowance = {
    approvalAbove: above === undefined ? undefined : decimal(above),
    usedUnapproved: decimal(usedUnapproved),
  };
  expect(needsApproval(allowance, decimal(worth))).toBe(asked);
});

test('that no memo is needed goes along where somebody has said it, and is not made up', () => {
  const booked = { network: 'XRP', address: 'r1', memo: '' } as BookedAddress;
  expect(recipientOf({ ...booked, withoutMemo: true })).toStrictEqual({
    network: 'XRP',
    address: 'r1',
    memo: '',
    withoutMemo: true,
  });
  expect(recipientOf(booked)).toStrictEqual({ network: 'XRP', address: 'r1', memo: '' });
});
