import { live, shownOrders } from '../../../../../support/reads';
import { EditOrder } from '../../../../../../src/application/trading/edit-order.use-case';
import { MovePriceLine } from '../../../../../../src/application/trading/move-price-line.use-case';
import { CancelAlgoOrder } from '../../../../../../src/application/trading/cancel-algo-order.use-case';
import { CancelOrder } from '../../../../../../src/application/trading/cancel-order.use-case';
import { OrderGuards } from '../../../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../../../support/loader-of';
import type { AlgoOrdersCommandsPort } from '../../../../../../src/application/trading/algo-orders-commands.port';
import type { AlgoOrdersPort } from '../../../../../../src/application/trading/algo-orders.port';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import type { Fill } from '../../../../../../src/domain/trading/order';
import { plainSetup, writeChartSetups } from '../../../../../../src/domain/markets/chart-setup';
import { intervalOfEach } from '../../../../../../src/presentation/features/terminal/chart/chart-intervals';
import { ChartSetupsStore } from '../../../../../../src/presentation/features/terminal/chart/chart-setups.store';
import { TradePreferencesStore } from '../../../../../../src/presentation/features/terminal/market/trade-preferences.store';
import { StillPreferences } from '../../../shell/still-preferences';
import { DrawingsStore } from '../../../../../../src/presentation/features/terminal/chart/drawings.store';
import { OwnFillsStore } from '../../../../../../src/presentation/features/terminal/chart/own-fills.store';
import { PriceLinesStore } from '../../../../../../src/presentation/features/terminal/chart/price-lines.store';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { FakePage, MemoryStorage } from '../../../../../fakes/memory-platform';
import { FakeAccountStream, order, ScriptedTrading, settle } from '../../../../application/trading/trading-fakes';
import { bitcoin, bitcoinPerpetual } from '../../../../domain/trading/instruments';

const { symbol } = bitcoin;

describe('how a chart is liked', () => {
  const other = 'SPOT_ETH_USDT';

  it('is there again on the next visit, for its market alone', () => {
    const storage = new MemoryStorage();
    const setups = new ChartSetupsStore(storage);
    const store = setups.of(symbol);
    store.addIndicator('MA');
    store.addIndicator('MA');
    expect(store.setParameters('MA 2', [50, 200])).toBe(true);
    store.change({ scale: 'logarithmic' });
    setups.toggleLayer('mark');
    const again = new ChartSetupsStore(storage);
    expect(again.of(symbol).setup.indicators.map(({ id, parameters }) => [id, parameters])).toEqual([
      ['MA 1', [5, 10, 30, 60]],
      ['MA 2', [50, 200]],
    ]);
    expect(again.of(symbol).setup.scale).toBe('logarithmic');
    expect(again.of(other).setup).toEqual(plainSetup);
    expect(again.shows('mark')).toBe(true);
  });

  it("becomes every market's when somebody says so, and each goes its own way again after that", () => {
    const setups = new ChartSetupsStore(new MemoryStorage());
    setups.of(other).change({ type: 'line' });
    setups.of(symbol).change({ type: 'bars' });
    expect(setups.othersOwn(symbol)).toBe(1);
    setups.useForAll(symbol);
    expect(setups.othersOwn(symbol)).toBe(0);
    expect(setups.of(other).setup.type).toBe('bars');
    setups.of(other).change({ type: 'area' });
    expect(setups.of(symbol).setup.type).toBe('bars');
  });

  it('compares three other markets at most, and never a market with itself', () => {
    const setups = new ChartSetupsStore(new MemoryStorage());
    const store = setups.of(symbol);
    for (const each of [symbol, other, other, 'SPOT_SOL_USDT', 'PERP_BTC_USDT', 'SPOT_XRP_USDT']) store.compare(each);
    expect(store.compared).toEqual([other, 'SPOT_SOL_USDT', 'PERP_BTC_USDT']);
    setups.useForAll(symbol);
    expect(setups.of(other).compared).toEqual(['SPOT_SOL_USDT', 'PERP_BTC_USDT']);
    store.endComparing(other);
    expect(store.compared).toEqual(['SPOT_SOL_USDT', 'PERP_BTC_USDT']);
  });

  it('keeps the parameters that an indicator had while others make no sense', () => {
    const store = new ChartSetupsStore(new MemoryStorage()).of(symbol);
    store.addIndicator('BOLL');
    expect(store.setParameters('BOLL 1', [20, 0])).toBe(false);
    expect(store.setParameters('BOLL 1', [Number.NaN, 2])).toBe(false);
    expect(store.setup.indicators[0]!.parameters).toEqual([20, 2]);
  });

  it('takes over what the version before kept, and begins anew where nothing can be read', () => {
    const storage = new MemoryStorage();
    storage.write('chart-setup-1', JSON.stringify({ type: 'area' }));
    const setups = new ChartSetupsStore(storage);
    expect(setups.of(symbol).setup.type).toBe('area');
    setups.of(symbol).change({ scale: 'percent' });
    expect(storage.read('chart-setup-1')).toBeUndefined();
    expect(new ChartSetupsStore(storage).of(other).setup.type).toBe('area');
    storage.write('chart-setup-2', '{"type":');
    expect(new ChartSetupsStore(storage).of(symbol).setup).toEqual(plainSetup);
  });

  it('follows another tab', () => {
    const storage = new MemoryStorage();
    const setups = new ChartSetupsStore(storage);
    const stop = setups.start();
    const elsewhere = new ChartSetupsStore(new MemoryStorage());
    elsewhere.of(symbol).change({ type: 'hollow' });
    storage.writeElsewhere('chart-setup-2', writeChartSetups(elsewhere.all));
    expect(setups.of(symbol).setup.type).toBe('hollow');
    stop();
  });
});

