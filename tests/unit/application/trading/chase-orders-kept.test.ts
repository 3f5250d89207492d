import { resumePace } from '../../../../src/application/trading/chase-orders';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure } from '../../../../src/domain/shared/result';
import { KeptChases } from '../../../../src/application/trading/kept-chases';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { twoTabs } from '../../../support/two-tabs';
import { order, page, symbol } from './chase-orders-fakes';

const limit = decimal(110);
const good = { orderId: '7', symbol, side: 'BUY', limit: '110' };

const nameOf = (each: unknown, since: number): string =>
  String((each as { orderId?: unknown } | null)?.orderId ?? `none ${since}`);

/** Of which chases are kept there, oldest first. */
const idsIn = (storage: MemoryStorage): readonly string[] =>
  new KeptChases(storage).read().map(({ orderId }) => orderId);

function kept(...what: readonly unknown[]): MemoryStorage {
  const storage = new MemoryStorage();
  what.forEach((each, since) => storage.writeEntry('chased-orders', nameOf(each, since), JSON.stringify(each)));
  return storage;
}

describe('what a device has kept of chases', () => {
  it.each([
    null,
    7,
    {},
    { ...good, orderId: 7 },
    { ...good, symbol: 7 },
    { ...good, side: 'HOLD' },
    { ...good, limit: '?' },
    { ...good, limit: undefined },
  ])('is none of those: %j', async (each) => {
    const open = [order(), order({ orderId: '8', side: 'SELL' })];
    const { chases, settle } = page(kept(each, { ...good, orderId: '8', side: 'SELL' }), open);
    await settle();
    expect(chases.list.current.map(({ orderId, side }) => [orderId, side])).toEqual([['8', 'SELL']]);
  });

  it('is found where another version kept it, and the exchange is asked for nothing where there is none', async () => {
    const found = page(kept(good), [order()]);
    await found.settle();
    expect(found.asked).toEqual([{ page: 1, size: 500 }]);
    const none = page(new MemoryStorage(), [order()]);
    await none.settle();
    expect(none.asked).toEqual([]);
    expect(none.storage.all()).toEqual({});
  });

  it('is the twenty newest of many, and none that has failed', async () => {
    const { chases, storage, answers, market } = page();
    answers.push(failure({ kind: 'rejected', reason: 'other' } as never));
    chases.chase(order({ orderId: 'refused' }), limit);
    await market(101, 102);
    for (let each = 0; each < 25; each += 1) chases.chase(order({ orderId: String(each) }), limit);
    expect(idsIn(storage)).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 5)));
  });

  it('is not taken up over what was chased anew meanwhile', async () => {
    const storage = kept(good);
    const { chases, settle } = page(storage, [order()]);
    chases.chase(order(), decimal(105));
    await settle();
    expect(chases.list.current.map((chase) => String(chase.limit))).toEqual(['105']);
  });

  it('does not come back where it was chased anew and stopped meanwhile', async () => {
    const { chases, settle } = page(kept(good), [order()]);
    chases.chase(order(), decimal(105));
    chases.stop('7');
    await settle();
    expect(chases.list.current).toEqual([]);
  });

  it('is not written down as somebody else’s who has logged in while it was asked about', async () => {
    const { chases, session, settle } = page(kept(good), [order()]);
    session.set({ status: 'loggedOut' });
    await settle();
    expect(chases.list.current).toEqual([]);
  });
});

describe('an exchange that does not say which orders are open', () => {
  it('is asked again, and nothing kept is lost by what is chased meanwhile', async () => {
    const storage = kept(good);
    const { chases, settle, wait } = page(storage, [order(), order({ orderId: '8' })], undefined, 2);
    await settle();
    chases.chase(order({ orderId: '8' }), limit);
    const ids = (): readonly string[] => idsIn(storage);
    expect(ids()).toEqual(['7', '8']);
    await wait(resumePace);
    expect(chases.list.current.map(({ orderId }) => orderId)).toEqual(['8']);
    await wait(resumePace);
    expect(chases.list.current.map(({ orderId }) => orderId).sort()).toEqual(['7', '8']);
    chases.stop('7');
    expect(ids()).toEqual(['8']);
  });

  it('is not asked for somebody who has gone', async () => {
    const { session, settle, wait, asked } = page(kept(good), [order()], undefined, 1);
    await settle();
    session.set({ status: 'loggedOut' });
    await wait(resumePace);
    expect(asked).toHaveLength(1);
  });
});

