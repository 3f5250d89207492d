import type { Position } from '../../../../domain/trading/position';
import { LiveStore } from './live.store';

/** The account's open positions. */
export class PositionsStore extends LiveStore<readonly Position[]> {
  of(symbol: string): readonly Position[] {
    return this.value?.filter((position) => position.symbol === symbol) ?? [];
  }
}
