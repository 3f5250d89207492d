import type { OrderSide } from './order';
import type { PositionSide } from './position';

/** What an order of hedge mode does to the position that it names. */
const positionEffects = ['openLong', 'closeLong', 'openShort', 'closeShort'] as const;
export type PositionEffect = (typeof positionEffects)[number];

export interface SidedOrder {
  readonly side: OrderSide;
  /** Contracts only. */
  readonly positionSide?: PositionSide | undefined;
}

/** `undefined` in one-way mode and on spot, where the side alone says all there is. */
export function positionEffect({
  side,
  positionSide,
}: Pick<SidedOrder, 'positionSide'> & { readonly side?: OrderSide | undefined }): PositionEffect | undefined {
  if (side === undefined) return undefined;
  if (positionSide === 'LONG') return side === 'BUY' ? 'openLong' : 'closeLong';
  if (positionSide === 'SHORT') return side === 'SELL' ? 'openShort' : 'closeShort';
  return undefined;
}

/** What an order is to its owner: to open or close the long or the short of hedge mode, to buy or sell otherwise. */
export function orderAct(order: SidedOrder): PositionEffect | OrderSide {
  return positionEffect(order) ?? order.side;
}
