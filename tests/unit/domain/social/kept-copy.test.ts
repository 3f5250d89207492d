import { decimal } from '../../../../src/domain/shared/decimal';
import { keepsContracts, keptParts } from '../../../../src/domain/social/kept-copy';
import type { CopyPosition } from '../../../../src/domain/social/own-copy';

const held = (...symbols: readonly string[]) => ({ positions: symbols.map((symbol) => ({ symbol }) as CopyPosition) });

test.each([
  ['nothing', [], false],
  ['coins', ['SPOT_BTC_USDT'], false],
  ['a contract', ['PERP_ATOM_USDT'], true],
  ['both', ['SPOT_BTC_USDT', 'PERP_ETH_USDT'], true],
  ['what nobody knows', ['BTC'], false],
])('a copy that holds %s', (_, symbols, keeps) => {
  expect(keepsContracts(held(...symbols))).toBe(keeps);
});

test('what returns, what the lead is paid and what stays add up to what the copy is worth', () => {
  const parts = keptParts({ worth: decimal('1100.5'), releasable: decimal('1090'), shareDue: decimal('4.25') })!;
  expect([parts.returns, parts.shared, parts.stays].map((each) => each.toFixed())).toEqual(['1090', '4.25', '6.25']);
});

test.each([
  ['returns', { releasable: undefined, shareDue: decimal(0) }],
  ['the lead is paid', { releasable: decimal(0), shareDue: undefined }],
])('nothing is promised where the exchange does not say what %s', (_, said) => {
  expect(keptParts({ worth: decimal(10), ...said })).toBeUndefined();
});
