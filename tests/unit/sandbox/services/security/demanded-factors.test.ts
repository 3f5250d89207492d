import {
  type BoundFactors,
  demandedFactors,
  besidePasskey,
  besideRecoveryCode,
  factorsToSetUp,
  isMendable,
} from '../../../../../sandbox/services/security/factor';
import { safeActions } from '../../../../../src/domain/security/factor';

const names = ['email', 'otp', 'passkey', 'recoveryCodes', 'tradePassword', 'withdrawPassword'] as const;
const everybody = Array.from(
  { length: 2 ** names.length },
  (_, bits) =>
    Object.fromEntries(names.map((name, index) => [name, ((bits >> index) & 1) === 1])) as unknown as BoundFactors,
);
const passwords = ['TRADE_PWD', 'WITHDRAW_PWD'];

/** What thieves may have beside a stolen session. */
describe.each(safeActions)('%s', (action) => {
  it('is never done with a session alone, nor with passwords beside it', () => {
    for (const bound of everybody) {
      const ways = [demandedFactors(action, bound), besidePasskey(demandedFactors(action, bound))];
      for (const way of ways) expect(way.filter((factor) => !passwords.includes(factor))).not.toEqual([]);
    }
  });

  it('is never done with the mailbox beside it, once there is a second factor', () => {
    for (const bound of everybody.filter(({ otp, passkey, email }) => (otp || passkey) && email)) {
      const demanded = demandedFactors(action, bound);
      expect(demanded.some((factor) => factor === 'OTP' || factor === 'PASSKEY')).toBe(true);
      if (isMendable(action, bound)) expect(besideRecoveryCode).toContain('RECOVERY');
    }
  });
});

it.each(['WITHDRAW', 'SECOND_APPROVER', 'BE_APPROVER', 'APPROVE', 'RECOVERY_CODES'] as const)(
  '%s wants a second factor to be there',
  (action) => {
    const bare = everybody.filter(({ otp, passkey }) => !otp && !passkey);
    for (const bound of bare) expect(factorsToSetUp(action, bound)).toEqual(bound.email ? ['OTP'] : ['EMAIL', 'OTP']);
  },
);
