import { noOrders } from '../../../support/reads';
import { OrderGuards } from '../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../support/loader-of';
import type { ProgramPart } from '../../../../src/application/trading/kept-programs';
import { keptProgramTexts } from '../../../../src/application/trading/programs-key';
import { answerTime, askEvery, endShown } from '../../../../src/application/trading/order-programs';
import { CancelAllOrders } from '../../../../src/application/trading/cancel-all-orders.use-case';
import { PlaceOrder } from '../../../../src/application/trading/place-order.use-case';
import { Placements } from '../../../../src/application/trading/placements';
import { Subject } from '../../../../src/application/kernel/observable-value';
import { TicketDrafts } from '../../../../src/application/trading/ticket/ticket-drafts';
import { decimal } from '../../../../src/domain/shared/decimal';
import { minute } from '../../../../src/domain/shared/instant';
import { failure, success } from '../../../../src/domain/shared/result';
import { FakePage, MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler, flushPromises } from '../../../support/fake-scheduler';
import { programsOf } from '../../../support/programs-of';
import { twoTabs } from '../../../support/two-tabs';
import { FakeAccountStream, order, ScriptedTrading } from './trading-fakes';

const part = (index: number): ProgramPart => ({
  intent: { symbol: 'SPOT_BTC_USDT', side: 'BUY', type: 'MARKET', quantity: decimal('0.01') },
  after: index * minute,
});

/** What a device has kept of programs. */
const keptIn = (storage: MemoryStorage): readonly object[] =>
  keptProgramTexts(storage).map((text) => JSON.parse(text) as object);

/** The storage tells of a write of that by another page. */
const tell = (storage: MemoryStorage, program: object): void =>
  storage.writeElsewhere(`order-programs/${(program as { id: number }).id}`, JSON.stringify(program));

const tellAgain = (storage: MemoryStorage): void => keptIn(storage).forEach((each) => tell(storage, each));

