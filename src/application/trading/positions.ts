import { positionKey, type Position, type PositionChange } from '../../domain/trading/position';
import { PositionSheet } from '../../domain/trading/position-sheet';
import type { Unsubscribe } from '../kernel/observable-value';
import { Recovery } from '../kernel/recovery';
import { shared } from '../kernel/shared';
import { AccountStreamPort } from './account-stream.port';
import { LiveSnapshot } from './live-snapshot';
import { PositionsPort } from './positions.port';
import type { Needs } from '../kernel/token';

/** The logged-in account's open positions. */
export class Positions extends LiveSnapshot<readonly Position[], readonly PositionChange[], readonly Position[]> {
  static readonly needs: Needs<typeof Positions> = [PositionsPort, AccountStreamPort, Recovery];

  readonly #stream: AccountStreamPort;
  readonly #run = shared(() => this.#begin());

  constructor(positions: PositionsPort, stream: AccountStreamPort, recovery: Recovery) {
    super({
      connection: stream.connection,
      recovery,
      read: () => positions.positions(),
      follow: (listener) => stream.onPositions(listener),
      newSheet: () => new PositionSheet(),
    });
    this.#stream = stream;
  }

  /** Whatever shows some of them starts them; they run once, until the last has stopped. */
  override start(): Unsubscribe {
    return this.#run();
  }

  /** A position of which a message tells too little to show it is read, once for each time that it is opened. */
  #begin(): Unsubscribe {
    const asked = new Set<string>();
    const stopListening = this.#stream.onPositions((changes) => {
      const shown = new Set(this.value?.map(positionKey));
      for (const change of changes) {
        const key = positionKey(change);
        if (change.holding.eq(0) || shown.has(key)) asked.delete(key);
        else if (!asked.has(key)) {
          asked.add(key);
          void this.refresh();
        }
      }
    });
    const stop = super.start();
    return () => {
      stopListening();
      stop();
    };
  }

  /** Those of one contract; none while nothing is known. */
  of(symbol: string): readonly Position[] {
    return this.value?.filter((position) => position.symbol === symbol) ?? [];
  }
}
