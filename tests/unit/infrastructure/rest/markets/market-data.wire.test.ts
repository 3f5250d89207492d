import {
  allMapped,
  candleFromWire,
  levelFromWire,
  tradeFromWire,
} from '../../../../../src/infrastructure/rest/markets/market-data.wire';

const at = 1_760_000_000_123;

describe('a trade of the wire', () => {
  const row = {
    symbol: 'SPOT_BTC_USDT',
    side: 'BUY',
    executedPrice: '60000.5',
    executedQuantity: '0.25',
    executedTimestamp: '1760000000.123',
  };
  const read = (change: object = {}) => tradeFromWire({ ...row, ...change });

  it('is read field by field', () => {
    expect(read()).toEqual({ symbol: 'SPOT_BTC_USDT', price: 60_000.5, size: 0.25, side: 'BUY', at });
  });

  it.each([
    ['BUY', 'BUY'],
    ['SELL', 'SELL'],
    ['buy', 'BUY'],
    ['sell', 'SELL'],
  ])('of the side %s is one to %s', (side, told) => expect(read({ side })?.side).toBe(told));

  it.each([
    ['side', 'BOTH'],
    ['side', ''],
    ['executedTimestamp', 'soon'],
    ['executedPrice', 'much'],
    ['executedPrice', '1e999'],
    ['executedQuantity', 'much'],
    ['executedQuantity', '1e999'],
  ])('is left out where %s is %p', (field, value) => expect(read({ [field]: value })).toBeUndefined());
});

describe('a candle of the wire', () => {
  const row = {
    symbol: 'SPOT_BTC_USDT',
    type: '1m',
    open: '101',
    close: '102.5',
    high: '103',
    low: '100',
    volume: '7',
    amount: '700',
    startTimestamp: at,
    endTimestamp: at + 60_000,
  };
  const read = (change: object = {}) => candleFromWire({ ...row, ...change });

  it('is read field by field, at its start', () => {
    expect(read()).toEqual({ startAt: at, open: 101, high: 103, low: 100, close: 102.5, volume: 7, amount: 700 });
  });

  it('stays where nothing was traded', () => {
    expect(read({ volume: '0', amount: '0' })).toMatchObject({ volume: 0, amount: 0 });
  });

  it.each(['open', 'close', 'high', 'low', 'volume', 'amount'])(
    'is left out where its %s is no finite number',
    (field) => {
      expect(read({ [field]: '1e999' })).toBeUndefined();
      expect(read({ [field]: 'much' })).toBeUndefined();
    },
  );

  it('is left out where its start is no time', () => expect(read({ startTimestamp: 'soon' })).toBeUndefined());
});

describe('a level of the book of the wire', () => {
  it('is a price with a size', () =>
    expect(levelFromWire({ price: '60000.5', quantity: '0.25' })).toEqual([60_000.5, 0.25]));

  it.each(['0', '-1', '1e999', 'much'])('is left out where its price or its size is %s', (value) => {
    expect(levelFromWire({ price: value, quantity: '1' })).toBeUndefined();
    expect(levelFromWire({ price: '1', quantity: value })).toBeUndefined();
  });
});

describe('rows of the wire', () => {
  it('keep their order, without those that are nothing, and with a zero', () => {
    expect(allMapped(['3', 'much', '0', '1'], (row) => (row === 'much' ? undefined : Number(row)))).toEqual([3, 0, 1]);
  });
});
