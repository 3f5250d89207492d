import { olderTradeFromWire, tickerFromWire } from '../../../../../src/infrastructure/rest/markets/market-figures.wire';

const at = 1_760_000_000_123;

describe('a ticker of the wire', () => {
  const row = {
    symbol: 'SPOT_BTC_USDT',
    open: '101',
    close: '102.5',
    high: 103,
    low: '100',
    volume: '7',
    amount: '700',
    aggregatedQuantity: '8',
    aggregatedAmount: '800',
    count: 9,
    lastTs: at,
  };

  it('is read field by field', () => {
    expect(tickerFromWire(row)).toEqual({
      symbol: 'SPOT_BTC_USDT',
      open: 101,
      close: 102.5,
      high: 103,
      low: 100,
      volume: 7,
      amount: 700,
      aggregatedQuantity: 8,
      aggregatedAmount: 800,
      count: 9,
      lastTradeAt: at,
    });
  });

  it.each(['open', 'close', 'high', 'low'])('is nothing where the market has no %s', (field) =>
    expect(tickerFromWire({ ...row, [field]: null })).toBeUndefined(),
  );

  it('does not say when the last trade was where the host does not', () => {
    expect(tickerFromWire({ ...row, lastTs: null })).toMatchObject({ close: 102.5, lastTradeAt: undefined });
  });
});

describe('a trade in the older words', () => {
  const row = {
    symbol: 'SPOT_BTC_USDT',
    side: 'SELL',
    executed_price: '60000.5',
    executed_quantity: '0.25',
    executed_timestamp: '1760000000.123',
  };
  const told = { symbol: 'SPOT_BTC_USDT', side: 'SELL', price: 60_000.5, size: 0.25, at };

  it('is read from texts and from numbers', () => {
    expect(olderTradeFromWire(row)).toEqual(told);
    expect(olderTradeFromWire({ ...row, executed_price: 60_000.5, executed_quantity: 0.25 })).toEqual(told);
  });

  it.each([
    ['side', 'BOTH'],
    ['executed_timestamp', 'soon'],
  ])('is left out where %s is %s', (field, value) =>
    expect(olderTradeFromWire({ ...row, [field]: value })).toBeUndefined(),
  );
});
