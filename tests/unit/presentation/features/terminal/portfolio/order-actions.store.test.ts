import { Subject } from '../../../../../../src/application/kernel/observable-value';
import { decimalMarks } from '../../../../../../src/domain/platform/decimal-marks';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../../src/domain/shared/result';
import { liveValue, type LiveState } from '../../../../../../src/application/trading/live-state';
import type { Order } from '../../../../../../src/domain/trading/order';
import type { AlgoOrder } from '../../../../../../src/domain/trading/algo-order';
import {
  OrderActionsStore,
  type OrderOnItsWay,
} from '../../../../../../src/presentation/features/terminal/portfolio/orders/order-actions.store';
import { RecordedNotices } from '../../../../../fakes/memory-platform';
import { exchange } from '../../../../../support/asked-exchange';
import { seen } from '../../../../../support/stores';
import { order, pending } from '../../../../application/trading/trading-fakes';
import { bitcoin } from '../../../../domain/trading/instruments';

const marks = decimalMarks('en-US');
const limit = order({ orderId: '1' });
const conditional = { algoOrderId: 'a', symbol: bitcoin.symbol, legs: [] } as unknown as AlgoOrder;
const offline = failure({ kind: 'offline' });
const told = [{ kind: 'error', text: { key: 'common:failure.offline' } }];
const onItsWay = (name: string) => ({ name }) as unknown as OrderOnItsWay;

function listed<Row>() {
  const state = new Subject<LiveState<readonly Row[]>>({ status: 'loading' });
  const show = (...value: Row[]): void => state.set({ status: 'ready', value, stale: false });
  return {
    state,
    show,
    get value() {
      return liveValue(state.current);
    },
  };
}

function open() {
  const editor = exchange();
  const algo = exchange({ cancel: success('asked') });
  const many = exchange({ cancel: [], cancelEach: [] });
  const plain = new Subject<readonly OrderOnItsWay[]>([onItsWay('limit')]);
  const conditionals = new Subject<readonly OrderOnItsWay[]>([]);
  const notices = new RecordedNotices();
  const orders = listed<Order>();
  const algoOrders = listed<AlgoOrder>();
  const tickers = { ticker: () => ({ firstBidPrice: 60_000, firstAskPrice: undefined }) };
  const store = new OrderActionsStore(
    editor.port,
    algo.port,
    many.port,
    { pending: plain } as never,
    { pending: conditionals } as never,
    notices,
    tickers as never,
    orders,
    algoOrders,
    { of: () => undefined, start: () => () => undefined },
    { available: (asset: string) => decimal(asset === 'USDT' ? '50000' : '0.5') },
    { value: [{ symbol: 'PERP_BTC_USDT', positionSide: 'BOTH', holding: decimal('0.3') }] as never },
  );
  return { store, orders, algoOrders, editor, algo, many, plain, conditionals, notices };
}

describe('orders on their way', () => {
  it('are shown from the start, those with a trigger as well, for as long as somebody looks', () => {
    const { store, plain, conditionals } = open();
    const shown = seen(() => store.pending.map((each) => (each as unknown as { name: string }).name));
    const stop = store.start();
    conditionals.set([onItsWay('stop')]);
    plain.set([]);
    stop();
    plain.set([onItsWay('late')]);
    expect(shown).toEqual([[], ['limit'], ['limit', 'stop'], ['stop']]);
  });
});

