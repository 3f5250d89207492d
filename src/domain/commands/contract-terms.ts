import type { OrderSide } from '../trading/order';
import { zero, type Decimal } from '../shared/decimal';
import type { MarginMode, Position, PositionMode } from '../trading/position';
import { hedgedSide } from '../trading/position-closing';
import type { OrderCommand } from './order-command';

/** How the account trades one contract, and what it holds of it. */
export interface ContractTerms {
  readonly positionMode: PositionMode;
  /** Of a position that is yet to be opened. */
  readonly marginMode: MarginMode;
  readonly positions: readonly Pick<Position, 'positionSide' | 'marginMode' | 'holding'>[];
}

/** What an account begins with: by these an order of somebody who is not logged in is shown. */
export const firstContractTerms: ContractTerms = { positionMode: 'ONE_WAY', marginMode: 'CROSS', positions: [] };

/** What an order in words does to which position. */
export interface PositionTerms {
  readonly positionSide: Position['positionSide'];
  readonly marginMode: MarginMode;
  /** As the words say it; in hedge mode every order opens or closes. */
  readonly effect?: 'open' | 'close' | undefined;
  readonly reduceOnly: boolean;
  /** How much of the position the order could close. */
  readonly closable: Decimal;
}

export function positionTerms(
  { side, position, reduceOnly }: Pick<OrderCommand, 'side' | 'position' | 'reduceOnly'>,
  { positionMode, marginMode, positions }: ContractTerms,
): PositionTerms {
  const hedged = positionMode === 'HEDGE_MODE';
  const effect = position ?? (hedged ? (reduceOnly ? 'close' : 'open') : undefined);
  const positionSide = hedged ? hedgedSide(side, effect === 'close') : 'BOTH';
  const held = positions.find((each) => each.positionSide === positionSide && !each.holding.eq(zero));
  return {
    positionSide,
    marginMode: held?.marginMode ?? marginMode,
    effect,
    reduceOnly: reduceOnly || effect === 'close',
    closable: held && closes(side, held.holding) ? held.holding.abs() : zero,
  };
}

function closes(side: OrderSide, holding: Decimal): boolean {
  return side === 'SELL' ? holding.gt(zero) : holding.lt(zero);
}
