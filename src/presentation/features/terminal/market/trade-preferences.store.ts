import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import { LocalStoragePort } from '../../../../application/platform/local-storage.port';
import { candleIntervals, type CandleInterval } from '../../../../domain/markets/candle';
import { tapeWindows, type TapeWindow } from '../../../../domain/markets/trade-tape';
import { parseMarketSymbol } from '../../../../domain/markets/market-symbol';
import type { PreferenceName } from '../../../../domain/platform/preferences';
import { PreferencesStore } from '../../../runtime/stores/preferences.store';
import type { SkippableReason } from '../../../../application/trading/ticket/confirmation';
import { fieldsOf, keptFields } from '../../../../domain/shared/kept-fields';
import type { Needs } from '../../../../application/kernel/token';

export const bookViews = ['both', 'bids', 'asks'] as const;
type BookView = (typeof bookViews)[number];
export type BookUnit = 'base' | 'quote';
/** What the bar behind a level says: how much rests there, or how much up to there. */
export type DepthBars = 'amount' | 'cumulative';

interface Preferences {
  readonly lastMarket: string;
  /** Candle length of markets that have none of their own. */
  readonly interval: CandleInterval;
  /** Candle lengths chosen per market. */
  readonly marketIntervals: Readonly<Record<string, CandleInterval>>;
  /** Candle lengths at hand, one at least; the others are one step away. */
  readonly intervals: readonly CandleInterval[];
  readonly bookView: BookView;
  /** Grouping chosen per market, in ticks. */
  readonly groupings: Readonly<Record<string, number>>;
  readonly sizeUnit: 'base' | 'quote';
  readonly bookUnit: BookUnit;
  readonly depthBars: DepthBars;
  /** Smallest trade that the tape shows per market, in base. */
  readonly tapeMinimums: Readonly<Record<string, number>>;
  /** Trades within so long are shown as one; `undefined` where each has its line. */
  readonly tapeWindow: TapeWindow | undefined;
  /** A large trade is heard, as far as sounds are wanted at all. */
  readonly tapeSound: boolean;
}

const storageKey = 'trade-preferences';
const defaults: Preferences = {
  lastMarket: 'SPOT_BTC_USDT',
  interval: '15m',
  marketIntervals: {},
  intervals: ['1m', '5m', '15m', '1h', '4h', '1d'],
  bookView: 'both',
  groupings: {},
  sizeUnit: 'base',
  bookUnit: 'base',
  depthBars: 'cumulative',
  tapeMinimums: {},
  tapeWindow: undefined,
  tapeSound: false,
};

/** Which preference says whether to ask before an order. */
const confirmations = {
  market: 'confirm.market',
  limit: 'confirm.limit',
  farFromMarket: 'confirm.far',
  stop: 'confirm.stop',
  trailing: 'confirm.trailing',
  oco: 'confirm.oco',
  bracket: 'confirm.bracket',
  scaled: 'confirm.scaled',
  twap: 'confirm.twap',
  iceberg: 'confirm.iceberg',
} as const satisfies Record<SkippableReason, PreferenceName>;

/** How someone likes the trade page, kept on this device; what is asked before an order is one of the person's preferences. */
export class TradePreferencesStore {
  static readonly needs: Needs<typeof TradePreferencesStore> = [LocalStoragePort, PreferencesStore];

  readonly #storage: LocalStoragePort;
  interval: CandleInterval;
  marketIntervals: Readonly<Record<string, CandleInterval>>;
  intervals: readonly CandleInterval[];
  bookView: BookView;
  sizeUnit: 'base' | 'quote';
  groupings: Readonly<Record<string, number>>;
  lastMarket: string;
  bookUnit: BookUnit;
  depthBars: DepthBars;
  tapeMinimums: Readonly<Record<string, number>>;
  tapeWindow: TapeWindow | undefined;
  tapeSound: boolean;

