import { actionBound, makeObservable, observableRef, runInAction } from 'mobx';
import { Alerts } from '../../../application/alerts/alerts';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { OwnStoragePort } from '../../../application/platform/own-storage.port';
import type { AlertList, KeptAlert, LoggedFiring } from '../../../domain/alerts/alert-list';
import type { AlertCondition, AlertRule } from '../../../domain/alerts/alert-rule';
import type { Milliseconds } from '../../../domain/shared/instant';
import { TickersStore } from '../markets/tickers.store';
import type { Needs } from '../../../application/kernel/token';

/** The alerts of this device, on screen. */
export class AlertsStore implements Startable {
  static readonly needs: Needs<typeof AlertsStore> = [Alerts, TickersStore, OwnStoragePort];

  list: AlertList;
  /** Put away a moment ago, so that it can be had back. */
  removed: KeptAlert | undefined = undefined;
  /** Read since the log was opened. */
  #news: ReadonlySet<string> = new Set();

  constructor(
    private readonly alerts: Alerts,
    private readonly tickers: Pick<TickersStore, 'ticker'>,
    storage: Pick<OwnStoragePort, 'onChange'>,
  ) {
    this.list = alerts.list.current;
    makeObservable(this, {
      list: observableRef,
      removed: observableRef,
      show: actionBound,
      remove: actionBound,
      undo: actionBound,
    });
    // Whoever comes next does not bring back what somebody else has put away.
    storage.onChange('alerts', () => runInAction(() => (this.removed = undefined)));
  }

  /** Where the price of a market stands, as far as this page follows it. */
  last(symbol: string): number | undefined {
    return this.tickers.ticker(symbol)?.statistics?.close;
  }

  start(): Unsubscribe {
    const show = (): void => this.show(this.alerts.list.current);
    show();
    return this.alerts.list.subscribe(show);
  }

  show(list: AlertList): void {
    this.list = list;
  }

  /** Told once when the price comes to this level, from whichever side. @returns whether there was room for it */
  addPriceAlert(symbol: string, price: number): boolean {
    return this.add(symbol, { kind: 'price', when: 'crosses', price });
  }

  /** @param coolDown absent: told once */
  add(symbol: string, condition: AlertCondition, coolDown?: Milliseconds): boolean {
    return this.alerts.add(this.#terms(symbol, condition, coolDown)) !== undefined;
  }

  change(id: string, symbol: string, condition: AlertCondition, coolDown?: Milliseconds): void {
    this.alerts.change(id, this.#terms(symbol, condition, coolDown));
  }

  pause(id: string, paused: boolean): void {
    this.alerts.pause(id, paused);
  }

  remove(id: string): void {
    this.removed = this.list.alerts.find((alert) => alert.id === id);
    this.alerts.remove(id);
  }

  undo(): void {
    if (this.removed) this.alerts.put(this.removed);
    this.removed = undefined;
  }

  readLog(): void {
    this.#news = new Set([...this.#news, ...this.list.log.filter(({ read }) => !read).map(nameOf)]);
    this.alerts.readLog();
  }

  /** Whatever else shows alerts goes on: what was new to whoever had the log open is so no more. */
  closeLog(): void {
    this.#news = new Set();
  }

  isNew(firing: Pick<LoggedFiring, 'read' | 'ruleId' | 'at'>): boolean {
    return !firing.read || this.#news.has(nameOf(firing));
  }

  clearLog(): void {
    this.alerts.clearLog();
  }

  firingsLastWeek(symbol: string, condition: AlertCondition, coolDown?: Milliseconds): Promise<number | undefined> {
    return this.alerts.firingsLastWeek(this.#terms(symbol, condition, coolDown));
  }

  #terms(
    symbol: string,
    condition: AlertCondition,
    coolDown: Milliseconds | undefined,
  ): Omit<AlertRule, 'id' | 'firedAt'> {
    const last = condition.kind === 'price' && condition.when === 'crosses' ? this.last(symbol) : undefined;
    const from =
      last === undefined || condition.kind !== 'price' || last === condition.price
        ? undefined
        : last > condition.price
          ? ('above' as const)
          : ('below' as const);
    return { symbol, condition, ...(coolDown !== undefined && { coolDown }), ...(from && { from }) };
  }
}

/** Several alerts may fire at one moment. */
function nameOf({ ruleId, at }: Pick<LoggedFiring, 'ruleId' | 'at'>): string {
  return `${ruleId} ${at}`;
}
