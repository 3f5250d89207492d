import { countFirings, canReplay } from '../../domain/alerts/alert-replay';
import { alertListText, isWaitingAlert, mostAlerts, noAlerts, readAlertList, withFiring, type AlertList, type KeptAlert, type LoggedFiring } from '../../domain/alerts/alert-list';
import type { AlertFiring, AlertRule } from '../../domain/alerts/alert-rule';
import { minute } from '../../domain/shared/instant';
import { Subject, type Listener, type ObservableValue, type Startable, type Unsubscribe } from '../kernel/observable-value';
import type { Random } from '../kernel/random.port';
import type { MarketDataPort } from '../markets/market-data.port';
import type { LocalStoragePort } from '../platform/local-storage.port';
import type { AlertEnginePort } from './alert-engine.port';
import type { AlertFeeds } from './alert-feeds';
import { alertsKey, type AlertPresence } from './alert-presence';

/** A week of candles fits one answer at this length. */
const replayInterval = { name: '15m', length: 15 * minute, count: 672 } as const;

/** The alerts of this device: kept, watched for while the page is open, and told of. */
export class Alerts implements Startable {
  readonly #list: Subject<AlertList>;
  readonly #listeners = new Set<Listener<LoggedFiring>>();
  #users = 0;
  #stops: readonly Unsubscribe[] = [];

  constructor(
    private readonly engine: AlertEnginePort,
    private readonly feeds: AlertFeeds,
    private readonly storage: LocalStoragePort,
    private readonly marketData: MarketDataPort,
    private readonly random: Random,
    private readonly presence: AlertPresence,
  ) {
    this.#list = new Subject(readAlertList(storage.read(alertsKey)));
  }

  get list(): ObservableValue<AlertList> {
    return this.#list;
  }

  onFiring(listener: Listener<LoggedFiring>): Unsubscribe {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Runs until everyone who started it has stopped it. */
  start(): Unsubscribe {
    this.#users += 1;
    if (this.#users === 1) this.#begin();
    return () => {
      this.#users -= 1;
      if (this.#users > 0) return;
      for (const stop of this.#stops) stop();
      this.#stops = [];
      this.feeds.follow([], () => undefined);
    };
  }

  /** @returns the alert, or `undefined` where there are as many as fit */
  add(rule: Omit<AlertRule, 'id' | 'firedAt'>): KeptAlert | undefined {
    if (this.#list.current.alerts.length >= mostAlerts) return undefined;
    const alert: KeptAlert = { ...rule, id: String(this.random.identifier()), paused: false };
    this.put(alert);
    return alert;
  }

  /** Adds an alert, or replaces the one of its id. */
  put(alert: KeptAlert): void {
    const { alerts, log } = this.#list.current;
    const known = alerts.some(({ id }) => id === alert.id);
    this.#keep({ alerts: known ? alerts.map((each) => (each.id === alert.id ? alert : each)) : [alert, ...alerts], log });
  }

  /** Begins anew with other terms: that it fired is of the old ones. */
  change(id: string, terms: Omit<AlertRule, 'id' | 'firedAt'>): void {
    this.put({ ...terms, id, paused: false });
  }

  pause(id: string, paused: boolean): void {
    const alert = this.#list.current.alerts.find((each) => each.id === id);
    if (!alert) return;
    // What was crossed while it was paused was not to be told.
    const { from: _, ...rest } = alert;
    this.put({ ...rest, paused });
  }

  remove(id: string): void {
    const { alerts, log } = this.#list.current;
    this.#keep({ alerts: alerts.filter((each) => each.id !== id), log });
  }

  clearLog(): void {
    this.#keep({ ...this.#list.current, log: [] });
  }

  /** How often it would have fired in the last week; `undefined` where candles cannot tell. */
  async firingsLastWeek(rule: Pick<AlertRule, 'symbol' | 'condition' | 'coolDown'>): Promise<number | undefined> {
    if (!canReplay(rule)) return undefined;
    const answer = await this.marketData.candles({ symbol: rule.symbol, interval: replayInterval.name, limit: replayInterval.count });
    return answer.ok ? countFirings({ ...rule, id: '' }, answer.value, replayInterval.length) : undefined;
  }

  #begin(): void {
    this.#stops = [
      this.engine.onFiring((firing) => this.#fire(firing)),
      // Another tab has changed them.
      this.storage.onChange(alertsKey, (text) => {
        this.#list.set(text === undefined ? noAlerts : readAlertList(text));
        this.#watch();
      }),
    ];
    this.#watch();
  }

  #fire(firing: AlertFiring): void {
    const alert = this.#list.current.alerts.find(({ id }) => id === firing.ruleId);
    // Told by the worker just as somebody put it away.
    if (!alert || !isWaitingAlert(alert)) return;
    this.#keep(withFiring(this.#list.current, firing));
    const { symbol, condition } = alert;
    for (const listener of [...this.#listeners]) listener({ ...firing, symbol, condition });
  }

  #keep(list: AlertList): void {
    this.#list.set(list);
    this.storage.write(alertsKey, alertListText(list));
    this.presence.set(list.alerts.length > 0);
    this.#watch();
  }

  #watch(): void {
    if (this.#users === 0) return;
    const rules = this.#list.current.alerts.filter(isWaitingAlert).map(({ paused: _, ...rule }) => rule);
    this.engine.watch(rules);
    this.feeds.follow(rules, (ticks) => this.engine.tick(ticks));
  }
}
