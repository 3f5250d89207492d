import { AccountSettingsPort } from '../../../src/application/account/account-settings.port';
import { AlgoOrdersCommandsPort } from '../../../src/application/trading/algo-orders-commands.port';
import { AlgoOrdersPort } from '../../../src/application/trading/algo-orders.port';
import { MarginCommandsPort } from '../../../src/application/trading/margin-commands.port';
import { MarginPort } from '../../../src/application/trading/margin.port';
import { PositionsCommandsPort } from '../../../src/application/trading/positions-commands.port';
import { PositionsPort } from '../../../src/application/trading/positions.port';
import { TradingCommandsPort } from '../../../src/application/trading/trading-commands.port';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { hour, second } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';

const perpetual = 'PERP_BTC_USDT';
const spot = 'SPOT_BTC_USDT';
const house = 'house-quotes';
const crowd = 'house-crowd';

onBothSides('PositionsPort, AlgoOrdersPort and MarginPort', (open) => {
  let world: PortWorld;
  let number = 0;

  const somebody = () => world.join(`margin-${(number += 1)}@example.com`);
  const quote = async (symbol: string, side: 'BUY' | 'SELL', price: number, quantity: number): Promise<void> => {
    await world.exchange.submit({
      type: 'place',
      accountId: house,
      symbol,
      side,
      orderType: 'LIMIT',
      price,
      quantity,
      clientOrderId: 0,
    });
  };
  const buy = async (visitor: PortVisitor, quantity: string): Promise<void> => {
    value(
      await visitor.port(TradingCommandsPort).placeOrder({
        clientOrderId: (number += 1),
        symbol: perpetual,
        side: 'BUY',
        type: 'MARKET',
        quantity: decimal(quantity),
      }),
    );
  };

  /** A contract and its coin, both at 60,000 with a wide and deep book. */
  beforeEach(async () => {
    world = await open({ quiet: true });
    await world.exchange.submit({ type: 'openAccount', accountId: house, kind: 'house' });
    await quote(spot, 'SELL', 6_000_100, 100_000_000);
    await quote(spot, 'BUY', 5_999_900, 100_000_000);
    await quote(perpetual, 'SELL', 60_001, 10_000_000);
    await quote(perpetual, 'BUY', 59_999, 10_000_000);
    // Somebody has traded, so that there is a last price.
    await world.exchange.submit({ type: 'openAccount', accountId: crowd, kind: 'house' });
    for (const symbol of [spot, perpetual]) {
      await world.exchange.submit({
        type: 'place',
        accountId: crowd,
        symbol,
        side: 'BUY',
        orderType: 'MARKET',
        quantity: 1_000,
        clientOrderId: 0,
      });
    }
    await world.pass(second);
  });
  afterEach(() => world.close());

  it('shows what an account holds of a contract, to nobody else', async () => {
    const [holder, other] = [await somebody(), await somebody()];
    await buy(holder, '0.1');
    const [position, ...more] = value(await holder.port(PositionsPort).positions());
    expect(more).toEqual([]);
    expect(position).toMatchObject({ symbol: perpetual, positionSide: 'BOTH', marginMode: 'CROSS' });
    expect([decimalText(position!.holding), decimalText(position!.averageOpenPrice)]).toEqual(['0.1', '60001']);
    expect(value(await other.port(PositionsPort).positions())).toEqual([]);
    expect(await world.stranger().port(PositionsPort).positions()).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
    expect(await holder.port(PositionsPort).positions('PERP_NOPE_USDT')).toMatchObject({ ok: false });
  });

  it('sets the leverage of a contract to legal steps only', async () => {
    const port = both(await somebody(), PositionsPort, PositionsCommandsPort);
    value(await port.setLeverage({ symbol: perpetual, marginMode: 'CROSS', leverage: 20 }));
    expect(value(await port.leverage(perpetual, 'CROSS'))).toMatchObject({
      positionMode: 'ONE_WAY',
      sides: [{ positionSide: 'BOTH', leverage: 20 }],
    });
    for (const leverage of [0, 2.5, 10_000])
      expect(await port.setLeverage({ symbol: perpetual, marginMode: 'CROSS', leverage })).toMatchObject({
        ok: false,
      });
    expect(value(await port.leverage(perpetual, 'CROSS')).sides[0]!.leverage).toBe(20);
  });

  it('changes the position mode only without positions, here and on the account pages', async () => {
    const visitor = await somebody();
    value(await visitor.port(PositionsCommandsPort).setPositionMode('HEDGE_MODE'));
    expect(value(await visitor.port(MarginPort).summary()).positionMode).toBe('HEDGE_MODE');
    value(await visitor.port(MarginCommandsPort).setPositionMode('ONE_WAY'));
    await buy(visitor, '0.01');
    expect(await visitor.port(PositionsCommandsPort).setPositionMode('HEDGE_MODE')).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
  });

  it('keeps isolated margin apart, and lets it be added and taken out', async () => {
    const visitor = await somebody();
    const port = both(visitor, PositionsPort, PositionsCommandsPort);
    value(await port.setMarginMode('ISOLATED', perpetual));
    expect(value(await port.marginMode(perpetual))).toBe('ISOLATED');
    await buy(visitor, '0.01');
    const isolated = async () => value(await port.positions(perpetual))[0]!.isolatedMargin;
    const before = await isolated();
    value(await port.adjustIsolatedMargin({ symbol: perpetual, positionSide: 'BOTH', amount: decimal('50') }));
    expect(decimalText((await isolated()).minus(before))).toBe('50');
    value(await port.adjustIsolatedMargin({ symbol: perpetual, positionSide: 'BOTH', amount: decimal('-20') }));
    expect(decimalText((await isolated()).minus(before))).toBe('30');
    expect(
      await port.adjustIsolatedMargin({
        symbol: perpetual,
        positionSide: 'BOTH',
        amount: decimal('1000000'),
      }),
    ).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  it('narrows histories by time, side, status, and to what closed something', async () => {
    const visitor = await somebody();
    await buy(visitor, '0.01');
    const trading = both(visitor, TradingPort, TradingCommandsPort);
    const page = { page: 1, size: 10 };
    const [bought] = value(await trading.fills(page)).rows;
    const from = bought!.at;
    expect(value(await trading.fills({ ...page, from })).total).toBe(1);
    expect(value(await trading.fills({ ...page, to: from - 1 })).total).toBe(0);
    expect(
      value(await trading.orderHistory({ ...page, side: 'BUY', status: 'FILLED', from: from - second })).total,
    ).toBe(1);
    expect(value(await trading.orderHistory({ ...page, side: 'SELL' })).total).toBe(0);
    expect(value(await trading.orderHistory({ ...page, status: 'CANCELLED' })).total).toBe(0);
    expect(value(await trading.orderHistory({ ...page, closing: true })).total).toBe(0);
    value(
      await trading.placeOrder({
        clientOrderId: (number += 1),
        symbol: perpetual,
        side: 'SELL',
        type: 'MARKET',
        quantity: decimal('0.01'),
        reduceOnly: true,
      }),
    );
    const [closed] = value(await trading.orderHistory({ ...page, closing: true })).rows;
    expect(closed).toMatchObject({ side: 'SELL', status: 'FILLED' });
    expect(closed!.realisedPnl!.lt(0)).toBe(true);
    expect(value(await trading.orderHistory({ ...page, type: 'LIQUIDATE' })).total).toBe(0);
  });

  it('pays funding at the settlement, and shows it', async () => {
    const holder = await somebody();
    await buy(holder, '0.1');
    await world.exchange.submit({ type: 'overrideFunding', symbol: perpetual, rate: 100_000_000n });
    for (let passed = 0; passed < 9; passed += 1) await world.pass(hour);
    const { rows, total } = value(await holder.port(PositionsPort).fundingPayments({ page: 1, size: 10 }));
    expect(total).toBeGreaterThan(0);
    expect(rows[0]).toMatchObject({ symbol: perpetual });
    expect(rows[0]!.amount.lt(0)).toBe(true);
  });

  it('holds a stop until its price comes', async () => {
    const visitor = await somebody();
    const port = both(visitor, AlgoOrdersPort, AlgoOrdersCommandsPort);
    const stop = {
      symbol: spot,
      clientAlgoOrderId: 77,
      algoType: 'STOP',
      side: 'SELL',
      childType: 'MARKET',
      quantity: decimal('0.01'),
      triggerPrice: decimal('59000'),
    } as const;
    const { algoOrderId } = value(await port.place(stop));
    expect(await port.place(stop)).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
    expect(value(await port.byClientAlgoOrderId(77))).toMatchObject({
      algoOrderId,
      status: 'NEW',
      triggered: false,
    });
    value(await port.edit(algoOrderId, { triggerPrice: decimal('59500') }));
    expect(decimalText(value(await port.open({ page: 1, size: 10 })).rows[0]!.triggerPrice!)).toBe('59500');

    await world.exchange.submit({ type: 'cancelAll', accountId: house, symbol: spot });
    await quote(spot, 'BUY', 5_940_000, 100_000_000);
    await world.exchange.submit({
      type: 'place',
      accountId: crowd,
      symbol: spot,
      side: 'SELL',
      orderType: 'MARKET',
      quantity: 1_000,
      clientOrderId: 0,
    });
    await world.pass(second);
    expect(value(await port.open({ page: 1, size: 10 })).total).toBe(0);
    expect(value(await port.ended({ page: 1, size: 10 })).rows[0]).toMatchObject({
      algoOrderId,
      triggered: true,
      status: 'FILLED',
    });
  });

  it('cancels conditional orders, one or all, and knows nothing of others’', async () => {
    const [visitor, other] = [await somebody(), await somebody()];
    const port = both(visitor, AlgoOrdersPort, AlgoOrdersCommandsPort);
    const stop = (clientAlgoOrderId: number) =>
      ({
        symbol: spot,
        clientAlgoOrderId,
        algoType: 'STOP',
        side: 'SELL',
        childType: 'MARKET',
        quantity: decimal('0.01'),
        triggerPrice: decimal('50000'),
      }) as const;
    const ids = [];
    for (const client of [1, 2, 3]) ids.push(value(await port.place(stop(client))).algoOrderId);
    expect(await other.port(AlgoOrdersCommandsPort).cancel({ algoOrderId: ids[0]!, symbol: spot })).toMatchObject({
      ok: false,
    });
    expect(await other.port(AlgoOrdersPort).byClientAlgoOrderId(1)).toMatchObject({
      ok: false,
      error: { kind: 'notFound' },
    });
    value(await port.cancel({ algoOrderId: ids[0]!, symbol: spot }));
    expect(value(await port.open({ page: 1, size: 10 })).total).toBe(2);
    value(await port.cancelAll({ symbol: spot }));
    expect(value(await port.open({ page: 1, size: 10 })).total).toBe(0);
    expect(value(await port.ended({ page: 1, size: 10 })).rows.map(({ status }) => status)).toEqual([
      'CANCELLED',
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('weighs what an account holds, and lets an asset be left out while the margin suffices', async () => {
    const visitor = await somebody();
    const port = both(visitor, MarginPort, MarginCommandsPort);
    const { rows } = value(await port.collateral(1, 10));
    const btc = rows.find(({ asset }) => asset === 'BTC')!;
    expect(btc).toMatchObject({ usable: true, enabled: true });
    expect([decimalText(btc.ratio), decimalText(btc.balance)]).toEqual(['0.85', '0.05']);
    const free = async () => value(await port.summary()).freeCollateral!;
    const before = await free();
    value(await port.useAsCollateral('BTC', false));
    expect((await free()).lt(before)).toBe(true);
    expect(value(await port.collateralRules()).find(({ asset }) => asset === 'BTC')).toMatchObject({
      enabled: false,
    });
    value(await port.useAsCollateral('BTC', true));
    expect(decimalText(await free())).toBe(decimalText(before));
    expect(await port.useAsCollateral('NOPE', false)).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });

  it('says what borrowing would cost, and charges nobody', async () => {
    const port = (await somebody()).port(MarginPort);
    const rates = value(await port.interestRates());
    expect(rates.find(({ asset }) => asset === 'USDT')!.annual.toFixed()).toBe('0.02');
    expect(rates.every(({ hourly }) => hourly.gt(0))).toBe(true);
    expect(value(await port.interestHistory(1, 10))).toEqual({ rows: [], total: 0 });
  });

  it('says what could be bought, and keeps choices of the account', async () => {
    const visitor = await somebody();
    const port = both(visitor, MarginPort, MarginCommandsPort);
    const power = value(await port.buyingPower(spot));
    expect(decimalText(power.base)).toBe('0.05');
    expect(power.quote.gt(0)).toBe(true);
    value(await port.setSpotLeverage(5));
    expect(value(await port.summary()).spotLeverage).toBe(5);
    expect(await port.setSpotLeverage(7)).toMatchObject({ ok: false });
    const chosen = async () => value(await visitor.port(AccountSettingsPort).profile()).lossCharge;
    expect(await chosen()).toBe('USDT');
    expect(value(await port.setLossCharge('COLLATERAL'))).toBe('COLLATERAL');
    expect(await chosen()).toBe('COLLATERAL');
    value(await port.setAccountMode('PURE_SPOT'));
    expect(value(await port.summary()).accountMode).toBe('PURE_SPOT');
  });
});