function programs(storage = new MemoryStorage(), time = new FakeScheduler(), trading = new ScriptedTrading()) {
  let drawn = trading.sent.length * 100;
  const place = new PlaceOrder(
    trading,
    trading,
    { identifier: () => (drawn += 1) },
    time,
    { report: () => undefined },
    new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage()),
    new FakeAccountStream(),
    noOrders,
    new Placements(),
  );
  const drafts = new TicketDrafts({ visit: new Subject(0) });
  const page = new FakePage();
  return { storage, time, trading, drafts, page, programs: programsOf(place, time, drafts, storage, trading, page) };
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
    expect(time.waiting).toBe(0);
    await time.settle(5 * minute);
    expect(drafts.ended.current).toBeUndefined();
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current[0]).toMatchObject({ placed: 1, status: 'stopped' });
    run.dismiss(id);
    expect(run.list.current).toEqual([]);
  });

  it('stop with all orders that are cancelled, by market and side, and with what is on its way', async () => {
    const { time, trading, programs: run } = programs();
    const cancelAll = new CancelAllOrders(trading, run);
    let answer = (): void => undefined;
    trading.placeAnswers = [() => new Promise((tell) => (answer = () => tell(success({ orderId: '1' }))))];
    run.run('SCALED', [part(0), part(1)]);
    await time.settle(10);
    expect(run.stopAll({ symbol: 'SPOT_ETH_USDT' })).toBeUndefined();
    expect(run.stopAll({ side: 'SELL' })).toBeUndefined();
    expect(run.list.current[0]).toMatchObject({ status: 'running' });
    const asked = cancelAll.cancelAll('SPOT_BTC_USDT');
    await time.settle(10);
    expect(run.list.current[0]).toMatchObject({ status: 'stopped' });
    // At once, and again for the part that had not arrived.
    expect(trading.cancelled).toEqual(['all SPOT_BTC_USDT']);
    answer();
    expect(await asked).toEqual(success(undefined));
    expect(trading.cancelled).toEqual(['all SPOT_BTC_USDT', 'all SPOT_BTC_USDT']);
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    await cancelAll.cancelAll();
    expect(trading.cancelled.slice(2)).toEqual(['all']);
  });

  it('are waited for only so long', async () => {
    const { time, trading, programs: run } = programs();
    trading.placeAnswers = [() => new Promise(() => undefined)];
    run.run('SCALED', [part(0), part(1)]);
    await time.settle(10);
    let settled = false;
    void run.stopAll({})?.then(() => (settled = true));
    await time.settle(answerTime - 100);
    expect(settled).toBe(false);
    await time.settle(100);
    expect(settled).toBe(true);
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

describe('what a program has left', () => {
  const refused = async () => failure({ kind: 'rejected', reason: 'insufficientBalance' } as const);
  const taken = async () => success({ orderId: '1' });

  it('is sent when its owner continues it, the part that was refused first, and each once', async () => {
    const { time, trading, drafts, programs: run } = programs();
    trading.placeAnswers = [taken, refused, taken];
    const id = run.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(minute + 10);
    expect(run.list.current[0]).toMatchObject({ placed: 1, status: 'failed' });
    run.continue(id);
    expect(run.list.current[0]).toMatchObject({ placed: 1, status: 'running', failure: undefined });
    run.continue(id);
    await time.settle(10);
    expect(run.list.current[0]).toMatchObject({ placed: 2, status: 'running' });
    await time.settle(minute - 20);
    expect(trading.sent).toHaveLength(3);
    await time.settle(20);
    expect(run.list.current[0]).toMatchObject({ placed: 3, status: 'done' });
    expect(trading.sent).toHaveLength(4);
    expect(drafts.ended.current).toMatchObject({ placed: 3, status: 'done' });
  });

  it('is not continued where its owner has stopped it', async () => {
    const { time, trading, programs: run } = programs();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    run.stop(id);
    run.continue(id);
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current[0]).toMatchObject({ status: 'stopped' });
  });

  it('is found by the next page, which tells of it and sends it where its owner continues it', async () => {
    const before = programs();
    before.programs.run('TWAP', [part(0), part(1), part(2)]);
    await before.time.settle(10);

    const { time, trading, drafts, programs: run } = programs(before.storage);
    run.start();
    expect(run.list.current).toMatchObject([{ kind: 'TWAP', parts: 3, placed: 1, status: 'elsewhere' }]);
    await time.settle(answerTime - 10);
    expect(run.list.current).toMatchObject([{ status: 'elsewhere' }]);
    await time.settle(20);
    expect(run.list.current).toMatchObject([
      { kind: 'TWAP', symbol: 'SPOT_BTC_USDT', side: 'BUY', parts: 3, placed: 1, status: 'failed' },
    ]);
    expect(drafts.ended.current).toBe(run.list.current[0]);
    run.continue(run.list.current[0]!.id);
    await time.settle(2 * minute);
    expect(trading.sent).toMatchObject([{ quantity: decimal('0.01') }, { type: 'MARKET' }]);
    expect(run.list.current).toMatchObject([{ placed: 3, status: 'done' }]);
    expect(keptIn(before.storage)).toEqual([]);
  });

  it('is kept while it is only shown, and gone once it is taken from the list', async () => {
    const before = programs();
    before.programs.run('SCALED', [part(0), part(1)]);
    await before.time.settle(10);
    const second = programs(before.storage);
    second.programs.start();
    await second.time.settle(answerTime);
    const third = programs(before.storage);
    third.programs.start();
    const [found] = third.programs.list.current;
    expect(found).toMatchObject({ placed: 1, status: 'failed' });
    expect(third.drafts.ended.current).toBeUndefined();
    third.programs.dismiss(found!.id);
    expect(third.programs.list.current).toEqual([]);
    expect(keptIn(before.storage)).toEqual([]);
  });

  it('stays with the page that runs it for as long as that is there', async () => {
    const { storage, time, trading, programs: run } = programs();
    run.start();
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const other = programs(storage, time);
    other.programs.start();
    // The storage tells of a write by the other page.
    tellAgain(storage);
    await time.settle(answerTime);
    expect(other.programs.list.current).toMatchObject([{ placed: 1, status: 'elsewhere' }]);
    await time.settle(minute);
    expect(run.list.current).toMatchObject([{ placed: 2, status: 'done' }]);
    expect(trading.sent).toHaveLength(2);
    expect(other.trading.sent).toEqual([]);
  });

  it('is sent by one page alone: one that was held back meanwhile sends nothing of what another has continued', async () => {
    const { storage, time, trading, programs: run } = programs();
    run.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    const other = programs(storage);
    other.programs.start();
    await other.time.settle(answerTime);
    other.programs.continue(other.programs.list.current[0]!.id);
    await other.time.settle(10);
    await time.settle(2 * minute);
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current).toMatchObject([{ placed: 2, status: 'elsewhere' }]);
    expect(other.programs.list.current).toMatchObject([{ placed: 2, status: 'running' }]);
  });

  it('is another page’s once that has continued it', async () => {
    const { storage, time, trading, programs: run } = programs();
    run.start();
    trading.placeAnswers = [refused];
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const other = programs(storage);
    other.programs.start();
    other.programs.continue(id);
    tellAgain(storage);
    expect(run.list.current).toMatchObject([{ id, placed: 0, status: 'elsewhere' }]);
    run.continue(id);
    await time.settle(minute);
    expect(trading.sent).toHaveLength(1);
  });

  /** A page that closed while its first part was on its way, and the page after it, which asks whether it is there. */
  async function leftMeanwhile(lookup: ScriptedTrading['lookups'], parts = [part(0), part(1)]) {
    const before = programs();
    before.trading.placeAnswers = [() => new Promise(() => undefined)];
    before.programs.run('TWAP', parts);
    await before.time.settle(10);
    const after = programs(before.storage);
    after.trading.lookups = lookup;
    after.programs.start();
    return { ...after, clientOrderId: before.trading.sent[0]!.clientOrderId };
  }

  /** The same, continued at once. */
  async function closedMeanwhile(lookup: ScriptedTrading['lookups']) {
    const after = await leftMeanwhile(lookup);
    after.time.advance(answerTime);
    after.programs.continue(after.programs.list.current[0]!.id);
    return after;
  }

  it('has the part counted that was on its way as its page closed, without being continued, and is told of then', async () => {
    const { time, trading, drafts, programs: run, storage } = await leftMeanwhile([success(order({}))]);
    time.advance(answerTime);
    expect(run.list.current).toMatchObject([{ parts: 2, placed: 0, status: 'failed', settling: true }]);
    expect(drafts.ended.current).toBeUndefined();
    await time.settle(10);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'failed', settling: undefined }]);
    expect(drafts.ended.current).toBe(run.list.current[0]);
    await time.settle(5 * minute);
    expect([trading.askedFor.length, trading.sent.length]).toEqual([1, 0]);
    const next = programs(storage);
    next.programs.start();
    expect(next.programs.list.current).toMatchObject([{ placed: 1, status: 'failed', settling: undefined }]);
  });

  it('is nothing where the last part was on its way: all are sent', async () => {
    const { time, drafts, programs: run, storage } = await leftMeanwhile([success(order({}))], [part(0)]);
    await time.settle(answerTime);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'done', settling: undefined }]);
    expect(drafts.ended.current).toMatchObject({ status: 'done' });
    expect(keptIn(storage)).toEqual([]);
  });

  it('is told of once it is sure that the part on its way never arrived, and again by no page after it', async () => {
    const { time, trading, drafts, programs: run, storage } = await leftMeanwhile([failure({ kind: 'notFound' })]);
    await time.settle(minute / 2);
    expect(run.list.current).toMatchObject([{ placed: 0, status: 'failed', settling: true }]);
    expect(drafts.ended.current).toBeUndefined();
    await time.settle(minute / 2 + 20);
    expect(run.list.current).toMatchObject([{ placed: 0, status: 'failed', settling: undefined }]);
    expect(drafts.ended.current).toBe(run.list.current[0]);
    expect(trading.sent).toEqual([]);
    const next = programs(storage);
    next.programs.start();
    await next.time.settle(minute);
    expect(next.trading.askedFor).toEqual([]);
    expect(next.drafts.ended.current).toBeUndefined();
  });

  it('is asked about by every page that shows it, and told of by the first to know', async () => {
    const { time, drafts, programs: run, storage } = await leftMeanwhile([failure({ kind: 'notFound' })]);
    await time.settle(answerTime);
    const next = programs(storage);
    next.trading.lookups = [success(order({}))];
    next.programs.start();
    expect(next.programs.list.current).toMatchObject([{ placed: 0, status: 'failed', settling: true }]);
    await next.time.settle(10);
    expect(next.drafts.ended.current).toMatchObject({ placed: 1, status: 'failed' });
    // This one was not told, and is answered all the same.
    await time.settle(minute + 1_000);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'failed', settling: undefined }]);
    expect(drafts.ended.current).toBeUndefined();
  });

  it('does not have the part in it that the exchange took without an answer', async () => {
    const { time, trading, programs: run, clientOrderId } = await closedMeanwhile([success(order({}))]);
    await time.settle(10);
    expect(trading.askedFor).toEqual([clientOrderId]);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'running', settling: undefined }]);
    await time.settle(minute - 20);
    expect(trading.sent).toEqual([]);
    await time.settle(20);
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current).toMatchObject([{ placed: 2, status: 'done' }]);
  });

  it('has the part in it that the exchange never took, once it can arrive no more', async () => {
    const { time, trading, programs: run } = await closedMeanwhile([failure({ kind: 'notFound' })]);
    await time.settle(minute - answerTime - 20);
    expect(run.list.current).toMatchObject([{ placed: 0, status: 'running', settling: true }]);
    expect(trading.sent).toEqual([]);
    // Ever more slowly: 1, 2, 4, 8 and then 15 seconds apart.
    expect(trading.askedFor).toHaveLength(7);
    await time.settle(minute + 30);
    expect(trading.askedFor).toHaveLength(8);
    expect(trading.sent).toHaveLength(2);
    expect(run.list.current).toMatchObject([{ placed: 2, status: 'done' }]);
  });

  it('has the part in it that the exchange rejected', async () => {
    const { trading, programs: run } = await closedMeanwhile([success(order({ status: 'REJECTED' }))]);
    await flushPromises(60);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'running', settling: undefined }]);
    expect(trading.sent).toHaveLength(1);
  });

  it('waits where the exchange cannot say what became of a part, and goes on once it can', async () => {
    const { time, trading, programs: run } = await closedMeanwhile([failure({ kind: 'offline' })]);
    await time.settle(10 * minute);
    expect(run.list.current).toMatchObject([
      { placed: 0, status: 'running', settling: true, failure: { kind: 'offline' } },
    ]);
    expect(trading.sent).toEqual([]);
    trading.lookups = [failure({ kind: 'notFound' })];
    await time.settle(minute / 4);
    expect(trading.sent).toHaveLength(1);
    expect(run.list.current).toMatchObject([{ status: 'running', settling: undefined, failure: undefined }]);
  });

  it('is asked about where the session ended while its answer was out', async () => {
    const { time, trading, drafts, programs: run } = programs();
    trading.placeAnswers = [async () => failure({ kind: 'offline' }), taken];
    trading.lookups = [failure({ kind: 'unauthorised' }), failure({ kind: 'offline' }), success(order({}))];
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(20);
    expect(run.list.current).toMatchObject([{ placed: 0, status: 'failed', settling: true }]);
    expect(drafts.ended.current).toBeUndefined();
    await time.settle(1_000);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'failed', settling: undefined, failure: undefined }]);
    expect(drafts.ended.current).toMatchObject({ placed: 1, status: 'failed' });
    run.continue(id);
    await time.settle(20);
    expect(trading.sent).toHaveLength(2);
  });

  it('is sent no further once it is stopped while the exchange is asked, and counts what that says', async () => {
    const { time, trading, programs: run } = await closedMeanwhile([failure({ kind: 'notFound' })]);
    run.stop(run.list.current[0]!.id);
    expect(run.list.current).toMatchObject([{ placed: 0, status: 'stopped', settling: true }]);
    await time.settle(minute + 20);
    expect(run.list.current).toMatchObject([{ placed: 0, status: 'stopped', settling: undefined }]);
    await time.settle(2 * minute);
    expect(trading.sent).toEqual([]);
  });

  it('is nobody else’s: who logs out sees it no more, and finds it when they are back', async () => {
    const { time, trading, drafts, programs: run } = programs();
    const stop = run.start();
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    stop();
    expect(run.list.current).toEqual([]);
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    run.start();
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'failed' }]);
    expect(drafts.ended.current).toMatchObject({ placed: 1, status: 'failed' });
  });

  it('has ended early for the next page at once, where somebody logged out before, with what was on its way', async () => {
    const { storage, time, trading, drafts, programs: run } = programs();
    let arrive = (): void => undefined;
    trading.placeAnswers = [taken, () => new Promise((tell) => (arrive = () => tell(success({ orderId: '2' }))))];
    const stop = run.start();
    run.run('TWAP', [part(0), part(1)]);
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const { waiting } = time;
    run.leave();
    expect(time.waiting).toBe(waiting - 1);
    expect(run.list.current).toMatchObject([
      { placed: 0, status: 'failed', settling: true },
      { placed: 1, status: 'failed' },
    ]);
    expect(drafts.ended.current).toBeUndefined();
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(2);
    stop();
    arrive();
    const next = programs(storage, new FakeScheduler(), trading);
    trading.lookups = [success(order({}))];
    next.programs.start();
    expect(next.programs.list.current.map(({ status }) => status)).toEqual(['failed', 'failed']);
    await next.time.settle(10);
    expect(next.programs.list.current).toMatchObject([
      { placed: 1, settling: undefined },
      { placed: 1, settling: undefined },
    ]);
    expect(trading.sent).toHaveLength(2);
  });

  it('runs to its end where nothing can be kept', async () => {
    const storage = new MemoryStorage();
    storage.write = () => undefined;
    const { time, trading, programs: run } = programs(storage);
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(2 * minute);
    expect(trading.sent).toHaveLength(2);
    expect(run.list.current).toMatchObject([{ status: 'done' }]);
  });
});

