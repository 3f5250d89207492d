import { hasStopped } from '../../../../src/application/trading/kept-chases';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { failure } from '../../../../src/domain/shared/result';
import { chasedPrice } from '../../../../src/domain/trading/chase';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { order, page } from './chase-orders-fakes';

it('a buy moves up with the best bid, no further than its limit, and never down', async () => {
  const { chases, sent, market } = page();
  chases.chase(order(), decimal(103));
  await market(100, 101);
  await market(101.5, 102);
  await market(99, 100);
  await market(107, 108);
  await market(109, 110);
  expect(sent).toEqual(['101.5', '103']);
});

it('one that the market has left behind says that it waits at its limit', async () => {
  const { chases, market, report } = page();
  const waits = (): unknown => chases.list.current.map(({ atLimit = false }) => atLimit);
  chases.chase(order(), decimal(103));
  await market(101, 102);
  expect(waits()).toEqual([false]);
  await market(107, 108);
  expect(waits()).toEqual([true]);
  report(order({ price: decimal(102) }));
  expect(waits()).toEqual([false]);
});

it('a market that stands still is joined too: where it stands is asked once', async () => {
  const { chases, sent, settle, wait } = page(undefined, [], { at: 0, bids: [[104, 1]], asks: [[105, 1]] });
  chases.chase(order(), decimal(110));
  await settle();
  await wait();
  await wait();
  expect(sent).toEqual(['104']);
});

it('a sale moves down with the best ask to its limit', async () => {
  const { chases, sent, market } = page();
  chases.chase(order({ side: 'SELL' }), decimal(98));
  await market(98, 99);
  await market(99.5, 105);
  await market(90, 91);
  expect(sent).toEqual(['99', '98']);
});

it('one that has filled, was cancelled, or is stopped is followed no more', async () => {
  const { chases, sent, market, report } = page();
  chases.chase(order(), decimal(110));
  report(order({ status: 'FILLED' }));
  expect(chases.list.current).toEqual([]);
  chases.chase(order({ orderId: '8' }), decimal(110));
  chases.stop('8');
  await market(105, 106);
  expect(sent).toEqual([]);
});

it('a move that is refused ends it and says why; a line that is down does not', async () => {
  const { chases, sent, market, answers } = page();
  chases.chase(order(), decimal(110));
  answers.push(failure({ kind: 'offline' }), failure({ kind: 'rejected', reason: 'other' } as never));
  await market(101, 102);
  expect(chases.list.current[0]?.failure).toBeUndefined();
  await market(102, 103);
  expect(chases.list.current[0]?.failure?.kind).toBe('rejected');
  await market(103, 104);
  expect(sent).toEqual(['101', '102']);
});

it('who changes the price by hand has it: nothing is moved any more, whichever way it went', async () => {
  const { chases, sent, market, edit, report, storage } = page();
  chases.chase(order(), decimal(110));
  await market(101, 102);
  expect(sent).toEqual(['101']);
  // Another quantity is no other price.
  edit(order({ price: decimal(101) }), { price: decimal(101), quantity: decimal(2) });
  edit(order({ orderId: '8' }), { price: decimal(90) });
  expect(chases.list.current.map(hasStopped)).toEqual([false]);
  edit(order(), { price: decimal(90) });
  report(order({ price: decimal(90) }));
  await market(103, 104);
  expect(sent).toEqual(['101']);
  expect(chases.list.current).toMatchObject([{ orderId: '7', edited: true }]);
  expect(storage.all()).toEqual({});
  chases.stop('7');
  expect(chases.list.current).toEqual([]);
});

it('nor where it was changed on another device, which a report tells', async () => {
  const { chases, sent, market, report } = page();
  chases.chase(order(), decimal(110));
  await market(101, 102);
  // On its way when the order was moved.
  report(order({ executed: decimal('0.1') }));
  report(order({ price: decimal(101) }));
  expect(chases.list.current.map(hasStopped)).toEqual([false]);
  report(order({ price: decimal(95) }));
  await market(103, 104);
  expect(sent).toEqual(['101']);
  expect(chases.list.current).toMatchObject([{ edited: true }]);
});

it('after a reload the orders that are open still are followed again, on this device alone', async () => {
  const first = page();
  first.chases.chase(order(), decimal(110));
  first.chases.chase(order({ orderId: '8' }), decimal(110));
  first.close();
  const again = page(first.storage, [order({ price: decimal(104) })]);
  await again.settle();
  expect(again.chases.list.current.map(({ orderId, limit }) => [orderId, decimalText(limit)])).toEqual([['7', '110']]);
  await again.market(105, 106);
  expect(again.sent).toEqual(['105']);
  const elsewhere = page(new MemoryStorage(), [order()]);
  await elsewhere.settle();
  expect(elsewhere.chases.list.current).toEqual([]);
});

it('what the device has kept wrongly is no chase', async () => {
  const storage = new MemoryStorage();
  for (const kept of ['{', 'null', '{"orderId":7}', '[]', '{"orderId":"7","symbol":"x","side":"BUY","limit":"?"}']) {
    storage.writeEntry('chased-orders', '7', kept);
    const { chases, settle, close } = page(storage, [order()]);
    await settle();
    expect(chases.list.current).toEqual([]);
    close();
  }
});

it.each([
  ['BUY', 100, 101, 105, '101'],
  ['BUY', 100, 106, 105, '105'],
  ['BUY', 105, 106, 105, undefined],
  ['BUY', 100, 99, 105, undefined],
  ['SELL', 100, 99, 95, '99'],
  ['SELL', 100, 94, 95, '95'],
  ['SELL', 95, 94, 95, undefined],
  ['SELL', 100, 101, 95, undefined],
] as const)('%s at %d, best %d, limit %d: %s', (side, current, best, limit, expected) => {
  const apart = side === 'BUY' ? { bid: best, ask: best + 1 } : { bid: best - 1, ask: best };
  const prices = { bid: decimal(apart.bid), ask: decimal(apart.ask) };
  const price = chasedPrice({ side, limit: decimal(limit) }, decimal(current), prices);
  expect(price && decimalText(price)).toBe(expected);
});
