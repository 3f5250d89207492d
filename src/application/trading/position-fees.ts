import { feesSinceOpened } from '../../domain/trading/closed-positions';
import { zero, type Decimal } from '../../domain/shared/decimal';
import { hour } from '../../domain/shared/instant';
import { mapResult } from '../../domain/shared/result';
import { positionKey, type Position } from '../../domain/trading/position';
import type { Outcome } from '../kernel/failure';
import type { Unsubscribe } from '../kernel/observable-value';
import { known, type Resource, ResourceCache } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { newestFills } from './newest-fills';
import { positionFills } from './position-fills';
import { TradingPort } from './trading.port';

type HeldPosition = Pick<Position, 'symbol' | 'positionSide' | 'openedAt' | 'holding' | 'averageOpenPrice'>;

/** What positions have been charged since they were opened. */
export class PositionFees {
  static readonly needs: Needs<typeof PositionFees> = [ResourceCache, TradingPort];

  constructor(
    private readonly cache: ResourceCache,
    private readonly trading: TradingPort,
  ) {}

  /**
   * In quote; `undefined` where its trades do not reach back so far. A position that has been traded has other fees, and
   * another resource.
   */
  of(position: HeldPosition): Resource<Decimal | undefined> {
    return this.cache.open({ key: keyOf(position), load: () => this.#paid(position), staleAfter: hour });
  }

  async #paid({ symbol, positionSide, holding }: HeldPosition): Outcome<Decimal | undefined> {
    if (positionSide === 'BOTH')
      return mapResult(await newestFills(this.trading, { symbol }), ({ fills }) => feesSinceOpened(fills, holding));
    return mapResult(await positionFills(this.trading, { symbol }), (fills) =>
      feesSinceOpened(
        fills.filter((fill) => fill.positionSide === positionSide),
        holding,
      ),
    );
  }
}

/** The fees of those positions that somebody looks at. */
export class FollowedFees {
  readonly #stops = new Map<string, Unsubscribe>();

  constructor(private readonly fees: PositionFees) {}

  /** Reads those of these positions, and no others from here on. */
  follow(positions: readonly HeldPosition[]): void {
    const held = new Map(
      positions.filter(({ holding }) => !holding.eq(0)).map((position) => [keyOf(position).join(' '), position]),
    );
    for (const [key, stop] of this.#stops)
      if (!held.has(key)) {
        stop();
        this.#stops.delete(key);
      }
    for (const [key, position] of held)
      if (!this.#stops.has(key))
        this.#stops.set(
          key,
          this.fees.of(position).subscribe(() => undefined),
        );
  }

  /** In quote; `undefined` while that is not known. */
  of(position: HeldPosition | undefined): Decimal | undefined {
    return !position || position.holding.eq(0) ? zero : known(this.fees.of(position).current);
  }
}

function keyOf(position: HeldPosition): readonly (string | number)[] {
  const { openedAt, holding, averageOpenPrice } = position;
  return ['positionFees', positionKey(position), openedAt ?? 0, holding.toFixed(), averageOpenPrice.toFixed()];
}
