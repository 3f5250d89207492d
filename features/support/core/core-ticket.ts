import { when } from 'mobx';
import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { AlgoOrdersPort } from '../../../src/application/trading/algo-orders.port';
import { OpenAlgoOrders } from '../../../src/application/trading/open-algo-orders';
import { PositionsPort } from '../../../src/application/trading/positions.port';
import type { SkippableReason } from '../../../src/application/trading/ticket/confirmation';
import { orderWarnings } from '../../../src/application/trading/ticket/order-warnings';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { decimal } from '../../../src/domain/shared/decimal';
import { triggerLines } from '../../../src/domain/trading/price-line';
import type { Composition } from '../../../src/main/composition';
import type { MarketStores } from '../../../src/presentation/features/terminal/market/market-stores';
import { TradePreferencesStore } from '../../../src/presentation/features/terminal/market/trade-preferences.store';
import type { TicketAbility } from '../abilities/ticket';
import type { Settle } from './core-actor';
import { openMarket } from './core-market';

/** The ticket of a perpetual, as the product opens it. */
export function coreTicket(container: Composition, settle: Settle): TicketAbility {
  let market: MarketStores;
  let symbol = '';
  const read = async <T>(
    answer: Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }>,
  ): Promise<T> => {
    const result = await settle(answer);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const problems = (): readonly string[] => {
    const { ticket } = market;
    const { conditional } = ticket.composition;
    const further = conditional && ticket.program === conditional ? conditional.problems : [];
    return [...ticket.problems, ...further].map(({ field, reason }) => `${field} ${reason}`);
  };
  return {
    async open(name) {
      market = await openMarket(container, name, settle);
      ({ symbol } = market.instrument);
      const { book, ticket } = market;
      await settle(
        when(
          () =>
            book.status === 'live' && ticket.margin?.position.margin !== undefined && ticket.order.fees !== undefined,
        ),
      );
    },
    bestBid: async () => market.book.bestBid!,
    bestOffer: async () => market.book.bestAsk!,
    async write({
      side,
      kind,
      quantity,
      unit = 'base',
      price = '',
      timing = 'GTC',
      reduceOnly = false,
      closing = false,
      more = {},
    }) {
      const { ticket } = market;
      const { fields, order } = ticket;
      fields.choose({ side, type: kind, timing, reduceOnly, closing });
      fields.typePrice(price);
      order.countIn(unit);
      fields.typeSize(quantity);
      for (const name of [
        'trigger',
        'stopPrice',
        'distance',
        'takeProfit',
        'stopLoss',
        'visible',
        'slippage',
        'from',
        'to',
        'count',
        'minutes',
      ])
        fields.typeMore(name, more[name] ?? '');
      await settle(when(() => ticket.program !== undefined));
    },
    choose: (what, choice) => market.ticket.fields.pick(what, choice),
    async estimate() {
      const { fee, margin, averagePrice, entryPrice, liquidationPrice } = market.ticket.margin!.outcome!;
      return {
        fee: fee.toFixed(),
        margin: margin.toFixed(),
        average: averagePrice?.toFixed(),
        entry: entryPrice?.toFixed(),
        liquidation: liquidationPrice?.toFixed(),
      };
    },
    size: async () => market.ticket.order.draft.quantity?.toFixed() ?? '',
    problems: async () => problems(),
    async offered(price) {
      const shown = await read(container.resolve(MarketDataPort).orderBook(symbol, 100));
      return shown.asks.find(([level]) => level === Number(price))?.[1].toString();
    },
    price: () => market.ticket.fields.text.price,
    quantity: () => market.ticket.fields.text.size,
    slide: (percent) => market.ticket.order.slide(percent),
    warnings: () => orderWarnings(market.ticket),
    question() {
      const { ticket } = market;
      if (ticket.submit() !== 'confirming') return undefined;
      const question = ticket.confirming;
      ticket.decline();
      return question;
    },
    neverAsk: (question) => container.resolve(TradePreferencesStore).ask([question as SkippableReason], false),
    async send() {
      const { ticket } = market;
      const kept = problems();
      const result = ticket.submit();
      if (result === 'problems') return kept;
      if (result === 'confirming') void ticket.send();
      await settle(when(() => ticket.phase === 'idle' && ticket.outcome !== undefined));
      // What fills at once says that, and was placed all the same.
      const { outcome } = ticket;
      return ['placed', 'started', 'filled'].includes(outcome?.kind ?? '') ? [] : [JSON.stringify(outcome)];
    },
    async positions() {
      const rows = await read(container.resolve(PositionsPort).positions(symbol));
      return rows
        .filter(({ holding }) => !holding.eq(0))
        .map(({ positionSide, holding, averageOpenPrice, liquidationPrice }) => ({
          side: positionSide,
          holding: holding.toFixed(),
          entry: averageOpenPrice.toFixed(),
          liquidation: liquidationPrice?.toFixed(),
        }));
    },
    async paidFees() {
      const fills = (await read(container.resolve(TradingPort).fills({ symbol, page: 1, size: 100 }))).rows;
      return fills.reduce((sum, { fee }) => sum.plus(fee), decimal(0)).toFixed();
    },
    accountValue: async () => market.ticket.margin!.position.accountValue!.toFixed(),
    waiting: async () =>
      (await read(container.resolve(AlgoOrdersPort).open({ symbol, page: 1, size: 50 }))).rows.map(
        ({ algoType }) => algoType,
      ),
    async triggers() {
      const { current } = container.resolve(OpenAlgoOrders).state;
      const lines = current.status === 'ready' ? triggerLines(symbol, current.value) : [];
      return lines
        .map(({ price }) => price)
        .sort((a, b) => b.cmp(a))
        .map((price) => price.toFixed());
    },
    openOrders: async () =>
      (await read(container.resolve(TradingPort).openOrders({ symbol, page: 1, size: 100 }))).rows.map(
        ({ price, quantity }) => ({ price: price?.toFixed(), quantity: quantity?.toFixed() }),
      ),
  };
}
