import { chains } from '../../../../../sandbox/shared/chains';
import { knowsMemos, lacksMemo } from '../../../../../src/domain/wallet/addresses/memo';

test('networks with memos are those of the exchange', () => {
  const practice = [...chains.values()];
  expect(practice.filter(({ network }) => knowsMemos(network))).toEqual(practice.filter(({ needsMemo }) => needsMemo));
});

test.each([
  ['XRP', '', undefined, false, true],
  ['XRP', '  ', undefined, false, true],
  ['XRP', '17', undefined, false, false],
  ['XRP', '', true, false, false],
  ['TRX', '', undefined, false, false],
  // The exchange knows better than we do.
  ['NEW', '', undefined, true, true],
  ['NEW', '', true, true, false],
] as const)(
  'on %s, with memo “%s”, said to need none: %s, asked for: %s',
  (network, memo, withoutMemo, asked, lacks) => {
    expect(lacksMemo({ network, memo, withoutMemo }, asked)).toBe(lacks);
  },
);
