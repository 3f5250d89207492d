import type { AlgoRequest } from '../../../../sandbox/exchange/algo-model';
import { AlgoExchange, stop, stopLoss, takeProfit } from './algo-exchange';
import { coin, contract } from './test-exchange';

const refusal = (reason: string) => ({ ok: false, reason });
const bracket = (more: Partial<AlgoRequest> = {}): AlgoRequest => ({
  algoType: 'BRACKET',
  side: 'BUY',
  childType: 'LIMIT',
  price: 98,
  quantity: 10,
  children: [{ algoType: 'POSITIONAL_TP_SL', children: [takeProfit(105, { childType: 'CLOSE_POSITION' }), stopLoss(95, { childType: 'CLOSE_POSITION' })] }],
  ...more,
});

let exchange: AlgoExchange;
beforeEach(() => {
  exchange = new AlgoExchange();
});

describe('a stop order', () => {
  it('waits without reserving anything and becomes a market order when a trade reaches its price', () => {
    exchange.place('bob', 'SELL', 106, 50);
    const before = exchange.holding('ann', 'USDT');
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
    expect(exchange.holding('ann', 'USDT')).toEqual(before);
    exchange.trade(102);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'NEW', triggered: false });
    exchange.trade(104);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', triggered: true, triggerTradePrice: 104, executed: 5 });
    expect(exchange.told(algoOrderId).executedNotional).toBe(5n * 106n * 10n ** 12n);
  });

  it('takes the way to its trigger price, whichever that is', () => {
    const below = exchange.placed('ann', stop('BUY', 97, { childType: 'LIMIT', price: 96 }));
    exchange.trade(103);
    exchange.trade(97);
    const { orderId, triggered } = exchange.told(below.algoOrderId);
    expect(triggered).toBe(true);
    expect(exchange.engine.orders.get(orderId)?.view()).toMatchObject({ price: 96, quantity: 5, algoOrderId: below.algoOrderId });
  });

  it('is set off once, in the command whose trade reached it, nearest trigger first', () => {
    exchange.place('bob', 'BUY', 95, 100);
    const second = exchange.placed('ann', stop('SELL', 97));
    const first = exchange.placed('ann', stop('SELL', 98));
    exchange.story = [];
    exchange.trade(96);
    const fired = exchange.story.flatMap((event) => (event.type === 'order' && event.order.algoOrderId !== 0 && event.order.status === 'NEW' ? [event.order.algoOrderId] : []));
    expect(fired).toEqual([first.algoOrderId, second.algoOrderId]);
    exchange.trade(100);
    exchange.trade(96);
    expect(exchange.told(first.algoOrderId).executed).toBe(5);
    expect(exchange.engine.algos.registry.roots.size).toBe(0);
  });

  it('ends as rejected, with the reason, when its order is refused', () => {
    const poor = exchange.placed('ann', stop('SELL', 98, { quantity: 1000 }));
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'COIN', amount: -500n * 10n ** 12n });
    exchange.trade(98);
    expect(exchange.told(poor.algoOrderId)).toMatchObject({ status: 'REJECTED', triggered: true, orderId: 0 });
    expect(exchange.told(poor.algoOrderId).reason).not.toBe('');
  });

  it('follows its order in the book: filled in part, edited, cancelled', () => {
    const { algoOrderId } = exchange.placed('ann', stop('SELL', 98, { childType: 'LIMIT', price: 101 }));
    exchange.trade(98);
    const { orderId } = exchange.told(algoOrderId);
    exchange.place('bob', 'BUY', 101, 2);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', executed: 2 });
    exchange.do({ type: 'edit', accountId: 'ann', orderId, price: 102 });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', price: 102 });
    exchange.do({ type: 'cancel', accountId: 'ann', orderId });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'CANCELLED', executed: 2 });
  });

  it('can set off others by its own trade', () => {
    exchange.place('bob', 'BUY', 96, 5);
    exchange.place('bob', 'BUY', 94, 50);
    const first = exchange.placed('ann', stop('SELL', 99));
    const second = exchange.placed('ann', stop('SELL', 96));
    exchange.trade(99);
    expect([exchange.told(first.algoOrderId).status, exchange.told(second.algoOrderId).status]).toEqual(['FILLED', 'FILLED']);
  });
});