describe('candle lengths', () => {
  it("are each market's own, and one for all when somebody says so", () => {
    const storage = new MemoryStorage();
    storage.write('trade-preferences', JSON.stringify({ interval: '1h' }));
    const intervals = intervalOfEach(new TradePreferencesStore(storage, new StillPreferences()));
    expect(intervals.of(symbol)).toBe('1h');
    intervals.choose(symbol, '5m');
    expect([intervals.of(symbol), intervals.of('SPOT_ETH_USDT')]).toEqual(['5m', '1h']);
    const again = intervalOfEach(new TradePreferencesStore(storage, new StillPreferences()));
    expect(again.of(symbol)).toBe('5m');
    again.choose('SPOT_ETH_USDT', '1d');
    again.useForAll(symbol);
    expect(again.of('SPOT_ETH_USDT')).toBe('5m');
  });
});

describe('drawings', () => {
  const points = [
    { at: 1, price: 2 },
    { at: 3, price: 4 },
  ];

  it('stay with their market', () => {
    const storage = new MemoryStorage();
    new DrawingsStore(storage).add(symbol, { tool: 'segment', points });
    const again = new DrawingsStore(storage);
    expect(again.of(symbol)).toEqual([{ id: '1', tool: 'segment', points }]);
    expect(again.of('SPOT_ETH_USDT')).toEqual([]);
  });

  it('can be taken back step by step', () => {
    const store = new DrawingsStore(new MemoryStorage());
    store.add(symbol, { tool: 'segment', points });
    store.move(symbol, '1', [
      { at: 5, price: 6 },
      { at: 7, price: 8 },
    ]);
    store.clear(symbol);
    store.undo(symbol);
    expect(store.of(symbol)[0]!.points[0]).toEqual({ at: 5, price: 6 });
    store.undo(symbol);
    expect(store.of(symbol)[0]!.points).toEqual(points);
    store.undo(symbol);
    expect(store.of(symbol)).toEqual([]);
    expect(store.canUndo(symbol)).toBe(false);
  });
});

