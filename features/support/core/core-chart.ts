import { Recovery } from '../../../src/application/kernel/recovery';
import { Alerts } from '../../../src/application/alerts/alerts';
import { Clock } from '../../../src/application/kernel/clock.port';
import { ContractCandles } from '../../../src/application/markets/contract-candles';
import { FuturesPort } from '../../../src/application/markets/futures.port';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import { candleIntervals } from '../../../src/domain/markets/candle';
import { candleEndsAt } from '../../../src/domain/markets/candle-close';
import { marketDisplayName, symbolOfSlug } from '../../../src/domain/markets/market-symbol';
import { AlertsStore } from '../../../src/presentation/features/alerts/alerts.store';
import { ConnectionStore } from '../../../src/presentation/runtime/stores/connection.store';
import { TradePreferencesStore } from '../../../src/presentation/features/terminal/market/trade-preferences.store';
import { ContractAccount } from '../../../src/application/trading/contract-account';
import { MarketsQueries } from '../../../src/application/markets/markets.queries';
import { indicatorKind, indicatorKinds } from '../../../src/domain/markets/chart-indicators';
import type { Instrument } from '../../../src/domain/markets/instrument';
import { decimalText } from '../../../src/domain/shared/decimal';
import type { PriceLine } from '../../../src/domain/trading/price-line';
import type { Composition } from '../../../src/main/composition';
import { OpenOrdersStore } from '../../../src/presentation/features/terminal/account/open-orders.store';
import { intervalOfEach } from '../../../src/presentation/features/terminal/chart/chart-intervals';
import type { ChartSetupStore } from '../../../src/presentation/features/terminal/chart/chart-setup.store';
import { ChartSetupsStore } from '../../../src/presentation/features/terminal/chart/chart-setups.store';
import { ChartStore } from '../../../src/presentation/features/terminal/market/chart.store';
import { OwnFillsStore } from '../../../src/presentation/features/terminal/chart/own-fills.store';
import { PriceLinesStore } from '../../../src/presentation/features/terminal/chart/price-lines.store';
import type { ChartAbility } from '../abilities/chart';
import type { Settle } from './core-actor';

export interface ChartSurroundings {
  /** The exchange's time. */
  readonly time: Clock;
  readonly setMachineClock: (hoursAhead: number) => Promise<void>;
}

/** @param market that is looked at */
export function coreChart(
  container: Composition,
  market: () => string | undefined,
  settle: Settle,
  surroundings: ChartSurroundings,
): ChartAbility {
  const setups = container.resolve(ChartSetupsStore);
  const setup = (): ChartSetupStore => setups.of(market()!);
  const intervals = intervalOfEach(container.resolve(TradePreferencesStore));
  const symbolOf = (name: string): string => symbolOfSlug(name.replace('/', '_'))!;
  const lines = container.resolve(PriceLinesStore);
  const fills = container.resolve(OwnFillsStore);
  let begun = false;
  const look = (): string => {
    if (!begun)
      for (const store of [container.resolve(ContractAccount), container.resolve(OpenOrdersStore)]) store.start();
    begun = true;
    return market()!;
  };
  const instrument = async (): Promise<Instrument> => {
    const all = container.resolve(MarketsQueries).instruments();
    await settle(all.refresh());
    const state = all.current;
    if (state.status !== 'ready') throw new Error('The markets could not be read.');
    return state.value.find(({ symbol }) => symbol === market())!;
  };
  const highest = (): PriceLine => lines.of(look())[0]!;
  return {
    async addIndicator(title) {
      setup().addIndicator(indicatorKinds.find((kind) => kind.title === title)!.name);
    },
    indicators: async () => setup().setup.indicators.map(({ name }) => indicatorKind(name)!.title),
    lines: async () => lines.shown(look()).map(({ price }) => ({ price: decimalText(price) })),
    async moveLine(price) {
      lines.propose(highest(), Number(price), await instrument());
    },
    isAsked: async () => lines.proposed !== undefined,
    confirm: () => settle(lines.confirm()),
    async bought() {
      const symbol = look();
      const stop = fills.follow(symbol);
      // Long enough for what the exchange remembers.
      await settle(Promise.resolve());
      const marked = fills.of(symbol).filter(({ side }) => side === 'BUY');
      if (marked.length === 0) return [];
      stop();
      return marked.map(({ quantity }) => decimalText(quantity));
    },
    interval: async () => intervals.of(market()!),
    async chooseInterval(interval) {
      intervals.choose(
        market()!,
        candleIntervals.find((each) => each === interval)!,
      );
    },
    async useForAll() {
      setups.useForAll(market()!);
      intervals.useForAll(market()!);
    },
    async compare(name) {
      setup().compare(symbolOf(name));
    },
    compared: async () => setup().compared.map(marketDisplayName),
    async choosePrice(price) {
      setup().change({ price });
    },
    price: async () => setup().price,
    async valued() {
      const symbol = market()!;
      const { price } = setup();
      if (price === 'last') throw new Error('The candles are of trades.');
      const source = container.resolve(ContractCandles).of(price);
      const [candles, said] = [
        await settle(source.candles({ symbol, interval: intervals.of(symbol), limit: 2 })),
        await settle(container.resolve(FuturesPort).of(symbol)),
      ];
      if (!candles.ok || !said.ok) throw new Error('The contract could not be read.');
      return {
        // None before the exchange has valued the contract.
        candle: String(candles.value.at(-1)?.close),
        exchange: decimalText(said.value[`${price}Price`]!),
      };
    },
    async askToBeTold(price) {
      container.resolve(AlertsStore).addPriceAlert(market()!, Number(price));
    },
    toldAt: async () =>
      container
        .resolve(Alerts)
        .list.current.alerts.flatMap(({ condition }) => (condition.kind === 'price' ? [String(condition.price)] : [])),
    async candleLeft() {
      const interval = intervals.of(market()!);
      const chart = new ChartStore(
        container.resolve(MarketDataPort),
        container.resolve(MarketStreamPort),
        { rows: [] },
        container.resolve(Recovery),
      );
      await settle(chart.history(market()!, interval));
      const ends = candleEndsAt(chart.latest.at(-1)!.startAt, interval);
      const { clockAhead } = container.resolve(ConnectionStore);
      return { shown: ends - (container.resolve(Clock).now() - clockAhead), exchange: ends - surroundings.time.now() };
    },
    setMachineClock: surroundings.setMachineClock,
  };
}
