import { Subject } from '../../../../../../src/application/kernel/observable-value';
import { failure, success } from '../../../../../../src/domain/shared/result';
import type { Order } from '../../../../../../src/domain/trading/order';
import { OpenOrdersStore } from '../../../../../../src/presentation/features/terminal/account/open-orders.store';
import { RecordedNotices } from '../../../../../fakes/memory-platform';
import { exchange } from '../../../../../support/asked-exchange';
import { read } from '../../../../../support/reads';
import { seen } from '../../../../../support/stores';
import { order } from '../../../../application/trading/trading-fakes';

const first = order({ orderId: '1' });
const second = order({ orderId: '2' });
const offline = failure({ kind: 'offline' });
const told = [{ kind: 'error', text: { key: 'common:failure.offline' } }];

/** Two open orders, as the account tells of them. */
function open() {
  let orders: readonly Order[] | undefined = [first, second];
  const state = new Subject<unknown>(read(orders));
  let reads = 0;
  const live = { state, refresh: async () => void (reads += 1) };
  Object.defineProperty(live, 'value', { get: () => orders });
  const one = exchange({ cancel: success('asked') });
  const notices = new RecordedNotices();
  const store = new OpenOrdersStore(live as never, one.port, notices);
  const tell = (now: readonly Order[] | undefined): void => {
    orders = now;
    state.set(read(now));
  };
  return { store, one, notices, tell, reads: () => reads };
}

test('an order is asked to be cancelled once, until the exchange reports that it is gone', async () => {
  const { store, one, tell, notices } = open();
  const stop = store.start();
  const cancelling = seen(() => [...store.cancelling]);
  await Promise.all([store.cancel(first), store.cancel(first), store.cancel(second)]);
  await store.cancel(first);
  expect(one.calls).toEqual([
    ['cancel', first],
    ['cancel', second],
  ]);
  tell([second]);
  expect(cancelling).toEqual([[], ['1'], ['1', '2'], ['2']]);
  expect(notices.shown).toEqual([]);
  stop();
  tell([]);
  expect([...store.cancelling]).toEqual(['2']);
});

test('while nothing is known of the orders none of them is being cancelled', async () => {
  const { store, tell } = open();
  store.start();
  await store.cancel(first);
  tell(undefined);
  expect([store.orders, [...store.cancelling]]).toEqual([[], []]);
});

test('what could not be cancelled is told and can be asked for again; what was gone already says nothing', async () => {
  const { store, one, notices } = open();
  one.answers['cancel'] = success('gone');
  await store.cancel(first);
  expect([[...store.cancelling], notices.shown]).toEqual([[], []]);
  one.answers['cancel'] = offline;
  await store.cancel(first);
  expect([[...store.cancelling], notices.shown]).toEqual([[], told]);
});

test('what is open is what the account tells of, and is read again when somebody asks', () => {
  const { store, reads } = open();
  expect([store.orders, store.state.status]).toEqual([[first, second], 'ready']);
  store.retry();
  expect(reads()).toBe(1);
});