describe('lines of own orders', () => {
  const leg = {
    algoOrderId: '8',
    symbol,
    algoType: 'STOP_LOSS',
    status: 'NEW',
    triggered: false,
    triggerPrice: decimal('55000'),
    legs: [],
  } as unknown as AlgoOrder;
  const group = {
    ...leg,
    algoOrderId: '7',
    algoType: 'POSITIONAL_TP_SL',
    triggerPrice: undefined,
    legs: [leg],
  } as AlgoOrder;

  function open() {
    const trading = new ScriptedTrading();
    const edited: unknown[] = [];
    const algos = {
      edit: async (...change: unknown[]) => (edited.push(change), success(undefined)),
    } as unknown as AlgoOrdersPort & AlgoOrdersCommandsPort;
    const told: string[] = [];
    const time = new FakeScheduler();
    const notices = { show: (_kind: string, text: { key?: string }) => void told.push(text.key ?? '') };
    const setups = new ChartSetupsStore(new MemoryStorage());
    const lines = new PriceLinesStore(
      shownOrders([order()]),
      live([group]),
      live([]),
      setups,
      new MovePriceLine(
        new EditOrder(
          trading,
          trading,
          algos,
          algos,
          time,
          new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage()),
          new FakeAccountStream(),
        ),
        new CancelOrder(trading, { refresh: async () => undefined }),
        new CancelAlgoOrder(algos, { refresh: async () => undefined }),
        undefined as never,
        live([]),
      ),
      notices as never,
    );
    return {
      trading,
      edited,
      told,
      setups,
      lines,
      of: (id: string) => lines.of(symbol).find((line) => line.id === id)!,
    };
  }

  it('ask before they change an order, at a price on its tick', async () => {
    const { lines, trading, of } = open();
    expect(lines.propose(of('order 1'), 60123.456, bitcoin)).toBe(true);
    expect(trading.edited).toEqual([]);
    await lines.confirm();
    expect(trading.edited.map(({ orderId, price }) => [orderId, price?.toString()])).toEqual([['1', '60123.46']]);
    expect(lines.proposed).toBeUndefined();
  });

  it('stay where they are when it was not meant', async () => {
    const { lines, trading, of } = open();
    lines.propose(of('order 1'), 61000, bitcoin);
    lines.decline();
    await lines.confirm();
    expect(trading.edited).toEqual([]);
    expect(lines.propose(of('order 1'), 60000.001, bitcoin)).toBe(false);
  });

  it('move the leg of a group where it is set off', async () => {
    const { lines, edited, of } = open();
    lines.propose(of('trigger 8'), 54000, bitcoin);
    await lines.confirm();
    expect(JSON.parse(JSON.stringify(edited))).toEqual([
      ['7', { legs: [{ algoOrderId: '8', triggerPrice: '54000' }] }],
    ]);
  });

  it('say why an order was not changed', async () => {
    const { lines, trading, told, of } = open();
    trading.cancelAnswer = failure({ kind: 'rateLimited' });
    lines.propose(of('order 1'), 61000, bitcoin);
    await lines.confirm();
    expect(told).toEqual(['common:failure.rateLimited']);
    expect(lines.busy.size).toBe(0);
  });

  it('are shown as far as somebody wants to see them', () => {
    const { lines, setups } = open();
    expect(lines.shown(symbol).map(({ id }) => id)).toEqual(['order 1', 'trigger 8']);
    setups.toggleLayer('orders');
    expect(lines.shown(symbol).map(({ id }) => id)).toEqual(['trigger 8']);
    expect(lines.of(symbol)).toHaveLength(2);
  });
});

it('marks own fills of a market, those that were and those that come, each once', async () => {
  const fill = (id: string, at: number): Fill => ({ id, symbol, at }) as Fill;
  const trading = new ScriptedTrading();
  trading.fills = async () => success({ rows: [fill('1', 1), fill('2', 2)], total: 2 });
  const stream = new FakeAccountStream();
  const store = new OwnFillsStore(trading, stream);
  const stop = store.follow(symbol);
  await settle();
  stream.report(order({ status: 'FILLED' }), fill('2', 2));
  stream.report(order({ status: 'FILLED' }), fill('3', 3));
  expect(store.of(symbol).map(({ id }) => id)).toEqual(['3', '2', '1']);
  stop();
  expect(store.of(symbol)).toEqual([]);
});

it('knows of own fills of a contract which position each changed: their orders say it', async () => {
  const { symbol: perpetual } = bitcoinPerpetual;
  const fill = (id: string, at: number): Fill => ({ id, orderId: id, symbol: perpetual, side: 'SELL', at }) as Fill;
  const orderOf = (orderId: string, positionSide: 'LONG' | 'SHORT') =>
    order({ orderId, symbol: perpetual, positionSide });
  const trading = new ScriptedTrading();
  trading.fills = async () => success({ rows: [fill('1', 1)], total: 1 });
  trading.history = { rows: [orderOf('1', 'LONG')], total: 1 };
  const stream = new FakeAccountStream();
  const store = new OwnFillsStore(trading, stream);
  store.follow(perpetual);
  await settle();
  stream.report(orderOf('2', 'SHORT'), fill('2', 2));
  expect(store.of(perpetual).map(({ id, positionSide }) => [id, positionSide])).toEqual([
    ['2', 'SHORT'],
    ['1', 'LONG'],
  ]);
});
