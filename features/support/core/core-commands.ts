import { Clock } from '../../../src/application/kernel/clock.port';
import { Alerts } from '../../../src/application/alerts/alerts';
import { CommandHistory } from '../../../src/application/commands/command-history';
import { CancelAllOrders } from '../../../src/application/trading/cancel-all-orders.use-case';
import { LimitForecast } from '../../../src/application/trading/limit-forecast';
import { ProgramWatch } from '../../../src/application/trading/program-watch';
import { DirectOrders } from '../../../src/application/trading/direct-orders';
import { ReadContractTerms } from '../../../src/application/commands/read-contract-terms.use-case';
import { Scheduler } from '../../../src/application/kernel/scheduler.port';
import type { MarketTicker } from '../../../src/domain/markets/ticker';
import type { PreparedOrder } from '../../../src/domain/commands/prepared-order';
import { decimalMarks } from '../../../src/domain/platform/decimal-marks';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { MarketsQueries } from '../../../src/application/markets/markets.queries';
import { Balances } from '../../../src/application/trading/balances';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { TradingAccount } from '../../../src/application/trading/trading-account';
import { decimalText } from '../../../src/domain/shared/decimal';
import type { Composition } from '../../../src/main/composition';
import { AlertsStore } from '../../../src/presentation/features/alerts/alerts.store';
import { HotKeysStore } from '../../../src/presentation/features/hot-keys/hot-keys.store';
import { PaletteStore } from '../../../src/presentation/features/palette/palette.store';
import { TickersStore } from '../../../src/presentation/features/markets/tickers.store';
import type { CommandsAbility, PreviewedOrder } from '../abilities/commands';
import type { Settle } from './core-actor';

/**
 * @param market that is looked at
 * @param openTab another tab of the same device
 */
export function coreCommands(
  container: Composition,
  market: () => string | undefined,
  settle: Settle,
  openTab: () => Promise<Composition>,
): CommandsAbility {
  // The line of this assembly tells statistics alone, so the best prices are read.
  let best: MarketTicker | undefined;
  const tickers = container.resolve(TickersStore);
  const balances = container.resolve(Balances);
  const palette = new PaletteStore(
    container.resolve(MarketsQueries),
    { ticker: () => best, stale: false, paused: false },
    balances,
    container.resolve(OpenOrders),
    container.resolve(DirectOrders),
    container.resolve(CancelAllOrders),
    container.resolve(CommandHistory),
    container.resolve(ReadContractTerms),
    container.resolve(Clock),
    container.resolve(LimitForecast),
    container.resolve(ProgramWatch),
  );
  const alerts = container.resolve(Alerts);
  let closeTab: (() => void) | undefined;
  let watching = alerts;
  const pass = (time: number): Promise<void> =>
    settle(new Promise<void>((resume) => container.resolve(Scheduler).after(time, resume)));

  return {
    async say(words) {
      if (!closeTab) {
        tickers.start();
        container.resolve(TradingAccount).start();
        closeTab = alerts.start();
      }
      palette.begin();
      palette.surround({ current: market(), marks: decimalMarks('en'), language: 'en', loggedIn: true });
      const book = await settle(container.resolve(MarketDataPort).orderBook(market()!, 1));
      if (book.ok)
        best = { symbol: market()!, firstBidPrice: book.value.bids[0]?.[0], firstAskPrice: book.value.asks[0]?.[0] };
      for (
        let tries = 0;
        tries < 100 && (palette.instruments.length === 0 || !balances.value || !tickers.ticker(market()!));
        tries += 1
      )
        await pass(50);
      palette.type(words);
      const { contract } = palette;
      for (let tries = 0; tries < 100 && contract !== undefined && !palette.contracts.has(contract); tries += 1)
        await pass(50);
    },
    unfit: () => palette.preparation?.problems.map(({ reason }) => reason) ?? [],
    async preview() {
      const order = palette.preparation?.problems.length === 0 ? palette.preparation.order : undefined;
      return order && written(order);
    },
    async wrongWord() {
      const { parsed, text } = palette;
      return parsed.kind === 'problem' ? text.slice(parsed.problem.start, parsed.problem.end) : undefined;
    },
    async agreeToOrder() {
      if (!palette.ask() || !palette.asked?.order) throw new Error('no order to agree to');
      const { order } = palette.asked;
      await settle(palette.send());
      return written(order);
    },
    async agreeToCancel() {
      if (!palette.ask() || palette.asked?.order) throw new Error('nothing to agree to');
      await settle(palette.send());
    },
    async agreeToAlert() {
      const { parsed } = palette;
      if (parsed.kind !== 'understood' || parsed.command.kind !== 'alert') throw new Error('no alert to agree to');
      const { symbol, when, price } = parsed.command;
      container.resolve(AlertsStore).add(symbol, { kind: 'price', when, price: price.toNumber() });
    },
    firings: async () => watching.list.current.log.length,
    unreadAlerts: () => alerts.list.current.log.filter(({ read }) => !read).length,
    readAlerts: () => container.resolve(AlertsStore).readLog(),
    async openAnotherTab() {
      const tab = await openTab();
      watching = tab.resolve(Alerts);
      watching.start();
    },
    closeWatchingTab: () => closeTab?.(),
    async bindTwice() {
      const keys = container.resolve(HotKeysStore);
      keys.bind('book.centre', 'KeyZ');
      return keys.bind('book.groupUp', 'KeyZ')?.kind === 'taken' ? 'taken' : undefined;
    },
  };
}

function written({ side, quantity, price }: PreparedOrder): PreviewedOrder {
  return { side, quantity: decimalText(quantity!), price: price && decimalText(price) };
}
