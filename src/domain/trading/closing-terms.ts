import type { AlgoChildType, AlgoType } from './algo-order';
import type { OrderSide } from './order';
import type { PositionSide } from './position';
import { positionEffect } from './position-effect';

/** What of an order says whether it can open anything. */
export interface ClosingTerms {
  readonly side?: OrderSide | undefined;
  readonly positionSide?: PositionSide | undefined;
  readonly reduceOnly?: boolean | undefined;
  /** Of conditional orders. */
  readonly algoType?: AlgoType | undefined;
  readonly childType?: AlgoChildType | undefined;
  readonly legs?: readonly ClosingTerms[] | undefined;
}

/** Whether an order, and whatever becomes of it, can only make a position smaller. In hedge mode its side tells. */
export function canOnlyClose({
  side,
  positionSide,
  reduceOnly,
  algoType,
  childType,
  legs = [],
}: ClosingTerms): boolean {
  if (reduceOnly || childType === 'CLOSE_POSITION' || algoType === 'POSITIONAL_TP_SL') return true;
  if ((algoType === 'TP_SL' || algoType === 'OCO') && legs.length > 0) return legs.every(canOnlyClose);
  // The entry of a bracket comes before what closes it: its own side counts.
  const effect = positionEffect({ side, positionSide });
  return effect === 'closeLong' || effect === 'closeShort';
}
