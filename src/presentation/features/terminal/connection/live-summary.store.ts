import { makeObservable, observable, runInAction } from 'mobx';
import { Scheduler } from '../../../../application/kernel/scheduler.port';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { second } from '../../../../domain/shared/instant';
import type { Needs } from '../../../../application/kernel/token';

/** When a screen reader is told the price: never, each half minute, or when it has moved by one percent. */
export const summaries = ['off', 'interval', 'move'] as const;
export type Summary = (typeof summaries)[number];

const storageKey = 'live-summary';
const interval = 30 * second;
const move = 0.01;

/** Which price is read out, and when: the price changes far more often than anybody can listen. */
export class LiveSummaryStore {
  static readonly needs: Needs<typeof LiveSummaryStore> = [Scheduler, LocalStoragePort];

  when: Summary;
  /** Read out last; `undefined` before the first time. */
  price: number | undefined = undefined;

  constructor(
    private readonly scheduler: Scheduler,
    private readonly storage: LocalStoragePort,
  ) {
    this.when = summaries.find((when) => when === storage.read(storageKey)) ?? 'off';
    makeObservable(this, { when: observable, price: observable });
  }

  choose(when: Summary): void {
    this.storage.write(storageKey, when);
    runInAction(() => {
      this.when = when;
      this.price = undefined;
    });
  }

  /** Follows one market's last price until stopped. */
  follow(last: () => number | undefined): Unsubscribe {
    runInAction(() => (this.price = undefined));
    let passed = 0;
    return this.scheduler.every(second, () => {
      passed += second;
      const now = last();
      if (now === undefined || this.when === 'off') return;
      const isDue =
        this.when === 'interval'
          ? passed >= interval
          : this.price === undefined || Math.abs(now - this.price) >= this.price * move;
      if (!isDue) return;
      passed = 0;
      runInAction(() => (this.price = now));
    });
  }
}
