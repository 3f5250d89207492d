import type { CommandOutcome } from '../../../../../sandbox/engine/model/commands';
import type { MarginMode, PositionSide } from '../../../../../sandbox/engine/model/margin-model';
import { ContractExchange, pack } from './contract-exchange';
import { coin, contract, orderIdOf, units } from '../test-exchange';

const done = { ok: true };
const refused = (reason: string) => ({ ok: false, reason });

describe('how contracts are traded', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    // The mark stays where the test wants it.
    exchange.mark('100');
  });

  const marginMode = (mode: MarginMode, symbol?: string): CommandOutcome =>
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode, ...(symbol !== undefined && { symbol }) });
  const leverage = (value: number, mode: MarginMode = 'CROSS', positionSide: PositionSide = 'BOTH'): CommandOutcome =>
    exchange.do({
      type: 'setLeverage',
      accountId: 'ann',
      symbol: contract.symbol,
      marginMode: mode,
      positionSide,
      leverage: value,
    });
  const adjust = (amount: string, positionSide: PositionSide = 'BOTH', symbol = contract.symbol): CommandOutcome =>
    exchange.do({ type: 'adjustIsolatedMargin', accountId: 'ann', symbol, positionSide, amount: units(amount) });
  const hedge = () => exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
  const leverageOf = (mode: MarginMode) =>
    exchange.engine.views
      .leverage('ann', exchange.engine.books.get(contract.symbol)!.instrument, mode)
      .details.map((each) => [each.positionSide, each.leverage]);
  const told = () => exchange.events.map(({ type }) => type);

  it('is for customers alone to say', () => {
    expect(exchange.do({ type: 'setPositionMode', accountId: 'maker', mode: 'HEDGE_MODE' })).toEqual(
      refused('notAvailable'),
    );
  });

  it('needs an account that trades them, which it may leave when nothing is held or ordered', () => {
    const mode = (to: 'PURE_SPOT' | 'FUTURES') => exchange.do({ type: 'setAccountMode', accountId: 'ann', mode: to });
    expect(mode('PURE_SPOT')).toEqual(done);
    expect(exchange.fill('ann', 'BUY', 100, 2)).toEqual(refused('notAvailable'));
    expect(mode('FUTURES')).toEqual(done);
    expect(exchange.place('ann', 'BUY', 100, 2)).toMatchObject({ ok: true });
    expect(mode('PURE_SPOT')).toEqual(refused('modeInUse'));
    expect(mode('FUTURES')).toEqual(done);
  });

  it('keeps its position mode while something is held, and may say it again', () => {
    exchange.fill('ann', 'BUY', 100, 2);
    expect(hedge()).toEqual(refused('modeInUse'));
    expect(exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'ONE_WAY' })).toEqual(done);
    exchange.fill('ann', 'SELL', 100, 2);
    expect(hedge()).toEqual(done);
    expect(exchange.summary('ann').positionMode).toBe('HEDGE_MODE');
  });

  it('has a leverage for coins out of four', () => {
    const spot = (value: number) => exchange.do({ type: 'setSpotLeverage', accountId: 'ann', leverage: value });
    expect([3, 4, 5, 10].map(spot)).toEqual([done, done, done, done]);
    expect([1, 2, 6, 11].map(spot)).toEqual(Array.from({ length: 4 }, () => refused('leverageOutOfBounds')));
    expect(exchange.summary('ann').spotLeverage).toBe(10);
  });

  it('has a margin mode for each contract that there is, or one for all', () => {
    expect([marginMode('ISOLATED', coin.symbol), marginMode('ISOLATED', 'PERP_NONE_USDT')]).toEqual([
      refused('unknownMarket'),
      refused('unknownMarket'),
    ]);
    const settings = exchange.engine.margins.settings('ann');
    const modes = () => [contract.symbol, pack.symbol].map((symbol) => settings.marginModeOf(symbol));
    expect([marginMode('ISOLATED', contract.symbol), modes()]).toEqual([done, ['ISOLATED', 'CROSS']]);
    expect([marginMode('ISOLATED'), modes()]).toEqual([done, ['ISOLATED', 'ISOLATED']]);
    expect([marginMode('CROSS'), modes()]).toEqual([done, ['CROSS', 'CROSS']]);
  });

  it('keeps the margin mode of what is held, and no other’s', () => {
    exchange.fill('ann', 'BUY', 100, 2);
    expect([marginMode('ISOLATED', contract.symbol), marginMode('ISOLATED')]).toEqual([
      refused('modeInUse'),
      refused('modeInUse'),
    ]);
    expect([marginMode('CROSS', contract.symbol), marginMode('CROSS')]).toEqual([done, done]);
    expect(marginMode('ISOLATED', pack.symbol)).toEqual(done);
    exchange.fill('ann', 'SELL', 100, 2);
    expect(marginMode('ISOLATED')).toEqual(done);
  });

  it('keeps the margin mode of what is ordered, and no other’s', () => {
    exchange.place('ann', 'BUY', 100, 2, { symbol: coin.symbol });
    expect(marginMode('ISOLATED')).toEqual(done);
    const open = orderIdOf(exchange.place('ann', 'BUY', 90, 2));
    expect([marginMode('CROSS', contract.symbol), marginMode('CROSS')]).toEqual([
      refused('modeInUse'),
      refused('modeInUse'),
    ]);
    expect([marginMode('ISOLATED', contract.symbol), marginMode('ISOLATED')]).toEqual([done, done]);
    expect(marginMode('CROSS', pack.symbol)).toEqual(done);
    exchange.do({ type: 'cancel', accountId: 'ann', orderId: open });
    expect(marginMode('CROSS')).toEqual(done);
  });

  it('has a whole leverage between one and what the contract allows', () => {
    expect([1, 10].map((value) => leverage(value))).toEqual([done, done]);
    expect([0, 11, 1.5].map((value) => leverage(value))).toEqual(
      Array.from({ length: 3 }, () => refused('leverageOutOfBounds')),
    );
    expect(
      exchange.do({
        type: 'setLeverage',
        accountId: 'ann',
        symbol: coin.symbol,
        marginMode: 'CROSS',
        positionSide: 'BOTH',
        leverage: 3,
      }),
    ).toEqual(refused('unknownMarket'));
  });

  it('has no more leverage than the size of what is held in that margin mode allows', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('20000') });
    exchange.fill('ann', 'BUY', 100, 501);
    expect([leverage(6), leverage(10, 'ISOLATED')]).toEqual([refused('leverageOutOfBounds'), done]);
    expect([leverage(5), told()]).toEqual([done, ['position']]);
    exchange.fill('ann', 'SELL', 100, 501);
    expect([leverage(6), told()]).toEqual([done, []]);
  });

  it('has another leverage only as far as the free collateral carries the margin it asks for', () => {
    exchange.fill('ann', 'BUY', 100, 50);
    // 1000 less a fee of 1.5 carry 5000 at a leverage of six, but not of five.
    expect([leverage(5), leverageOf('CROSS')]).toEqual([refused('insufficientMargin'), [['BOTH', 10]]]);
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('1.5') });
    expect([leverage(5), leverageOf('CROSS')]).toEqual([done, [['BOTH', 5]]]);
    exchange.mark('90');
    expect(exchange.summary('ann').freeCollateral).toBe(units('-400'));
    // Nothing is free, and less margin is needed all the same.
    expect(leverage(6)).toEqual(done);
    expect(leverage(6)).toEqual(done);
  });

  it('has a leverage for each isolated side that the position mode has', () => {
    expect(leverage(3, 'ISOLATED', 'LONG')).toEqual(refused('positionSideMismatch'));
    expect(leverage(3, 'CROSS', 'LONG')).toEqual(done);
    expect(leverage(4, 'ISOLATED')).toEqual(done);
    expect([leverageOf('CROSS'), leverageOf('ISOLATED')]).toEqual([[['BOTH', 3]], [['BOTH', 4]]]);
    hedge();
    expect(leverage(3, 'ISOLATED')).toEqual(refused('positionSideMismatch'));
    expect(leverage(5, 'ISOLATED', 'SHORT')).toEqual(done);
    expect(leverageOf('ISOLATED')).toEqual([
      ['LONG', 10],
      ['SHORT', 5],
    ]);
  });

  it('keeps the leverage that isolated orders have reserved for', () => {
    marginMode('ISOLATED');
    exchange.place('ann', 'BUY', 90, 2);
    expect([leverage(5, 'ISOLATED'), leverage(5)]).toEqual([refused('modeInUse'), done]);
    expect(
      exchange.do({
        type: 'setLeverage',
        accountId: 'ann',
        symbol: pack.symbol,
        marginMode: 'ISOLATED',
        positionSide: 'BOTH',
        leverage: 5,
      }),
    ).toEqual(done);
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    expect(leverage(5, 'ISOLATED')).toEqual(done);
  });

  it('has another isolated leverage only as far as the margin of that side carries it', () => {
    marginMode('ISOLATED');
    hedge();
    exchange.fill('ann', 'BUY', 100, 20, { positionSide: 'LONG' });
    expect(leverage(5, 'ISOLATED', 'LONG')).toEqual(refused('insufficientMargin'));
    expect(leverage(5, 'ISOLATED', 'SHORT')).toEqual(done);
    adjust('200', 'LONG');
    expect(leverage(5, 'ISOLATED', 'LONG')).toEqual(done);
  });
});
