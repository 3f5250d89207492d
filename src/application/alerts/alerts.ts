import { countFirings, canReplay } from '../../domain/alerts/alert-replay';
import {
  allRead,
  hasFiredAlready,
  isWaitingAlert,
  mostAlerts,
  withFiring,
  type AlertList,
  type KeptAlert,
  type LoggedFiring,
} from '../../domain/alerts/alert-list';
import type { AlertFiring, AlertRule } from '../../domain/alerts/alert-rule';
import { minute } from '../../domain/shared/instant';
import type { Listener, ObservableValue, Startable, Unsubscribe } from '../kernel/observable-value';
import { Random } from '../kernel/random.port';
import { shared } from '../kernel/shared';
import { MarketDataPort } from '../markets/market-data.port';
import { AlertBook } from './alert-book';
import { AlertEnginePort } from './alert-engine.port';
import { AlertFeeds } from './alert-feeds';
import { LeadershipPort } from './leadership.port';
import type { Needs } from '../kernel/token';

/** A week of candles fits one answer at this length. */
const replayInterval = { name: '15m', length: 15 * minute, count: 672 } as const;

/** The alerts of this device: kept, watched for by one of its tabs while a page is open, and told of. */
export class Alerts implements Startable {
  static readonly needs: Needs<typeof Alerts> = [
    AlertEnginePort,
    AlertFeeds,
    AlertBook,
    MarketDataPort,
    Random,
    LeadershipPort,
  ];

  readonly #listeners = new Set<Listener<LoggedFiring>>();

  constructor(
    private readonly engine: AlertEnginePort,
    private readonly feeds: AlertFeeds,
    private readonly book: AlertBook,
    private readonly marketData: MarketDataPort,
    private readonly random: Random,
    private readonly leadership: LeadershipPort,
  ) {}

  get list(): ObservableValue<AlertList> {
    return this.book.list;
  }

  /** Told in the tab that watches. */
  onFiring(listener: Listener<LoggedFiring>): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs until everyone who started it has stopped it. */
  readonly start = shared(() => this.leadership.seek(() => this.#lead()));

  /** @returns the alert, or `undefined` where there are as many as fit */
  add(rule: Omit<AlertRule, 'id' | 'firedAt'>): KeptAlert | undefined {
    this.book.refresh();
    if (this.list.current.alerts.length >= mostAlerts) return undefined;
    const alert: KeptAlert = { ...rule, id: String(this.random.identifier()), paused: false };
    this.put(alert);
    return alert;
  }

  /** Adds an alert, or replaces the one of its id. */
  put(alert: KeptAlert): void {
    this.book.change(({ alerts, log }) => {
      const known = alerts.some(({ id }) => id === alert.id);
      return { alerts: known ? alerts.map((each) => (each.id === alert.id ? alert : each)) : [alert, ...alerts], log };
    });
  }

  /** Begins anew with other terms: that it fired is of the old ones. */
  change(id: string, terms: Omit<AlertRule, 'id' | 'firedAt'>): void {
    this.put({ ...terms, id, paused: false });
  }

  pause(id: string, paused: boolean): void {
    const alert = this.list.current.alerts.find((each) => each.id === id);
    if (!alert) return;
    // What was crossed while it was paused was not to be told.
    const { from: _, ...rest } = alert;
    this.put({ ...rest, paused });
  }

  remove(id: string): void {
    this.book.change(({ alerts, log }) => ({ alerts: alerts.filter((each) => each.id !== id), log }));
  }

  readLog(): void {
    this.book.change((list) => (list.log.some(({ read }) => !read) ? allRead(list) : list));
  }

  clearLog(): void {
    this.book.change((list) => ({ ...list, log: [] }));
  }

  /** How often it would have fired in the last week; `undefined` where candles cannot tell. */
  async firingsLastWeek(rule: Pick<AlertRule, 'symbol' | 'condition' | 'coolDown'>): Promise<number | undefined> {
    if (!canReplay(rule)) return undefined;
    const answer = await this.marketData.candles({
      symbol: rule.symbol,
      interval: replayInterval.name,
      limit: replayInterval.count,
    });
    return answer.ok ? countFirings({ ...rule, id: '' }, answer.value, replayInterval.length) : undefined;
  }

  #lead(): Unsubscribe {
    this.book.refresh();
    const stops = [this.engine.onFiring((firing) => this.#fire(firing)), this.list.subscribe(() => this.#watch())];
    this.#watch();
    return () => {
      for (const stop of stops) stop();
      this.engine.watch([]);
      this.feeds.follow([], () => undefined);
    };
  }

  #fire(firing: AlertFiring): void {
    this.book.refresh();
    const alert = this.list.current.alerts.find(({ id }) => id === firing.ruleId);
    // Told by the worker just as somebody put it away, or as another tab was first.
    if (!alert || !isWaitingAlert(alert) || hasFiredAlready(alert, firing)) return;
    this.book.change((list) => withFiring(list, firing));
    const { symbol, condition } = alert;
    for (const listener of [...this.#listeners]) listener({ ...firing, symbol, condition, shown: false, read: false });
  }

  #watch(): void {
    const rules = this.list.current.alerts.filter(isWaitingAlert).map(({ paused: _, ...rule }) => rule);
    this.engine.watch(rules);
    this.feeds.follow(rules, (ticks) => this.engine.tick(ticks));
  }
}