describe('what has come to its end', () => {
  it('goes by itself a while later, where it leaves nothing to do', async () => {
    const { time, trading, storage, programs: run } = programs();
    run.start();
    trading.placeAnswers = [
      async () => failure({ kind: 'rejected', reason: 'insufficientBalance' }),
      async () => success({ orderId: '1' }),
    ];
    const early = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const done = run.run('SCALED', [part(0)]);
    run.stop(run.run('TWAP', [part(1)]));
    await time.settle(10);
    expect(run.list.current.map(({ status }) => status)).toEqual(['stopped', 'done', 'failed']);
    // For answers, to ask again, and once for each of the two.
    expect(time.waiting).toBe(4);
    await time.settle(endShown - 100);
    expect(run.list.current.map(({ id }) => id)).toContain(done);
    await time.settle(200);
    expect(run.list.current).toMatchObject([{ id: early, status: 'failed' }]);
    expect(keptIn(storage)).toMatchObject([{ id: early }]);
  });

  it('is waited for where the last part is asked about still, and by no page that nobody is logged in on', async () => {
    const { time, trading, programs: run } = programs();
    const end = run.start();
    trading.placeAnswers = [async () => failure({ kind: 'offline' })];
    trading.lookups = [failure({ kind: 'offline' })];
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    run.stop(id);
    await time.settle(2 * endShown);
    expect(run.list.current).toMatchObject([{ status: 'stopped', settling: true }]);
    trading.lookups = [success(order({}))];
    await time.settle(minute / 4);
    expect(run.list.current).toMatchObject([{ status: 'stopped', settling: undefined }]);
    end();
    expect(time.waiting).toBe(0);
  });

  it('is shown for as long on each page where somebody stopped it, whichever opens meanwhile', async () => {
    const { time, storage, programs: run } = programs();
    run.start();
    const first = run.run('TWAP', [part(1)]);
    run.stop(first);
    const id = run.run('TWAP', [part(1), part(2)]);
    const other = programs(storage);
    other.programs.start();
    expect(other.programs.list.current).toMatchObject([{ id }, { id: first, status: 'stopped' }]);
    other.programs.stop(id);
    await other.time.settle(answerTime);
    expect(keptIn(storage)).toContainEqual(expect.objectContaining({ id: first }));
    const next = programs(storage);
    next.programs.start();
    expect(next.programs.list.current).toMatchObject([
      { id, status: 'stopped' },
      { id: first, status: 'stopped' },
    ]);
    await next.time.settle(endShown);
    expect(next.programs.list.current).toEqual([]);
    // Whoever was only held back finds that it is theirs no more.
    await time.settle(5 * minute);
    expect(run.list.current.filter((each) => each.id === id)).toEqual([]);
  });

  it('sends no more where it was taken away while a part was on its way', async () => {
    const { time, trading, storage, programs: run } = programs();
    let arrive = (): void => undefined;
    trading.placeAnswers = [() => new Promise((tell) => (arrive = () => tell(success({ orderId: '1' }))))];
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    storage.removeEntry('order-programs', String(id));
    arrive();
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    expect([run.list.current, keptIn(storage)]).toEqual([[], []]);
  });
});

