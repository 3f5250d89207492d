import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { LiveSnapshot } from '../../../../application/trading/live-snapshot';
import type { LiveState } from '../../../../application/trading/live-state';

/** Something live of the account, on screen. */
export abstract class LiveStore<Value> implements Startable {
  state: LiveState<Value>;

  constructor(private readonly live: Pick<LiveSnapshot<never, never, Value>, 'state' | 'refresh'>) {
    this.state = live.state.current;
    makeObservable(this, { state: observableRef, value: computed, show: actionBound });
  }

  /** `undefined` while nothing is known. */
  get value(): Value | undefined {
    return this.state.status === 'ready' ? this.state.value : undefined;
  }

  get stale(): boolean {
    return this.state.status === 'ready' && this.state.stale;
  }

  start(): Unsubscribe {
    this.show(this.live.state.current);
    return this.live.state.subscribe(this.show);
  }

  show(state: LiveState<Value>): void {
    this.state = state;
  }

  retry(): void {
    void this.live.refresh();
  }
}
