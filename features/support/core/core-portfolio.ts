import { MarketDataPort } from '../../../src/application/markets/market-data.port';
import { ClosePositions } from '../../../src/application/trading/close-positions.use-case';
import { ContractAccount } from '../../../src/application/trading/contract-account';
import { OpenAlgoOrders } from '../../../src/application/trading/open-algo-orders';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { PositionsCommandsPort } from '../../../src/application/trading/positions-commands.port';
import { Positions } from '../../../src/application/trading/positions';
import { PositionsPort } from '../../../src/application/trading/positions.port';
import { ProtectPosition } from '../../../src/application/trading/protect-position.use-case';
import type { LiveSnapshot } from '../../../src/application/trading/live-snapshot';
import { decimalMarks } from '../../../src/domain/platform/decimal-marks';
import { decimal, decimalText, divide, roundToStep, type Decimal } from '../../../src/domain/shared/decimal';
import type { Position } from '../../../src/domain/trading/position';
import { inGroup, isLong, profitSinceOpened } from '../../../src/domain/trading/position-figures';
import type { Composition } from '../../../src/main/composition';
import { CloseForm } from '../../../src/presentation/features/terminal/portfolio/positions/close-form';
import { OrderActionsStore } from '../../../src/presentation/features/terminal/portfolio/orders/order-actions.store';
import { Histories } from '../../../src/presentation/features/terminal/portfolio/histories/histories';
import { unitsFromText } from '../../../sandbox/engine/model/units';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { PortfolioAbility } from '../abilities/portfolio';
import type { Settle } from './core-actor';
import { corePortfolioRecords } from './core-portfolio-records';

const perpetual = 'PERP_BTC_USDT';
const marks = decimalMarks('en-US');

