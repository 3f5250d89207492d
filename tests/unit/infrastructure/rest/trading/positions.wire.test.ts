import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  fundingPaymentFromWire,
  marginModeFromWire,
  positionFromWire,
  positionModeFromWire,
  positionSideFromWire,
} from '../../../../../src/infrastructure/rest/trading/positions.wire';

const at = 1_760_000_000_123;

describe('a position of the wire', () => {
  const sparse = {
    symbol: 'PERP_BTC_USDT',
    positionSide: 'LONG',
    marginMode: 'CROSS',
    leverage: 10,
    holding: '0.5',
    averageOpenPrice: '60000',
    markPrice: '60100',
    timestamp: at,
  };
  const row = {
    ...sparse,
    pendingLongQty: '0.1',
    pendingShortQty: '0.2',
    settlePrice: '60050',
    estLiqPrice: '40000',
    pnl24H: '7',
    fee24H: '3',
    isolatedMarginToken: 'USDT',
    isolatedMarginAmount: '500',
    isolatedFrozenLong: '11',
    isolatedFrozenShort: '12',
    adlQuantile: 4,
    openingTime: at - 9,
  };
  const read = (change: object) => positionFromWire({ ...row, ...change });

  it('is read field by field', () => {
    expect(positionFromWire(row as never)).toEqual({
      symbol: 'PERP_BTC_USDT',
      positionSide: 'LONG',
      marginMode: 'CROSS',
      leverage: 10,
      holding: decimal('0.5'),
      pendingLong: decimal('0.1'),
      pendingShort: decimal('0.2'),
      averageOpenPrice: decimal('60000'),
      settlePrice: decimal('60050'),
      markPrice: decimal('60100'),
      liquidationPrice: decimal('40000'),
      pnl24h: decimal('7'),
      fee24h: decimal('3'),
      isolatedMarginAsset: 'USDT',
      isolatedMargin: decimal('500'),
      isolatedFrozenLong: decimal('11'),
      isolatedFrozenShort: decimal('12'),
      adlQuantile: 4,
      openedAt: at - 9,
      updatedAt: at,
      version: 0,
    });
  });

  it('has nothing, or nothing of it, where the host says nothing; it settled at what it was opened at', () => {
    const none = decimal('0');
    expect(positionFromWire(sparse as never)).toMatchObject({
      pendingLong: none,
      pendingShort: none,
      settlePrice: decimal('60000'),
      liquidationPrice: undefined,
      pnl24h: none,
      fee24h: none,
      isolatedMarginAsset: '',
      isolatedMargin: none,
      isolatedFrozenLong: none,
      isolatedFrozenShort: none,
      adlQuantile: 0,
      openedAt: undefined,
    });
    expect(read({ openingTime: null, timestamp: undefined })).toMatchObject({ openedAt: undefined, updatedAt: 0 });
  });

  it('has no liquidation price where the host sends 0', () => {
    expect(read({ estLiqPrice: '0' })!.liquidationPrice).toBeUndefined();
  });

  it.each([{ positionSide: 'UP' }, { marginMode: 'HALF' }])('is none with %j', (change) => {
    expect(read(change)).toBeUndefined();
  });
});

test('sides and modes are what there is, and nothing else', () => {
  expect(['BOTH', 'LONG', 'SHORT', '', 'UP'].map(positionSideFromWire)).toEqual([
    'BOTH',
    'LONG',
    'SHORT',
    undefined,
    undefined,
  ]);
  expect(['CROSS', 'ISOLATED', '', 'HALF'].map(marginModeFromWire)).toEqual([
    'CROSS',
    'ISOLATED',
    undefined,
    undefined,
  ]);
  expect(['ONE_WAY', 'HEDGE_MODE', '', 'BOTH'].map(positionModeFromWire)).toEqual([
    'ONE_WAY',
    'HEDGE_MODE',
    undefined,
    undefined,
  ]);
});

test('funding that was paid is below zero, and what was received above', () => {
  const row = {
    id: '5',
    symbol: 'PERP_BTC_USDT',
    fundingRate: '0.0001',
    markPrice: '60000',
    fundingFee: '3',
    paymentType: 'Pay',
    createdTime: at,
  };
  const payment = { id: '5', symbol: 'PERP_BTC_USDT', rate: decimal('0.0001'), markPrice: decimal('60000'), at };
  expect(fundingPaymentFromWire(row as never)).toEqual({ ...payment, amount: decimal('-3') });
  expect(fundingPaymentFromWire({ ...row, paymentType: 'Receive', createdTime: '' } as never)).toEqual({
    ...payment,
    amount: decimal('3'),
    at: 0,
  });
});