describe('what is refused', () => {
  it.each([
    ['no trigger', { algoType: 'STOP', side: 'BUY', childType: 'MARKET', quantity: 5 }, 'triggerRequired'],
    ['a trigger at the price, buying', stop('BUY', 100), 'triggerNotAbove'],
    ['a trigger at the price, selling', stop('SELL', 100), 'triggerNotBelow'],
    ['a trigger outside the bounds', stop('BUY', 10_000_000_000), 'priceOutOfBounds'],
    ['a limit order without price', stop('BUY', 103, { childType: 'LIMIT' }), 'malformedOrder'],
    ['too much', stop('BUY', 103, { quantity: 2000 }), 'quantityOutOfBounds'],
    ['too little value', stop('BUY', 103, { childType: 'LIMIT', price: 20, quantity: 1 }), 'belowMinimumNotional'],
    ['no side', { algoType: 'STOP', childType: 'MARKET', quantity: 5, triggerPrice: 103 }, 'malformedOrder'],
    ['a leg alone', { ...takeProfit(103), side: 'SELL', quantity: 5 }, 'unsupportedAlgoType'],
    ['a mark price on spot', stop('BUY', 103, { triggerPriceType: 'MARK_PRICE' }), 'malformedOrder'],
    ['rate and value', { algoType: 'TRAILING_STOP', side: 'SELL', quantity: 5, callbackRate: 10n ** 10n, callbackValue: 3 }, 'malformedOrder'],
    ['neither rate nor value', { algoType: 'TRAILING_STOP', side: 'SELL', quantity: 5 }, 'malformedOrder'],
    ['legs of two sides', { algoType: 'TP_SL', quantity: 5, children: [takeProfit(105, { side: 'SELL' }), stopLoss(105, { side: 'BUY' })] }, 'legsDoNotMatch'],
    ['legs of two quantities', { algoType: 'TP_SL', side: 'SELL', children: [takeProfit(105, { quantity: 2 }), stopLoss(95, { quantity: 3 })] }, 'legsDoNotMatch'],
    ['a leg that closes a position', { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [takeProfit(105, { childType: 'CLOSE_POSITION' })] }, 'legsDoNotMatch'],
    ['take profit below the price', { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [takeProfit(99)] }, 'triggerNotAbove'],
    ['stop loss above the price', { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [stopLoss(101)] }, 'triggerNotBelow'],
    ['three legs', { algoType: 'OCO', side: 'SELL', quantity: 2, children: [takeProfit(105), stopLoss(95), stopLoss(94)] }, 'legsDoNotMatch'],
    ['a position on spot', { algoType: 'POSITIONAL_TP_SL', children: [takeProfit(105)] }, 'notAvailable'],
    ['an entry without legs', bracket({ children: [] }), 'legsDoNotMatch'],
    ['a stop entry without trigger', bracket({ algoType: 'STOP_BRACKET' }), 'triggerRequired'],
    ['legs on the wrong side of the entry', bracket({ price: 94 }), 'triggerNotBelow'],
    ['an entry without the money', bracket({ quantity: 1000, price: 104, children: [{ algoType: 'POSITIONAL_TP_SL', children: [takeProfit(109)] }] }), 'insufficientBalance'],
  ] as [string, AlgoRequest, string][])('%s', (_what, request, reason) => {
    expect(exchange.algo('ann', request)).toEqual(refusal(reason));
    expect(exchange.story).toEqual([]);
  });

  it('a client id that was used before, also by one that ended', () => {
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103), { clientAlgoOrderId: 7 });
    expect(exchange.algo('ann', stop('BUY', 104), { clientAlgoOrderId: 7 })).toEqual(refusal('duplicateClientOrderId'));
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId });
    expect(exchange.algo('ann', stop('BUY', 104), { clientAlgoOrderId: 7 })).toEqual(refusal('duplicateClientOrderId'));
    expect(exchange.algo('bob', stop('BUY', 104), { clientAlgoOrderId: 7 }).ok).toBe(true);
  });

  it('the 101st in a market, and the 11th that closes a quantity', () => {
    for (let count = 0; count < 10; count += 1) exchange.placed('ann', { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [takeProfit(105)] });
    expect(exchange.algo('ann', { algoType: 'TP_SL', side: 'SELL', quantity: 2, children: [takeProfit(105)] })).toEqual(refusal('tooManyOrders'));
    for (let count = 10; count < 100; count += 1) exchange.placed('ann', stop('BUY', 103));
    expect(exchange.algo('ann', stop('BUY', 103))).toEqual(refusal('tooManyOrders'));
    exchange.do({ type: 'cancelAllAlgos', accountId: 'ann', symbol: coin.symbol, algoType: 'TP_SL' });
    expect(exchange.algo('ann', stop('BUY', 103)).ok).toBe(true);
  });

  it('a market that does not exist, one without a price, a house, and a stranger', () => {
    expect(exchange.algo('ann', stop('BUY', 103), { symbol: 'SPOT_NONE_USDT' })).toEqual(refusal('unknownMarket'));
    expect(exchange.algo('ann', stop('BUY', 103), { symbol: contract.symbol })).toEqual(refusal('noLiquidity'));
    expect(exchange.algo('maker', stop('BUY', 103))).toEqual(refusal('notAvailable'));
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
    expect(exchange.do({ type: 'cancelAlgo', accountId: 'bob', algoOrderId })).toEqual(refusal('orderNotFound'));
    expect(exchange.do({ type: 'editAlgo', accountId: 'bob', algoOrderId, change: { triggerPrice: 104 } })).toEqual(refusal('orderNotFound'));
  });
});