export function corePortfolio(container: Composition, host: FakeHost, settle: Settle): PortfolioAbility {
  let started = false;
  let marked = false;
  const live = async <Value>(
    snapshot: Pick<LiveSnapshot<never, never, Value>, 'state' | 'refresh'>,
  ): Promise<Value> => {
    if (!started) container.resolve(ContractAccount).start();
    started = true;
    await settle(snapshot.refresh());
    const { current } = snapshot.state;
    if (current.status !== 'ready') throw new Error(`It could not be read: ${JSON.stringify(current)}`);
    return current.value;
  };
  const positions = (): Promise<readonly Position[]> => live(container.resolve(Positions));
  const position = async (): Promise<Position> => (await positions())[0]!;
  const instrument = async () =>
    (await read(container.resolve(MarketDataPort).instruments())).find(({ symbol }) => symbol === perpetual)!;
  const bestBid = async (): Promise<Decimal> =>
    decimal((await read(container.resolve(MarketDataPort).orderBook(perpetual, 5))).bids[0]![0]);
  const below = async (percent: number): Promise<Decimal> =>
    roundToStep((await bestBid()).times(100 - percent).div(100), (await instrument()).tick, 'down');
  const bid = async () =>
    (await live(container.resolve(OpenOrders))).find(({ side, symbol }) => side === 'BUY' && symbol === perpetual);
  const hedged = async (): Promise<boolean> =>
    (await read(container.resolve(PositionsPort).leverage(perpetual, 'CROSS'))).positionMode === 'HEDGE_MODE';
  return {
    async hold(direction, quantity) {
      // Nobody has traded here yet, so that the market has no price of its own.
      if (!marked)
        await host.exchange.submit({
          type: 'overridePrice',
          symbol: perpetual,
          price: 'mark',
          value: unitsFromText('60000'),
        });
      marked = true;
      const side = direction === 'long' ? 'BUY' : 'SELL';
      const positionSide = (await hedged()) ? (direction === 'long' ? 'LONG' : 'SHORT') : 'BOTH';
      const placement = await settle(
        container
          .resolve(PlaceOrder)
          .place({ symbol: perpetual, side, type: 'MARKET', quantity: decimal(quantity), positionSide }),
      );
      if (placement.status !== 'placed') throw new Error(`It was not opened: ${JSON.stringify(placement.failure)}`);
    },
    positions: async () =>
      (await positions()).map((each) => ({
        direction: isLong(each) ? 'long' : 'short',
        quantity: decimalText(each.holding.abs()),
      })),
    async close(percent) {
      const form = new CloseForm(container.resolve(ClosePositions), await instrument(), await position(), marks);
      form.take(percent);
      if (!(await settle(form.send()))) throw new Error(`It was not closed: ${JSON.stringify(form.failure)}`);
    },
    async reverse() {
      await settle(container.resolve(ClosePositions).reverse(await position()));
    },
    async stopLoss(percent) {
      const held = await position();
      const away = isLong(held) ? 100 - percent : 100 + percent;
      const stopLoss = roundToStep(held.markPrice.times(away).div(100), (await instrument()).tick, 'half-even');
      const problem = await settle(
        container.resolve(ProtectPosition).protect(held, { stopLoss, triggerPriceType: 'MARK_PRICE' }),
      );
      if (problem) throw new Error(`It was not protected: ${JSON.stringify(problem)}`);
    },
    async bidBelow(quantity, percent) {
      await settle(
        container.resolve(PlaceOrder).place({
          symbol: perpetual,
          side: 'BUY',
          type: 'LIMIT',
          quantity: decimal(quantity),
          price: await below(percent),
        }),
      );
    },
    async moveBid(percent) {
      const actions = container.resolve(OrderActionsStore);
      actions.begin((await bid())!, await instrument(), marks);
      actions.edit!.price!.fill(await below(percent));
      await settle(actions.save());
    },
    async bidDistance() {
      const price = (await bid())?.price;
      return price && Math.round(100 - Number(divide(price.times(100), await bestBid())));
    },
    async toBeCancelled() {
      return {
        limit: (await live(container.resolve(OpenOrders))).length,
        conditional: (await live(container.resolve(OpenAlgoOrders))).length,
      };
    },
    async cancelEverything() {
      await settle(
        container
          .resolve(OrderActionsStore)
          .cancelMany({}, await live(container.resolve(OpenOrders)), await live(container.resolve(OpenAlgoOrders))),
      );
    },
    still: {
      records: corePortfolioRecords(container, settle, { position, instrument, bid, live }),
      async useHedgeMode() {
        await read(container.resolve(PositionsCommandsPort).setPositionMode('HEDGE_MODE'));
      },
      async moveMark(percent) {
        const { markPrice } = await position();
        const value = unitsFromText(decimalText(markPrice.times(100 + percent).div(100)));
        await host.exchange.submit({ type: 'overridePrice', symbol: perpetual, price: 'mark', value });
      },
      async closeLosers() {
        const losers = (await positions()).filter((each) =>
          inGroup(each, 'losers', (one) => profitSinceOpened(one, one.markPrice)),
        );
        const { failures } = await settle(container.resolve(ClosePositions).closeAll(losers, false));
        if (losers.length === 0 || failures.length > 0)
          throw new Error(`They were not closed: ${JSON.stringify({ failures, losers, held: await positions() })}`);
      },
      async exportTrades(symbol) {
        const history = container.resolve(Histories).open('fills');
        const stop = history.start();
        history.narrow({ symbol });
        const file = await settle(history.exportRows());
        stop();
        return file!.text.trimEnd().split('\r\n').slice(1);
      },
      async setFunding() {
        await host.exchange.submit({ type: 'overrideFunding', symbol: perpetual, rate: unitsFromText('0.0001') });
      },
      advance: async () => void (await host.exchange.submit({ type: 'advance' })),
      async fundingPayments() {
        const history = container.resolve(Histories).open('funding');
        const stop = history.start();
        await settle(history.show(1));
        stop();
        return (history.rows ?? []).map(({ amount }) => decimalText(amount));
      },
    },
  };
}

async function read<T>(
  answer: Promise<
    { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly kind: string } }
  >,
): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(`The host refused: ${result.error.kind}`);
  return result.value;
}
