import { noRecovery } from '../../../../support/reads';
import { act, screen } from '@testing-library/react';
import type { Outcome } from '../../../../../src/application/kernel/failure';
import { Subject, type Listener } from '../../../../../src/application/kernel/observable-value';
import type { MarketDataPort } from '../../../../../src/application/markets/market-data.port';
import type { ConnectionState, MarketStreamPort } from '../../../../../src/application/markets/market-stream.port';
import { MarketsQueries } from '../../../../../src/application/markets/markets.queries';
import type { Candle } from '../../../../../src/domain/markets/candle';
import type { Instrument, InstrumentStatus } from '../../../../../src/domain/markets/instrument';
import type { BestBidOffer, Ticker, TickerMessage } from '../../../../../src/domain/markets/ticker';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import { AccountWatchlists } from '../../../../../src/application/markets/account-watchlists';
import { DeviceFavourites } from '../../../../../src/application/markets/device-favourites';
import type { SessionState } from '../../../../../src/application/session/session-state';
import { FavouritesStore } from '../../../../../src/presentation/features/markets/favourites.store';
import { MarketsStore } from '../../../../../src/presentation/features/markets/markets.store';
import { TickersStore } from '../../../../../src/presentation/features/markets/tickers.store';
import { MemoryStorage } from '../../../../fakes/memory-platform';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { testEnvironment } from '../../../../support/test-environment';
import { ownPage, renderShell } from '../../shell/shell-fixture';
import { marketToolsFeature } from '../../../../../src/presentation/features/markets/market-tools.feature';
import { marketsFeature } from '../../../../../src/presentation/features/markets/markets.feature';
import { parseMarketSymbol } from '../../../../../src/domain/markets/market-symbol';

/** The market stream in a test's hands. */
export class FakeTickerStream {
  readonly connection = new Subject<ConnectionState>({ phase: 'open' });
  readonly meter = { late: false };
  readonly #listeners = new Set<Listener<TickerMessage>>();
  connected = 0;

  connect = () => {
    this.connected += 1;
    return () => {
      this.connected -= 1;
    };
  };

  onTickers = (listener: Listener<TickerMessage>) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  send(message: TickerMessage): void {
    for (const listener of this.#listeners) listener(message);
  }
}

export function instrument(symbol: string, tick = '0.01', status: InstrumentStatus = 'TRADING'): Instrument {
  const one = decimal(1);
  return {
    ...parseMarketSymbol(symbol)!,
    symbol,
    status,
    tick: decimal(tick),
    step: decimal('0.001'),
    minimumPrice: one,
    maximumPrice: one,
    minimumQuantity: one,
    maximumQuantity: one,
    minimumNotional: one,
    groupings: [1],
  };
}

export function ticker(
  symbol: string,
  { open = 100, close = 100, amount = 1_000, ...rest }: Partial<Ticker> = {},
): Ticker {
  return {
    symbol,
    open,
    close,
    high: Math.max(open, close),
    low: Math.min(open, close),
    volume: amount / 10,
    amount,
    count: 7,
    ...rest,
  };
}

export function offer(symbol: string, bid: number, ask: number): BestBidOffer {
  return { symbol, bid, ask, bidSize: 2, askSize: 3 };
}

export const instruments = [
  instrument('SPOT_BTC_USDT'),
  instrument('SPOT_ETH_USDT'),
  instrument('SPOT_PEPE_USDT', '0.0000001'),
  instrument('SPOT_OLD_USDT', '0.01', 'SUSPENDED'),
  instrument('PERP_BTC_USDT', '0.1'),
];

export const tickers = [
  ticker('SPOT_BTC_USDT', { open: 100, close: 110, amount: 5_000 }),
  ticker('SPOT_ETH_USDT', { open: 50, close: 45, amount: 3_000 }),
  ticker('SPOT_PEPE_USDT', { open: 0.00001, close: 0.0000123, amount: 1_000 }),
  ticker('PERP_BTC_USDT', { open: 100, close: 111, amount: 9_000 }),
];

interface MarketsOptions {
  readonly at?: string;
  readonly read?: () => Outcome<readonly Instrument[]>;
  readonly candles?: readonly Candle[];
}

/** Favourites on a device, with nobody logged in. */
export function favouritesOn(storage: MemoryStorage): FavouritesStore {
  const session = { state: new Subject<SessionState>({ status: 'loggedOut', ended: false }) };
  return new FavouritesStore(
    new DeviceFavourites(storage),
    new AccountWatchlists({} as never, {} as never, session as never, noRecovery(), {
      visible: new Subject(true),
    }),
    {
      show: () => undefined,
    },
  );
}

/** The stores of the pages over a stream and a list of instruments that a test holds. */
export function marketStores({ read = async () => success(instruments), candles = [] }: MarketsOptions = {}) {
  const time = new FakeScheduler();
  const stream = new FakeTickerStream();
  const storage = new MemoryStorage();
  const data = { instruments: read, candles: async () => success(candles) } as unknown as MarketDataPort;
  const queries = new MarketsQueries(data, new PlainResourceCache(time));
  const tickersStore = new TickersStore(stream as unknown as MarketStreamPort, time, time, testEnvironment);
  const favourites = favouritesOn(storage);
  const markets = new MarketsStore(queries, tickersStore, favourites, time);
  return { time, stream, storage, queries, tickers: tickersStore, favourites, markets };
}

/** /markets inside the shell, with the first list of tickers there. */
export async function renderMarkets(options: MarketsOptions = {}) {
  const stores = marketStores(options);
  stores.tickers.start();
  const send = (...messages: TickerMessage[]) =>
    act(async () => {
      messages.forEach((message) => stores.stream.send(message));
      stores.time.advance(20);
    });
  const opened: string[] = [];
  const { connection } = await renderShell({
    at: options.at ?? '/markets',
    open: (route) => {
      opened.push(route.id);
      // What the list gains has tests of its own.
      if (route === marketToolsFeature) return new Promise(() => undefined);
      return ownPage(route.path === marketsFeature.path ? marketsFeature : route, stores);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Markets' });
  await send({ kind: 'list', at: 1, tickers });
  return {
    ...stores,
    opened,
    send,
    pass: (time: number) => act(async () => stores.time.advance(time)),
    lose: () => act(async () => connection.set({ phase: 'offline' })),
  };
}

/** The markets in the order of the table. */
export function listed(): readonly string[] {
  return screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent ?? '');
}