describe('what another page runs', () => {
  /** Two pages that are told, a moment later, of what the other writes. */
  function pages() {
    const storages = twoTabs();
    const time = new FakeScheduler();
    const [here, there] = [programs(storages[0], time), programs(storages[1], time)];
    const leave = there.programs.start();
    here.programs.start();
    return { time, here, there, leave, shown: here.programs.list };
  }

  it('is shown from its start to its end as far as it has come, and to be stopped alone', async () => {
    const { time, here, there, shown } = pages();
    const id = there.programs.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    expect(shown.current).toMatchObject([{ id, kind: 'TWAP', parts: 3, placed: 1, status: 'elsewhere' }]);
    here.programs.dismiss(id);
    here.programs.continue(id);
    await time.settle(minute);
    expect(shown.current).toMatchObject([{ id, placed: 2, status: 'elsewhere' }]);
    expect(there.programs.list.current).toMatchObject([{ id, placed: 2, status: 'running' }]);
    await time.settle(minute);
    expect(shown.current).toEqual([]);
    expect(here.trading.sent).toEqual([]);
    expect(here.drafts.ended.current).toBeUndefined();
    expect(there.trading.sent).toHaveLength(3);
  });

  it('stops with all orders that are cancelled here, which waits until its page has heard', async () => {
    const { time, here, there } = pages();
    there.programs.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    expect(await here.programs.stopAll({})).toBe(true);
    expect(there.programs.list.current).toMatchObject([{ placed: 1, status: 'stopped' }]);
    await time.settle(5 * minute);
    expect(there.trading.sent).toHaveLength(1);
  });

  it('is said to go on, maybe, where all orders are cancelled here and its page has not said that it stopped', async () => {
    const { storage, time, trading, programs: run } = programs();
    run.start();
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const other = programs(storage);
    other.programs.start();
    const [before] = keptIn(storage);
    const asked = new CancelAllOrders(other.trading, other.programs).cancelAll();
    await other.time.settle(answerTime);
    expect(await asked).toEqual(failure({ kind: 'stillSending' }));
    expect(other.trading.cancelled).toEqual(['all', 'all']);
    expect(other.programs.list.current).toMatchObject([{ status: 'stopped', stopping: true }]);
    // For as long as it has not, also to whoever presses again.
    const again = new CancelAllOrders(other.trading, other.programs).cancelAll();
    await other.time.settle(answerTime);
    expect(await again).toEqual(failure({ kind: 'stillSending' }));
    // Its own write comes late, over what was found of it; and nothing more once it hears.
    tell(storage, before!);
    await time.settle(10);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'stopped' }]);
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    expect(await new CancelAllOrders(other.trading, other.programs).cancelAll()).toEqual(success(undefined));
  });

  it('says why the others could not be cancelled, before that it may go on', async () => {
    const { storage, time, programs: run } = programs();
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const other = programs(storage);
    other.programs.start();
    other.trading.cancelAnswer = failure({ kind: 'rateLimited' });
    const asked = new CancelAllOrders(other.trading, other.programs).cancelAll();
    await other.time.settle(answerTime);
    expect(await asked).toEqual(failure({ kind: 'rateLimited' }));
  });

  it('is stopped from here: its page sends no more, and both say so until it is taken from either list', async () => {
    const { time, here, there, shown } = pages();
    const id = there.programs.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    here.programs.stop(id);
    expect(shown.current).toMatchObject([{ id, placed: 1, status: 'elsewhere', stopping: true }]);
    await time.settle(10);
    for (const { current } of [shown, there.programs.list])
      expect(current).toMatchObject([{ id, placed: 1, status: 'stopped', settling: undefined }]);
    await time.settle(5 * minute);
    expect([there.trading.sent.length, here.trading.sent.length]).toEqual([1, 0]);
    expect([here.drafts.ended.current, there.drafts.ended.current]).toEqual([undefined, undefined]);
    here.programs.dismiss(id);
    await time.settle(10);
    expect([shown.current, there.programs.list.current]).toEqual([[], []]);
    expect(keptIn(there.storage)).toEqual([]);
  });

  it('says here that it was stopped there, with what is found out about the part on its way', async () => {
    const { time, there, here, shown } = pages();
    let arrive = (): void => undefined;
    there.trading.placeAnswers = [() => new Promise((resolve) => (arrive = () => resolve(success({ orderId: '1' }))))];
    const id = there.programs.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    there.programs.stop(id);
    await time.settle(10);
    expect(shown.current).toMatchObject([{ placed: 0, status: 'stopped', settling: true }]);
    expect(there.programs.list.current).toMatchObject([{ placed: 0, status: 'stopped', settling: true }]);
    arrive();
    await flushPromises(60);
    for (const { current } of [shown, there.programs.list])
      expect(current).toMatchObject([{ placed: 1, status: 'stopped', settling: undefined }]);
    expect([here.trading.sent, here.drafts.ended.current]).toEqual([[], undefined]);
  });

  it('counts no part that was refused after it was stopped, and says nothing of why', async () => {
    const { time, there, shown } = pages();
    there.trading.placeAnswers = [async () => failure({ kind: 'rejected', reason: 'insufficientBalance' })];
    const id = there.programs.run('TWAP', [part(0), part(1)]);
    there.programs.list.subscribe(() => undefined);
    const stop = there.trading.placeOrder.bind(there.trading);
    there.trading.placeOrder = (request) => (there.programs.stop(id), stop(request));
    await time.settle(20);
    const ended = { placed: 0, status: 'stopped', settling: undefined, failure: undefined };
    expect(there.programs.list.current).toMatchObject([ended]);
    expect(shown.current).toMatchObject([{ placed: 0, status: 'stopped', settling: undefined }]);
  });

  it('is stopped though its page has gone: nobody answers, and nothing more is sent', async () => {
    const { time, here, there, leave, shown } = pages();
    const id = there.programs.run('TWAP', [part(0), part(30)]);
    await time.settle(askEvery / 2);
    leave();
    here.programs.stop(id);
    await time.settle(answerTime - 100);
    expect(shown.current).toMatchObject([{ id, status: 'elsewhere', stopping: true }]);
    await time.settle(200);
    expect(shown.current).toMatchObject([{ id, placed: 1, status: 'stopped' }]);
    expect(here.drafts.ended.current).toBeUndefined();
    here.programs.continue(id);
    await time.settle(minute);
    expect(here.trading.sent).toEqual([]);
  });

  it('is stopped where its page was only held back', async () => {
    const { storage, time, trading, programs: run } = programs();
    run.start();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const other = programs(storage);
    other.programs.start();
    other.programs.stop(id);
    await other.time.settle(answerTime);
    expect(other.programs.list.current).toMatchObject([{ status: 'stopped' }]);
    // Its timers come before what it is told.
    await time.settle(minute);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'stopped' }]);
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
  });

  it('is asked to stop again where its page wrote at the same moment', async () => {
    const { storage, time, programs: run } = programs();
    run.start();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const [written] = keptIn(storage);
    const other = programs(new MemoryStorage());
    tell(other.storage, written!);
    other.programs.start();
    await other.time.settle(1_000);
    other.programs.stop(id);
    const stops = (): readonly string[] => [...other.storage.entries('stopped-programs').keys()];
    expect(stops()).toEqual([String(id)]);
    tell(other.storage, written!);
    expect(other.programs.list.current).toMatchObject([{ status: 'elsewhere', stopping: true }]);
    other.storage.removeElsewhere(`stopped-programs/${id}`);
    other.time.advance(askEvery);
    expect(stops()).toEqual([String(id)]);
  });

  it('sends no more once it is stopped from here, though its page writes over whatever it was asked', async () => {
    const { storage, time, trading, programs: run } = programs();
    run.start();
    const id = run.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    const [written] = keptIn(storage);
    const other = programs(storage);
    other.programs.start();
    other.programs.stop(id);
    // What it wrote with its part comes after the question, and before it has heard of it.
    tell(storage, written!);
    await time.settle(10);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'stopped' }]);
    await time.settle(5 * minute);
    expect(trading.sent).toHaveLength(1);
    // The word was meant for this end alone.
    expect(storage.entries('stopped-programs').size).toBe(0);
  });

  it('is shown as about to stop by a third page as well', () => {
    const { storage, programs: run } = programs();
    run.run('TWAP', [part(0), part(1)]);
    const [second, third] = [programs(storage).programs, programs(storage).programs];
    for (const page of [second, third]) page.start();
    second.stop(second.list.current[0]!.id);
    tellAgain(storage);
    expect(third.list.current).toMatchObject([{ status: 'elsewhere', stopping: true }]);
  });

  it('keeps its own end where it is stopped from here before that is heard', async () => {
    const { storage, time, trading, programs: run } = programs();
    trading.placeAnswers = [async () => failure({ kind: 'rejected', reason: 'insufficientBalance' })];
    const id = run.run('TWAP', [part(0), part(1)]);
    const other = programs(storage);
    other.programs.start();
    await time.settle(10);
    const ended = keptIn(storage);
    expect(ended).toMatchObject([{ id, ended: true }]);
    other.programs.stop(id);
    expect(keptIn(storage)).toEqual(ended);
  });

  it('cannot be stopped twice, nor once it has ended', async () => {
    const { time, here, there, shown } = pages();
    there.trading.placeAnswers = [async () => failure({ kind: 'rejected', reason: 'insufficientBalance' })];
    const id = there.programs.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    here.programs.stop(id);
    await time.settle(10);
    expect(shown.current).toMatchObject([{ id, status: 'failed' }]);
    expect(there.programs.list.current).toMatchObject([{ id, status: 'failed' }]);
  });

  it('is kept though another page begins one at the same moment, and so are changes of both', async () => {
    const { time, here, there, shown } = pages();
    const [mine, theirs] = [
      here.programs.run('SCALED', [part(0), part(1), part(2)]),
      there.programs.run('TWAP', [part(0), part(1), part(2)]),
    ];
    await time.settle(minute + 20);
    for (const { storage } of [here, there])
      expect(keptIn(storage)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ id: mine, placed: 2 }),
          expect.objectContaining({ id: theirs, placed: 2 }),
        ]),
      );
    expect(shown.current).toHaveLength(2);
    // At the same moment again.
    here.programs.stop(mine);
    there.programs.stop(theirs);
    await time.settle(10);
    for (const { storage } of [here, there])
      expect(keptIn(storage)).toMatchObject([{ stopped: true }, { stopped: true }]);
    here.programs.dismiss(mine);
    there.programs.dismiss(theirs);
    await time.settle(10);
    expect([here, there].map(({ storage }) => keptIn(storage))).toEqual([[], []]);
  });

  it('keeps its place among the others', async () => {
    const { time, here, there, shown } = pages();
    there.programs.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    here.programs.run('SCALED', [part(0), part(5)]);
    await time.settle(minute);
    expect(shown.current).toMatchObject([
      { kind: 'SCALED', status: 'running' },
      { kind: 'TWAP', placed: 2, status: 'elsewhere' },
    ]);
  });

  it('has ended early once that page is gone, and may be continued', async () => {
    const { time, here, there, leave, shown } = pages();
    const id = there.programs.run('TWAP', [part(0), part(30)]);
    await time.settle(minute);
    expect(shown.current).toMatchObject([{ status: 'elsewhere' }]);
    leave();
    await time.settle(askEvery + answerTime);
    expect(shown.current).toMatchObject([{ id, placed: 1, status: 'failed' }]);
    expect(here.drafts.ended.current).toBe(shown.current[0]);
    here.programs.continue(id);
    await time.settle(10);
    expect(here.trading.sent).toHaveLength(1);
  });

  it('is asked about no more by a page that has stopped', async () => {
    const { storage, time, programs: run } = programs();
    run.start()();
    expect(time.waiting).toBe(0);
    expect(keptIn(storage)).toEqual([]);
    const stop = run.start();
    run.run('TWAP', [part(1)]);
    stop();
    expect(time.waiting).toBe(0);
  });

  it('is known to run again where its page was only held back', async () => {
    const { storage, time, programs: run } = programs();
    run.start();
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const other = programs(storage);
    other.programs.start();
    await other.time.settle(answerTime);
    expect(other.programs.list.current).toMatchObject([{ status: 'failed' }]);
    tellAgain(storage);
    expect(keptIn(storage)).toMatchObject([{ ended: false }]);
    expect(run.list.current).toMatchObject([{ placed: 1, status: 'running' }]);
  });

  it('is told of by that page alone, whatever comes of a part that this one had sent before', async () => {
    const { storage, time, trading, drafts, programs: run } = programs();
    let arrive = (): void => undefined;
    trading.placeAnswers = [
      () =>
        new Promise((resolve) => (arrive = () => resolve(failure({ kind: 'rejected', reason: 'closed' } as never)))),
    ];
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const other = programs(storage);
    other.programs.start();
    await other.time.settle(answerTime);
    other.programs.continue(id);
    arrive();
    await time.settle(10);
    expect(run.list.current).toMatchObject([{ id, status: 'elsewhere' }]);
    expect(drafts.ended.current).toBeUndefined();
  });

  it('is gone for good with its last part, though a question has brought it back', async () => {
    const { storage, time, programs: run } = programs();
    run.start();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    const [before] = keptIn(storage);
    await time.settle(minute);
    expect(run.list.current).toMatchObject([{ status: 'done' }]);
    tell(storage, { ...before, askedBy: 7_000 });
    expect(keptIn(storage)).toEqual([]);
    storage.removeElsewhere(`order-programs/${id}`);
    expect(run.list.current).toMatchObject([{ placed: 2, status: 'done' }]);
  });
});

