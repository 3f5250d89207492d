import type { MarginSummary } from '../../domain/trading/margin-summary';
import type { Unsubscribe } from '../kernel/observable-value';
import { Recovery } from '../kernel/recovery';
import { shared } from '../kernel/shared';
import { AccountStreamPort } from './account-stream.port';
import { LiveSnapshot, type Sheet } from './live-snapshot';
import { MarginPort } from './margin.port';
import type { Needs } from '../kernel/token';

/** How the logged-in account stands as a whole; the stream tells it again every second. */
export class AccountRisk extends LiveSnapshot<MarginSummary, MarginSummary, MarginSummary> {
  static readonly needs: Needs<typeof AccountRisk> = [MarginPort, AccountStreamPort, Recovery];

  readonly #run = shared(() => super.start());

  constructor(margin: MarginPort, stream: AccountStreamPort, recovery: Recovery) {
    super({
      connection: stream.connection,
      recovery,
      read: () => margin.summary(),
      follow: (listener) => stream.onMarginSummary(listener),
      newSheet: () => new LatestSummary(),
    });
  }

  /** Whatever shows it or warns by it starts it; it runs once, until the last has stopped. */
  override start(): Unsubscribe {
    return this.#run();
  }
}

/** What a source leaves out stays as it was last told. */
class LatestSummary implements Sheet<MarginSummary, MarginSummary, MarginSummary> {
  #known: MarginSummary | undefined;

  beginSnapshot(): void {}

  applySnapshot(summary: MarginSummary): void {
    this.#known = summary;
  }

  applyChange(change: MarginSummary): boolean {
    const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    this.#known = { ...(this.#known ?? change), ...named };
    return true;
  }

  value(): MarginSummary {
    return this.#known!;
  }
}