describe('another page of this device', () => {
  const tell = (storage: MemoryStorage, ...what: readonly (typeof good)[]): void => {
    for (const orderId of idsIn(storage))
      if (!what.some((each) => each.orderId === orderId)) storage.removeElsewhere(`chased-orders/${orderId}`);
    for (const each of what) storage.writeElsewhere(`chased-orders/${each.orderId}`, JSON.stringify(each));
  };

  it('stops a chase here as well, taken up or not', async () => {
    const { chases, storage, settle, wait, market, sent } = page(kept(good), [order()]);
    await settle();
    tell(storage);
    await market(105, 106);
    expect([chases.list.current, sent]).toEqual([[], []]);
    const waiting = page(kept(good), [order()], undefined, 1);
    await waiting.settle();
    tell(waiting.storage);
    await waiting.wait(resumePace);
    await wait();
    expect([waiting.chases.list.current, waiting.asked]).toEqual([[], [{ page: 1, size: 500 }]]);
  });

  it('begins one that goes on here, with its limit of now', async () => {
    const { chases, storage, settle, market, sent } = page(new MemoryStorage(), [order()]);
    tell(storage, good);
    await settle();
    tell(storage, { ...good, limit: '103' });
    await market(105, 106);
    expect(chases.list.current.map(({ orderId, limit: own }) => [orderId, String(own)])).toEqual([['7', '103']]);
    expect(sent).toEqual(['103']);
  });

  it('begins one while others are asked about, whose order is younger than the answer', async () => {
    const open = [order()];
    const { chases, storage, settle, asked } = page(kept(good), open);
    tell(storage, good, { ...good, orderId: '8' });
    open.push(order({ orderId: '8' }));
    await settle();
    await settle();
    expect([chases.list.current.map(({ orderId }) => orderId), asked.length]).toEqual([['7', '8'], 2]);
  });

  it('begins and stops chases at the same moment as this one: none of either is lost', async () => {
    const [here, there] = twoTabs().map((storage) => page(storage, [order(), order({ orderId: '8' })]));
    here!.chases.chase(order(), limit);
    there!.chases.chase(order({ orderId: '8' }), limit);
    await Promise.all([here!.settle(), there!.settle()]);
    await Promise.all([here!.settle(), there!.settle()]);
    for (const { storage, chases } of [here!, there!]) {
      expect([...idsIn(storage)].sort()).toEqual(['7', '8']);
      expect(chases.list.current.map(({ orderId }) => orderId).sort()).toEqual(['7', '8']);
    }
    here!.chases.stop('7');
    there!.chases.stop('8');
    await Promise.all([here!.settle(), there!.settle()]);
    for (const { storage, chases } of [here!, there!]) expect([idsIn(storage), chases.list.current]).toEqual([[], []]);
  });

  it('leaves it shown here why one has stopped following', async () => {
    const { chases, storage, answers, market } = page();
    answers.push(failure({ kind: 'rejected', reason: 'other' } as never));
    chases.chase(order(), limit);
    await market(101, 102);
    storage.removeElsewhere('chased-orders/7');
    expect(chases.list.current.map(({ failure: why }) => why?.kind)).toEqual(['rejected']);
    tell(storage, good);
    expect(chases.list.current.map(({ failure: why }) => why)).toEqual([undefined]);
  });
});

