import { decimal } from '../../../../../src/domain/shared/decimal';
import {
  rateFromPublicWire,
  rateFromWire,
  settledFromPublicWire,
  settledFromWire,
} from '../../../../../src/infrastructure/rest/markets/funding.wire';

const at = 1_760_000_000_000;

describe('a funding rate', () => {
  const newer = {
    symbol: 'PERP_BTC_USDT',
    last_funding_rate: '0.0001',
    last_funding_rate_timestamp: at + 1,
    est_funding_rate: '-0.0002',
    est_funding_rate_timestamp: String(at + 2),
    next_funding_time: at + 3,
    last_funding_rate_interval: '8',
    est_funding_rate_interval: '4',
  };
  const older = {
    symbol: 'PERP_BTC_USDT',
    lastFundingRate: '0.0001',
    lastFundingRateTimestamp: at + 1,
    estFundingRate: '-0.0002',
    estFundingRateTimestamp: String(at + 2),
    nextFundingTime: at + 3,
    lastFundingIntervalHours: 8,
    estFundingIntervalHours: 4,
  };
  const told = {
    symbol: 'PERP_BTC_USDT',
    last: decimal('0.0001'),
    lastAt: at + 1,
    estimated: decimal('-0.0002'),
    estimatedAt: at + 2,
    nextAt: at + 3,
    intervalHours: 4,
  };

  it('is the same from both generations, over the hours until the settlement that comes', () => {
    expect(rateFromWire(newer)).toEqual(told);
    expect(rateFromPublicWire(older)).toEqual(told);
  });

  it.each(['last_funding_rate_timestamp', 'est_funding_rate_timestamp', 'next_funding_time'])(
    'is left out where %s is no time',
    (field) => expect(rateFromWire({ ...newer, [field]: 'soon' })).toBeUndefined(),
  );

  it.each(['lastFundingRateTimestamp', 'estFundingRateTimestamp', 'nextFundingTime'])(
    'is left out where %s is no time',
    (field) => expect(rateFromPublicWire({ ...older, [field]: 'soon' })).toBeUndefined(),
  );
});

describe('a settled funding rate', () => {
  const newer = {
    symbol: 'PERP_BTC_USDT',
    funding_rate: '0.0003',
    funding_rate_timestamp: '1760000000.001',
    next_funding_time: at + 2,
  };
  const older = {
    symbol: 'PERP_BTC_USDT',
    fundingRate: '0.0003',
    fundingRateTimestamp: '1760000000.001',
    nextFundingTime: at + 2,
    markPrice: '60000.5',
  };
  const told = { symbol: 'PERP_BTC_USDT', rate: decimal('0.0003'), at: at + 1, nextAt: at + 2 };

  it('is read field by field', () => expect(settledFromWire(newer)).toEqual(told));

  it('has a mark price where the host says it', () =>
    expect(settledFromPublicWire(older)).toEqual({ ...told, markPrice: decimal('60000.5') }));

  it.each(['funding_rate_timestamp', 'next_funding_time'])('is left out where %s is no time', (field) =>
    expect(settledFromWire({ ...newer, [field]: '' })).toBeUndefined(),
  );

  it.each(['fundingRateTimestamp', 'nextFundingTime'])('is left out where %s is no time', (field) =>
    expect(settledFromPublicWire({ ...older, [field]: '' })).toBeUndefined(),
  );
});
