import { makeObservable, observableRef, runInAction } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Recovery } from '../../../application/kernel/recovery';
import { Scheduler } from '../../../application/kernel/scheduler.port';
import type { Needs } from '../../../application/kernel/token';
import { KeptPricesPort } from '../../../application/offline/kept-prices.port';
import { PagePort } from '../../../application/platform/page.port';
import { second, type Instant } from '../../../domain/shared/instant';
import { TickersStore } from '../markets/tickers.store';

const often = 30 * second;

/** The last prices of this device: kept while they are live, and shown, with their time, while nothing is. */
export class KeptFiguresStore implements Startable {
  static readonly needs: Needs<typeof KeptFiguresStore> = [TickersStore, KeptPricesPort, Recovery, Scheduler, PagePort];

  /** From when the oldest of what is shown is; `undefined` where nothing is shown from before. */
  at: Instant | undefined = undefined;
  /** From when the oldest answer is that is shown because the exchange gives none now. */
  answersAt: Instant | undefined = undefined;

  constructor(
    private readonly tickers: Pick<
      TickersStore,
      'symbols' | 'statistics' | 'stale' | 'receivedAt' | 'recall' | 'paused'
    >,
    private readonly kept: KeptPricesPort,
    private readonly recovery: Pick<Recovery, 'recalledAt' | 'readAgain'>,
    private readonly scheduler: Scheduler,
    private readonly page: Pick<PagePort, 'visible'>,
  ) {
    makeObservable(this, { at: observableRef, answersAt: observableRef });
  }

  /** Keeps what comes in. */
  start(): Unsubscribe {
    const keep = (): void => void this.keep();
    const stops = [
      this.scheduler.every(often, keep),
      this.scheduler.after(2 * second, () => {
        // The stream has not spoken for as long as anybody waits: what is known is better than dashes.
        if (this.tickers.receivedAt === undefined) void this.#recallPrices();
        else keep();
      }),
      this.page.visible.subscribe((visible) => {
        if (!visible) keep();
      }),
      this.recovery.recalledAt.subscribe((at) =>
        runInAction(() => {
          this.answersAt = at;
        }),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  async keep(): Promise<void> {
    const { symbols, stale, receivedAt, paused } = this.tickers;
    if (stale || paused || receivedAt === undefined || symbols.length === 0) return;
    const tickers = symbols.flatMap((symbol) => this.tickers.statistics(symbol) ?? []);
    await this.kept.write({ at: receivedAt, tickers });
  }

  /** Shows what was kept, until something newer is known. */
  recall(): Unsubscribe {
    const look = (): void =>
      runInAction(() => {
        this.at = this.#oldest();
      });
    void this.#recallPrices().then(look);
    look();
    return this.recovery.recalledAt.subscribe(look);
  }

  /** Asks the exchange for all that is shown from before. */
  readAgain(): void {
    this.recovery.readAgain();
  }

  async #recallPrices(): Promise<void> {
    const prices = await this.kept.read();
    if (prices) this.tickers.recall(prices.tickers, prices.at);
  }

  #oldest(): Instant | undefined {
    const times = [this.tickers.receivedAt, this.recovery.recalledAt.current].filter((at) => at !== undefined);
    return times.length === 0 ? undefined : Math.min(...times);
  }
}
