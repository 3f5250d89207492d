import { actionBound, makeObservable, observable } from 'mobx';
import { type Cancel, Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { TradersQueries } from '../../../application/social/traders.queries';

/** How long somebody has to stop typing before the exchange is asked. */
const pause = 250;

/** Looks for traders by the beginning of a name. */
export class TraderSearchStore {
  static readonly needs: Needs<typeof TraderSearchStore> = [TradersQueries, Scheduler];

  text = '';
  /** What is looked for; empty for nothing. */
  asked = '';
  #waiting: Cancel | undefined;

  constructor(
    readonly traders: TradersQueries,
    private readonly scheduler: Scheduler,
  ) {
    makeObservable(this, { text: observable, asked: observable, type: actionBound, ask: actionBound });
  }

  type(text: string): void {
    this.text = text;
    this.#waiting?.();
    if (text.trim() === '') this.ask();
    else this.#waiting = this.scheduler.after(pause, this.ask);
  }

  ask(): void {
    this.asked = this.text.trim();
  }
}
