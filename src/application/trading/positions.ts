import { NewestOfEach } from '../../domain/trading/newest-of-each';
import type { Position } from '../../domain/trading/position';
import { Recovery } from '../kernel/recovery';
import { AccountStreamPort } from './account-stream.port';
import { LiveSnapshot } from './live-snapshot';
import { PositionsPort } from './positions.port';
import type { Needs } from '../kernel/token';

const identity = {
  key: ({ symbol, positionSide }: Position) => `${symbol} ${positionSide}`,
  version: ({ version }: Position) => version,
  // A closed one comes again with its next version.
  isOver: ({ holding }: Position) => holding.eq(0),
};

/** The logged-in account's open positions. */
export class Positions extends LiveSnapshot<readonly Position[], readonly Position[], readonly Position[]> {
  static readonly needs: Needs<typeof Positions> = [PositionsPort, AccountStreamPort, Recovery];

  constructor(positions: PositionsPort, stream: AccountStreamPort, recovery: Recovery) {
    super({
      connection: stream.connection,
      recovery,
      read: () => positions.positions(),
      follow: (listener) => stream.onPositions(listener),
      newSheet: () => new NewestOfEach(identity),
    });
  }

  /** Those of one contract; none while nothing is known. */
  of(symbol: string): readonly Position[] {
    return this.value?.filter((position) => position.symbol === symbol) ?? [];
  }
}
