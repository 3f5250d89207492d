import type { Position } from '../../../../domain/trading/position';
import { LiveStore } from './live.store';
import type { Needs } from '../../../../application/kernel/token';
import { Positions } from '../../../../application/trading/positions';

/** The account's open positions. */
export class PositionsStore extends LiveStore<readonly Position[]> {
  static readonly needs: Needs<typeof PositionsStore> = [Positions];

  of(symbol: string): readonly Position[] {
    return this.value?.filter((position) => position.symbol === symbol) ?? [];
  }
}