describe('a trailing stop', () => {
  const trailing = (more: Partial<AlgoRequest>): AlgoRequest => ({ algoType: 'TRAILING_STOP', side: 'SELL', quantity: 5, ...more });
  beforeEach(() => void exchange.place('bob', 'BUY', 91, 200));

  it('follows the highest price and sells when it has come back by a value', () => {
    const { algoOrderId } = exchange.placed('ann', trailing({ callbackValue: 4 }));
    for (const price of [101, 98, 106, 103]) exchange.trade(price);
    expect(exchange.engine.algos.registry.find(algoOrderId)!.view()).toMatchObject({ triggered: false, activated: true, triggerPrice: 102 });
    exchange.trade(102);
    expect(exchange.told(algoOrderId)).toMatchObject({ triggered: true, triggerTradePrice: 102, executed: 5 });
  });

  it('follows the lowest price and buys when it has come back by a rate', () => {
    exchange.place('bob', 'SELL', 106, 200);
    const { algoOrderId } = exchange.placed('ann', trailing({ side: 'BUY', callbackRate: 3n * 10n ** 10n }));
    for (const price of [99, 95, 97]) exchange.trade(price);
    // 95 x 1.03 is 97.85: the next whole tick is 98.
    expect(exchange.engine.algos.registry.find(algoOrderId)!.view().triggerPrice).toBe(98);
    exchange.trade(98);
    expect(exchange.told(algoOrderId)).toMatchObject({ triggered: true, executed: 5 });
  });

  it('begins at its activation price, or at once when that is passed already', () => {
    const later = exchange.placed('ann', trailing({ callbackValue: 4, activatedPrice: 103 }));
    const now = exchange.placed('ann', trailing({ callbackValue: 4, activatedPrice: 99 }));
    expect([later.activated, now.activated]).toEqual([false, true]);
    exchange.trade(96);
    expect(exchange.told(now.algoOrderId).triggered).toBe(true);
    exchange.trade(103);
    expect(exchange.told(later.algoOrderId)).toMatchObject({ activated: true, triggered: false, triggerPrice: 99 });
    exchange.trade(99);
    expect(exchange.told(later.algoOrderId).triggered).toBe(true);
  });

  it('can be given another distance, which may set it off', () => {
    const { algoOrderId } = exchange.placed('ann', trailing({ callbackValue: 6 }));
    exchange.trade(105);
    exchange.trade(101);
    exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change: { callbackRate: 10n ** 10n } });
    expect(exchange.told(algoOrderId)).toMatchObject({ triggered: true, callbackValue: undefined, executed: 5 });
  });
});

