import {
  groupedSecret,
  isSecret,
  showsThatKept,
  typedSecret,
} from '../../../../src/domain/session/authenticator-secret';
import { isRehearsalDue } from '../../../../src/domain/session/rehearsal';
import { day } from '../../../../src/domain/shared/instant';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXQ';

describe('the key of an authenticator', () => {
  it('is read in groups of four', () => {
    expect(groupedSecret(secret)).toBe('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXQ');
    expect(groupedSecret('ABCDE')).toBe('ABCD E');
  });

  it.each(['jbsw y3dp ehpk 3pxp jbsw y3dp ehpk 3pxq', 'JBSW-Y3DP-EHPK-3PXP-JBSW-Y3DP-EHPK-3PXQ'])(
    'is understood as it was written down: %s',
    (text) => {
      expect(typedSecret(text)).toBe(secret);
      expect(isSecret(typedSecret(text))).toBe(true);
    },
  );

  it.each(['', 'JBSWY3DP', '1234567890123456', 'not a key at all!'])('is not %p', (text) => {
    expect(isSecret(typedSecret(text))).toBe(false);
  });

  it.each(['3PXQ', '3pxq', ' 3p xq '])('is kept when its end is known: %p', (typed) => {
    expect(showsThatKept(typed, secret)).toBe(true);
  });

  it.each(['', 'Q', 'PXQ', '3PXP', 'JBSW', 'K3PXQ'])('is not shown to be kept by %p', (typed) => {
    expect(showsThatKept(typed, secret)).toBe(false);
  });
});

describe('a rehearsal', () => {
  it('is due a quarter after the last time', () => {
    expect(isRehearsalDue(0, 90 * day)).toBe(false);
    expect(isRehearsalDue(0, 91 * day)).toBe(true);
    expect(isRehearsalDue(100 * day, 190 * day)).toBe(false);
    expect(isRehearsalDue(100 * day, 191 * day)).toBe(true);
    expect(isRehearsalDue(undefined, 0)).toBe(true);
  });
});

it.each([
  ['a'.repeat(16), false],
  ['A'.repeat(15), false],
  ['A'.repeat(16), true],
  ['A'.repeat(128), true],
  ['A'.repeat(129), false],
  [`${'A'.repeat(16)}==`, true],
  [`${'A'.repeat(16)}==A`, false],
  [`!${'A'.repeat(16)}`, false],
  [`${'A'.repeat(16)}1`, false],
])('%s can be a whole key: %s', (text, whole) => {
  expect(isSecret(text)).toBe(whole);
});

it('nothing has no groups', () => {
  expect(groupedSecret('')).toBe('');
});
