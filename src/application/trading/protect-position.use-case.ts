import type { Decimal } from '../../domain/shared/decimal';
import type { AlgoOrder, TriggerPriceType } from '../../domain/trading/algo-order';
import type { Position } from '../../domain/trading/position';
import { closingSide } from '../../domain/trading/position-closing';
import { protectionOf, waitingLeg, type ProtectionLeg } from '../../domain/trading/position-protection';
import type { Failure } from '../kernel/failure';
import type { AlgoLegRequest } from './algo-orders-commands.port';
import { CancelAlgoOrder } from './cancel-algo-order.use-case';
import { EditOrder } from './edit-order.use-case';
import { PlaceAlgoOrder, type AlgoOrderIntent } from './place-algo-order.use-case';
import { TicketDrafts } from './ticket/ticket-drafts';
import type { Needs } from '../kernel/token';

/** Trigger prices; a leg without one is left out. */
interface Protection {
  readonly takeProfit?: Decimal | undefined;
  readonly stopLoss?: Decimal | undefined;
  readonly triggerPriceType: Exclude<TriggerPriceType, 'other'>;
  /** Absent for the whole position, however large it is then. */
  readonly quantity?: Decimal | undefined;
}

const legs = [
  ['TAKE_PROFIT', 'takeProfit'],
  ['STOP_LOSS', 'stopLoss'],
] as const satisfies readonly (readonly [ProtectionLeg, keyof Protection])[];

/**
 * What protects a position once a change of it was broken off. `before`: what did. `part`: what is wanted, of the size
 * the position has now. `whole`: what is wanted, however large it becomes.
 */
export type StandingProtection = 'before' | 'beforeAndPart' | 'part' | 'wholeAndPart';

export interface ProtectionFailure {
  readonly failure: Failure;
  readonly stands: StandingProtection;
}

/** One leg of what protects a position, on its way out. */
export interface LegRemoval {
  readonly position: Position;
  readonly group: AlgoOrder;
  readonly leg: ProtectionLeg;
  /** What the group protects by from then on; absent where the leg is all of it. */
  readonly stays?: Protection | undefined;
}

/**
 * How a leg goes without the rest of its order. `undefined` where only all of that can go: it protects no position that
 * is there, or the other leg could not be sent again as it is.
 */
export function legRemoval(
  root: AlgoOrder,
  { algoOrderId }: Pick<AlgoOrder, 'algoOrderId'>,
  positions: readonly Position[],
): LegRemoval | undefined {
  for (const position of positions.filter(({ holding }) => !holding.eq(0)))
    for (const group of protectionOf(position, [root])) {
      const [going] = legs.filter(([leg]) => waitingLeg(group, leg)?.algoOrderId === algoOrderId);
      if (!going) continue;
      const removal = { position, group, leg: going[0] };
      const [other, name] = legs.find((each) => each !== going)!;
      const beside = waitingLeg(group, other);
      if (!beside) return removal;
      const { triggerPrice, triggerPriceType, price, quantity } = beside;
      if (!triggerPrice || triggerPriceType === 'other' || price) return undefined;
      const part = group.algoType === 'TP_SL' ? { quantity: quantity.gt(0) ? quantity : group.quantity } : {};
      return { ...removal, stays: { [name]: triggerPrice, triggerPriceType, ...part } };
    }
  return undefined;
}

/** Take profit and stop loss of positions (protocol 3.3): of the whole by one group, of parts by groups of their own. */
export class ProtectPosition {
  static readonly needs: Needs<typeof ProtectPosition> = [PlaceAlgoOrder, EditOrder, CancelAlgoOrder, TicketDrafts];

  constructor(
    private readonly placeAlgoOrder: Pick<PlaceAlgoOrder, 'place'>,
    private readonly editOrder: Pick<EditOrder, 'edit'>,
    private readonly cancelAlgoOrder: Pick<CancelAlgoOrder, 'cancel'>,
    private readonly drafts: Pick<TicketDrafts, 'replaced'>,
  ) {}

