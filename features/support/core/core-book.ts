import { Clock } from '../../../src/application/kernel/clock.port';
import { Log } from '../../../src/application/kernel/log.port';
import { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { MarketStreamPort } from '../../../src/application/markets/market-stream.port';
import { OrderBookFeeds } from '../../../src/application/markets/order-book-feeds';
import { LocalStoragePort } from '../../../src/application/platform/local-storage.port';
import { Balances } from '../../../src/application/trading/balances';
import { ContractAccount } from '../../../src/application/trading/contract-account';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { summarise } from '../../../src/domain/markets/order-book-summary';
import { groupMultiples, PriceGrouping } from '../../../src/domain/markets/price-grouping';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import type { Container } from '../../../src/infrastructure/container/container';
import { PreferencesStore } from '../../../src/presentation/runtime/stores/preferences.store';
import { BalancesStore } from '../../../src/presentation/features/terminal/account/balances.store';
import { OpenOrdersStore } from '../../../src/presentation/features/terminal/account/open-orders.store';
import { ownLevels } from '../../../src/presentation/features/terminal/book/own-levels';
import type { MarketDesk } from '../../../src/presentation/features/terminal/desk/market-desk';
import { MarketDesks } from '../../../src/presentation/features/terminal/desk/market-desks';
import type { LadderStore } from '../../../src/presentation/features/terminal/ladder/ladder.store';
import { Ladders } from '../../../src/presentation/features/terminal/ladder/ladders';
import { rowOf } from '../../../src/presentation/features/terminal/ladder/own-order';
import { TicketDrafts } from '../../../src/presentation/features/terminal/ticket/ticket-drafts';
import { TradePreferencesStore } from '../../../src/presentation/features/terminal/trade-preferences.store';
import type { BookAbility } from '../abilities/book';
import type { Settle } from './core-actor';

/** @param market that is looked at */
export function coreBook(container: Container, market: () => string | undefined, settle: Settle): BookAbility {
  const preferences = new TradePreferencesStore(
    container.resolve(LocalStoragePort),
    container.resolve(PreferencesStore),
  );
  const orders = container.resolve(OpenOrdersStore);
  let opened: MarketDesk | undefined;
  let ladder: LadderStore;

  const desk = async (): Promise<MarketDesk> => {
    if (opened?.instrument.symbol === market()) return opened!;
    opened = await deskOf(container, market()!, preferences, settle);
    orders.start();
    opened.open();
    await settle(Promise.resolve());
    return opened;
  };
  const offered = async (index: number) => (await desk()).book.feed!.book.bestAsks(index + 1)[index]!;
  const multiples = ({ instrument, book }: MarketDesk) =>
    groupMultiples(instrument.tick, book.magnitude, instrument.groupings);

  /** @param by rows upwards */
  const moveOwn = async (by: number): Promise<void> => {
    const order = ladder.own[0]!;
    ladder.carry({ order, row: rowOf(order, ladder.grouping) + by });
    ladder.drop();
    await settle(Promise.resolve());
  };

  return {
    async group(width) {
      const { instrument } = await desk();
      preferences.group(instrument.symbol, Number(decimal(width).div(instrument.tick)));
    },
    async grouping() {
      const at = await desk();
      return decimalText(at.instrument.tick.times(preferences.grouping(at.instrument.symbol, multiples(at))));
    },
    async takeOffer() {
      const { price } = await offered(1);
      (await desk()).form.takePrice(price);
      return { price: String(price) };
    },
    async takeOffersUpTo() {
      const { price, total } = await offered(1);
      const { form } = await desk();
      form.takePrice(price);
      form.takeSize(total);
      return { price: String(price), total: String(total) };
    },
    async order() {
      const { text } = (await desk()).form;
      return { price: text.price, quantity: text.size };
    },
    async cancelOwn() {
      const { instrument } = await desk();
      const grouping = new PriceGrouping(instrument.tick, 1);
      const [level] = [...ownLevels(orders.orders, instrument.symbol, grouping, String).values()];
      await settle(orders.cancel(level!.orders[0]!));
    },
    async readOut() {
      const { bestBid, bestAsk, spread } = summarise((await desk()).book.feed!.book, 0.01)!;
      return { bid: String(bestBid), ask: String(bestAsk), spread: String(spread) };
    },
    async showTradesFrom(size) {
      preferences.showTradesFrom((await desk()).instrument.symbol, Number(size));
    },
    async smallestTrade() {
      const { tape, instrument } = await desk();
      const sizes = tape.rows
        .map(({ size }) => size)
        .filter((size) => size >= preferences.tapeMinimum(instrument.symbol));
      return sizes.length > 0 ? String(Math.min(...sizes)) : undefined;
    },
    async openLadder() {
      ladder = container.resolve(Ladders).ladder(await desk());
      ladder.preferences.chooseStep(ladder.desk.instrument.symbol, 10_000);
      ladder.start();
      container.resolve(ContractAccount).start();
      container.resolve(Ladders).start();
      await settle(Promise.resolve());
    },
    async armLadder(armed = true) {
      ladder.arm(armed);
    },
    isArmed: async () => ladder.armed,
    async clickLadder(quantity) {
      ladder.preferences.chooseSize(ladder.desk.instrument.symbol, decimal(quantity));
      ladder.act(ladder.window.centre! - 3, 'BUY', 'limit');
      await settle(Promise.resolve());
    },
    moveOwnDown: () => moveOwn(-1),
    dragOwnDown: () => moveOwn(-1),
    async cancelOwnOnLadder() {
      await settle(ladder.orders.cancel(ladder.own[0]!));
    },
    async stopOnLadder(quantity) {
      ladder.preferences.chooseSize(ladder.desk.instrument.symbol, decimal(quantity));
      ladder.act(ladder.window.centre! + 3, 'BUY', 'stop');
      await settle(Promise.resolve());
    },
    stopPrice: async () => ladder.own.find(({ kind }) => kind === 'stop')?.price.toFixed(),
    moveStopUp: () => moveOwn(1),
    async confirmMove() {
      ladder.answer(true);
      await settle(Promise.resolve());
    },
  };
}

async function deskOf(
  container: Container,
  symbol: string,
  preferences: TradePreferencesStore,
  settle: Settle,
): Promise<MarketDesk> {
  const marketData = container.resolve(MarketDataPort);
  const stream = container.resolve(MarketStreamPort);
  const scheduler = container.resolve(Scheduler);
  const instruments = await settle(marketData.instruments());
  if (!instruments.ok) throw new Error('The markets could not be read.');
  const feeds = new OrderBookFeeds(marketData, stream, scheduler, container.resolve(Clock), container.resolve(Log));
  const balances = new BalancesStore(container.resolve(Balances));
  const desks = new MarketDesks(
    feeds,
    marketData,
    stream,
    scheduler,
    container.resolve(PlaceOrder),
    container.resolve(TradingPort),
    balances,
    preferences,
    new TicketDrafts(),
  );
  return desks.desk(instruments.value.find((instrument) => instrument.symbol === symbol)!);
}
