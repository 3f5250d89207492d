import { Subject } from '../../src/application/kernel/observable-value';
import type { LiveState } from '../../src/application/trading/live-state';
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
