import { hour } from '../../../../../src/domain/shared/instant';
import { ContractExchange, pack } from './contract-exchange';
import { woo } from './margin-arbitrary';
import { contract, units } from '../test-exchange';

describe('contracts as their customer sees them', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
  });
  const account = (accountId = 'ann') => exchange.engine.ledger.accounts.get(accountId)!;
  const power = (symbol = contract.symbol) =>
    exchange.engine.views.contractPower(account(), exchange.engine.books.get(symbol)!.instrument);

  it('show everything about a position', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    const openedAt = exchange.at;
    exchange.fill('ann', 'BUY', 106, 5);
    exchange.fill('ann', 'SELL', 105, 5);
    const updatedAt = exchange.at;
    exchange.place('ann', 'BUY', 95, 3);
    exchange.place('ann', 'BUY', 96, 4);
    exchange.place('ann', 'SELL', 120, 6);
    exchange.mark('105');
    const { liquidationPrice, version, ...shown } = exchange.position('ann');
    expect(shown).toEqual({
      ...{ accountId: 'ann', symbol: contract.symbol, positionSide: 'BOTH', marginMode: 'CROSS', leverage: 10 },
      ...{ holding: 10, pendingLong: 7, pendingShort: 6, isolatedFrozenLong: 0n, isolatedFrozenShort: 0n },
      ...{ averageOpenPrice: units('102'), settlePrice: units('102'), markPrice: units('105') },
      // 3 basis points of 1000, 530 and 525.
      ...{ unrealizedPnl: units('30'), realizedPnl: units('15'), fees24h: units('0.6165'), pnl24h: units('45') },
      ...{ initialMargin: units('105'), maintenanceMargin: units('52.5'), isolatedMargin: 0n },
      // The house that took the other side of the first trade earns less on less leverage.
      ...{ adlQuantile: 3, openedAt, updatedAt },
    });
    // Three trades and three orders.
    expect(version).toBe(6);
    // 1014.3835 and 30 are more than everything that could be lost of 1050.
    expect(liquidationPrice).toBe(units('0.591210526315'));
    exchange.at += 25 * hour;
    expect(exchange.position('ann')).toMatchObject({ fees24h: 0n, pnl24h: units('30') });
  });

  it('show what isolated orders have reserved on each side', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED' });
    exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
    exchange.place('ann', 'BUY', 90, 10, { positionSide: 'LONG' });
    exchange.place('ann', 'SELL', 110, 5, { positionSide: 'SHORT' });
    expect(exchange.position('ann', 'LONG')).toMatchObject({
      ...{ pendingLong: 10, pendingShort: 0, isolatedFrozenLong: units('90'), isolatedFrozenShort: 0n },
    });
    expect(exchange.position('ann', 'SHORT')).toMatchObject({
      ...{ pendingLong: 0, pendingShort: 5, isolatedFrozenLong: 0n, isolatedFrozenShort: units('55') },
    });
  });

  it('show of a closed position that nothing can happen to it', () => {
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.fill('ann', 'SELL', 104, 10);
    expect(exchange.position('ann')).toMatchObject({
      ...{ holding: 0, liquidationPrice: undefined, adlQuantile: 1, realizedPnl: units('40'), unrealizedPnl: 0n },
      ...{ averageOpenPrice: 0n, initialMargin: 0n, maintenanceMargin: 0n },
    });
  });

  it('show how early a position is deleveraged among those who hold the same side', () => {
    for (const [accountId, price] of [
      ['ann', 110],
      ['bob', 104],
    ] as const) {
      exchange.fill(accountId, 'BUY', price, 10);
    }
    exchange.mark('105');
    // The house bought at 100, with a leverage of one; Ann loses, Bob gains most for his margin.
    expect(['ann', 'bob', 'taker'].map((accountId) => exchange.position(accountId).adlQuantile)).toEqual([1, 4, 2]);
  });

  it.each([
    ['long', 'BUY', 100, '1000'],
    ['short', 'SELL', 100, '1000'],
    ['larger long', 'BUY', 1_000, '25000'],
    ['larger short', 'SELL', 1_000, '25000'],
  ] as const)('show the mark at which a %s one meets its maintenance margin', (_name, side, quantity, more) => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units(more) });
    exchange.fill('ann', side, 100, quantity);
    // Something else that stands still.
    exchange.do({ type: 'overridePrice', symbol: pack.symbol, price: 'mark', value: units('900') });
    exchange.place('maker', 'SELL', 1_000, 1, { symbol: pack.symbol });
    exchange.place('ann', 'BUY', 1_000, 1, { symbol: pack.symbol });
    exchange.mark('100');
    const price = exchange.position('ann').liquidationPrice!;
    const gap = (mark: bigint): number => {
      exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'mark', value: mark });
      const { totalCollateral, maintenanceMargin } = exchange.summary('ann');
      return Number(totalCollateral - maintenanceMargin) / 1e12;
    };
    expect(gap(price)).toBeCloseTo(0, 6);
    const worse = side === 'BUY' ? -units('1') : units('1');
    expect(gap(price + worse)).toBeLessThan(0);
    expect(gap(price - worse)).toBeGreaterThan(0);
    expect(exchange.summary('ann').beingLiquidated).toBe(false);
    gap(price + worse);
    expect(exchange.summary('ann').beingLiquidated).toBe(true);
  });

  it('show the mark at which an isolated one has its maintenance margin left, whatever else is there', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', mode: 'ISOLATED' });
    exchange.fill('ann', 'SELL', 100, 20);
    exchange.mark('100');
    const price = exchange.position('ann').liquidationPrice!;
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'mark', value: price });
    const { isolatedMargin, unrealizedPnl, maintenanceMargin } = exchange.position('ann');
    expect(Number(isolatedMargin + unrealizedPnl - maintenanceMargin) / 1e12).toBeCloseTo(0, 6);
    // 200 carry a loss of 85.71 and a twentieth of 2285.71.
    expect(Number(price) / 1e12).toBeCloseTo(104.7619, 3);
  });

  it('have no mark at which one that is paid for in full would be lost', () => {
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('1000') });
    exchange.fill('ann', 'BUY', 100, 10);
    exchange.mark('100');
    expect(exchange.position('ann').liquidationPrice).toBeUndefined();
  });

  it('add up to what an account has, needs and has left', () => {
    exchange.trade(10, { symbol: woo.symbol, quantity: 20 });
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'WOO', amount: units('100') });
    expect(exchange.summary('ann')).toMatchObject({
      ...{ marginRatio: undefined, openMarginRatio: undefined, beingLiquidated: false },
      ...{ initialMarginRatio: undefined, maintenanceMarginRatio: undefined },
    });
    exchange.fill('ann', 'SELL', 100, 40);
    exchange.place('ann', 'BUY', 90, 10, { symbol: woo.symbol });
    exchange.mark('105');
    // A fee of 1.2, 600 of 1000 for the other coin, and a loss of 200.
    expect(exchange.summary('ann')).toEqual({
      ...{ accountId: 'ann', accountMode: 'FUTURES', positionMode: 'ONE_WAY', marginMode: 'CROSS', spotLeverage: 3 },
      ...{ totalAccountValue: units('1798.8'), totalCollateral: units('1398.8'), freeCollateral: units('978.8') },
      ...{ initialMargin: units('420'), maintenanceMargin: units('210') },
      marginRatio: units('0.333047619047'),
      openMarginRatio: units('0.333047619047'),
      initialMarginRatio: units('0.1'),
      maintenanceMarginRatio: units('0.05'),
      beingLiquidated: false,
    });
  });

  it('name what counts as collateral and how much of it, and what its owner does not offer', () => {
    const view = (accountId?: string) =>
      exchange.engine.views.collateral(accountId).filter(({ asset }) => ['USDT', 'BTC', 'WOO'].includes(asset));
    const row = (asset: string, ratio: string, enabled = true) => ({
      asset,
      collateralRatio: units(ratio),
      canCollateral: true,
      enabled,
    });
    exchange.do({ type: 'switchCollateral', accountId: 'ann', asset: 'BTC', enabled: false });
    expect(view('ann')).toEqual([row('USDT', '1'), row('BTC', '0.85', false), row('WOO', '0.6')]);
    expect(view('bob')).toEqual([row('USDT', '1'), row('BTC', '0.85'), row('WOO', '0.6')]);
    expect(view()).toEqual(view('bob'));
  });

  it('say how many more could be opened', () => {
    exchange.mark('100');
    expect(power()).toBe(units('10000'));
    exchange.do({
      type: 'setLeverage',
      accountId: 'ann',
      symbol: contract.symbol,
      marginMode: 'CROSS',
      positionSide: 'BOTH',
      leverage: 4,
    });
    expect(power()).toBe(units('4000'));
    exchange.fill('ann', 'BUY', 100, 10);
    // 1000 less 250 and the fee of 0.3.
    expect(power()).toBe(units('2998.8'));
    exchange.do({ type: 'setMarginMode', accountId: 'ann', symbol: pack.symbol, mode: 'ISOLATED' });
    expect(power(pack.symbol)).toBe(units('7497'));
    exchange.mark('1');
    // 990 are lost: 9.7 remain, of which 2.5 are needed.
    expect(power()).toBe(units('28.8'));
    exchange.mark('0.01');
    expect(power()).toBe(0n);
    exchange.fill('ann', 'SELL', 100, 10);
    exchange.do({ type: 'setAccountMode', accountId: 'ann', mode: 'PURE_SPOT' });
    expect(power()).toBe(0n);
  });

  it('say no more than the tier of the whole position allows', () => {
    exchange.mark('100');
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('9000') });
    // 10000 would carry 100000 at a leverage of ten, but a fifth is asked for that size.
    expect(power()).toBe(units('50000'));
    exchange.fill('ann', 'BUY', 100, 400);
    // 40000 are held: with what is free the position would be in the second tier as well.
    expect(power()).toBe(units('29940'));
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('9000000') });
    expect(power()).toBe(units('2460000'));
  });
});
