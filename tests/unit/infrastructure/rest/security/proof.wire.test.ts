import { codeSentFromWire, proofToWire } from '../../../../../src/infrastructure/rest/security/proof.wire';

describe('what somebody proves a wish with', () => {
  const parts = [
    ['otp', 'otp', '111111'],
    ['emailCode', 'email_code', '222222'],
    ['phoneCode', 'phone_code', '333333'],
    ['passkey', 'passkey', '{"signed":true}'],
    ['recoveryCode', 'recovery_code', 'AAAA-BBBB'],
    ['tradePassword', 'trade_password', 'trade secret'],
    ['withdrawPassword', 'withdraw_password', 'withdraw secret'],
  ] as const;

  it.each(parts)('is sent alone where it is %s alone', (name, wireName, value) => {
    expect(proofToWire({ [name]: value })).toStrictEqual({ [wireName]: value });
  });

  it.each(parts)('is sent without %s where everything else is given', (left) => {
    const others = parts.filter(([name]) => name !== left);
    expect(
      proofToWire({ ...Object.fromEntries(others.map(([name, , value]) => [name, value])), [left]: undefined }),
    ).toStrictEqual(Object.fromEntries(others.map(([, wireName, value]) => [wireName, value])));
  });

  it('sends an empty entry as it is, so that the host refuses it', () => {
    expect(proofToWire({ otp: '', tradePassword: '' })).toStrictEqual({ otp: '', trade_password: '' });
  });

  it('is nothing where nothing is given', () => {
    expect(proofToWire({})).toStrictEqual({});
  });
});

describe('a code that was sent', () => {
  it('is good for the seconds the host says, and may be sent again after the others', () => {
    expect(codeSentFromWire({ expires_in: 300, resend_after: 60 })).toEqual({
      expiresIn: 300_000,
      resendAfter: 60_000,
    });
  });
});
