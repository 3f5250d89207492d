import { isBlocked, usedPart, type Voucher } from '../../../../src/domain/rewards/voucher';
import { decimal } from '../../../../src/domain/shared/decimal';

const voucher = (id: string, type: string, status = 'AVAILABLE', used = '0', most = '20'): Voucher =>
  ({ id, status, used: decimal(used), terms: { type, most: decimal(most) } }) as Voucher;

it('waits for another of its type that is in use, and for nothing else', () => {
  const rebate = voucher('1', 'FEE_REBATE');
  expect(isBlocked(rebate, [rebate, voucher('2', 'FEE_REBATE', 'IN_USE')])).toBe(true);
  for (const other of [
    voucher('1', 'FEE_REBATE', 'IN_USE'),
    voucher('2', 'FEE_REBATE', 'ENDED'),
    voucher('2', 'TRIAL_FUND', 'IN_USE'),
  ])
    expect(isBlocked(rebate, [rebate, other])).toBe(false);
});

it.each([
  ['0', '20', 0],
  ['5', '20', 0.25],
  ['21', '20', 1],
  ['1', '0', 0],
])('has used %s of %s as a part between none and all', (used, most, part) => {
  expect(usedPart(voucher('1', 'FEE_REBATE', 'IN_USE', used, most))).toBe(part);
});
