import { decimal } from '../../../../../src/domain/shared/decimal';
import type { CopyTerms } from '../../../../../src/domain/social/own-copy';
import { MemoryLog } from '../../../../fakes/memory-platform';
import { UnknownValues } from '../../../../../src/infrastructure/rest/transport/unknown-values';
import {
  copyFromWire,
  movementFromWire,
  shareFromWire,
  strategyTermsFromWire,
  termsToWire,
  tradeFromWire,
  xrayFromWire,
} from '../../../../../src/infrastructure/rest/social/own-copies.wire';

const at = 1_760_000_000_123;
const seconds = String(at / 1_000);
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

describe('a copy of the wire', () => {
  const terms = {
    mode: 'FIXED',
    amountPerTrade: '25',
    mostPerTrade: '75',
    stopLoss: '0.2',
    takeProfit: '0.5',
    slippage: '0.003',
    leverage: 4,
    symbols: ['M_BTC_USDT'],
  };
  const row = {
    copyId: 'c1',
    strategyId: 's2',
    strategyName: 'Slow and steady',
    leadTraderCoolName: 'tortoise',
    counter: true,
    status: 'ACTIVE',
    end: 'STOPPED',
    amount: '1000',
    taken: '101',
    takeable: '202',
    releasable: '252',
    profitShareDue: '33',
    worth: '1303',
    returned: '1404',
    sharedProfit: '15',
    highWaterMark: '1206',
    fees: '7.5',
    slippageCost: '-0.8',
    startTime: seconds,
    endTime: String(at / 1_000 + 60),
    terms,
    positions: [
      {
        symbol: 'M_BTC_USDT',
        side: 'LONG',
        quantity: '0.5',
        averageOpenPrice: '60000',
        markPrice: '61000',
        unrealizedPnl: '500',
        liquidationPrice: '30000',
      },
      {
        symbol: 'M_ETH_USDT',
        side: 'SHORT',
        quantity: '2',
        averageOpenPrice: '2500',
        markPrice: '2600',
        unrealizedPnl: '-200',
        liquidationPrice: null,
      },
    ],
  };
  const read = (change: object = {}) => copyFromWire({ ...row, ...change } as never, unknown);

  it('is read field by field, with its terms and its positions', () => {
    expect(read()).toEqual({
      copyId: 'c1',
      strategyId: 's2',
      strategyName: 'Slow and steady',
      leadTrader: 'tortoise',
      counter: true,
      status: 'ACTIVE',
      end: 'STOPPED',
      amount: decimal('1000'),
      taken: decimal('101'),
      takeable: decimal('202'),
      releasable: decimal('252'),
      shareDue: decimal('33'),
      worth: decimal('1303'),
      returned: decimal('1404'),
      sharedProfit: decimal('15'),
      highWaterMark: decimal('1206'),
      fees: decimal('7.5'),
      slippageCost: decimal('-0.8'),
      startedAt: at,
      endedAt: at + 60_000,
      terms: {
        mode: 'FIXED',
        amountPerTrade: decimal('25'),
        mostPerTrade: decimal('75'),
        stopLoss: decimal('0.2'),
        takeProfit: decimal('0.5'),
        slippage: decimal('0.003'),
        leverage: 4,
        symbols: ['M_BTC_USDT'],
      },
      positions: [
        {
          symbol: 'M_BTC_USDT',
          side: 'LONG',
          quantity: decimal('0.5'),
          averageOpenPrice: decimal('60000'),
          markPrice: decimal('61000'),
          unrealizedPnl: decimal('500'),
          liquidationPrice: decimal('30000'),
        },
        {
          symbol: 'M_ETH_USDT',
          side: 'SHORT',
          quantity: decimal('2'),
          averageOpenPrice: decimal('2500'),
          markPrice: decimal('2600'),
          unrealizedPnl: decimal('-200'),
          liquidationPrice: undefined,
        },
      ],
    });
    expect(log.lines).toEqual([]);
  });

  it.each(nothing)('that still runs has no end, nothing returned and nothing taken where these are %s', (none) => {
    const unsaid = { takeable: none, releasable: none, profitShareDue: none };
    expect(read({ end: none, taken: none, ...unsaid, returned: none, endTime: none })).toMatchObject({
      end: undefined,
      taken: decimal('0'),
      takeable: undefined,
      releasable: undefined,
      shareDue: undefined,
      returned: undefined,
      endedAt: undefined,
    });
    expect(log.lines).toEqual([]);
  });

  it.each(nothing)('holds what is told without figures of the market where these are %s', (none) => {
    const position = { symbol: 'M_BTC_USDT', side: 'LONG', quantity: '1', averageOpenPrice: '2' };
    const unsaid = { markPrice: none, unrealizedPnl: none, liquidationPrice: none };
    expect(read({ positions: [{ ...position, ...unsaid }] })?.positions).toEqual([
      {
        symbol: 'M_BTC_USDT',
        side: 'LONG',
        quantity: decimal('1'),
        averageOpenPrice: decimal('2'),
        markPrice: undefined,
        unrealizedPnl: undefined,
        liquidationPrice: undefined,
      },
    ]);
  });

  it.each(nothing)('has no limits and follows every market where they are %s', (none) => {
    const limits = { amountPerTrade: none, mostPerTrade: none, stopLoss: none, takeProfit: none, symbols: none };
    expect(read({ terms: { ...terms, ...limits, mode: 'PROPORTIONAL' } })?.terms).toEqual({
      mode: 'PROPORTIONAL',
      amountPerTrade: undefined,
      mostPerTrade: undefined,
      stopLoss: undefined,
      takeProfit: undefined,
      slippage: decimal('0.003'),
      leverage: 4,
      symbols: undefined,
    });
  });

  it.each(['ACTIVE', 'PAUSED', 'RELEASED', 'CLOSING', 'ENDED'])('knows the status %s', (status) => {
    expect(read({ status })?.status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it.each(['STOPPED', 'STOP_LOSS', 'TAKE_PROFIT', 'STRATEGY_CLOSED'])('knows the end %s', (end) => {
    expect(read({ end })?.end).toBe(end);
    expect(log.lines).toEqual([]);
  });

  it('calls a status and an end that nobody knows others, and names them in the log', () => {
    expect(read({ status: 'ASLEEP', end: 'BORED' })).toMatchObject({ status: 'other', end: 'other' });
    expect(log.lines).toEqual([warning('status of a copy', 'ASLEEP'), warning('end of a copy', 'BORED')]);
  });

  it('is left out without a time', () => {
    expect(read({ startTime: 'soon' })).toBeUndefined();
  });
});

describe('terms that are sent', () => {
  const terms: CopyTerms = {
    mode: 'FIXED',
    amountPerTrade: decimal('25'),
    mostPerTrade: decimal('75'),
    stopLoss: decimal('0.2'),
    takeProfit: decimal('0.5'),
    slippage: decimal('0.00000003'),
    leverage: 4,
    symbols: ['M_BTC_USDT', 'M_ETH_USDT'],
  };

  it('are texts without an exponent', () => {
    expect(termsToWire(terms)).toEqual({
      mode: 'FIXED',
      amountPerTrade: '25',
      mostPerTrade: '75',
      stopLoss: '0.2',
      takeProfit: '0.5',
      slippage: '0.00000003',
      leverage: 4,
      symbols: ['M_BTC_USDT', 'M_ETH_USDT'],
    });
  });

  it('say null for each limit that is not set, so that a change takes it away', () => {
    expect(
      termsToWire({
        mode: 'PROPORTIONAL',
        amountPerTrade: undefined,
        mostPerTrade: undefined,
        stopLoss: undefined,
        takeProfit: undefined,
        slippage: decimal('0.01'),
        leverage: 2,
        symbols: undefined,
      }),
    ).toEqual({
      mode: 'PROPORTIONAL',
      amountPerTrade: null,
      mostPerTrade: null,
      stopLoss: null,
      takeProfit: null,
      slippage: '0.01',
      leverage: 2,
      symbols: null,
    });
  });
});

describe('a copied trade of the wire', () => {
  const row = {
    tradeId: 't1',
    closing: true,
    symbol: 'M_BTC_USDT',
    side: 'SELL',
    status: 'FILLED',
    leadPrice: '60001',
    price: '60002',
    wanted: '0.3',
    executed: '0.2',
    fee: '1.5',
    slippageCost: '0.4',
    time: seconds,
  };
  const read = (change: object = {}) => tradeFromWire({ ...row, ...change } as never, unknown);

  it('is read field by field', () => {
    expect(read()).toEqual({
      tradeId: 't1',
      closing: true,
      symbol: 'M_BTC_USDT',
      side: 'SELL',
      status: 'FILLED',
      leadPrice: decimal('60001'),
      price: decimal('60002'),
      wanted: decimal('0.3'),
      executed: decimal('0.2'),
      fee: decimal('1.5'),
      slippageCost: decimal('0.4'),
      at,
    });
  });

  it.each(nothing)('has no price where it is %s', (price) => {
    expect(read({ price })).toMatchObject({ price: undefined, leadPrice: decimal('60001') });
  });

  it.each(nothing)('has no price of the lead where it is %s', (leadPrice) => {
    expect(read({ leadPrice })).toMatchObject({ leadPrice: undefined, price: decimal('60002') });
  });

  it.each(['SENT', 'FILLED', 'MISSED', 'REFUSED'])('knows the status %s', (status) => {
    expect(read({ status })?.status).toBe(status);
    expect(log.lines).toEqual([]);
  });

  it('calls a status that nobody knows another and names it in the log', () => {
    expect(read({ status: 'LOST' })?.status).toBe('other');
    expect(log.lines).toEqual([warning('status of a copied trade', 'LOST')]);
  });

  it('is left out without a time', () => {
    expect(read({ time: 'soon' })).toBeUndefined();
  });
});

describe('money of a copy', () => {
  it('moves in and, below zero, out', () => {
    expect(movementFromWire({ movementId: 'm1', amount: '-50', time: seconds })).toEqual({
      movementId: 'm1',
      amount: decimal('-50'),
      at,
    });
  });

  it('is shared with the lead as a part of a profit', () => {
    expect(shareFromWire({ time: seconds, profit: '200', amount: '20' })).toEqual({
      at,
      profit: decimal('200'),
      amount: decimal('20'),
    });
  });

  it('is left out without a time', () => {
    expect(movementFromWire({ movementId: 'm1', amount: '5', time: '' })).toBeUndefined();
    expect(shareFromWire({ time: '', profit: '200', amount: '20' })).toBeUndefined();
  });
});

describe('what can be known before a copy begins', () => {
  const terms = {
    profitShare: 0.1,
    minAmount: '50',
    maxAmount: '100000',
    maxLeverage: 10,
    maxSlippage: 0.02,
    counterCopy: true,
    symbols: ['M_BTC_USDT'],
    copiers: 12,
    copiersInProfit: 7,
    medianReturn: -0.03,
  };

  it('are the terms of a strategy and how its copiers did', () => {
    expect(strategyTermsFromWire(terms)).toEqual({
      ...terms,
      minAmount: decimal('50'),
      maxAmount: decimal('100000'),
    });
  });

  it.each([
    [0, 0],
    [null, undefined],
    [undefined, undefined],
  ])('reads a median return of %s as %s', (medianReturn, expected) => {
    expect(strategyTermsFromWire({ ...terms, medianReturn }).medianReturn).toBe(expected);
  });

  const xray = {
    days: 30,
    gross: '100',
    fees: '11',
    slippage: '2.5',
    profitShare: '8',
    compounding: '0.7',
    net: '77.8',
    measuredTrades: 42,
  };

  it('is what would have been left of a result, cost by cost', () => {
    expect(xrayFromWire(xray)).toEqual({
      days: 30,
      gross: decimal('100'),
      fees: decimal('11'),
      slippage: decimal('2.5'),
      profitShare: decimal('8'),
      compounding: decimal('0.7'),
      net: decimal('77.8'),
      measuredTrades: 42,
    });
  });

  it.each(nothing)('is no slippage as long as it is %s', (slippage) => {
    expect(xrayFromWire({ ...xray, slippage }).slippage).toBeUndefined();
  });
});
