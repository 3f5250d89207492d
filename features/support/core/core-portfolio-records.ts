import { known } from '../../../src/application/kernel/resource';
import { ClosePositions } from '../../../src/application/trading/close-positions.use-case';
import type { LiveSnapshot } from '../../../src/application/trading/live-snapshot';
import { newestFills } from '../../../src/application/trading/newest-fills';
import { OpenAlgoOrders } from '../../../src/application/trading/open-algo-orders';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { OrderTimelineQuery } from '../../../src/application/trading/order-timeline.query';
import { PositionsCommandsPort } from '../../../src/application/trading/positions-commands.port';
import { ProtectPosition } from '../../../src/application/trading/protect-position.use-case';
import { PlaceAgain } from '../../../src/application/trading/ticket/place-again';
import { TicketDrafts } from '../../../src/application/trading/ticket/ticket-drafts';
import { PositionFees } from '../../../src/application/trading/position-fees';
import { TradingPort } from '../../../src/application/trading/trading.port';
import type { Instrument } from '../../../src/domain/markets/instrument';
import { parseMarketSymbol } from '../../../src/domain/markets/market-symbol';
import { parseDecimalInput } from '../../../src/domain/platform/decimal-input';
import { decimalMarks } from '../../../src/domain/platform/decimal-marks';
import { type Decimal, decimal, decimalText, roundToStep } from '../../../src/domain/shared/decimal';
import type { Order } from '../../../src/domain/trading/order';
import type { Position } from '../../../src/domain/trading/position';
import { profitSinceOpened } from '../../../src/domain/trading/position-figures';
import { protectionOf, waitingLeg } from '../../../src/domain/trading/position-protection';
import { spotCost } from '../../../src/domain/trading/spot-cost';
import type { Composition } from '../../../src/main/composition';
import { everything, type HistoryFilter } from '../../../src/presentation/features/terminal/portfolio/history-filter';
import { Histories, type RowOf } from '../../../src/presentation/features/terminal/portfolio/histories/histories';
import type { HistoryName } from '../../../src/presentation/features/terminal/portfolio/histories/history-sources';
import { PriceLinesStore } from '../../../src/presentation/features/terminal/chart/price-lines.store';
import { OrderActionsStore } from '../../../src/presentation/features/terminal/portfolio/orders/order-actions.store';
import { CloseForm } from '../../../src/presentation/features/terminal/portfolio/positions/close-form';
import { PositionFeesStore } from '../../../src/presentation/features/terminal/account/position-fees.store';
import type { PositionRecordsAbility } from '../abilities/portfolio';
import type { Settle } from './core-actor';

const marks = decimalMarks('en-US');

interface Held {
  position(): Promise<Position>;
  instrument(): Promise<Instrument>;
  bid(): Promise<Order | undefined>;
  live<Value>(snapshot: Pick<LiveSnapshot<never, never, Value>, 'state' | 'refresh'>): Promise<Value>;
}

