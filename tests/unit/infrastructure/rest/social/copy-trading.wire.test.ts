import { decimal } from '../../../../../src/domain/shared/decimal';
import { MemoryLog } from '../../../../fakes/memory-platform';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import {
  metricsFromWire,
  orderFromWire,
  positionFromWire,
  strategyFromWire,
} from '../../../../../src/infrastructure/rest/social/copy-trading.wire';

const at = 1_760_000_000_123;
const nothing = [null, undefined];

let log: MemoryLog;
let unknown: UnknownValues;

beforeEach(() => {
  log = new MemoryLog();
  unknown = new UnknownValues(log);
});

const warning = (field: string, value: string) => ({
  level: 'warning',
  message: `A host sent an unknown ${field}`,
  details: { value },
});

describe('a strategy of the wire', () => {
  const row = {
    strategyId: 's1',
    leadTraderId: 'l2',
    leadTraderCoolName: 'tortoise',
    strategyName: 'Slow and steady',
    strategy: 'altcoins',
    avatarUrl: '/avatars/3.svg',
    strategyIntro: 'Takes its time.',
    strategyTraderType: 'INSTITUTION',
    currentNumberCu: 4,
    auc: '5000',
    roi: 0.6,
    pnl: '-700',
    winRate: 0.8,
    mdd: 0.09,
    sharpeRatio: 1.1,
    metricCharts: [0.01, -0.02],
    recordDays: 45,
    symbols: ['M_BTC_USDT'],
    profitShare: 0.12,
  };
  const read = (change: object = {}) => strategyFromWire({ ...row, ...change }, unknown);

  it('is read field by field', () => {
    expect(read()).toEqual({
      strategyId: 's1',
      leadTraderId: 'l2',
      leadTrader: 'tortoise',
      name: 'Slow and steady',
      intro: 'Takes its time.',
      avatar: '/avatars/3.svg',
      kind: 'altcoins',
      traderType: 'INSTITUTION',
      copiers: 4,
      assetsUnderCopy: decimal('5000'),
      roi: 0.6,
      pnl: decimal('-700'),
      winRate: 0.8,
      maxDrawdown: 0.09,
      sharpe: 1.1,
      dailyReturns: [0.01, -0.02],
      recordDays: 45,
      symbols: ['M_BTC_USDT'],
      profitShare: 0.12,
    });
    expect(log.lines).toEqual([]);
  });

  it.each(nothing)('is a plain one without figures and markets where they are %s', (none) => {
    const words = { strategy: undefined, avatarUrl: none, strategyIntro: none, symbols: none };
    const figures = { winRate: none, mdd: none, sharpeRatio: none, recordDays: none, profitShare: none };
    expect(read({ ...words, ...figures })).toEqual({
      ...read(),
      kind: 'default',
      avatar: '',
      intro: '',
      symbols: [],
      winRate: undefined,
      maxDrawdown: undefined,
      sharpe: undefined,
      recordDays: undefined,
      profitShare: undefined,
    });
    expect(log.lines).toEqual([]);
  });

  it('shows a figure of nought as nought, not as missing', () => {
    const figures = { winRate: 0, mdd: 0, sharpeRatio: 0, recordDays: 0, profitShare: 0 };
    expect(read(figures)).toMatchObject({ winRate: 0, maxDrawdown: 0, sharpe: 0, recordDays: 0, profitShare: 0 });
  });

  it.each(['default-v2', 'altcoins', 'spot', 'default'])('knows the kind %s', (strategy) => {
    expect(read({ strategy }).kind).toBe(strategy);
    expect(log.lines).toEqual([]);
  });

  it.each(['INSTITUTION', 'INDIVIDUAL'])('knows the trader type %s', (strategyTraderType) => {
    expect(read({ strategyTraderType }).traderType).toBe(strategyTraderType);
    expect(log.lines).toEqual([]);
  });

  it('calls kinds and trader types that nobody knows others, and names them in the log', () => {
    expect(read({ strategy: 'options', strategyTraderType: 'ROBOT' })).toMatchObject({
      kind: 'other',
      traderType: 'other',
    });
    expect(log.lines).toEqual([warning('strategy', 'options'), warning('type of a lead trader', 'ROBOT')]);
  });
});

describe('metrics of a strategy', () => {
  const data = {
    roi: 0.1,
    pnl: '200',
    winRate: 0.3,
    sharpeRatio: 1.4,
    maxDrawdown: 0.05,
    numberOfTrades: 60,
    copierAssets: '7000',
    avgHolding: 3_600,
  };

  it('are read field by field', () => {
    expect(metricsFromWire(data)).toEqual({
      roi: 0.1,
      pnl: decimal('200'),
      winRate: 0.3,
      maxDrawdown: 0.05,
      sharpe: 1.4,
      trades: 60,
      copierAssets: decimal('7000'),
      averageHolding: 3_600,
    });
  });

  it.each(nothing)('are not known where they are %s', (none) => {
    const sparse = { winRate: none, sharpeRatio: none, maxDrawdown: none, avgHolding: none };
    expect(metricsFromWire({ ...data, ...sparse })).toEqual({
      ...metricsFromWire(data),
      winRate: undefined,
      maxDrawdown: undefined,
      sharpe: undefined,
      averageHolding: undefined,
    });
  });

  it('show nought as nought, not as missing', () => {
    const figures = { winRate: 0, sharpeRatio: 0, maxDrawdown: 0, avgHolding: 0 };
    expect(metricsFromWire({ ...data, ...figures })).toMatchObject({
      winRate: 0,
      maxDrawdown: 0,
      sharpe: 0,
      averageHolding: 0,
    });
  });
});

describe('what a strategy holds and has closed', () => {
  it.each(['LONG', 'SHORT'] as const)('is a %s position with its average price', (side) => {
    expect(positionFromWire({ symbol: 'M_BTC_USDT', side, averageOpenPrice: '60000' })).toEqual({
      symbol: 'M_BTC_USDT',
      side,
      averageOpenPrice: decimal('60000'),
    });
  });

  const order = {
    action: 'CLOSE',
    symbol: 'M_BTC_USDT',
    positionSide: 'SHORT',
    modifiedTimestamp: String(at / 1_000),
    openPrice: '60000',
    price: '59000',
    quantity: '0.2',
    pnl: '200',
    roi: 0.03,
  } as const;

  it('is an order by the side of its position', () => {
    expect(orderFromWire(order)).toEqual({
      symbol: 'M_BTC_USDT',
      side: 'SHORT',
      openPrice: decimal('60000'),
      price: decimal('59000'),
      quantity: decimal('0.2'),
      pnl: decimal('200'),
      roi: 0.03,
      at,
    });
  });

  it('is no order without a time', () => {
    expect(orderFromWire({ ...order, modifiedTimestamp: 'soon' })).toBeUndefined();
  });
});
