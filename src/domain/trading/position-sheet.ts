import { zero } from '../shared/decimal';
import { NewestOfEach } from './newest-of-each';
import { positionKey, type Position, type PositionChange } from './position';

const identity = {
  key: positionKey,
  version: ({ version }: Position) => version,
  // A closed one comes again with its next version.
  isOver: ({ holding }: Position) => holding.eq(0),
};

/** Where nobody has told anything of it. */
const untold = {
  pendingLong: zero,
  pendingShort: zero,
  pnl24h: zero,
  fee24h: zero,
  isolatedMarginAsset: '',
  isolatedMargin: zero,
  isolatedFrozenLong: zero,
  isolatedFrozenShort: zero,
  adlQuantile: 0,
};

/**
 * Positions merged from snapshots and changes: of each the newest, in which whatever a change does not tell stays as it
 * was told last. One that is opened by a change without leverage and margin mode is shown once a snapshot has it.
 */
export class PositionSheet {
  readonly #positions = new NewestOfEach<Position>(identity);

  beginSnapshot(): void {
    this.#positions.beginSnapshot();
  }

  applySnapshot(positions: readonly Position[]): void {
    this.#positions.applySnapshot(positions);
  }

  /** @returns whether anything changed */
  applyChange(changes: readonly PositionChange[]): boolean {
    return this.#positions.applyChange(changes.flatMap((change) => this.#whole(change) ?? []));
  }

  value(): readonly Position[] {
    return this.#positions.value();
  }

  #whole(change: PositionChange): Position | undefined {
    const known = this.#positions.value().find((position) => positionKey(position) === positionKey(change));
    const { leverage = known?.leverage, marginMode = known?.marginMode } = change;
    // How a closed one was margined is of no interest.
    if (change.holding.eq(0))
      return { ...untold, settlePrice: zero, leverage: 0, marginMode: 'CROSS', ...known, ...change };
    if (leverage === undefined || marginMode === undefined) return undefined;
    // Where a short was liquidated is nothing to the long that it became.
    const turned = known?.holding.times(change.holding).lt(0) && { liquidationPrice: undefined };
    return { ...untold, settlePrice: change.averageOpenPrice, ...known, ...turned, ...change, leverage, marginMode };
  }
}
