import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  passageFromWire,
  profileFromWire,
  ruleFromOlderWire,
  ruleFromWire,
  tokenFromWire,
} from '../../../../../src/infrastructure/rest/markets/tokens.wire';

const at = 1_760_000_000_123;

describe('a token of the wire', () => {
  const row = {
    token: 'ARB_USDT',
    balanceToken: 'USDT',
    fullname: 'Tether',
    network: 'ARB',
    decimals: '6',
    delisted: false,
    canCollateral: true,
    canShort: true,
    createdTime: '1760000000.123',
  };

  it('is read field by field', () => {
    expect(tokenFromWire(row)).toEqual({
      chainToken: 'ARB_USDT',
      asset: 'USDT',
      fullName: 'Tether',
      network: 'ARB',
      decimals: 6,
      delisted: false,
      listedAt: at,
    });
    expect(tokenFromWire({ ...row, delisted: true }).delisted).toBe(true);
  });

  it('does not say since when it is listed where the host does not', () => {
    const { createdTime: _, ...bare } = row;
    expect(tokenFromWire(bare)).toMatchObject({ chainToken: 'ARB_USDT', listedAt: undefined });
  });
});

describe('the way of a token over a network', () => {
  const row = {
    token: 'TRON_USDT',
    network: 'TRON',
    protocol: 'TRC20',
    name: 'Tron',
    minimumWithdrawal: '10',
    withdrawalFee: '1.5',
    allowDeposit: true,
    allowWithdraw: false,
  };

  it('is read field by field, deposits and withdrawals each by its own word', () => {
    expect(passageFromWire(row)).toEqual({
      token: 'TRON_USDT',
      network: 'TRON',
      protocol: 'TRC20',
      name: 'Tron',
      minimumWithdrawal: decimal('10'),
      withdrawalFee: decimal('1.5'),
      deposits: true,
      withdrawals: false,
    });
    expect(passageFromWire({ ...row, allowDeposit: false, allowWithdraw: true })).toMatchObject({
      deposits: false,
      withdrawals: true,
    });
  });
});

describe('what a token may be used for', () => {
  it.each([
    ['margin', { counts: true, canBeBorrowed: false, stable: false }],
    ['borrowing', { counts: false, canBeBorrowed: true, stable: false }],
    ['a stable value', { counts: false, canBeBorrowed: false, stable: true }],
  ])('is told apart in both generations: %s', (_, uses) => {
    const told = { asset: 'BTC', ratio: decimal('0.95'), ...uses };
    const { counts, canBeBorrowed, stable } = uses;
    expect(
      ruleFromWire({ token: 'BTC', collateralRatio: '0.95', canCollateral: counts, canShort: canBeBorrowed, stable }),
    ).toEqual(told);
    expect(
      ruleFromOlderWire({
        token: 'BTC',
        collateral_ratio: 0.95,
        can_collateral: counts,
        can_short: canBeBorrowed,
        stable,
      }),
    ).toEqual(told);
  });
});

describe('the profile of a token', () => {
  const row = { token: 'BTC', fullname: 'Bitcoin', symbols: ['SPOT_BTC_USDT', 'PERP_BTC_USDT'], listingTime: at };

  it('is read field by field', () => {
    expect(profileFromWire(row)).toEqual({
      asset: 'BTC',
      fullName: 'Bitcoin',
      symbols: ['SPOT_BTC_USDT', 'PERP_BTC_USDT'],
      listedAt: at,
    });
  });

  it('does not say since when it is listed where that is no time', () => {
    expect(profileFromWire({ ...row, listingTime: '' }).listedAt).toBeUndefined();
  });
});
