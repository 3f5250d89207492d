import type { Instrument } from '../../../../src/domain/markets/instrument';
import { decimal } from '../../../../src/domain/shared/decimal';

export const bitcoin: Instrument = {
  symbol: 'SPOT_BTC_USDT',
  type: 'SPOT',
  base: 'BTC',
  quote: 'USDT',
  status: 'TRADING',
  tick: decimal('0.01'),
  minimumPrice: decimal('0.01'),
  maximumPrice: decimal('500000'),
  step: decimal('0.00001'),
  minimumQuantity: decimal('0.00001'),
  maximumQuantity: decimal('100'),
  minimumNotional: decimal('10'),
  bidCapRatio: decimal('1.03'),
  bidFloorRatio: decimal('0.4'),
  askCapRatio: decimal('1.6'),
  askFloorRatio: decimal('0.97'),
  groupings: [1, 10, 100, 1000],
};

export const bitcoinPerpetual: Instrument = { ...bitcoin, symbol: 'PERP_BTC_USDT', type: 'PERP' };
