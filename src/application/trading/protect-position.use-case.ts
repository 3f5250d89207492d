import type { Decimal } from '../../domain/shared/decimal';
import type { AlgoOrder, TriggerPriceType } from '../../domain/trading/algo-order';
import type { Position } from '../../domain/trading/position';
import { closingSide } from '../../domain/trading/position-closing';
import { waitingLeg, type ProtectionLeg } from '../../domain/trading/position-protection';
import type { Failure } from '../kernel/failure';
import type { AlgoLegRequest, AlgoOrdersPort } from './algo-orders.port';
import type { AlgoOrderIntent, PlaceAlgoOrder } from './place-algo-order.use-case';

/** Trigger prices; a leg without one is left out. */
export interface Protection {
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

/** Take profit and stop loss of positions (protocol 3.3): of the whole by one group, of parts by groups of their own. */
export class ProtectPosition {
  constructor(
    private readonly placeAlgoOrder: PlaceAlgoOrder,
    private readonly algos: AlgoOrdersPort,
  ) {}

  /**
   * @param existing what protects the whole position now; a position has one such group
   * @returns why it could not be done
   */
  async protect(position: Position, protection: Protection, existing?: AlgoOrder): Promise<Failure | undefined> {
    if (existing && sameLegs(existing, protection)) return this.#edit(existing, protection);
    if (existing) {
      const cancelled = await this.algos.cancel(existing);
      if (!cancelled.ok && cancelled.error.kind !== 'notFound') return cancelled.error;
    }
    const placement = await this.placeAlgoOrder.place(intent(position, protection));
    return placement.status === 'placed' ? undefined : placement.failure;
  }

  async remove(group: AlgoOrder): Promise<Failure | undefined> {
    const answer = await this.algos.cancel(group);
    return answer.ok ? undefined : answer.error;
  }

  async #edit(existing: AlgoOrder, protection: Protection): Promise<Failure | undefined> {
    const changes = legs.flatMap(([leg, name]) => {
      const known = waitingLeg(existing, leg);
      const triggerPrice = protection[name];
      return known && triggerPrice && !known.triggerPrice?.eq(triggerPrice) ? [{ algoOrderId: known.algoOrderId, triggerPrice }] : [];
    });
    if (changes.length === 0) return undefined;
    const answer = await this.algos.edit(existing.algoOrderId, { legs: changes });
    return answer.ok ? undefined : answer.error;
  }
}

/** A changed trigger source takes a new group as well: it cannot be edited. */
function sameLegs(existing: AlgoOrder, protection: Protection): boolean {
  return legs.every(([leg, name]) => {
    const known = waitingLeg(existing, leg);
    return (known !== undefined) === (protection[name] !== undefined) && (!known || known.triggerPriceType === protection.triggerPriceType);
  });
}

function intent({ symbol, holding, positionSide, marginMode }: Position, { takeProfit, stopLoss, triggerPriceType, quantity }: Protection): AlgoOrderIntent {
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
