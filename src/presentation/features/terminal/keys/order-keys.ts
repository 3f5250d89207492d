import { Clock } from '../../../../application/kernel/clock.port';
import { DirectOrders } from '../../../../application/trading/direct-orders';
import type { Failure, Outcome } from '../../../../application/kernel/failure';
import { failureNotice } from '../../../kit/formats/failure-keys';
import { NoticesPort, type NoticeText } from '../../../kit/notices.port';
import { Balances } from '../../../../application/trading/balances';
import type { LiveState } from '../../../../application/trading/live-state';
import { OpenOrders } from '../../../../application/trading/open-orders';
import type { Placement } from '../../../../application/trading/place-once';
import { Positions } from '../../../../application/trading/positions';
import { PositionSubmissions } from '../../../../application/trading/position-submissions';
import type { ContractTerms } from '../../../../domain/trading/margin-terms';
import { parseCommand } from '../../../../domain/commands/parse-command';
import { prepareOrder } from '../../../../domain/commands/prepared-order';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import type { DecimalMarks } from '../../../../domain/platform/decimal-marks';
import { decimal, zero, type Decimal } from '../../../../domain/shared/decimal';
import type { OrderSide } from '../../../../domain/trading/order';
import type { Position } from '../../../../domain/trading/position';
import { canReverse } from '../../../../domain/trading/position-closing';
import { isLong } from '../../../../domain/trading/position-figures';
import type { Needs } from '../../../../application/kernel/token';
import { CancelAllOrders } from '../../../../application/trading/cancel-all-orders.use-case';
import { CancelOrder } from '../../../../application/trading/cancel-order.use-case';
import { ClosePositions } from '../../../../application/trading/close-positions.use-case';

/** What the order keys read of the market they act on. */
export interface KeyedMarket {
  readonly instrument: Instrument;
  readonly bestBid: number | undefined;
  readonly bestAsk: number | undefined;
  /** Perpetuals only; `undefined` while it is not known. */
  readonly margin?: Pick<ContractTerms, 'positionMode' | 'marginMode'> | undefined;
  readonly marks: DecimalMarks;
}

type KeyedPrice = 'market' | 'best' | 'join';

/** What the order keys do. Each says what became of it by a notice, because nothing else on the page need show it. */
export class OrderKeys {
  static readonly needs: Needs<typeof OrderKeys> = [
    DirectOrders,
    ClosePositions,
    CancelOrder,
    CancelAllOrders,
    Balances,
    OpenOrders,
    Positions,
    PositionSubmissions,
    NoticesPort,
    Clock,
  ];

  #busy = false;
  /** That a size is wanted, once it was said. */
  #wanted: NoticeText | undefined = undefined;

  constructor(
    private readonly placing: DirectOrders,
    private readonly closePositions: ClosePositions,
    private readonly cancelOrder: CancelOrder,
    private readonly cancelAllOrders: CancelAllOrders,
    private readonly balances: Balances,
    private readonly open: OpenOrders,
    private readonly positions: Positions,
    private readonly submissions: PositionSubmissions,
    private readonly notices: NoticesPort,
    private readonly clock: Clock,
  ) {}

