import { conditionalIntent } from '../../../../src/application/trading/conditional-intent';
import { bookIntent } from '../../../../src/application/trading/book-intent';
import { decimal } from '../../../../src/domain/shared/decimal';
import type { ConditionalDraft } from '../../../../src/domain/trading/ticket-conditions';

const symbol = 'PERP_BTC_USDT';
const sell = { side: 'SELL', quantity: decimal('0.1'), triggerBy: 'MARK_PRICE' } as const;

/** What goes out, with figures as they are written. */
function sent(draft: ConditionalDraft, terms?: Parameters<typeof conditionalIntent>[2]): unknown {
  return JSON.parse(JSON.stringify(conditionalIntent(symbol, draft, terms)));
}

const common = { symbol, side: 'SELL', quantity: '0.1', triggerPriceType: 'MARK_PRICE' };

describe('what the exchange is asked for by a conditional order', () => {
  it('is a stop at market', () => {
    expect(sent({ ...sell, kind: 'STOP_MARKET', trigger: decimal('59000') })).toEqual({
      ...common,
      algoType: 'STOP',
      childType: 'MARKET',
      triggerPrice: '59000',
    });
  });

  it('is a stop at a limit', () => {
    expect(sent({ ...sell, kind: 'STOP_LIMIT', trigger: decimal('59000'), price: decimal('58900') })).toEqual({
      ...common,
      algoType: 'STOP',
      childType: 'LIMIT',
      triggerPrice: '59000',
      price: '58900',
    });
  });

  it.each([
    ['rate', 'callbackRate', { callbackRate: '0.01' }],
    ['value', 'callbackValue', { callbackValue: '0.01' }],
  ] as const)('is a stop that follows by a %s', (by, _, distance) => {
    expect(sent({ ...sell, kind: 'TRAILING_STOP', trailing: { by, distance: decimal('0.01') } })).toEqual({
      ...common,
      algoType: 'TRAILING_STOP',
      childType: 'MARKET',
      ...distance,
    });
  });

  it('follows from a price on where one was given', () => {
    const trailing = { by: 'rate', distance: decimal('0.01'), activation: decimal('61000') } as const;
    expect(sent({ ...sell, kind: 'TRAILING_STOP', trailing })).toMatchObject({ activatedPrice: '61000' });
  });

  it('is two orders of which one cancels the other, the stop at market or at a limit', () => {
    const oco = { ...sell, kind: 'OCO', price: decimal('65000'), trigger: decimal('59000') } as const;
    const leg = { side: 'SELL', quantity: '0.1' };
    const profit = { ...leg, algoType: 'TAKE_PROFIT', childType: 'LIMIT', price: '65000' };
    const loss = { ...leg, algoType: 'STOP_LOSS', triggerPriceType: 'MARK_PRICE', triggerPrice: '59000' };
    const whole = { symbol, side: 'SELL', quantity: '0.1', algoType: 'OCO' };
    expect(sent(oco)).toEqual({ ...whole, legs: [profit, { ...loss, childType: 'MARKET' }] });
    expect(sent({ ...oco, stopPrice: decimal('58900') })).toEqual({
      ...whole,
      legs: [profit, { ...loss, childType: 'LIMIT', price: '58900' }],
    });
  });

  it('says of both of two that they only close', () => {
    const oco = { ...sell, kind: 'OCO', price: decimal('65000'), trigger: decimal('59000') } as const;
    expect(sent(oco, { reduceOnly: true })).toMatchObject({
      reduceOnly: true,
      legs: [{ reduceOnly: true }, { reduceOnly: true }],
    });
  });

  it('is an entry with what closes it again, as far as that was wanted', () => {
    const bracket = { side: 'BUY', quantity: decimal('0.1'), triggerBy: 'MARKET_PRICE', kind: 'BRACKET' } as const;
    const entry = { symbol, side: 'BUY', quantity: '0.1', algoType: 'BRACKET' };
    const leg = (algoType: string, triggerPrice: string) => ({
      algoType,
      childType: 'CLOSE_POSITION',
      triggerPriceType: 'MARKET_PRICE',
      triggerPrice,
    });
    const [profit, loss] = [leg('TAKE_PROFIT', '70000'), leg('STOP_LOSS', '56000')];
    const [takeProfit, stopLoss] = [decimal('70000'), decimal('56000')];
    const group = (...legs: unknown[]) => [{ algoType: 'POSITIONAL_TP_SL', legs }];
    expect(sent({ ...bracket, takeProfit, stopLoss })).toEqual({
      ...entry,
      childType: 'MARKET',
      legs: group(profit, loss),
    });
    expect(sent({ ...bracket, price: decimal('60000'), stopLoss })).toEqual({
      ...entry,
      childType: 'LIMIT',
      price: '60000',
      legs: group(loss),
    });
    expect(sent({ ...bracket, takeProfit })).toMatchObject({ legs: group(profit) });
  });

  it('names the position where there is one, and says nothing that was not wanted', () => {
    const stop = { ...sell, kind: 'STOP_MARKET', trigger: decimal('59000') } as const;
    expect(sent(stop, { positionSide: 'LONG', marginMode: 'ISOLATED', reduceOnly: true })).toMatchObject({
      positionSide: 'LONG',
      marginMode: 'ISOLATED',
      reduceOnly: true,
    });
    const bare = conditionalIntent(symbol, { ...stop, quantity: undefined }, { reduceOnly: false });
    expect(Object.keys(bare).sort()).toEqual([
      'algoType',
      'childType',
      'side',
      'symbol',
      'triggerPrice',
      'triggerPriceType',
    ]);
  });
});

it('an order of the book goes out as it was written, with its margin terms', () => {
  const draft = { side: 'BUY', type: 'MARKET', quantity: decimal('0.1') } as const;
  expect(JSON.parse(JSON.stringify(bookIntent(symbol, draft, { positionSide: 'LONG' })))).toMatchObject({
    symbol,
    side: 'BUY',
    type: 'MARKET',
    quantity: '0.1',
    positionSide: 'LONG',
  });
});
