import type { Outcome } from '../../../src/application/kernel/failure';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { CancelOrders } from '../../../src/application/trading/cancel-orders.use-case';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { OrderTimelineQuery } from '../../../src/application/trading/order-timeline.query';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { PlaceAgain } from '../../../src/application/trading/ticket/place-again';
import { TicketDrafts } from '../../../src/application/trading/ticket/ticket-drafts';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { parseMarketSymbol } from '../../../src/domain/markets/market-symbol';
import { decimal } from '../../../src/domain/shared/decimal';
import { isOpen, type Order } from '../../../src/domain/trading/order';
import type { Composition } from '../../../src/main/composition';
import type { AccountOrdersAbility } from '../abilities/account-orders';
import type { Settle } from './core-actor';

const baseOf = (symbol: string): string => parseMarketSymbol(symbol)!.base;

export function coreAccountOrders(container: Composition, settle: Settle): AccountOrdersAbility {
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const answer = await settle(outcome);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  const trading = container.resolve(TradingPort);
  const all = { page: 1, size: 50 } as const;
  let told: Order | undefined;
  return {
    async bid(asset, quantity) {
      const symbol = `SPOT_${asset}_USDT`;
      const book = await done(container.resolve(MarketDataPort).orderBook(symbol, 1));
      const price = Number(book.bids[0]![0]) * 0.9;
      const intent = {
        symbol,
        side: 'BUY',
        type: 'LIMIT',
        quantity: decimal(quantity),
        price: decimal(String(Number(price.toPrecision(3)))),
      } as const;
      const placement = await settle(container.resolve(PlaceOrder).place(intent));
      if (placement.status !== 'placed') throw new Error(`The bid was not taken: ${placement.status}`);
    },
    async cancelTogether(assets) {
      const { rows } = await done(trading.openOrders(all));
      const marked = rows.filter(({ symbol }) => assets.includes(baseOf(symbol)));
      const failures = await settle(container.resolve(CancelOrders).cancelEach(marked, []));
      if (failures.length > 0) throw new Error(JSON.stringify(failures));
    },
    async waiting() {
      const { current } = container.resolve(OpenOrders).state;
      return current.status === 'ready' ? current.value.filter(isOpen).map(({ symbol }) => baseOf(symbol)) : [];
    },
    async story(asset) {
      const { rows } = await done(trading.orderHistory(all));
      told = rows.find(({ symbol }) => baseOf(symbol) === asset)!;
      const events = container.resolve(OrderTimelineQuery).of(told);
      await settle(events.refresh());
      const { current } = events;
      return current.status === 'ready'
        ? current.value.map((event) => (event.kind === 'ended' ? event.status : event.kind).toLowerCase())
        : [];
    },
    async placeAgain() {
      container.resolve(PlaceAgain).write(told!);
    },
    async ticketQuantity() {
      return container.resolve(TicketDrafts).of(told!.symbol).current!.size;
    },
  };
}