describe('one cancels the other', () => {
  const oco = (more: Partial<AlgoRequest> = {}): AlgoRequest => ({
    algoType: 'OCO',
    side: 'SELL',
    quantity: 10,
    children: [{ algoType: 'TAKE_PROFIT', childType: 'LIMIT', price: 105 }, stopLoss(96)],
    ...more,
  });

  it('ends the stop with the first part of the limit leg', () => {
    const { algoOrderId, children } = exchange.placed('ann', oco());
    expect(exchange.book().asks).toEqual([[105, 10]]);
    exchange.place('bob', 'BUY', 105, 3);
    expect(exchange.told(children[1]!.algoOrderId)).toMatchObject({ status: 'CANCELLED', reason: 'otherLeg' });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', executed: 3 });
    exchange.trade(96);
    exchange.place('bob', 'BUY', 105, 20);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 10 });
    expect(exchange.holding('ann', 'COIN')).toEqual({ holding: 990n * 10n ** 12n, frozen: 0n });
  });

  it('takes the limit leg out of the book before the stop enters it', () => {
    exchange.place('bob', 'BUY', 95, 50);
    // The whole balance: both legs at once could never be reserved.
    const { algoOrderId, children } = exchange.placed('ann', oco({ quantity: 1000 }));
    exchange.place('bob', 'BUY', 95, 800);
    exchange.place('bob', 'BUY', 94, 150);
    exchange.trade(96);
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'CANCELLED', executed: 0 });
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 1000 });
    expect(exchange.holding('ann', 'COIN')).toEqual({ holding: 0n, frozen: 0n });
  });

  it('ends as a whole when one of its legs is cancelled, here or in the book', () => {
    const first = exchange.placed('ann', oco());
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: first.children[1]!.algoOrderId });
    expect(exchange.told(first.algoOrderId).status).toBe('CANCELLED');
    const second = exchange.placed('ann', oco());
    exchange.do({ type: 'cancel', accountId: 'ann', orderId: second.children[0]!.orderId });
    expect(exchange.told(second.algoOrderId).status).toBe('CANCELLED');
    expect(exchange.engine.algos.registry.roots.size).toBe(0);
  });

  it('changes its quantity in both legs', () => {
    const { algoOrderId } = exchange.placed('ann', oco());
    expect(exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change: { quantity: 4 } })).toMatchObject({ ok: true, algo: { quantity: 4, children: [{ quantity: 4 }, { quantity: 4 }] } });
    expect(exchange.book().asks).toEqual([[105, 4]]);
  });
});

describe('take profit and stop loss of a quantity', () => {
  it('closes once', () => {
    exchange.place('bob', 'BUY', 92, 100);
    const { algoOrderId, children } = exchange.placed('ann', { algoType: 'TP_SL', side: 'SELL', quantity: 5, children: [takeProfit(105), stopLoss(95)] });
    exchange.trade(94);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 5, triggered: true });
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'CANCELLED', reason: 'otherLeg' });
    exchange.trade(106);
    expect(exchange.holding('ann', 'COIN').holding).toBe(995n * 10n ** 12n);
  });

  it('can lose one leg and keep the other, and moves its triggers only where they may be', () => {
    const { algoOrderId, children } = exchange.placed('ann', { algoType: 'TP_SL', side: 'SELL', quantity: 5, children: [takeProfit(105), stopLoss(95)] });
    const [gain, loss] = [children[0]!.algoOrderId, children[1]!.algoOrderId];
    const edit = (legs: { algoOrderId: number; triggerPrice?: number; quantity?: number }[]) => exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change: {}, children: legs });
    expect(edit([{ algoOrderId: gain, triggerPrice: 99 }])).toEqual(refusal('triggerNotAbove'));
    expect(edit([{ algoOrderId: gain, quantity: 4 }])).toEqual(refusal('legsDoNotMatch'));
    expect(edit([])).toEqual(refusal('malformedOrder'));
    expect(edit([{ algoOrderId: 999, triggerPrice: 103 }])).toEqual(refusal('orderNotFound'));
    expect(edit([{ algoOrderId: gain, quantity: 4, triggerPrice: 107 }, { algoOrderId: loss, quantity: 4 }])).toMatchObject({ ok: true, algo: { quantity: 4 } });
    exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: loss });
    expect(exchange.told(algoOrderId).status).toBe('NEW');
    expect(exchange.do({ type: 'cancelAlgo', accountId: 'ann', algoOrderId: loss })).toEqual(refusal('orderEnded'));
    exchange.place('bob', 'BUY', 104, 50);
    exchange.trade(107);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 4 });
  });
});