  constructor(
    storage: LocalStoragePort,
    private readonly preferences: Pick<PreferencesStore, 'values' | 'choose'>,
  ) {
    this.#storage = storage;
    const kept = read(storage.read(storageKey));
    this.interval = kept.interval;
    this.marketIntervals = kept.marketIntervals;
    this.intervals = kept.intervals;
    this.bookView = kept.bookView;
    this.sizeUnit = kept.sizeUnit;
    this.groupings = kept.groupings;
    this.lastMarket = kept.lastMarket;
    this.bookUnit = kept.bookUnit;
    this.depthBars = kept.depthBars;
    this.tapeMinimums = kept.tapeMinimums;
    this.tapeWindow = kept.tapeWindow;
    this.tapeSound = kept.tapeSound;
    makeObservable(this, {
      interval: observable,
      marketIntervals: observableRef,
      intervals: observableRef,
      bookView: observable,
      sizeUnit: observable,
      groupings: observableRef,
      bookUnit: observable,
      depthBars: observable,
      tapeMinimums: observableRef,
      tapeWindow: observable,
      tapeSound: observable,
    });
  }

  asksBefore(reason: SkippableReason): boolean {
    return this.preferences.values[confirmations[reason]];
  }

  /** Whether the person is asked at all before what is most easily regretted. */
  get confirmation(): boolean {
    return this.asksBefore('market') && this.asksBefore('farFromMarket');
  }

  ask(reasons: readonly SkippableReason[], wanted: boolean): void {
    void this.preferences.choose(Object.fromEntries(reasons.map((reason) => [confirmations[reason], wanted])));
  }

  set(change: Partial<Preferences>): void {
    runInAction(() => Object.assign(this, change));
    const {
      interval,
      marketIntervals,
      intervals,
      bookView,
      sizeUnit,
      groupings,
      lastMarket,
      bookUnit,
      depthBars,
      tapeMinimums,
      tapeWindow,
      tapeSound,
    } = this;
    this.#storage.write(
      storageKey,
      JSON.stringify({
        interval,
        marketIntervals,
        intervals,
        bookView,
        sizeUnit,
        groupings,
        lastMarket,
        bookUnit,
        depthBars,
        tapeMinimums,
        tapeWindow,
        tapeSound,
      }),
    );
  }

  /** The grouping chosen for a market in ticks, while the market still offers it; else its finest. */
  grouping(symbol: string, offered: readonly number[]): number {
    const chosen = this.groupings[symbol];
    return chosen !== undefined && offered.includes(chosen) ? chosen : (offered[0] ?? 1);
  }

  isGrouped(symbol: string): boolean {
    return (this.groupings[symbol] ?? 1) > 1;
  }

  group(symbol: string, ticks: number): void {
    this.set({ groupings: { ...this.groupings, [symbol]: ticks } });
  }

  /** The smallest trade of a market that the tape shows, in base; 0 shows all. */
  tapeMinimum(symbol: string): number {
    return this.tapeMinimums[symbol] ?? 0;
  }

  showTradesFrom(symbol: string, minimum: number): void {
    this.set({ tapeMinimums: { ...this.tapeMinimums, [symbol]: minimum } });
  }
}

function read(text: string | undefined): Preferences {
  const stored: Partial<Record<keyof Preferences, unknown>> = keptFields(text);
  const kept: readonly unknown[] = Array.isArray(stored.intervals) ? stored.intervals : [];
  const intervals = candleIntervals.filter((interval) => kept.includes(interval));
  return {
    lastMarket:
      typeof stored.lastMarket === 'string' && parseMarketSymbol(stored.lastMarket)
        ? stored.lastMarket
        : defaults.lastMarket,
    interval: readInterval(stored.interval) ?? defaults.interval,
    marketIntervals: Object.fromEntries(
      Object.entries(fieldsOf(stored.marketIntervals))
        .map(([symbol, kept]) => [symbol, readInterval(kept)] as const)
        .filter(isChosen),
    ),
    intervals: intervals.length > 0 ? intervals : defaults.intervals,
    bookView: bookViews.find((view) => view === stored.bookView) ?? defaults.bookView,
    groupings: numbersIn(stored.groupings),
    sizeUnit: stored.sizeUnit === 'quote' ? 'quote' : 'base',
    bookUnit: stored.bookUnit === 'quote' ? 'quote' : 'base',
    depthBars: stored.depthBars === 'amount' ? 'amount' : 'cumulative',
    tapeMinimums: numbersIn(stored.tapeMinimums),
    tapeWindow: tapeWindows.find((window) => window === stored.tapeWindow),
    tapeSound: stored.tapeSound === true,
  };
}

function readInterval(stored: unknown): CandleInterval | undefined {
  return candleIntervals.find((interval) => interval === stored);
}

function isChosen(entry: readonly [string, CandleInterval | undefined]): entry is readonly [string, CandleInterval] {
  return entry[1] !== undefined;
}

function numbersIn(stored: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(stored ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
