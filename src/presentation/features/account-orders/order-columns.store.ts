import { makeObservable, observableRef, runInAction } from 'mobx';
import { LocalStoragePort } from '../../../application/platform/local-storage.port';
import type { Needs } from '../../../application/kernel/token';

const storageKey = 'order-columns-hidden';

/** Columns of the order history that somebody does without. */
export class OrderColumnsStore {
  static readonly needs: Needs<typeof OrderColumnsStore> = [LocalStoragePort];

  hidden: ReadonlySet<string>;

  constructor(private readonly storage: LocalStoragePort) {
    this.hidden = new Set((storage.read(storageKey) ?? '').split(' ').filter((id) => id !== ''));
    makeObservable(this, { hidden: observableRef });
  }

  show(id: string, shown: boolean): void {
    const hidden = new Set(this.hidden);
    if (shown) hidden.delete(id);
    else hidden.add(id);
    this.storage.write(storageKey, [...hidden].join(' '));
    runInAction(() => (this.hidden = hidden));
  }
}
