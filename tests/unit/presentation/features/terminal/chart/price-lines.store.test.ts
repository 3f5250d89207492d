import { decimal } from '../../../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../../../src/domain/shared/result';
import type { MovableLine, PriceLine } from '../../../../../../src/domain/trading/price-line';
import { PriceLinesStore } from '../../../../../../src/presentation/features/terminal/chart/price-lines.store';
import { RecordedNotices } from '../../../../../fakes/memory-platform';
import { live, shownOrders } from '../../../../../support/reads';
import { exchange } from '../../../../../support/asked-exchange';
import { seen, written } from '../../../../../support/stores';
import { order, pending } from '../../../../application/trading/trading-fakes';
import { bitcoin } from '../../../../domain/trading/instruments';

const { symbol } = bitcoin;
const lineOf = (id: string) =>
  ({ kind: 'order', id: `order ${id}`, symbol, price: decimal(60_000), order: order({ orderId: id }) }) as MovableLine;
const line = lineOf('1');
const entry = { kind: 'entry', id: 'entry', symbol, price: decimal(60_000) } as PriceLine;

function open() {
  const orders = [order({ price: decimal(59_000) }), order({ orderId: '2', price: decimal(61_000) })];
  const positions = [{ symbol, holding: decimal(1), positionSide: 'BOTH', averageOpenPrice: decimal(60_000) }];
  const hidden = new Set<string>();
  const move = exchange();
  const notices = new RecordedNotices();
  const store = new PriceLinesStore(
    shownOrders(orders),
    live([]),
    live(positions) as never,
    { shows: (layer: string) => !hidden.has(layer) },
    move.port,
    notices,
  );
  return { store, move, hidden, notices };
}

test('the own prices of a market are listed from the highest down, and drawn as far as somebody wants to see them', () => {
  const { store, hidden } = open();
  const kinds = (lines: readonly PriceLine[]) => lines.map(({ kind, price }) => `${kind} ${price.toFixed()}`);
  expect(kinds(store.of(symbol))).toEqual(['order 61000', 'entry 60000', 'order 59000']);
  expect(kinds(store.shown(symbol))).toEqual(['order 61000', 'entry 60000', 'order 59000']);
  hidden.add('orders');
  expect(kinds(store.shown(symbol))).toEqual(['entry 60000']);
  hidden.add('position');
  expect([store.shown(symbol), store.of('SPOT_ETH_USDT')]).toEqual([[], []]);
});

test('a line that was moved is sent once it is said that this is meant', async () => {
  const { store, move } = open();
  const proposed = seen(() => store.proposed?.price?.toFixed());
  expect(store.propose(line, 61_000.004, bitcoin)).toBe(true);
  expect(move.calls).toEqual([]);
  await Promise.all([store.confirm(), store.confirm()]);
  expect(written(move.calls)).toEqual(written([['move', line, '61000']]));
  expect(proposed).toStrictEqual([undefined, '61000', undefined]);
});

test('there is nothing to ask of a line that stands there, is no order, or was declined', async () => {
  const { store, move } = open();
  expect([store.propose(line, 60_000, bitcoin), store.propose(entry, 61_000, bitcoin)]).toEqual([false, false]);
  store.propose(line, 61_000, bitcoin);
  store.decline();
  await store.confirm();
  expect([move.calls, store.proposed]).toStrictEqual([[], undefined]);
});

test('one change of a line at a time: it is neither moved nor cancelled again before the answer', async () => {
  const { store, move, notices } = open();
  const answer = pending<unknown>();
  move.answers['cancel'] = answer.promise;
  const busy = seen(() => [...store.busy]);
  const both = Promise.all([store.cancel(line), store.cancel(line)]);
  expect(store.propose(line, 61_000, bitcoin)).toBe(false);
  expect(store.propose(lineOf('2'), 61_000, bitcoin)).toBe(true);
  answer.resolve(success(undefined));
  await both;
  expect([move.calls, busy, notices.shown]).toEqual([[['cancel', line]], [[], ['order 1'], []], []]);
});

test('a line that is cancelled is not asked about any more; another one still is', async () => {
  const { store } = open();
  store.propose(line, 61_000, bitcoin);
  await store.cancel(lineOf('2'));
  expect(store.proposed?.line).toBe(line);
  await store.cancel(line);
  expect(store.proposed).toBeUndefined();
});

test('that a line could not be moved is told, and it can be tried again', async () => {
  const { store, move, notices } = open();
  move.answers['move'] = failure({ kind: 'offline' });
  store.propose(line, 61_000, bitcoin);
  await store.confirm();
  expect(notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
  expect(store.propose(line, 61_000, bitcoin)).toBe(true);
});

test('of a cancellation that broke off on its way it is told, beside why, that some of it is done', async () => {
  const { store, move, notices } = open();
  const offline = { kind: 'offline' } as const;
  move.answers['cancel'] = failure({ failure: offline, stands: 'part' });
  await store.cancel(line);
  move.answers['cancel'] = failure({ failure: offline, stands: 'before' });
  await store.cancel(line);
  expect(notices.shown).toEqual([
    { kind: 'error', text: { key: 'common:failure.offline' } },
    { kind: 'warning', text: { key: 'chart:lines.legPartly' } },
    { kind: 'error', text: { key: 'common:failure.offline' } },
  ]);
});
