import { decimal } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import {
  costFromWire,
  liquidityFromWire,
  tierFromWire,
} from '../../../../../src/infrastructure/rest/markets/execution-cost.wire';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';

const unknown = new UnknownValues(new MemoryLog());
const unknownType = {
  level: 'warning',
  message: 'A host sent an unknown market type',
  details: { value: 'OPTION' },
};

describe('the cost of trading an amount', () => {
  const row = {
    ts: '1760000000.123',
    exchange: 'woo',
    token: 'BTC',
    assetType: 'PERP',
    amount: '10000',
    midPrice: '60000.5',
    buyPrice: '60001.5',
    sellPrice: 59999.5,
    spreadBps: '0.1',
    buySlippageBps: '0.2',
    sellSlippageBps: '0.3',
    feeBps: '4',
    totalCostBps: '5.5',
  };
  const read = (change: object = {}) => costFromWire({ ...row, ...change }, unknown);

  it('is read field by field', () => {
    expect(read()).toEqual({
      at: 1_760_000_000_123,
      exchange: 'woo',
      token: 'BTC',
      type: 'PERP',
      amount: decimal('10000'),
      middlePrice: decimal('60000.5'),
      buyPrice: decimal('60001.5'),
      sellPrice: decimal('59999.5'),
      spreadBps: decimal('0.1'),
      buySlippageBps: decimal('0.2'),
      sellSlippageBps: decimal('0.3'),
      feeBps: decimal('4'),
      totalBps: decimal('5.5'),
    });
  });

  it.each([
    ['midPrice', 'middlePrice'],
    ['buyPrice', 'buyPrice'],
    ['sellPrice', 'sellPrice'],
    ['spreadBps', 'spreadBps'],
    ['buySlippageBps', 'buySlippageBps'],
    ['sellSlippageBps', 'sellSlippageBps'],
    ['totalCostBps', 'totalBps'],
  ])('is told without %s where the book cannot fill the amount', (sent, told) =>
    expect(read({ [sent]: null })).toEqual({ ...read(), [told]: undefined }),
  );

  it('is nothing without a time', () => expect(read({ ts: '' })).toBeUndefined());

  it('knows both market types, and reports another one', () => {
    expect(read({ assetType: 'SPOT' })?.type).toBe('SPOT');
    const log = new MemoryLog();
    expect(costFromWire({ ...row, assetType: 'OPTION' }, new UnknownValues(log))?.type).toBe('other');
    expect(log.lines).toEqual([unknownType]);
  });
});

describe('a fee tier of an exchange', () => {
  const row = { exchange: 'woo', assetType: 'SPOT', tier: 3, makerFee: '1.5', takerFee: '2.5', requirement: null };

  it('is read field by field', () => {
    expect(tierFromWire(row, unknown)).toEqual({
      exchange: 'woo',
      type: 'SPOT',
      tier: 3,
      makerBps: decimal('1.5'),
      takerBps: decimal('2.5'),
    });
  });

  it('of a market type that nobody knows is kept as of another one, which is reported', () => {
    const log = new MemoryLog();
    expect(tierFromWire({ ...row, assetType: 'OPTION' }, new UnknownValues(log))).toMatchObject({
      exchange: 'woo',
      type: 'other',
    });
    expect(log.lines).toEqual([unknownType]);
  });
});

describe('the liquidity of a market', () => {
  const row = { symbol: 'SPOT_BTC_USDT', bidDepth2Pct: '100.5', askDepth2Pct: 200.5, spreadBps: '0.3' };

  it('is read field by field', () => {
    expect(liquidityFromWire(row)).toEqual({
      symbol: 'SPOT_BTC_USDT',
      bidDepth: decimal('100.5'),
      askDepth: decimal('200.5'),
      spreadBps: decimal('0.3'),
    });
  });

  it('has no depth and no spread where the book is empty', () => {
    expect(liquidityFromWire({ ...row, bidDepth2Pct: null, askDepth2Pct: null, spreadBps: null })).toEqual({
      symbol: 'SPOT_BTC_USDT',
    });
  });

  it('keeps a depth of nothing apart from one that is not told', () => {
    expect(liquidityFromWire({ ...row, bidDepth2Pct: 0 }).bidDepth).toEqual(decimal('0'));
  });
});
