import { noOrders } from '../../../support/reads';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../support/loader-of';
import { OrderPrograms, type ProgramPart } from '../../../../src/application/trading/order-programs';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { decimal } from '../../../../src/domain/shared/decimal';
import { minute } from '../../../../src/domain/shared/instant';
import { failure } from '../../../../src/domain/shared/result';
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
  return { time, trading, programs: new OrderPrograms(place, time) };
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

  it('stop where they are told to', async () => {
    const { time, trading, programs: run } = programs();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    run.stop(id);
    await time.settle(5 * minute);
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
});
