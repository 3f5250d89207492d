import type { Decimal } from '../../domain/shared/decimal';
import { failure } from '../../domain/shared/result';
import type { MarginMode, Position, PositionMode, PositionSide } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import { PositionsCommandsPort } from './positions-commands.port';
import type { Needs } from '../kernel/token';

/** How the account margins its contracts. What the exchange made of a change is read anew afterwards. */
export class ChangeMarginSettings {
  static readonly needs: Needs<typeof ChangeMarginSettings> = [PositionsCommandsPort];

  constructor(
    private readonly positions: Pick<
      PositionsCommandsPort,
      'setMarginMode' | 'setPositionMode' | 'setLeverage' | 'adjustIsolatedMargin'
    >,
  ) {}

  marginMode(symbol: string, mode: MarginMode): Outcome<void> {
    return this.positions.setMarginMode(mode, symbol);
  }

  positionMode(mode: PositionMode): Outcome<void> {
    return this.positions.setPositionMode(mode);
  }

  /** Without a side, of all that the account's mode has. */
  leverage(symbol: string, marginMode: MarginMode, leverage: number, positionSide?: PositionSide): Outcome<void> {
    return this.positions.setLeverage({ symbol, marginMode, leverage, ...(positionSide && { positionSide }) });
  }

  /**
   * Puts margin to an isolated position, below zero takes it out. More than it has is not sent (`invalid`).
   * @param amount in the quote asset
   */
  async isolatedMargin(position: Position, amount: Decimal): Outcome<void> {
    if (position.isolatedMargin.plus(amount).lt(0)) return failure({ kind: 'invalid' });
    const { symbol, positionSide } = position;
    return this.positions.adjustIsolatedMargin({ symbol, positionSide, amount });
  }
}
