import { chains } from '../../../../../sandbox/shared/chains';
import {
  fitsNetwork,
  knowsMemos,
  lacksMemo,
  memoFormOf,
  memoProblem,
} from '../../../../../src/domain/wallet/addresses/memo';

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

test.each([
  ['XRP', '', true],
  ['XRP', '0', true],
  ['XRP', '17', true],
  ['XRP', '4294967295', true],
  ['XRP', '4294967296', false],
  ['XRP', '00000000017', false],
  ['XRP', 'x17', false],
  ['XRP', '17x', false],
  ['XRP', '-1', false],
  ['XRP', '1e3', false],
  ['XLM', 'é'.repeat(14), true],
  ['XLM', `${'é'.repeat(14)}a`, false],
  ['STX', 'a'.repeat(34), true],
  ['STX', 'a'.repeat(35), false],
  ['NEW', 'a'.repeat(64), true],
  ['NEW', 'a'.repeat(65), false],
] as const)('on %s, “%s” is a memo: %s', (network, memo, fits) => {
  expect(fitsNetwork(network, memo)).toBe(fits);
});

test('letters count as what they take in UTF-8', () => {
  for (const letter of ['\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '標', '🙂']) {
    const most = Math.floor(28 / Buffer.byteLength(letter));
    expect([letter, fitsNetwork('XLM', letter.repeat(most)), fitsNetwork('XLM', letter.repeat(most + 1))]).toEqual([
      letter,
      true,
      false,
    ]);
  }
});

test('what a network has no rule for is a text that the exchange takes', () => {
  const free = { kind: 'text', bytes: 64 };
  for (const network of ['TON', 'ATOM', 'INJ', 'TIA', 'SEI', 'HBAR', 'NEW']) expect(memoFormOf(network)).toEqual(free);
  expect(memoFormOf('XRP')).toEqual({ kind: 'number', most: 4_294_967_295 });
});

test.each([
  ['', undefined, false, 'missing'],
  ['', true, false, undefined],
  [' 17 ', undefined, false, undefined],
  ['notanumber', undefined, false, 'form'],
] as const)('of “%s”, said to need none: %s, asked for: %s, it says %s', (memo, withoutMemo, asked, problem) => {
  expect(memoProblem({ network: 'XRP', memo, withoutMemo }, asked)).toBe(problem);
});

test('one is missing where the exchange alone asks for it', () => {
  expect(memoProblem({ network: 'NEW', memo: '' })).toBeUndefined();
  expect(memoProblem({ network: 'NEW', memo: '' }, true)).toBe('missing');
});