export function corePortfolioRecords(
  container: Composition,
  settle: Settle,
  { position, instrument, bid, live }: Held,
): PositionRecordsAbility {
  const history = async <Name extends HistoryName>(
    name: Name,
    filter: HistoryFilter = everything,
  ): Promise<readonly RowOf<Name>[]> => {
    const histories = container.resolve(Histories);
    histories.keep(name, filter);
    const store = histories.open(name);
    const stop = store.start();
    await settle(store.show(1));
    stop();
    return store.rows ?? [];
  };
  const protections = async () => protectionOf(await position(), await live(container.resolve(OpenAlgoOrders)));
  return {
    async resizeBid(quantity) {
      const actions = container.resolve(OrderActionsStore);
      actions.begin((await bid())!, await instrument(), marks);
      actions.edit!.quantity!.fill(decimal(quantity));
      const saved = await settle(actions.save());
      actions.discard();
      return saved;
    },
    async bidQuantity() {
      const quantity = (await bid())?.quantity;
      return quantity && decimalText(quantity);
    },
    async offer(percent, above) {
      const held = await position();
      const form = new CloseForm(container.resolve(ClosePositions), await instrument(), held, marks);
      form.take(percent);
      form.choose(
        'LIMIT',
        roundToStep(held.markPrice.times(100 + above).div(100), (await instrument()).tick, 'half-even'),
      );
      if (!(await settle(form.send())))
        throw new Error(`It was not offered: ${JSON.stringify(form.failure ?? form.problems)}`);
    },
    async cancelSide(side) {
      await settle(
        container
          .resolve(OrderActionsStore)
          .cancelMany(
            { side },
            await live(container.resolve(OpenOrders)),
            await live(container.resolve(OpenAlgoOrders)),
          ),
      );
    },
    async addTakeProfit(percent) {
      const held = await position();
      const existing = (await protections()).find(({ algoType }) => algoType === 'POSITIONAL_TP_SL')!;
      const takeProfit = roundToStep(
        held.markPrice.times(100 + percent).div(100),
        (await instrument()).tick,
        'half-even',
      );
      const wanted = {
        takeProfit,
        stopLoss: waitingLeg(existing, 'STOP_LOSS')!.triggerPrice,
        triggerPriceType: 'MARK_PRICE' as const,
      };
      const problem = await settle(container.resolve(ProtectPosition).protect(held, wanted, existing));
      if (problem) throw new Error(`It was not protected: ${JSON.stringify(problem)}`);
    },
    async cancelTakeProfit() {
      const { symbol } = await position();
      await protections();
      const lines = container.resolve(PriceLinesStore);
      const line = lines.of(symbol).find((each) => each.kind === 'trigger' && each.leg.algoType === 'TAKE_PROFIT');
      if (line?.kind !== 'trigger') throw new Error('The take profit has no line.');
      await settle(lines.cancel(line));
      if (lines.proposed) throw new Error('It was asked about first.');
    },
    async protection() {
      const groups = await protections();
      const legs = groups
        .filter(({ algoType }) => algoType === 'POSITIONAL_TP_SL')
        .flatMap((group) => (['TAKE_PROFIT', 'STOP_LOSS'] as const).flatMap((leg) => waitingLeg(group, leg) ?? []));
      return { whole: legs.length, parts: groups.filter(({ algoType }) => algoType === 'TP_SL').length };
    },
    async isolate() {
      await container.resolve(PositionsCommandsPort).setMarginMode('ISOLATED', (await instrument()).symbol);
    },
    async addMargin(amount) {
      const { symbol, positionSide } = await position();
      const answer = await settle(
        container
          .resolve(PositionsCommandsPort)
          .adjustIsolatedMargin({ symbol, positionSide, amount: decimal(amount) }),
      );
      if (!answer.ok) throw new Error(`It was not added: ${answer.error.kind}`);
    },
    async liquidationPrice() {
      const { liquidationPrice } = await position();
      return liquidationPrice && decimalText(liquidationPrice);
    },
    closedPositions: async () =>
      (await history('closedPositions')).map(
        ({ long, quantity }) => `${long ? 'long' : 'short'} ${decimalText(quantity)}`,
      ),
    liquidations: async () => (await history('liquidations')).length,
    liquidationCost: async () =>
      (await history('closedPositions')).find(({ liquidated }) => liquidated)?.liquidationCost ?? decimal(0),
    async orderStory(side) {
      const [newest] = await history('history', { ...everything, side });
      const timeline = container.resolve(OrderTimelineQuery).of(newest!);
      await settle(timeline.refresh());
      return known(timeline.current)!.map((event) =>
        event.kind === 'filled'
          ? `filled ${decimalText(event.quantity)}`
          : event.kind === 'ended'
            ? event.status
            : event.kind,
      );
    },
    endedOrders: async (status) => (await history('history', { ...everything, status })).length,
    async wantAgain() {
      const [cancelled] = await history('history', { ...everything, status: 'CANCELLED' });
      container.resolve(PlaceAgain).write(cancelled!);
      const ticket = container.resolve(TicketDrafts).of(cancelled!.symbol).current!;
      const read = (text: string): Decimal | undefined => {
        const input = parseDecimalInput(text, marks);
        return input.ok ? input.value : undefined;
      };
      return (
        ticket.side === cancelled!.side &&
        (read(ticket.size)?.eq(cancelled!.quantity!) ?? false) &&
        (read(ticket.price)?.eq(cancelled!.price!) ?? false)
      );
    },
    async boughtOf(symbol) {
      const answer = await settle(newestFills(container.resolve(TradingPort), { symbol }));
      if (!answer.ok) throw new Error(`Trades could not be read: ${answer.error.kind}`);
      return decimalText(spotCost([...answer.value.fills].reverse(), parseMarketSymbol(symbol)!).quantity);
    },
    async profits() {
      const held = await position();
      const fees = new PositionFeesStore(container.resolve(PositionFees), container.resolve(TradingPort));
      fees.follow([held]);
      let after = fees.profitAfterFees(held, held.markPrice);
      for (let turn = 0; !after && turn < 20; turn += 1) {
        await settle(Promise.resolve());
        after = fees.profitAfterFees(held, held.markPrice);
      }
      return { before: decimalText(profitSinceOpened(held, held.markPrice)), after: decimalText(after!) };
    },
  };
}
