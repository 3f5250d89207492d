import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { Clock } from '../../../../application/kernel/clock.port';
import type { Startable, Unsubscribe } from '../../../../application/kernel/observable-value';
import type { FeedReport } from '../../../../application/markets/feed-health';
import type { ConnectionState } from '../../../../application/markets/market-stream.port';
import { AccountStreamPort } from '../../../../application/trading/account-stream.port';
import { minute, second, type Instant, type Milliseconds } from '../../../../domain/shared/instant';
import { FeedHealth } from '../../../../application/markets/feed-health';
import type { Needs } from '../../../../application/kernel/token';

/** `stale`: known not to be live. `quiet`: live, and yet silent for longer than such a source usually is. */
export interface PanelAge {
  readonly state: 'stale' | 'quiet';
  readonly age: Milliseconds;
}

/** What keeps a panel alive, and how long it is usually silent. */
type Source =
  | { readonly book: Milliseconds; readonly saysStale?: boolean }
  | { readonly topic: string; readonly usual: Milliseconds }
  | 'account';

/** A book that nothing changes is read again and so confirmed each ten seconds. */
const confirmed: Milliseconds = 15 * second;

const sources: Readonly<Record<string, Source>> = {
  // It says in its middle since when it is not live.
  book: { book: confirmed, saysStale: true },
  ladder: { book: confirmed },
  depth: { book: confirmed },
  tape: { topic: 'trade', usual: minute },
  chart: { topic: 'kline', usual: minute },
  'contract-info': { topic: 'markprice', usual: 15 * second },
  'account-risk': 'account',
  account: 'account',
};

/** How old each live panel is, once that is worth a word. Ages are told in steps, so that a mark changes seldom. */
export class PanelAgesStore implements Startable {
  static readonly needs: Needs<typeof PanelAgesStore> = [FeedHealth, AccountStreamPort, Clock];

  /** When the private stream was lost; `undefined` while it is there. */
  lostAt: Instant | undefined = undefined;
  /** A stream that was never there is not lost. */
  #opened = false;

  constructor(
    private readonly health: FeedHealth,
    private readonly account: AccountStreamPort,
    private readonly clock: Clock,
  ) {
    makeObservable(this, { lostAt: observableRef, report: computed, follow: actionBound });
  }

  get report(): FeedReport {
    return this.health.report.current;
  }

  start(): Unsubscribe {
    const stops = [this.health.start(), this.account.connection.subscribe(this.follow)];
    this.follow(this.account.connection.current);
    return () => stops.forEach((stop) => stop());
  }

  follow({ phase }: ConnectionState): void {
    if (phase === 'open') {
      this.#opened = true;
      this.lostAt = undefined;
    } else if (this.#opened) this.lostAt ??= this.clock.now();
  }

  /** Of a panel by its id; `undefined` while it is as young as it should be, and for panels without a stream. */
  of(panel: string, symbol: string): PanelAge | undefined {
    const source = sources[panel];
    if (source === undefined) return undefined;
    if (source === 'account') return this.#ofAccount();
    if ('book' in source) {
      const told = this.#ofBook(symbol, source.book);
      return source.saysStale && told?.state === 'stale' ? undefined : told;
    }
    return this.#ofTopic(source.topic, symbol, source.usual);
  }

  #ofBook(symbol: string, usual: Milliseconds): PanelAge | undefined {
    const health = this.report.books.find((each) => each.symbol === symbol);
    return health?.age === undefined ? undefined : inSteps(health.age, health.status === 'stale', usual);
  }

  #ofTopic(kind: string, symbol: string, usual: Milliseconds): PanelAge | undefined {
    const { topics, connection } = this.report;
    const ages = topics.filter(({ topic }) => topic.startsWith(`${kind}@${symbol}`)).map(({ age }) => age);
    return ages.length === 0 ? undefined : inSteps(Math.min(...ages), connection.phase !== 'open', usual);
  }

  #ofAccount(): PanelAge | undefined {
    // The report comes each second: an age is worked out anew with it.
    return this.report && this.lostAt !== undefined
      ? inSteps(Math.max(0, this.clock.now() - this.lostAt), true, 0)
      : undefined;
  }
}

function inSteps(age: Milliseconds, stale: boolean, usual: Milliseconds): PanelAge | undefined {
  if (!stale && age <= usual) return undefined;
  const step = age < minute ? 5 * second : minute;
  return { state: stale ? 'stale' : 'quiet', age: Math.floor(age / step) * step };
}
