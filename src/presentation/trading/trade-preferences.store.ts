import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { LocalStoragePort } from '../../application/platform/local-storage.port';
import { candleIntervals, type CandleInterval } from '../../domain/markets/candle';
import { parseMarketSymbol } from '../../domain/markets/market-symbol';
import type { PreferenceName } from '../../domain/platform/preferences';
import type { PreferencesStore } from '../platform/preferences.store';
import type { ConfirmationReason } from './ticket/order-form-surroundings';

export const bookViews = ['both', 'bids', 'asks'] as const;
export type BookView = (typeof bookViews)[number];

interface Preferences {
  readonly lastMarket: string;
  readonly interval: CandleInterval;
  readonly bookView: BookView;
  /** Grouping chosen per market, in ticks. */
  readonly groupings: Readonly<Record<string, number>>;
  readonly sizeUnit: 'base' | 'quote';
}

const storageKey = 'trade-preferences';
const defaults: Preferences = { lastMarket: 'SPOT_BTC_USDT', interval: '15m', bookView: 'both', groupings: {}, sizeUnit: 'base' };

/** Which preference says whether to ask before an order. */
const confirmations = { market: 'confirm.market', limit: 'confirm.limit', farFromMarket: 'confirm.far' } as const satisfies Record<ConfirmationReason, PreferenceName>;

/** How someone likes the trade page, kept on this device; what is asked before an order is one of the person's preferences. */
export class TradePreferencesStore {
  readonly #storage: LocalStoragePort;
  interval: CandleInterval;
  bookView: BookView;
  sizeUnit: 'base' | 'quote';
  groupings: Readonly<Record<string, number>>;
  lastMarket: string;

  constructor(
    storage: LocalStoragePort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'choose'>,
  ) {
    this.#storage = storage;
    const kept = read(storage.read(storageKey));
    this.interval = kept.interval;
    this.bookView = kept.bookView;
    this.sizeUnit = kept.sizeUnit;
    this.groupings = kept.groupings;
    this.lastMarket = kept.lastMarket;
    makeObservable(this, { interval: observable, bookView: observable, sizeUnit: observable, groupings: observableRef });
  }

  asksBefore(reason: ConfirmationReason): boolean {
    return this.preferences.values[confirmations[reason]];
  }

  /** Whether the person is asked at all before what is most easily regretted. */
  get confirmation(): boolean {
    return this.asksBefore('market') && this.asksBefore('farFromMarket');
  }

  ask(reasons: readonly ConfirmationReason[], wanted: boolean): void {
    void this.preferences.choose(Object.fromEntries(reasons.map((reason) => [confirmations[reason], wanted])));
  }

  set(change: Partial<Preferences>): void {
    runInAction(() => Object.assign(this, change));
    const { interval, bookView, sizeUnit, groupings, lastMarket } = this;
    this.#storage.write(storageKey, JSON.stringify({ interval, bookView, sizeUnit, groupings, lastMarket }));
  }

  /** The grouping chosen for a market in ticks, while the market still offers it; else its finest. */
  grouping(symbol: string, offered: readonly number[]): number {
    const chosen = this.groupings[symbol];
    return chosen !== undefined && offered.includes(chosen) ? chosen : (offered[0] ?? 1);
  }

  group(symbol: string, ticks: number): void {
    this.set({ groupings: { ...this.groupings, [symbol]: ticks } });
  }
}

/** What is stored may be from another version or edited by hand. */
function read(text: string | undefined): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) stored = value;
  } catch {
    return defaults;
  }
  const groupings = Object.entries(stored.groupings ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return {
    lastMarket: typeof stored.lastMarket === 'string' && parseMarketSymbol(stored.lastMarket) ? stored.lastMarket : defaults.lastMarket,
    interval: candleIntervals.find((interval) => interval === stored.interval) ?? defaults.interval,
    bookView: bookViews.find((view) => view === stored.bookView) ?? defaults.bookView,
    groupings: Object.fromEntries(groupings),
    sizeUnit: stored.sizeUnit === 'quote' ? 'quote' : 'base',
  };
}
