import type { MarginMode, PositionMode, PositionSide } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import { PositionsPort } from './positions.port';
import type { Needs } from '../kernel/token';

/** How the account margins its contracts. What the exchange made of a change is read anew afterwards. */
export class ChangeMarginSettings {
  static readonly needs: Needs<typeof ChangeMarginSettings> = [PositionsPort];

  constructor(private readonly positions: Pick<PositionsPort, 'setMarginMode' | 'setPositionMode' | 'setLeverage'>) {}

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
}