describe('an order that is changed', () => {
  it('goes to the exchange as it was typed, and its row is a row again', async () => {
    const { store, editor } = open();
    const editing = seen(() => store.edit?.order);
    store.begin(limit, bitcoin, marks);
    store.edit!.price!.type('61000');
    expect(await store.save()).toBe(true);
    expect(editor.calls).toEqual([['edit', limit, { price: decimal('61000') }]]);
    expect(editing).toStrictEqual([undefined, limit, undefined]);
  });

  it('stays as it was typed when it is refused', async () => {
    const { store, editor } = open();
    editor.answers['edit'] = offline;
    store.begin(limit, bitcoin, marks);
    store.edit!.price!.type('61000');
    expect(await store.save()).toBe(false);
    expect(store.edit!.price!.text).toBe('61000');
  });

  it('names the bound of a price that was too far, by what the market stands at', async () => {
    const { store, editor } = open();
    editor.answers['edit'] = failure({ kind: 'rejected', reason: 'priceOutOfBand' });
    const sell = order({ side: 'SELL' });
    store.begin(sell, bitcoin, marks);
    store.edit!.price!.type('20000');
    await store.save();
    expect(store.edit!.refused?.limit?.toFixed()).toBe('58200');
    // Nobody knows where the other side stands.
    store.begin(limit, bitcoin, marks);
    store.edit!.price!.type('99999');
    await store.save();
    expect(store.edit!.refused).toBeUndefined();
  });

  it('leaves the one alone that is changed meanwhile', async () => {
    const { store, editor } = open();
    const answer = pending<unknown>();
    editor.answers['edit'] = answer.promise;
    store.begin(limit, bitcoin, marks);
    store.edit!.price!.type('61000');
    const saving = store.save();
    const other = order({ orderId: '2' });
    store.begin(other, bitcoin, marks);
    answer.resolve(success(undefined));
    await saving;
    expect(store.edit?.order).toBe(other);
  });

  it('shows what another hand has made of it, but for what was typed here, and is compared with that', async () => {
    const { store, editor, orders } = open();
    const mine = order({ orderId: '1', price: decimal('41000'), quantity: decimal('0.2') });
    orders.show(mine);
    store.start();
    store.begin(mine, bitcoin, marks);
    store.edit!.quantity!.type('0.3');
    const now = { ...mine, price: decimal('38000'), quantity: decimal('0.1') };
    orders.show(order({ orderId: '2' }), now);
    expect([store.edit!.price!.text, store.edit!.quantity!.text]).toEqual(['38000', '0.3']);
    store.edit!.price!.type('41000');
    expect(await store.save()).toBe(true);
    expect(editor.calls).toEqual([['edit', now, { price: decimal('41000'), quantity: decimal('0.3') }]]);
  });

  it('is asked about no longer, whether to chase it, once it has ended', () => {
    const { store, orders } = open();
    orders.show(limit);
    store.start();
    store.askToChase(limit);
    orders.show(limit, order({ orderId: '2' }));
    expect(store.toChase).toBe(limit);
    orders.show(order({ orderId: '2' }));
    expect(store.toChase).toBeUndefined();
  });

  it('is nothing to save where none is', async () => {
    expect(await open().store.save()).toBe(false);
  });

  it('is left, as the question how far one may follow the market is, with the page', () => {
    const { store } = open();
    const asked = seen(() => store.toChase);
    const stop = store.start();
    store.begin(limit, bitcoin, marks);
    store.askToChase(limit);
    stop();
    expect([store.edit, asked]).toStrictEqual([undefined, [undefined, limit, undefined]]);
  });
});

describe('a conditional order', () => {
  it('is asked to be cancelled once, and is being cancelled until it is reported', async () => {
    const { store, algo, notices } = open();
    const cancelling = seen(() => [...store.cancelling]);
    await Promise.all([store.cancel(conditional), store.cancel(conditional)]);
    expect(algo.calls).toEqual([['cancel', conditional]]);
    expect([cancelling, notices.shown]).toEqual([[[], ['a']], []]);
  });

  it('can be asked for again where it was refused, which is told, and not where it was gone', async () => {
    const { store, algo, notices } = open();
    algo.answers['cancel'] = success('gone');
    await store.cancel(conditional);
    expect([[...store.cancelling], notices.shown]).toEqual([[], []]);
    algo.answers['cancel'] = offline;
    await store.cancel(conditional);
    expect([[...store.cancelling], notices.shown]).toEqual([[], told]);
  });
});

describe('many orders', () => {
  it('are cancelled together, one time at a time, and stay marked meanwhile', async () => {
    const { store, many, notices } = open();
    const busy = seen(() => store.cancellingMany);
    const answer = pending<unknown>();
    many.answers['cancel'] = answer.promise;
    const selection = { kind: 'all' } as never;
    const cancelling = store.cancelMany(selection, [limit], [conditional]);
    store.mark([limit], true);
    await store.cancelMarked([limit], []);
    expect([...store.marked]).toEqual(['1']);
    answer.resolve([]);
    await cancelling;
    expect(many.calls).toEqual([['cancel', selection, [limit], [conditional]]]);
    expect([busy, notices.shown]).toEqual([[false, true, false], []]);
  });

  it('that are marked are cancelled, and are marked no more; the first that went wrong is told', async () => {
    const { store, many, notices } = open();
    many.answers['cancelEach'] = [{ kind: 'offline' }, { kind: 'maintenance' }];
    const other = order({ orderId: '2' });
    store.mark([limit, conditional, other], true);
    expect([...store.marked]).toEqual(['1', 'a', '2']);
    await store.cancelMarked([limit], [conditional]);
    expect(many.calls).toEqual([['cancelEach', [limit], [conditional]]]);
    expect([[...store.marked], notices.shown]).toEqual([['2'], told]);
  });
});
