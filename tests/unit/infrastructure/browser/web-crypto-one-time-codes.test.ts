import { Secret, TOTP } from 'otpauth';
import { WebCryptoOneTimeCodes } from '../../../../src/infrastructure/browser/web-crypto-one-time-codes';

/** RFC 6238, appendix B: this key at these seconds, of the eight digits the last six. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('after %d seconds the code is %s', async (seconds, code) => {
  expect(await new WebCryptoOneTimeCodes({ now: () => seconds * 1_000 }).codeOf(key)).toBe(code);
});

it('is the code of any other authenticator', async () => {
  const timestamp = 1_700_000_000_000;
  for (const size of [10, 16, 20, 33]) {
    const { base32 } = new Secret({ size });
    expect(await new WebCryptoOneTimeCodes({ now: () => timestamp }).codeOf(base32)).toBe(
      new TOTP({ secret: base32 }).generate({ timestamp }),
    );
  }
});