describe('a page that runs programs and goes', () => {
  const never = () => new Promise<never>(() => undefined);
  const kept = (storage: MemoryStorage) => keptIn(storage)[0];

  /** A page that runs a program, and another of the same device. */
  async function pages() {
    const [mine, theirs] = twoTabs();
    const time = new FakeScheduler();
    const [here, there] = [programs(mine, time), programs(theirs, time)];
    here.programs.start();
    there.programs.start();
    const told: unknown[] = [];
    there.drafts.ended.subscribe((program) => void told.push(program));
    const id = here.programs.run('TWAP', [part(0), part(1), part(2)]);
    await time.settle(10);
    return { time, here, there, told, id };
  }

  it('leaves them to another at once, which tells of them', async () => {
    const { time, here, there, told, id } = await pages();
    here.page.left.set(true);
    await flushPromises();
    expect(there.programs.list.current).toMatchObject([{ id, placed: 1, status: 'failed' }]);
    expect(told).toEqual([there.programs.list.current[0]]);
    there.programs.continue(id);
    await time.settle(20);
    expect(there.trading.sent).toHaveLength(1);
    await time.settle(minute);
    expect([here.trading.sent.length, there.trading.sent.length]).toEqual([1, 2]);
    expect(there.programs.list.current).toMatchObject([{ placed: 3, status: 'done' }]);
  });

  it('leaves them to the page that it is reloaded as', async () => {
    const before = programs();
    before.programs.start();
    const id = before.programs.run('TWAP', [part(0), part(1)]);
    await before.time.settle(10);
    before.page.left.set(true);
    const after = programs(before.storage);
    after.programs.start();
    expect(after.programs.list.current).toMatchObject([{ id, placed: 1, status: 'failed' }]);
    expect(after.drafts.ended.current).toBe(after.programs.list.current[0]);
    expect(kept(before.storage)).not.toHaveProperty('left');
  });

  it('is told of by a page that nobody sees no sooner than it would ask', async () => {
    const { time, here, there, told } = await pages();
    there.page.visible.set(false);
    here.page.left.set(true);
    await flushPromises();
    expect([there.programs.list.current[0]?.status, told]).toEqual(['failed', []]);
    await time.settle(askEvery);
    expect(told).toHaveLength(1);
  });

  it('goes on with them where it comes back, and nobody else has', async () => {
    const { time, here, there, id } = await pages();
    here.page.left.set(true);
    // Not frozen at once, and its time has come.
    await time.settle(minute + 10);
    expect(here.trading.sent).toHaveLength(1);
    here.page.left.set(false);
    await time.settle(1_000);
    expect(here.trading.sent).toHaveLength(2);
    expect(there.programs.list.current).toMatchObject([{ id, placed: 2, status: 'elsewhere' }]);
    await time.settle(2 * minute);
    expect([here.trading.sent.length, there.trading.sent.length]).toEqual([3, 0]);
  });

  it('comes back to what another has continued, or taken from the list, and sends nothing of it', async () => {
    const { time, here, there, id } = await pages();
    here.page.left.set(true);
    await flushPromises();
    there.programs.continue(id);
    await time.settle(20);
    here.page.left.set(false);
    expect(here.programs.list.current).toMatchObject([{ id, placed: 2, status: 'elsewhere' }]);
    const alone = await pages();
    alone.here.page.left.set(true);
    await flushPromises();
    alone.there.programs.dismiss(alone.id);
    await flushPromises();
    alone.here.page.left.set(false);
    expect([alone.here.programs.list.current, keptIn(alone.here.storage)]).toEqual([[], []]);
    await alone.time.settle(5 * minute);
    expect([here.trading.sent.length, alone.here.trading.sent.length]).toEqual([1, 1]);
  });

  it('keeps one of which a part is being placed that cannot be asked about yet', async () => {
    const { storage, programs: run, page, time, trading } = programs();
    run.start();
    // Its own limits are asked first.
    jest.spyOn(PlaceOrder.prototype, 'place').mockImplementationOnce(never);
    run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    page.left.set(true);
    expect(kept(storage)).toMatchObject({ ended: false });
    expect(trading.sent).toEqual([]);
  });

  it('leaves the part that is on its way to be asked about', async () => {
    const before = programs();
    before.programs.start();
    before.trading.placeAnswers = [never];
    before.programs.run('TWAP', [part(0), part(1)]);
    await before.time.settle(10);
    before.page.left.set(true);
    const after = programs(before.storage);
    after.trading.lookups = [success(order({}))];
    after.programs.start();
    expect(after.programs.list.current).toMatchObject([{ placed: 0, status: 'failed', settling: true }]);
    await after.time.settle(10);
    expect(after.programs.list.current).toMatchObject([{ placed: 1, status: 'failed', settling: undefined }]);
    expect(after.trading.sent).toEqual([]);
  });

  it('leaves what has ended as it is', async () => {
    const { storage, time, programs: run, page } = programs();
    run.start();
    const id = run.run('TWAP', [part(0), part(1)]);
    await time.settle(10);
    run.stop(id);
    const before = kept(storage);
    page.left.set(true);
    expect(kept(storage)).toEqual(before);
  });
});