  /** @param size in the words of a command: "0.01", "100 usdt", "10%" */
  async trade(
    side: OrderSide,
    price: KeyedPrice,
    size: string,
    { instrument, bestBid, bestAsk, margin, marks }: KeyedMarket,
  ): Promise<void> {
    const opposite = side === 'BUY' ? 'ask' : 'bid';
    const own = side === 'BUY' ? 'bid' : 'ask';
    const words = { market: 'market', best: `limit ${opposite}`, join: `limit ${own} post` }[price];
    const parsed = parseCommand(`${side === 'BUY' ? 'buy' : 'sell'} ${size} ${instrument.symbol} ${words}`, {
      markets: [instrument],
      marks,
    });
    this.forgetSize();
    if (parsed.kind !== 'understood' || parsed.command.kind !== 'order') {
      this.#wanted = { key: 'commands:keys.noSize', values: { market: marketDisplayName(instrument.symbol) } };
      return this.notices.show('warning', this.#wanted);
    }
    const held = valueOf(this.balances.state.current);
    const { order, problems } = prepareOrder(parsed.command, {
      now: this.clock.now(),
      instrument,
      bestBid: asDecimal(bestBid),
      bestAsk: asDecimal(bestAsk),
      available: (asset) => held && (held.find((balance) => balance.asset === asset)?.available ?? zero),
      contract: margin && { ...margin, positions: this.#positionsIn(instrument.symbol) ?? [] },
    });
    if (!order || problems.length > 0) return this.notices.show('warning', { key: 'commands:keys.notPossible' });
    await this.#once(() => this.#tell(this.placing.prepared(order)));
  }

  /** What was said of the size is so no more: there is another one, or another market. */
  forgetSize(): void {
    if (this.#wanted) this.notices.withdraw?.(this.#wanted);
    this.#wanted = undefined;
  }

  async cancelNearest(market: KeyedMarket): Promise<void> {
    const { instrument, bestBid, bestAsk } = market;
    const middle = bestBid !== undefined && bestAsk !== undefined ? (bestBid + bestAsk) / 2 : undefined;
    const distance = (price: Decimal | undefined): number =>
      price && middle !== undefined ? Math.abs(Number(price) - middle) : Infinity;
    const open = valueOf(this.open.state.current);
    if (!open) return this.#tellUnread();
    const nearest = open
      .filter(({ symbol }) => symbol === instrument.symbol)
      .toSorted((one, other) => distance(one.price) - distance(other.price))[0];
    if (!nearest) return this.notices.show('warning', { key: 'commands:keys.nothingOpen' });
    await this.#once(() => this.#tellCancelled(this.cancelOrder.cancel(nearest)));
  }

  /** @param symbol absent: everything, conditional orders too */
  async cancelAll(symbol?: string): Promise<void> {
    await this.#once(() => this.#tellCancelled(this.cancelAllOrders.cancelAll(symbol)));
  }

  /** Closes what is held of a contract at market. @param side which of the two positions of hedge mode, or the direction that the one position has to have */
  async close(symbol: string, side?: 'LONG' | 'SHORT'): Promise<void> {
    const held = this.#positionsIn(symbol);
    if (!held) return this.#tellUnread();
    const wanted = side ? held.filter((position) => isLong(position) === (side === 'LONG')) : held;
    const [position] = wanted;
    if (wanted.length > 1) return this.notices.show('warning', { key: 'commands:keys.whichPosition' });
    if (!position) return this.notices.show('warning', { key: 'commands:keys.noPosition' });
    await this.#about(position, () => this.closePositions.close(position, position.holding.abs()));
  }

  /** Closes a position and opens as much on the other side. */
  async reverse(symbol: string): Promise<void> {
    const held = this.#positionsIn(symbol);
    if (!held) return this.#tellUnread();
    const position = held.find(canReverse);
    if (!position && held.length > 0) return this.notices.show('warning', { key: 'commands:keys.oneWayOnly' });
    if (!position) return this.notices.show('warning', { key: 'commands:keys.noPosition' });
    await this.#about(position, () => this.closePositions.reverse(position));
  }

  /** `undefined` while nobody knows what is held. */
  #positionsIn(symbol: string): readonly Position[] | undefined {
    return valueOf(this.positions.state.current)?.filter(
      (position) => position.symbol === symbol && !position.holding.eq(zero),
    );
  }

  /** What is there to act on is not known yet, or may have changed by now: that is not to say that there is nothing. */
  #tellUnread(): void {
    this.notices.show('warning', { key: 'commands:keys.unread' });
  }

  /** Unless something about it is on its way already: a dialog's close and a key's, or a key's reversal, would be two. */
  async #about(position: Position, act: () => Promise<Placement>): Promise<void> {
    if (this.submissions.has(position)) return this.notices.show('warning', { key: 'commands:keys.underWay' });
    await this.#once(() => this.#tell(this.submissions.during([position], act)));
  }

  async #once(task: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      await task();
    } finally {
      this.#busy = false;
    }
  }

  async #tell(placed: Promise<Placement>): Promise<void> {
    const placement = await placed;
    if (placement.status === 'placed') this.notices.show('success', { key: 'commands:keys.placed' });
    else this.#fail(placement.failure);
  }

  async #tellCancelled(cancelled: Outcome<unknown>): Promise<void> {
    const answer = await cancelled;
    if (answer.ok) this.notices.show('success', { key: 'commands:keys.cancelled' });
    else this.#fail(answer.error);
  }

  #fail(failure: Failure): void {
    this.notices.show('error', failureNotice(failure));
  }
}

function valueOf<Value>(state: LiveState<Value>): Value | undefined {
  return state.status === 'ready' && !state.stale ? state.value : undefined;
}

function asDecimal(value: number | undefined): Decimal | undefined {
  return value === undefined ? undefined : decimal(value);
}
