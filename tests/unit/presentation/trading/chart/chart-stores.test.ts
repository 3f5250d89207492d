import { MovePriceLine } from '../../../../../src/application/trading/move-price-line.use-case';
import type { AlgoOrdersPort } from '../../../../../src/application/trading/algo-orders.port';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { AlgoOrder } from '../../../../../src/domain/trading/algo-order';
import type { Fill } from '../../../../../src/domain/trading/order';
import { ChartSetupStore } from '../../../../../src/presentation/trading/chart/chart-setup.store';
import { DrawingsStore } from '../../../../../src/presentation/trading/chart/drawings.store';
import { OwnFillsStore } from '../../../../../src/presentation/trading/chart/own-fills.store';
import { PriceLinesStore } from '../../../../../src/presentation/trading/chart/price-lines.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { FakeAccountStream, order, ScriptedTrading, settle } from '../../../application/trading/trading-fakes';
import { bitcoin } from '../../../domain/trading/instruments';

const { symbol } = bitcoin;

describe('how a chart is liked', () => {
  it('is there again on the next visit', () => {
    const storage = new MemoryStorage();
    const store = new ChartSetupStore(storage);
    store.addIndicator('MA');
    store.addIndicator('MA');
    expect(store.setParameters('MA 2', [50, 200])).toBe(true);
    store.change({ scale: 'logarithmic' });
    store.toggleLayer('mark');
    const again = new ChartSetupStore(storage).setup;
    expect(again.indicators.map(({ id, parameters }) => [id, parameters])).toEqual([
      ['MA 1', [5, 10, 30, 60]],
      ['MA 2', [50, 200]],
    ]);
    expect(again.scale).toBe('logarithmic');
    expect(again.layers).toContain('mark');
  });

  it('keeps the parameters that an indicator had while others make no sense', () => {
    const store = new ChartSetupStore(new MemoryStorage());
    store.addIndicator('BOLL');
    expect(store.setParameters('BOLL 1', [20, 0])).toBe(false);
    expect(store.setParameters('BOLL 1', [Number.NaN, 2])).toBe(false);
    expect(store.setup.indicators[0]!.parameters).toEqual([20, 2]);
  });

  it('begins anew where what is kept cannot be read', () => {
    const storage = new MemoryStorage();
    storage.write('chart-setup-1', '{"type":');
    expect(new ChartSetupStore(storage).setup.type).toBe('candles');
  });
});

describe('drawings', () => {
  const points = [{ at: 1, price: 2 }, { at: 3, price: 4 }];

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
    store.move(symbol, '1', [{ at: 5, price: 6 }, { at: 7, price: 8 }]);
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
  const leg = { algoOrderId: '8', symbol, algoType: 'STOP_LOSS', status: 'NEW', triggered: false, triggerPrice: decimal('55000'), legs: [] } as unknown as AlgoOrder;
  const group = { ...leg, algoOrderId: '7', algoType: 'POSITIONAL_TP_SL', triggerPrice: undefined, legs: [leg] } as AlgoOrder;

  function open() {
    const trading = new ScriptedTrading();
    const edited: unknown[] = [];
    const algos = { edit: async (...change: unknown[]) => (edited.push(change), success(undefined)) } as unknown as AlgoOrdersPort;
    const told: string[] = [];
    const notices = { show: (_kind: string, text: { key?: string }) => void told.push(text.key ?? '') };
    const setup = new ChartSetupStore(new MemoryStorage());
    const lines = new PriceLinesStore({ orders: [order()] }, { value: [group] }, { value: [] }, setup, new MovePriceLine(trading, algos), notices as never);
    return { trading, edited, told, setup, lines, of: (id: string) => lines.of(symbol).find((line) => line.id === id)! };
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
    expect(JSON.parse(JSON.stringify(edited))).toEqual([['7', { legs: [{ algoOrderId: '8', triggerPrice: '54000' }] }]]);
  });

  it('say why an order was not changed', async () => {
    const { lines, trading, told, of } = open();
    trading.cancelAnswer = failure({ kind: 'offline' });
    lines.propose(of('order 1'), 61000, bitcoin);
    await lines.confirm();
    expect(told).toEqual(['common:failure.offline']);
    expect(lines.busy.size).toBe(0);
  });

  it('are shown as far as somebody wants to see them', () => {
    const { lines, setup } = open();
    expect(lines.shown(symbol).map(({ id }) => id)).toEqual(['order 1', 'trigger 8']);
    setup.toggleLayer('orders');
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
