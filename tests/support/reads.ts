import { Subject } from '../../src/application/kernel/observable-value';
import { liveValue, type LiveState } from '../../src/application/trading/live-state';
import type { Order } from '../../src/domain/trading/order';
import { Recovery } from '../../src/application/kernel/recovery';
import type { ResourceState } from '../../src/application/kernel/resource';
import { FakeScheduler } from './fake-scheduler';

/** Something that was read. */
export function read<T>(value: T): ResourceState<T> {
  return { status: 'ready', value, updatedAt: 0, refreshing: false };
}

/** For tests in which nothing has to come back by itself. */
export function noRecovery(): Recovery {
  return new Recovery(new FakeScheduler());
}

/** An account without orders, of which nothing is told. */
export const noOrders = { state: new Subject<LiveState<readonly Order[]>>({ status: 'loading' }), value: undefined };

/** Something of an account that is known; another state is set from outside. */
export function live<Value>(value: Value) {
  const state = new Subject<LiveState<Value>>({ status: 'ready', value, stale: false });
  return {
    state,
    get value(): Value | undefined {
      return liveValue(state.current);
    },
    get failure() {
      return state.current.status === 'failed' ? state.current.failure : undefined;
    },
    refresh: async () => undefined,
  };
}

/** Open orders of an account, as they are shown. */
export function shownOrders(orders: readonly Order[]) {
  return { orders, state: live(orders).state.current, retry: () => undefined };
}
