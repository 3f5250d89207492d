import { hour } from '../../../../../src/domain/shared/instant';
import type { CommandOutcome } from '../../../../../sandbox/engine/model/commands';
import { advance, ContractExchange, pack } from './contract-exchange';
import { woo } from './margin-arbitrary';
import { coin, contract, orderIdOf, units } from '../test-exchange';

describe('contracts', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
  });

  it('are averaged when a position grows, realised when it shrinks, and begin anew when it flips', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.fill('ann', 'BUY', 106, 5);
    expect(exchange.position('ann')).toMatchObject({
      holding: 15,
      averageOpenPrice: units('102'),
      realizedPnl: 0n,
    });
    exchange.fill('ann', 'SELL', 105, 5);
    expect(exchange.position('ann')).toMatchObject({
      holding: 10,
      averageOpenPrice: units('102'),
      realizedPnl: units('15'),
    });
    exchange.fill('ann', 'SELL', 104, 14);
    expect(exchange.position('ann')).toMatchObject({
      holding: -4,
      averageOpenPrice: units('104'),
      realizedPnl: 0n,
    });
    // 15 and 20 earned, 3 basis points paid on 1000 + 530 + 525 + 1456.
    expect(exchange.usdt('ann')).toBe(units('1033.9467'));
    expect(exchange.events.filter((event) => event.type === 'ledger')).toMatchObject([
      { entry: { kind: 'REALIZED_PNL', amount: units('20') } },
    ]);
  });

  it('are told of, both of hedge mode, once an order or a deposit has moved the price of their liquidation', () => {
    exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
    exchange.fill('ann', 'BUY', 100, 20, { positionSide: 'LONG' });
    exchange.fill('ann', 'SELL', 100, 10, { positionSide: 'SHORT' });
    const told = () =>
      exchange.events.flatMap((event) => (event.type === 'position' ? [event.position.positionSide] : []));
    expect(exchange.place('ann', 'BUY', 90, 5, { positionSide: 'LONG' })).toMatchObject({ ok: true });
    expect(told()).toEqual(['LONG', 'SHORT']);
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('100') });
    expect(told()).toEqual(['LONG', 'SHORT']);
    exchange.fill('ann', 'BUY', 100, 10, { positionSide: 'SHORT' });
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('100') });
    expect(told()).toEqual(['LONG']);
  });

  it('are opened as far as free collateral carries the margin', () => {
    exchange.trade(100);
    exchange.do({
      type: 'setLeverage',
      accountId: 'ann',
      symbol: contract.symbol,
      marginMode: 'CROSS',
      positionSide: 'BOTH',
      leverage: 5,
    });
    const power = exchange.engine.views.contractPower(
      exchange.engine.ledger.accounts.get('ann')!,
      exchange.engine.books.get(contract.symbol)!.instrument,
    );
    expect(power).toBe(units('5000'));
    expect(exchange.place('ann', 'BUY', 100, 51)).toEqual({ ok: false, reason: 'insufficientMargin' });
    expect(exchange.place('ann', 'BUY', 100, 50)).toMatchObject({ ok: true });
    expect(exchange.summary('ann')).toMatchObject({ initialMargin: units('1000'), freeCollateral: 0n });
    expect(exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('-1') })).toEqual({
      ok: false,
      reason: 'insufficientMargin',
    });
    const leg = { from: 'ann', to: 'bob', asset: 'USDT', amount: units('1') };
    expect(exchange.do({ type: 'transfer', kind: 'SUB_ACCOUNT_TRANSFER', reference: 'r', legs: [leg] })).toEqual({
      ok: false,
      reason: 'insufficientMargin',
    });
    // Two sides of one contract never need margin twice.
    expect(exchange.place('ann', 'SELL', 101, 40)).toMatchObject({ ok: true });
  });

  it('count other assets as collateral by their weight, unless their owner says no', () => {
    exchange.trade(100);
    exchange.trade(10, { symbol: woo.symbol, quantity: 20 });
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'WOO', amount: units('100') });
    expect(exchange.summary('ann').totalCollateral).toBe(units('1600'));
    exchange.fill('ann', 'BUY', 100, 121);
    expect(exchange.do({ type: 'switchCollateral', accountId: 'ann', asset: 'WOO', enabled: false })).toEqual({
      ok: false,
      reason: 'collateralNeeded',
    });
    expect(exchange.place('ann', 'BUY', 10, 95, { symbol: woo.symbol })).toMatchObject({ ok: true });
    expect(exchange.place('ann', 'BUY', 10, 4, { symbol: woo.symbol })).toEqual({
      ok: false,
      reason: 'insufficientMargin',
    });
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    const move = (reference: string, usdt: string, coins: string): CommandOutcome =>
      exchange.do({
        type: 'transfer',
        kind: 'SUB_ACCOUNT_TRANSFER',
        reference,
        legs: [
          { from: 'ann', to: 'bob', asset: 'USDT', amount: units(usdt) },
          { from: 'ann', to: 'bob', asset: 'WOO', amount: units(coins) },
        ],
      });
    expect(move('too-much', '300', '30')).toEqual({ ok: false, reason: 'insufficientMargin' });
    expect(move('enough', '300', '10')).toEqual({ ok: true });
  });

  it('are limited by leverage that the contract and the size of the position allow', () => {
    const leverage = (value: number): CommandOutcome =>
      exchange.do({
        type: 'setLeverage',
        accountId: 'ann',
        symbol: contract.symbol,
        marginMode: 'CROSS',
        positionSide: 'BOTH',
        leverage: value,
      });
    expect(leverage(11)).toEqual({ ok: false, reason: 'leverageOutOfBounds' });
    expect(leverage(2.5)).toEqual({ ok: false, reason: 'leverageOutOfBounds' });
    exchange.fill('ann', 'BUY', 100, 60);
    expect(leverage(4)).toEqual({ ok: false, reason: 'insufficientMargin' });
    expect(leverage(7)).toEqual({ ok: true });
    const tiers = exchange.engine.margins.tiersOf({
      instrument: exchange.engine.books.get(contract.symbol)!.instrument,
    });
    expect(tiers.map(({ maxLeverage }) => maxLeverage)).toEqual([10, 5, 3, 2, 1]);
  });

  it('never grow or flip by a reduce-only order, which shrinks with its position', () => {
    exchange.trade(100);
    const more = { reduceOnly: true };
    expect(exchange.place('ann', 'SELL', 101, 5, more)).toEqual({ ok: false, reason: 'reduceOnlyRefused' });
    exchange.fill('ann', 'BUY', 100, 10);
    expect(exchange.place('ann', 'BUY', 99, 5, more)).toEqual({ ok: false, reason: 'reduceOnlyRefused' });
    expect(exchange.place('ann', 'SELL', 105, 11, more)).toEqual({ ok: false, reason: 'reduceOnlyRefused' });
    const orderId = orderIdOf(exchange.place('ann', 'SELL', 105, 10, more));
    exchange.fill('ann', 'SELL', 100, 4);
    expect(exchange.engine.orders.get(orderId)!.remaining).toBe(6);
    exchange.fill('ann', 'SELL', 100, 6);
    expect(exchange.engine.orders.has(orderId)).toBe(false);
    exchange.fill('ann', 'BUY', 100, 60);
    for (let count = 0; count < 50; count += 1) exchange.place('ann', 'SELL', 110, 2, more);
    expect(exchange.place('ann', 'SELL', 110, 2, more)).toEqual({ ok: false, reason: 'tooManyOrders' });
  });

  it('are held on both sides in hedge mode, and in no other side than the mode has', () => {
    expect(exchange.fill('ann', 'BUY', 100, 10, { positionSide: 'LONG' })).toEqual({
      ok: false,
      reason: 'positionSideMismatch',
    });
    exchange.do({ type: 'cancelAll', accountId: 'maker' });
    expect(exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' })).toEqual({
      ok: true,
    });
    exchange.fill('ann', 'BUY', 100, 10, { positionSide: 'LONG' });
    exchange.fill('ann', 'SELL', 100, 4, { positionSide: 'SHORT' });
    expect([exchange.position('ann', 'LONG').holding, exchange.position('ann', 'SHORT').holding]).toEqual([10, -4]);
    expect(exchange.place('ann', 'BUY', 100, 5, { positionSide: 'SHORT' })).toEqual({
      ok: false,
      reason: 'reduceOnlyRefused',
    });
    expect(exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'ONE_WAY' })).toEqual({
      ok: false,
      reason: 'modeInUse',
    });
    expect(exchange.do({ type: 'setAccountMode', accountId: 'ann', mode: 'PURE_SPOT' })).toEqual({
      ok: false,
      reason: 'modeInUse',
    });
  });

  it('risk their own margin alone when it is isolated', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', symbol: contract.symbol, mode: 'ISOLATED' });
    exchange.fill('ann', 'BUY', 100, 20);
    expect(exchange.position('ann')).toMatchObject({
      marginMode: 'ISOLATED',
      isolatedMargin: units('200'),
      holding: 20,
    });
    const adjust = (amount: string): CommandOutcome =>
      exchange.do({
        type: 'adjustIsolatedMargin',
        accountId: 'ann',
        symbol: contract.symbol,
        positionSide: 'BOTH',
        amount: units(amount),
      });
    expect(adjust('900')).toEqual({ ok: false, reason: 'isolatedMarginBalance' });
    expect(adjust('-1')).toEqual({ ok: false, reason: 'isolatedMarginWithdrawable' });
    expect(adjust('100')).toEqual({ ok: true });
    expect(adjust('-100')).toEqual({ ok: true });
    exchange.mark('80');
    exchange.do(advance);
    expect(exchange.position('ann').holding).toBe(0);
    // The fee of 0.6 was paid from the balance; of the margin of 200 is left what lies between two whole prices.
    expect(exchange.usdt('ann')).toBe(units('819.4'));
  });

  it('show a slice of an order, or nothing, and let the next slice wait behind the others', () => {
    exchange.place('maker', 'SELL', 100, 10, { visible: 3 });
    exchange.place('maker', 'SELL', 101, 5, { visible: 0 });
    const second = orderIdOf(exchange.place('taker', 'SELL', 100, 4));
    const book = () => exchange.engine.books.get(contract.symbol)!.snapshot(10).asks;
    expect(book()).toEqual([[100, 7]]);
    exchange.place('ann', 'BUY', 100, 4);
    expect(exchange.engine.orders.get(second)!.executed).toBe(1);
    expect(book()).toEqual([[100, 6]]);
    expect(exchange.place('ann', 'BUY', 101, 15, { orderType: 'FOK' })).toMatchObject({
      order: { status: 'FILLED', executedNotional: units('1505') },
    });
  });

  it('are ordered at a level of the book, and a post-only order moves out of the way when it may', () => {
    for (const price of [100, 101, 102, 103, 104]) exchange.place('maker', 'SELL', price, 5);
    exchange.place('maker', 'BUY', 98, 5);
    expect(exchange.place('ann', 'SELL', undefined, 5, { orderType: 'ASK', bidAskLevel: 5 })).toMatchObject({
      order: { price: 104, type: 'ASK', status: 'NEW' },
    });
    expect(exchange.place('ann', 'BUY', undefined, 5, { orderType: 'BID' })).toMatchObject({
      order: { price: 98 },
    });
    expect(exchange.place('ann', 'BUY', undefined, 5, { orderType: 'BID', bidAskLevel: 5 })).toEqual({
      ok: false,
      reason: 'noLiquidity',
    });
    expect(exchange.place('bob', 'BUY', 103, 5, { orderType: 'POST_ONLY', postOnlyAdjusted: true })).toMatchObject({
      order: { price: 99, executed: 0 },
    });
  });

  it('are marked by index, basis and book, and follow the coin a thousandfold in packs', () => {
    exchange.trade(100, { symbol: coin.symbol });
    exchange.trade(104);
    exchange.do(advance);
    expect(exchange.engine.prices.index(contract.symbol)).toBe(units('100'));
    expect(exchange.engine.prices.mark(contract.symbol)).toBe(units('104'));
    expect(exchange.engine.prices.index(pack.symbol)).toBe(units('100000'));
    exchange.trade(112);
    exchange.do(advance);
    // The jump of the book alone does not move the mark beyond the mean of the basis.
    expect(exchange.engine.prices.mark(contract.symbol)).toBe(units('104'));
    exchange.do({ type: 'overridePrice', symbol: coin.symbol, price: 'index', value: units('110') });
    exchange.do(advance);
    expect(exchange.engine.prices.index(pack.symbol)).toBe(units('110000'));
    expect(exchange.do({ type: 'overridePrice', symbol: coin.symbol, price: 'mark', value: units('1') })).toEqual({
      ok: false,
      reason: 'unknownMarket',
    });
  });

  it('pay funding at the full hour, once, and what longs pay shorts receive', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.place('bob', 'SELL', 100, 10);
    exchange.place('taker', 'BUY', 100, 10);
    exchange.do(advance);
    exchange.do({ type: 'overrideFunding', symbol: contract.symbol, rate: units('0.001') });
    const before = [exchange.usdt('ann'), exchange.usdt('bob')] as const;
    exchange.at = Date.UTC(2026, 10, 21, 8, 0, 0);
    exchange.do(advance);
    expect([exchange.usdt('ann') - before[0], exchange.usdt('bob') - before[1]]).toEqual([units('-1'), units('1')]);
    expect(
      exchange.events.find((event) => event.type === 'funding' && event.settlement.symbol === contract.symbol),
    ).toMatchObject({
      settlement: {
        rate: units('0.001'),
        at: Date.UTC(2026, 10, 21, 8),
        nextAt: Date.UTC(2026, 10, 21, 16),
        markPrice: units('100'),
      },
      payments: [
        { accountId: 'ann', fee: units('1') },
        { accountId: 'bob', fee: units('-1') },
      ],
    });
    exchange.do(advance);
    expect(exchange.events.filter(({ type }) => type === 'funding')).toEqual([]);
    exchange.at += 40 * hour;
    exchange.do(advance);
    expect(exchange.usdt('ann') - before[0]).toBe(units('-2'));
  });

  it('estimate funding by the premium, counted for the interval and held between floor and cap', () => {
    const estimate = () => exchange.engine.funding.state(contract.symbol, exchange.at)!.estimatedRate;
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'index', value: units('100') });
    exchange.trade(90);
    exchange.at += 5_000;
    exchange.do(advance);
    // A tenth below the index is far beyond the usual 0.75 %.
    expect(estimate()).toBe(units('-0.0075'));
    const limit = (cap: string, floor: string) =>
      exchange.do({ type: 'setFundingCap', symbol: contract.symbol, cap: units(cap), floor: units(floor) });
    limit('0.002', '-0.001');
    expect(estimate()).toBe(units('-0.001'));
    limit('0.2', '-0.1');
    expect(estimate()).toBe(units('-0.1'));
    limit('-0.15', '-0.2');
    expect(estimate()).toBe(units('-0.15'));
    exchange.do({ type: 'overrideFunding', symbol: contract.symbol, rate: units('0.5') });
    expect(estimate()).toBe(units('0.5'));
    expect(limit('0.1', '0.2')).toEqual({ ok: false, reason: 'priceOutOfBounds' });
  });

  it('sell other collateral rather than lend, when a loss is larger than the money at hand', () => {
    exchange.trade(100);
    exchange.trade(10, { symbol: woo.symbol, quantity: 20 });
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'WOO', amount: units('1000') });
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('-990') });
    exchange.fill('ann', 'BUY', 100, 50);
    exchange.fill('ann', 'SELL', 95, 50);
    expect(exchange.usdt('ann')).toBeGreaterThanOrEqual(0n);
    expect(exchange.usdt('ann')).toBeLessThan(units('0.000001'));
    // 250 lost and 2.925 of fees, of which 10 were there.
    expect(exchange.engine.ledger.accounts.get('ann')!.balance('WOO').holding / units('0.001')).toBe(975_707n);
  });
});
