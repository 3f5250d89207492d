import {
  accountProfileFromWire,
  verificationLevelFrom,
} from '../../../../../src/infrastructure/rest/account/account-profile.wire';

const at = 1_760_000_000_123;

describe('the profile of an account', () => {
  const row = {
    user_id: '11',
    main: false,
    main_user_id: '7',
    country: 'TW',
    region: 'EU',
    created_time: String(at / 1_000),
    kyc_level: 2,
    discord: { bound: true, name: 'trader#1' },
    wallet: { bound: true, address: '0xabc' },
    agreed_terms: true,
    agreed_tr_terms: false,
    agreed_terms_version: '2026-01',
    agreed_tr_terms_version: '2025-07',
    hidden_alerts: ['fees', 'staking'],
    futures_loss_charge_mode: 'COLLATERAL',
    preferences: { theme: 'dark', size: 3, sound: true },
  };
  const read = (change: Partial<Parameters<typeof accountProfileFromWire>[0]> = {}) =>
    accountProfileFromWire({ ...row, ...change });

  it('is read field by field', () => {
    expect(read()).toEqual({
      userId: '11',
      mainUserId: '7',
      createdAt: at,
      region: 'EU',
      country: 'TW',
      verificationLevel: 2,
      discordName: 'trader#1',
      walletAddress: '0xabc',
      agreedToTerms: true,
      agreedToTrTerms: false,
      termsVersion: '2026-01',
      trTermsVersion: '2025-07',
      hiddenAlerts: ['fees', 'staking'],
      lossCharge: 'COLLATERAL',
      preferences: { theme: 'dark', size: 3, sound: true },
    });
  });

  const nothing = {
    userId: '11',
    mainUserId: undefined,
    createdAt: undefined,
    region: undefined,
    country: undefined,
    verificationLevel: 0,
    discordName: undefined,
    walletAddress: undefined,
    agreedToTerms: false,
    agreedToTrTerms: false,
    termsVersion: undefined,
    trTermsVersion: undefined,
    hiddenAlerts: [],
    lossCharge: undefined,
    preferences: {},
  };

  it('of a host that tells nothing but who it is has agreed to nothing, hidden nothing and chosen nothing', () => {
    expect(accountProfileFromWire({ user_id: '11', main: true })).toStrictEqual(nothing);
    expect(
      accountProfileFromWire({
        user_id: '11',
        main: true,
        main_user_id: null,
        country: null,
        region: null,
        agreed_terms_version: null,
        agreed_tr_terms_version: null,
        futures_loss_charge_mode: null,
      }),
    ).toStrictEqual(nothing);
  });

  it('keeps the two agreements apart', () => {
    expect(read({ agreed_terms: false, agreed_tr_terms: true })).toMatchObject({
      agreedToTerms: false,
      agreedToTrTerms: true,
    });
  });

  it('names a Discord account and a wallet only while they are bound', () => {
    expect(read({ discord: { bound: false, name: 'trader#1' } }).discordName).toBeUndefined();
    expect(read({ wallet: { bound: false, address: '0xabc' } }).walletAddress).toBeUndefined();
  });

  it('says of one that is bound without a name that it is bound', () => {
    expect(read({ discord: { bound: true, name: null } }).discordName).toBe('');
    expect(read({ wallet: { bound: true, address: null } }).walletAddress).toBe('');
  });

  it.each([
    ['USDT', 'USDT'],
    ['COLLATERAL', 'COLLATERAL'],
    ['DEBT', undefined],
    ['', undefined],
  ] as const)('charges losses by the mode %p: %p', (futures_loss_charge_mode, lossCharge) => {
    expect(read({ futures_loss_charge_mode }).lossCharge).toBe(lossCharge);
  });

  it.each([
    [undefined, 0],
    [-1, 0],
    [0, 0],
    [1, 1],
    [1.5, 0],
    [2, 2],
    [3, 0],
  ] as const)('counts the verification level %p as %p', (level, counted) => {
    expect(verificationLevelFrom(level)).toBe(counted);
    expect(read({ kyc_level: level }).verificationLevel).toBe(counted);
  });
});
