import type { ContractTerms } from '../../domain/trading/margin-terms';
import { success } from '../../domain/shared/result';
import type { Outcome } from '../kernel/failure';
import { PositionsPort } from '../trading/positions.port';
import type { Needs } from '../kernel/token';

/** Asks the exchange how the account trades a contract just now. */
export class ReadContractTerms {
  static readonly needs: Needs<typeof ReadContractTerms> = [PositionsPort];

  constructor(private readonly positions: PositionsPort) {}

  async of(symbol: string): Outcome<ContractTerms> {
    const [marginMode, positions] = await Promise.all([
      this.positions.marginMode(symbol),
      this.positions.positions(symbol),
    ]);
    if (!marginMode.ok) return marginMode;
    if (!positions.ok) return positions;
    const leverage = await this.positions.leverage(symbol, marginMode.value);
    if (!leverage.ok) return leverage;
    const { positionMode } = leverage.value;
    return success({
      positionMode,
      marginMode: marginMode.value,
      positions: positions.value.filter((each) => each.symbol === symbol),
    });
  }
}
