import { decimal } from '../../../../src/domain/shared/decimal';
import { isPegged, orderRequest, receivedAsset, rests, spentAsset } from '../../../../src/domain/trading/order-draft';
import { canOnlyClose } from '../../../../src/domain/trading/closing-terms';
import { bitcoin } from './instruments';

const limit = { side: 'BUY', type: 'LIMIT', price: decimal('60000'), quantity: decimal('0.1') } as const;

describe('what the exchange is asked for', () => {
  it('is a limit order, or one of the kind that was chosen', () => {
    expect(orderRequest(limit)).toEqual({
      side: 'BUY',
      type: 'LIMIT',
      price: decimal('60000'),
      quantity: decimal('0.1'),
    });
    for (const timing of ['POST_ONLY', 'IOC', 'FOK'] as const)
      expect(orderRequest({ ...limit, timing })).toMatchObject({ type: timing, price: decimal('60000') });
    expect(orderRequest({ ...limit, timing: 'GTC' })).toMatchObject({ type: 'LIMIT' });
  });

  it('names a level of the book and no price where it follows the book', () => {
    expect(orderRequest({ ...limit, timing: 'BID', bidAskLevel: 5 })).toEqual({
      side: 'BUY',
      type: 'BID',
      quantity: decimal('0.1'),
      bidAskLevel: 5,
    });
    expect(orderRequest({ ...limit, timing: 'ASK' })).not.toHaveProperty('bidAskLevel');
    expect(orderRequest({ ...limit, bidAskLevel: 5 })).not.toHaveProperty('bidAskLevel');
  });

  it('has no price at market, whatever is left in the form', () => {
    expect(orderRequest({ side: 'SELL', type: 'MARKET', price: decimal('1'), quantity: decimal('2') })).toEqual({
      side: 'SELL',
      type: 'MARKET',
      quantity: decimal('2'),
    });
    expect(orderRequest({ side: 'BUY', type: 'MARKET', timing: 'IOC', amount: decimal('50') })).toEqual({
      side: 'BUY',
      type: 'MARKET',
      amount: decimal('50'),
    });
  });

  it('says when it ends, where it does', () => {
    expect(orderRequest({ ...limit, expiresAt: 99 })).toMatchObject({ expiresAt: 99 });
    expect(orderRequest(limit)).not.toHaveProperty('expiresAt');
  });

  it('says what others see of it, and that it only closes, where that was chosen', () => {
    expect(orderRequest({ ...limit, visible: decimal('0'), reduceOnly: true })).toMatchObject({
      visible: decimal('0'),
      reduceOnly: true,
    });
    expect(orderRequest({ ...limit, reduceOnly: false })).not.toHaveProperty('reduceOnly');
  });
});

it('a buy pays with quote and brings in base, a sell the other way round', () => {
  expect([spentAsset(bitcoin, 'BUY'), receivedAsset(bitcoin, 'BUY')]).toEqual(['USDT', 'BTC']);
  expect([spentAsset(bitcoin, 'SELL'), receivedAsset(bitcoin, 'SELL')]).toEqual(['BTC', 'USDT']);
});

it('what is not filled at once stays, unless it is to be filled at once', () => {
  expect(rests({ type: 'LIMIT' })).toBe(true);
  for (const timing of ['GTC', 'POST_ONLY', 'BID', 'ASK'] as const) expect(rests({ type: 'LIMIT', timing })).toBe(true);
  for (const timing of ['IOC', 'FOK'] as const) expect(rests({ type: 'LIMIT', timing })).toBe(false);
  expect(rests({ type: 'MARKET' })).toBe(false);
  expect((['GTC', 'POST_ONLY', 'IOC', 'FOK', 'BID', 'ASK'] as const).filter((timing) => isPegged({ timing }))).toEqual([
    'BID',
    'ASK',
  ]);
});

it.each([
  ['a reduce-only order', { reduceOnly: true }, true],
  ['an order of either side in one-way mode', { side: 'SELL', positionSide: 'BOTH' }, false],
  ['a sale of a long', { side: 'SELL', positionSide: 'LONG' }, true],
  ['a buy of a long', { side: 'BUY', positionSide: 'LONG' }, false],
  ['a buy of a short', { side: 'BUY', positionSide: 'SHORT' }, true],
  ['a sale of a short', { side: 'SELL', positionSide: 'SHORT' }, false],
  ['a leg that closes the position', { childType: 'CLOSE_POSITION' }, true],
  ['stop and target of a position', { algoType: 'POSITIONAL_TP_SL' }, true],
  ['a pair of which both close', { algoType: 'OCO', legs: [{ reduceOnly: true }, { reduceOnly: true }] }, true],
  ['a target and a stop that both close', { algoType: 'TP_SL', legs: [{ reduceOnly: true }] }, true],
  ['a pair of which one could open', { algoType: 'TP_SL', legs: [{ reduceOnly: true }, { side: 'BUY' }] }, false],
  ['a pair without legs', { algoType: 'OCO', legs: [] }, false],
  ['a group of whose legs nothing is told, by its side', { algoType: 'OCO', side: 'SELL', positionSide: 'LONG' }, true],
  ['a bracket whose legs close', { algoType: 'BRACKET', side: 'BUY', legs: [{ reduceOnly: true }] }, false],
] as const)('whether it can only close: %s', (_which, terms, only) => {
  expect(canOnlyClose(terms as never)).toBe(only);
});
