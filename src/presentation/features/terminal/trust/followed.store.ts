import { actionBound, makeObservable, observableRef } from 'mobx';
import type { ObservableValue, Startable, Unsubscribe } from '../../../../application/kernel/observable-value';

/** A value of the application, on screen. */
export class FollowedStore<T> implements Startable {
  value: T;

  constructor(private readonly source: ObservableValue<T>) {
    this.value = source.current;
    makeObservable(this, { value: observableRef, show: actionBound });
  }

  start(): Unsubscribe {
    this.show(this.source.current);
    return this.source.subscribe(this.show);
  }

  show(value: T): void {
    this.value = value;
  }
}
