import { decimal } from '../../../../src/domain/shared/decimal';
import { heldCollateral } from '../../../../src/domain/wallet/held-collateral';

const weights: Readonly<Record<string, readonly [ratio: string, more?: object]>> = {
  USDT: ['1'],
  BTC: ['0.8'],
  SOL: ['0.5'],
  OFF: ['0.5', { enabled: false }],
  NOT: ['0.5', { usable: false }],
  NIL: ['0'],
};
const collateral = new Map(
  Object.entries(weights).map(([asset, [ratio, more]]) => [
    asset,
    { ratio: decimal(ratio), usable: true, enabled: true, ...more },
  ]),
);

/** Of balances that are worth so many USDT each. */
const held = (free: string, worth: Readonly<Record<string, number>>): string =>
  heldCollateral(
    Object.entries(worth).map(([asset, value]) => ({ asset, available: decimal(value).div(2), price: decimal(2) })),
    decimal(free),
    collateral,
  ).toFixed();

test('of one asset as much may leave as counts as much as is free', () => {
  expect(held('4000', { USDT: 10_000 })).toBe('6000');
  // 4,000 USDT of free collateral are worth 5,000 that count 80 % each.
  expect(held('4000', { BTC: 10_000 })).toBe('5000');
});

test('as much leaves as may, which begins with what counts least', () => {
  // All of SOL for 500, all of BTC for 1,600, and 900 of USDT.
  expect(held('3000', { USDT: 5_000, BTC: 2_000, SOL: 1_000 })).toBe('4100');
  // 600 of free collateral are all of SOL and 125 of BTC.
  expect(held('600', { USDT: 5_000, BTC: 2_000, SOL: 1_000 })).toBe('6875');
});

test('where everything may leave nothing is held, and where nothing is free all that counts is', () => {
  expect(held('10000', { USDT: 5_000, BTC: 2_000 })).toBe('0');
  expect(held('6600', { USDT: 5_000, BTC: 2_000 })).toBe('0');
  expect(held('0', { USDT: 5_000, BTC: 2_000 })).toBe('7000');
});

test('nothing is held of what counts nowhere', () => {
  expect(held('0', { OFF: 100, NOT: 100, NIL: 100, WHAT: 100, USDT: 1 })).toBe('1');
});

test('what nobody has priced is worth nothing', () => {
  expect(
    heldCollateral([{ asset: 'USDT', available: decimal(5), price: undefined }], decimal(0), collateral).toFixed(),
  ).toBe('0');
});
