import { actionBound, makeObservable, observable, observableRef } from 'mobx';
import type { Failure, Outcome } from '../../../application/kernel/failure';

/** At most one request at a time, and what became of the last one. */
export class SingleRequest {
  busy = false;
  /** Of the last request; forgotten with the next one. */
  failure: Failure | undefined = undefined;

  constructor() {
    makeObservable(this, {
      busy: observable,
      failure: observableRef,
      begin: actionBound,
      end: actionBound,
      forget: actionBound,
    });
  }

  /** @returns its value; `undefined` when it failed, or another one is under way. */
  async run<T>(request: () => Outcome<T>): Promise<{ readonly value: T } | undefined> {
    if (this.busy) return undefined;
    this.begin();
    const result = await request();
    this.end(result.ok ? undefined : result.error);
    return result.ok ? { value: result.value } : undefined;
  }

  forget(): void {
    this.failure = undefined;
  }

  begin(): void {
    this.busy = true;
    this.failure = undefined;
  }

  end(failure: Failure | undefined): void {
    this.busy = false;
    this.failure = failure;
  }
}
