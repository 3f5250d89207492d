import { snakeCase, v1Row } from '../../../../../sandbox/calls/routing/v1-row';

describe('the older form of a row', () => {
  it.each([
    ['averageOpenPrice', 'average_open_price'],
    ['pnl24H', 'pnl_24_h'],
    ['24hOpen', '24h_open'],
    ['baseIMR', 'base_imr'],
    ['id', 'id'],
  ])('calls %s %s', (name, older) => {
    expect(snakeCase(name)).toBe(older);
  });

  it('has figures as numbers, unless a number would round them, and times in seconds', () => {
    const row = {
      executedPrice: '60000.5',
      quantity: '0.1234567890123456789',
      orderTag: '123',
      token: '1000',
      symbol: 'SPOT_BTC_USDT',
      createdTime: 1_760_000_000_123,
      price: null,
    };
    expect(v1Row(row)).toEqual({
      executed_price: 60_000.5,
      quantity: '0.1234567890123456789',
      order_tag: '123',
      token: '1000',
      symbol: 'SPOT_BTC_USDT',
      created_time: '1760000000.123',
      price: null,
    });
    expect(v1Row({ nextFundingTime: 1_760_000_000_123 }, 'milliseconds')).toEqual({
      next_funding_time: 1_760_000_000_123,
    });
  });
});
