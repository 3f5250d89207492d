import { noOrders } from '../../../support/reads';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../support/loader-of';
import { OrderPrograms, type ProgramPart } from '../../../../src/application/trading/order-programs';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { TicketDrafts } from '../../../../src/application/trading/ticket/ticket-drafts';
import { decimal } from '../../../../src/domain/shared/decimal';
import { minute } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { FakeAccountStream, ScriptedTrading } from './trading-fakes';

const part = (index: number): ProgramPart => ({
  intent: { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'MARKET', quantity: decimal('0.01') },
  after: index * minute,
});

function programs() {
  const time = new FakeScheduler();
  const trading = new ScriptedTrading();
  let drawn = 0;
  const place = new PlaceOrder(
    trading,
    trading,
    { identifier: () => (drawn += 1) },
    time,
    { report: () => undefined },
    new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage()),
    new FakeAccountStream(),
    noOrders,
  );
  const drafts = new TicketDrafts();
  return { time, trading, drafts, programs: new OrderPrograms(place, time, drafts) };
}

describe('orders in parts', () => {
  it('go out one after the other, each at its time', async () => {
    const { time, trading, programs: run } = programs();
    run.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    expect(trading.sent).toHaveLength(1);
    await time.settle(minute);
    expect(trading.sent).toHaveLength(2);
    expect(run.list.current[0]).toMatchObject({ parts: 3, placed: 2, status: 'running' });
    await time.settle(minute);
    expect(run.list.current[0]).toMatchObject({ placed: 3, status: 'done' });
    expect(new Set(trading.sent.map(({ clientOrderId }) => clientOrderId)).size).toBe(3);
  });

  it('are known as slices before the answer to each, where they go out over a time, and tell once that all have ended', async () => {
    const { time, trading, drafts, programs: run } = programs();
    const ended: unknown[] = [];
    drafts.ended.subscribe((program) => void ended.push(program));
    const known: boolean[] = [];
    const { placeOrder } = trading;
    trading.placeOrder = (request) => {
      known.push(drafts.slices.has(request.clientOrderId));
      return placeOrder.call(trading, request);
    };
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    expect(ended).toEqual([]);
    await time.settle(minute);
    run.run('SCALED', [part(0)]);
    await time.settle(10);
    expect(known).toEqual([true, true, false]);
    expect(ended).toMatchObject([
      { kind: 'TWAP', placed: 2, status: 'done' },
      { kind: 'SCALED', placed: 1, status: 'done' },
    ]);
  });

  it('stop where they are told to', async () => {
    const { time, trading, drafts, programs: run } = programs();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    run.stop(id);
    await time.settle(5 * minute);
    expect(drafts.ended.current).toBeUndefined();
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current[0]).toMatchObject({ placed: 1, status: 'stopped' });
    run.dismiss(id);
    expect(run.list.current).toEqual([]);
  });

  it('end with the first part that is refused, and say why', async () => {
    const { time, trading, programs: run } = programs();
    trading.placeAnswers = [async () => failure({ kind: 'rejected', reason: 'insufficientBalance' })];
    run.run('SCALED', [part(0), part(1)]);
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current[0]).toMatchObject({
      placed: 0,
      status: 'failed',
      failure: { kind: 'rejected', reason: 'insufficientBalance' },
    });
  });

  it('are told apart: what becomes of one leaves the other as it is', async () => {
    const { time, trading, programs: run } = programs();
    const first = run.run('TWAP', [part(0), part(3)]);
    const second = run.run('SCALED', [part(0), part(3)]);
    expect(second).not.toBe(first);
    await time.settle(10);
    run.stop(first);
    expect(run.list.current).toMatchObject([
      { id: second, kind: 'SCALED', placed: 1, status: 'running' },
      { id: first, kind: 'TWAP', placed: 1, status: 'stopped' },
    ]);
    await time.settle(3 * minute);
    expect(trading.sent).toHaveLength(3);
    run.dismiss(first);
    expect(run.list.current).toMatchObject([{ id: second, placed: 2, status: 'done' }]);
  });

  it('stay in the list for as long as they run', async () => {
    const { time, programs: run } = programs();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    run.dismiss(id);
    expect(run.list.current).toMatchObject([{ id, status: 'running' }]);
  });

  it('stay done when somebody stops them too late, and one that is not there is none to stop', async () => {
    const { time, programs: run } = programs();
    const id = run.run('TWAP', [part(0)]);
    await time.settle(10);
    run.stop(id);
    run.stop(id + 1);
    expect(run.list.current).toMatchObject([{ id, placed: 1, status: 'done' }]);
  });

  it('that are stopped while a part is on its way count it, and send no more', async () => {
    const { time, trading, programs: run } = programs();
    let arrive = (): void => undefined;
    trading.placeAnswers = [
      () => new Promise((resolve) => (arrive = () => resolve(success({ orderId: '1' })))),
      async () => success({ orderId: '2' }),
    ];
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    run.stop(id);
    arrive();
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'stopped' }]);
  });
});