describe('a chase', () => {
  it('ends with the session, and leaves nothing behind', async () => {
    const { chases, session, listening, waiting, sent, market } = page();
    chases.chase(order(), limit);
    expect([listening(), waiting()]).toEqual([2, 1]);
    session.set({ status: 'loggedOut' });
    expect([chases.list.current, listening(), waiting()]).toEqual([[], 0, 0]);
    await market(105, 106);
    expect(sent).toEqual([]);
  });

  it('looks no more at the market once nothing is chased', () => {
    const { chases, waiting } = page();
    expect(waiting()).toBe(0);
    chases.chase(order(), limit);
    chases.chase(order({ orderId: '8' }), limit);
    expect(waiting()).toBe(1);
    chases.stop('7');
    expect(waiting()).toBe(1);
    chases.stop('8');
    expect(waiting()).toBe(0);
  });

  it('goes on while its order only changes', async () => {
    const { chases, report, market, sent } = page();
    chases.chase(order(), limit);
    report(order({ status: 'PARTIAL_FILLED', executed: decimal('0.5'), price: decimal(103) }));
    report(order({ orderId: '9', status: 'FILLED' }));
    expect(chases.list.current).toHaveLength(1);
    await market(102, 103);
    await market(104, 105);
    expect(sent).toEqual(['104']);
  });

  it('is not asked for the same move twice while the report is on its way', async () => {
    const { chases, wait, market, sent } = page();
    chases.chase(order(), limit);
    await market(104, 105);
    await wait();
    expect(sent).toEqual(['104']);
  });

  it('is not ended by a move that another page has made', async () => {
    const { chases, answers, report, market, sent } = page();
    chases.chase(order(), limit);
    answers.push(failure({ kind: 'rejected', reason: 'other' } as never));
    const moving = market(104, 105);
    while (sent.length === 0) await Promise.resolve();
    report(order({ price: decimal(104) }));
    await moving;
    expect(chases.list.current[0]?.failure).toBeUndefined();
  });

  it('waits while nobody bids, and hears nothing but best prices', async () => {
    const { chases, market, tell, wait, sent } = page(undefined, [], { at: 0, bids: [], asks: [[105, 1]] });
    chases.chase(order({ side: 'SELL', price: decimal(110) }), decimal(100));
    await wait();
    tell({ kind: 'tickers', updates: [{ symbol, bid: 101, ask: 102 }] });
    await wait();
    expect(sent).toEqual([]);
    await market(0, 0);
    expect(sent).toEqual([]);
  });

  it('goes where the market stands as it is sent, not where it was told to stand', async () => {
    const { chases, sent, tell, wait, settle } = page(undefined, [], { at: 0, bids: [[108, 1]], asks: [[109, 1]] });
    chases.chase(order(), limit);
    await settle();
    tell({ kind: 'bestBidOffer', at: 0, updates: [{ symbol, bid: 104, bidSize: 1, ask: 105, askSize: 1 }] });
    await wait();
    expect(sent).toEqual(['108']);
  });

  it('stays where the market has passed the price that was told: it would take there', async () => {
    const { chases, sent, stands, tell, wait, settle } = page();
    chases.chase(order({ side: 'SELL', price: decimal(110) }), decimal(90));
    stands(105, 112);
    await settle();
    tell({ kind: 'bestBidOffer', at: 0, updates: [{ symbol, bid: 100, bidSize: 1, ask: 101, askSize: 1 }] });
    await wait();
    expect(sent).toEqual([]);
    stands(105, 106);
    await wait();
    tell({ kind: 'bestBidOffer', at: 0, updates: [{ symbol, bid: 105, bidSize: 1, ask: 106, askSize: 1 }] });
    await wait();
    expect(sent).toEqual(['106']);
  });

  it('goes on where the market passes a post-only order while its change is on its way', async () => {
    const { chases, answers, market, sent } = page();
    chases.chase(order({ type: 'POST_ONLY' }), limit);
    answers.push(failure({ kind: 'rejected', reason: 'postOnlyWouldTake' } as never));
    await market(101, 102);
    await market(102, 103);
    expect([chases.list.current[0]?.failure, sent]).toEqual([undefined, ['101', '102']]);
  });
});