  /**
   * @param existing what protects the whole position now; a position has one such group
   * @returns why it could not be done
   */
  async protect(
    position: Position,
    protection: Protection,
    existing?: AlgoOrder,
  ): Promise<ProtectionFailure | undefined> {
    if (!existing) return broken(await this.#place(position, protection), 'before');
    return sameLegs(existing, protection)
      ? broken(await this.#edit(existing, protection), 'before')
      : this.#replace(position, protection, existing);
  }

  async remove(group: AlgoOrder): Promise<ProtectionFailure | undefined> {
    return broken(await this.#cancel(group), 'before');
  }

  /** The other leg of the group stays in force, throughout. */
  async removeLeg({ position, group, stays }: LegRemoval): Promise<ProtectionFailure | undefined> {
    if (!stays) return this.remove(group);
    if (!stays.quantity) return this.#replace(position, stays, group);
    // Of parts there may be several: the new one is there before the old one goes.
    return (
      broken(await this.#place(position, stays), 'before') ?? broken(await this.#cancelReplaced(group), 'beforeAndPart')
    );
  }

  /**
   * A position has one group of the whole, so that the new one cannot come before the old one is gone. An order of the
   * position's present size stands in between: at no moment is there nothing.
   */
  async #replace(
    position: Position,
    protection: Protection,
    existing: AlgoOrder,
  ): Promise<ProtectionFailure | undefined> {
    const between = await this.placeAlgoOrder.place(
      intent(position, { ...protection, quantity: position.holding.abs() }),
    );
    if (between.status !== 'placed') return broken(between.failure, 'before');
    const left =
      broken(await this.#cancelReplaced(existing), 'beforeAndPart') ??
      broken(await this.#place(position, protection), 'part');
    return (
      left ??
      broken(await this.#cancelReplaced({ algoOrderId: between.orderId, symbol: position.symbol }), 'wholeAndPart')
    );
  }

  async #place(position: Position, protection: Protection): Promise<Failure | undefined> {
    const placement = await this.placeAlgoOrder.place(intent(position, protection));
    return placement.status === 'placed' ? undefined : placement.failure;
  }

  /** One that has ended needs no cancelling. */
  async #cancel(order: Pick<AlgoOrder, 'algoOrderId' | 'symbol'>): Promise<Failure | undefined> {
    const answer = await this.cancelAlgoOrder.cancel(order);
    return answer.ok ? undefined : answer.error;
  }

  #cancelReplaced(order: Pick<AlgoOrder, 'algoOrderId' | 'symbol'>): Promise<Failure | undefined> {
    this.drafts.replaced.add(order.algoOrderId);
    return this.#cancel(order);
  }

  async #edit(existing: AlgoOrder, protection: Protection): Promise<Failure | undefined> {
    const changes = legs.flatMap(([leg, name]) => {
      const known = waitingLeg(existing, leg);
      const triggerPrice = protection[name];
      return known && triggerPrice && !known.triggerPrice?.eq(triggerPrice)
        ? [{ algoOrderId: known.algoOrderId, triggerPrice }]
        : [];
    });
    if (changes.length === 0) return undefined;
    const answer = await this.editOrder.edit(existing, { legs: changes });
    return answer.ok ? undefined : answer.error;
  }
}

function broken(failure: Failure | undefined, stands: StandingProtection): ProtectionFailure | undefined {
  return failure && { failure, stands };
}

/** A changed trigger source takes a new group as well: it cannot be edited. */
function sameLegs(existing: AlgoOrder, protection: Protection): boolean {
  return legs.every(([leg, name]) => {
    const known = waitingLeg(existing, leg);
    return (
      (known !== undefined) === (protection[name] !== undefined) &&
      (!known || known.triggerPriceType === protection.triggerPriceType)
    );
  });
}

function intent(
  { symbol, holding, positionSide, marginMode }: Position,
  { takeProfit, stopLoss, triggerPriceType, quantity }: Protection,
): AlgoOrderIntent {
  const side = closingSide({ holding });
  const leg = (algoType: ProtectionLeg, triggerPrice: Decimal): AlgoLegRequest => ({
    algoType,
    side,
    childType: quantity ? 'MARKET' : 'CLOSE_POSITION',
    triggerPrice,
    triggerPriceType,
    reduceOnly: true,
    positionSide,
    ...(quantity && { quantity }),
  });
  return {
    symbol,
    algoType: quantity ? 'TP_SL' : 'POSITIONAL_TP_SL',
    positionSide,
    marginMode,
    triggerPriceType,
    reduceOnly: true,
    ...(quantity && { quantity, side }),
    legs: [...(takeProfit ? [leg('TAKE_PROFIT', takeProfit)] : []), ...(stopLoss ? [leg('STOP_LOSS', stopLoss)] : [])],
  };
}
