import { ContractAccount } from '../../../src/application/trading/contract-account';
import { summarise } from '../../../src/domain/markets/order-book-summary';
import { groupMultiples, PriceGrouping } from '../../../src/domain/markets/price-grouping';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import type { Composition } from '../../../src/main/composition';
import { OpenOrdersStore } from '../../../src/presentation/features/terminal/account/open-orders.store';
import { ownLevels } from '../../../src/presentation/features/terminal/book/own-levels';
import type { MarketStores } from '../../../src/presentation/features/terminal/market/market-stores';
import type { LadderStore } from '../../../src/presentation/features/terminal/ladder/ladder.store';
import { Ladders } from '../../../src/presentation/features/terminal/ladder/ladders';
import { rowOf } from '../../../src/presentation/features/terminal/ladder/own-order';
import { TradePreferencesStore } from '../../../src/presentation/features/terminal/market/trade-preferences.store';
import type { BookAbility } from '../abilities/book';
import type { Settle } from './core-actor';
import { openMarket } from './core-market';

/** @param market that is looked at */
export function coreBook(container: Composition, market: () => string | undefined, settle: Settle): BookAbility {
  const preferences = container.resolve(TradePreferencesStore);
  const orders = container.resolve(OpenOrdersStore);
  let opened: MarketStores | undefined;
  let ladder: LadderStore;

  const marketStores = async (): Promise<MarketStores> => {
    if (opened?.instrument.symbol === market()) return opened!;
    opened = await openMarket(container, market()!, settle);
    orders.start();
    await settle(Promise.resolve());
    return opened;
  };
  const offered = async (index: number) => (await marketStores()).book.feed!.book.bestAsks(index + 1)[index]!;
  const multiples = ({ instrument, book }: MarketStores) =>
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
      const { instrument } = await marketStores();
      preferences.group(instrument.symbol, Number(decimal(width).div(instrument.tick)));
    },
    async grouping() {
      const at = await marketStores();
      return decimalText(at.instrument.tick.times(preferences.grouping(at.instrument.symbol, multiples(at))));
    },
    async takeOffer() {
      const { price } = await offered(1);
      (await marketStores()).ticket.fields.takePrice(price);
      return { price: String(price) };
    },
    async takeOffersUpTo() {
      const { price, total } = await offered(1);
      const { fields } = (await marketStores()).ticket;
      fields.takePrice(price);
      fields.takeSize(total);
      return { price: String(price), total: String(total) };
    },
    async order() {
      const { text } = (await marketStores()).ticket.fields;
      return { price: text.price, quantity: text.size };
    },
    async cancelOwn() {
      const { instrument } = await marketStores();
      const grouping = new PriceGrouping(instrument.tick, 1);
      const [level] = [...ownLevels(orders.orders, instrument.symbol, grouping, String).values()];
      await settle(orders.cancel(level!.orders[0]!));
    },
    async readOut() {
      const { bestBid, bestAsk, spread } = summarise((await marketStores()).book.feed!.book, 0.01)!;
      return { bid: String(bestBid), ask: String(bestAsk), spread: String(spread) };
    },
    async showTradesFrom(size) {
      preferences.showTradesFrom((await marketStores()).instrument.symbol, Number(size));
    },
    async smallestTrade() {
      const { tape, instrument } = await marketStores();
      const sizes = tape.rows
        .map(({ size }) => size)
        .filter((size) => size >= preferences.tapeMinimum(instrument.symbol));
      return sizes.length > 0 ? String(Math.min(...sizes)) : undefined;
    },
    async openLadder() {
      ladder = container.resolve(Ladders).ladder(await marketStores());
      ladder.preferences.chooseStep(ladder.market.instrument.symbol, 10_000);
      ladder.start();
      container.resolve(ContractAccount).start();
      await settle(Promise.resolve());
    },
    async armLadder(armed = true) {
      ladder.arm(armed);
    },
    isArmed: async () => ladder.armed,
    async clickLadder(quantity) {
      ladder.preferences.chooseSize(ladder.market.instrument.symbol, decimal(quantity));
      ladder.act(ladder.window.centre! - 3, 'BUY', 'limit');
      await settle(Promise.resolve());
    },
    moveOwnDown: () => moveOwn(-1),
    dragOwnDown: () => moveOwn(-1),
    async cancelOwnOnLadder() {
      await settle(ladder.orders.cancel(ladder.own[0]!));
    },
    async stopOnLadder(quantity) {
      ladder.preferences.chooseSize(ladder.market.instrument.symbol, decimal(quantity));
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