describe('an entry with legs, on spot', () => {
  it('closes what it bought, less the fee that was taken from it', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'COIN', amount: -1000n * 10n ** 12n });
    exchange.place('bob', 'SELL', 101, 100);
    const { algoOrderId, children } = exchange.placed('ann', bracket({ childType: 'MARKET', quantity: 100 }));
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 100, fee: 60_000_000_000n });
    exchange.place('bob', 'BUY', 94, 200);
    exchange.trade(95);
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 99 });
  });

  it('sells what was bought when the price comes, and cancels the rest of the entry first', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'COIN', amount: -1000n * 10n ** 12n });
    const { algoOrderId, children } = exchange.placed('ann', bracket({ quantity: 10 }));
    exchange.place('bob', 'SELL', 98, 4);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'PARTIAL_FILLED', executed: 4 });
    exchange.place('bob', 'BUY', 97, 50);
    exchange.trade(106);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'CANCELLED', executed: 4 });
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 4 });
    expect(exchange.book().bids).toEqual([[97, 46]]);
  });

  it('forgets its legs when nothing was bought', () => {
    const { algoOrderId, children } = exchange.placed('ann', bracket());
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    expect([exchange.told(algoOrderId).status, exchange.told(children[0]!.algoOrderId).status]).toEqual(['CANCELLED', 'CANCELLED']);
  });

  it('moves entry and legs together, never a leg to the wrong side', () => {
    const { algoOrderId, children } = exchange.placed('ann', bracket());
    const edit = (change: { price?: number; quantity?: number }) => exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId, change });
    expect(edit({ price: 94 })).toEqual(refusal('triggerNotBelow'));
    expect(edit({ price: 97 })).toMatchObject({ ok: true, algo: { price: 97 } });
    expect(exchange.book().bids).toEqual([[97, 10]]);
    const leg = children[0]!.children[0]!.algoOrderId;
    expect(exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId: leg, change: { quantity: 3 } })).toEqual(refusal('legsDoNotMatch'));
    expect(exchange.do({ type: 'editAlgo', accountId: 'ann', algoOrderId: leg, change: { triggerPrice: 99 } }).ok).toBe(true);
  });

  it('enters by a trigger as well', () => {
    exchange.place('bob', 'SELL', 104, 50);
    const { algoOrderId, children } = exchange.placed('ann', bracket({ algoType: 'STOP_BRACKET', childType: 'MARKET', triggerPrice: 102, children: [{ algoType: 'POSITIONAL_TP_SL', children: [takeProfit(108), stopLoss(99)] }] }));
    exchange.trade(103);
    expect(exchange.told(algoOrderId)).toMatchObject({ status: 'FILLED', executed: 10, triggered: true });
    exchange.place('bob', 'BUY', 98, 50);
    exchange.trade(99);
    expect(exchange.told(children[0]!.algoOrderId)).toMatchObject({ status: 'FILLED', executed: 10 });
  });
});

describe('orders of an account that fell silent', () => {
  it('are cancelled when its time is up, unless it spoke again', () => {
    const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
    exchange.place('ann', 'BUY', 95, 3);
    const later = (milliseconds: number): void => void exchange.engine.apply({ type: 'advance' }, 100_000 + milliseconds, exchange.story);
    exchange.engine.apply({ type: 'cancelAllAfter', accountId: 'ann', timeout: 5000 }, 100_000);
    exchange.engine.apply({ type: 'cancelAllAfter', accountId: 'ann', timeout: 5000 }, 103_000);
    later(5000);
    expect(exchange.book().bids).toEqual([[95, 3]]);
    later(8000);
    expect(exchange.book().bids).toEqual([]);
    expect(exchange.told(algoOrderId).status).toBe('CANCELLED');
    exchange.placed('ann', stop('BUY', 103));
    later(60_000);
    expect(exchange.engine.algos.registry.roots.size).toBe(1);
  });

  it('stay when it was switched off', () => {
    exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout: 5000 });
    exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout: 0 });
    exchange.place('ann', 'BUY', 95, 3);
    exchange.engine.apply({ type: 'advance' }, 1_000_000, []);
    expect(exchange.book().bids).toEqual([[95, 3]]);
  });

  it.each([-1, 1.5, 900_001])('are not touched by a time of %d', (timeout) => {
    expect(exchange.do({ type: 'cancelAllAfter', accountId: 'ann', timeout })).toEqual(refusal('timeoutOutOfRange'));
  });
});

it('cancels everything in one command, here or in one market', () => {
  const { algoOrderId } = exchange.placed('ann', stop('BUY', 103));
  exchange.place('ann', 'BUY', 95, 3);
  expect(exchange.do({ type: 'cancelEverything', accountId: 'ann', symbol: contract.symbol })).toEqual({ ok: true, cancelled: 0 });
  expect(exchange.do({ type: 'cancelEverything', accountId: 'ann' })).toEqual({ ok: true, cancelled: 2 });
  expect(exchange.told(algoOrderId).status).toBe('CANCELLED');
  expect(exchange.book().bids).toEqual([]);
});
