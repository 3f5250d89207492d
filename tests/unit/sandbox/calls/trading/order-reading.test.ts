import { ApiError } from '../../../../../sandbox/shared/api-error';
import type { BookSnapshot } from '../../../../../sandbox/engine/model/market-data';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { newOrder } from '../../../../../sandbox/calls/trading/order-reading';
import { placeCommand } from '../../../../../sandbox/services/trading/order-placement';
import { MarketFormat } from '../../../../../sandbox/services/markets/market-format';

type Fields = Parameters<typeof newOrder>[0];
const wire = (symbol: string) => new MarketFormat(instruments.find((each) => each.symbol === symbol)!);
const spot = wire('SPOT_BTC_USDT');
const contract = wire('PERP_BTC_USDT');
const book: BookSnapshot = { at: 1, bids: [[5_999_000, 10]], asks: [[6_001_000, 10]] };
const command = (fields: Partial<Fields>, market = spot, at = book) =>
  placeCommand('a', market, newOrder({ symbol: market.symbol, side: 'BUY', type: 'LIMIT', ...fields }), () => at);
const refusal = (fields: Partial<Fields>, market = spot, at = book): number | undefined => {
  try {
    command(fields, market, at);
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
  throw new Error('It was taken');
};

describe('an order as it comes in', () => {
  it('is counted in ticks, steps and units', () => {
    expect(command({ price: '60000.01', quantity: '0.000010', clientOrderId: '9007199254740991' })).toMatchObject({
      price: 6_000_001,
      quantity: 10,
      clientOrderId: 9_007_199_254_740_991,
    });
    expect(command({ type: 'MARKET', amount: '0.000000000001' })).toMatchObject({ amount: 1n });
    expect(command({ price: '6e4', quantity: '1e-3' })).toMatchObject({ price: 6_000_000, quantity: 1_000 });
    expect(command({ price: '60000', quantity: '0.01', visibleQuantity: '0' })).toMatchObject({ visible: 0 });
  });

  it('buys by amount at a pegged price as much as the amount pays for', () => {
    expect(command({ type: 'BID', amount: '600' })).toMatchObject({
      orderType: 'BID',
      quantity: 10_001,
      bidAskLevel: 1,
    });
    expect(refusal({ type: 'BID', amount: '600', bidAskLevel: 5 })).toBe(-1012);
    expect(refusal({ type: 'ASK', amount: '600' }, spot, { at: 1, bids: book.bids, asks: [] })).toBe(-1012);
  });

  it('says a margin mode of contracts only', () => {
    expect(command({ price: '60000', quantity: '1', marginMode: 'ISOLATED' }, contract)).toMatchObject({
      marginMode: 'ISOLATED',
    });
    expect(command({ price: '60000', quantity: '1', marginMode: 'ISOLATED' })).not.toHaveProperty('marginMode');
  });

  it.each<[string, Partial<Fields>, number]>([
    ['a market buy of nothing', { type: 'MARKET' }, 302147],
    ['a pegged buy of nothing', { type: 'ASK' }, 302148],
    ['another', { type: 'BID' }, 302149],
    ['a market sale of nothing', { type: 'MARKET', side: 'SELL' }, 302150],
    ['a pegged sale by amount', { type: 'ASK', side: 'SELL', amount: '1' }, 302151],
    ['another pegged sale by amount', { type: 'BID', side: 'SELL', amount: '1' }, 302152],
    ['a limit order by amount', { price: '60000', amount: '1' }, -1005],
    ['both sizes', { type: 'MARKET', amount: '1', quantity: '1' }, -1005],
    ['no price', { quantity: '1' }, -1005],
    ['a level nobody counts', { type: 'BID', quantity: '1', bidAskLevel: 2 }, -1005],
    ['a price between ticks', { price: '60000.001', quantity: '1' }, -1103],
    ['a quantity between steps', { price: '60000', quantity: '0.0000001' }, -1104],
    ['a price of nothing', { price: '0', quantity: '1' }, 302114],
    ['a quantity beyond counting', { price: '60000', quantity: '99999999999999999999' }, 302115],
    ['an id that is none', { price: '60000', quantity: '1', clientOrderId: '-1' }, -1005],
  ])('is refused for %s', (_what, fields, code) => {
    expect(refusal(fields)).toBe(code);
  });

  it('is refused for contracts by amount', () => {
    expect(refusal({ type: 'MARKET', amount: '100' }, contract)).toBe(-1005);
    expect(refusal({ type: 'MARKET' }, contract)).toBe(-1005);
  });
});
