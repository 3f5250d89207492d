import type { LossCharge } from '../../domain/trading/collateral';
import type { AccountMode } from '../../domain/trading/margin-summary';
import type { Outcome } from '../kernel/failure';
import type { Resource } from '../kernel/resource';
import type { Needs } from '../kernel/token';
import { MarginCommandsPort } from './margin-commands.port';
import { MarginQueries } from './margin.queries';

/** Settings of the account's margin. What the exchange has is read again before the answer, also when it refused. */
export class ChangeSpotMargin {
  static readonly needs: Needs<typeof ChangeSpotMargin> = [MarginCommandsPort, MarginQueries];

  constructor(
    private readonly margin: MarginCommandsPort,
    private readonly queries: MarginQueries,
  ) {}

  mode(mode: Exclude<AccountMode, 'other'>): Outcome<unknown> {
    return this.#thenRead(this.margin.setAccountMode(mode));
  }

  /** 3, 4, 5 or 10. */
  leverage(leverage: number): Outcome<unknown> {
    return this.#thenRead(this.margin.setSpotLeverage(leverage));
  }

  lossCharge(charge: LossCharge): Outcome<unknown> {
    return this.#thenRead(this.margin.setLossCharge(charge), this.queries.lossCharge());
  }

  useAsCollateral(asset: string, use: boolean): Outcome<unknown> {
    return this.#thenRead(this.margin.useAsCollateral(asset, use));
  }

  async #thenRead(change: Outcome<unknown>, concerned?: Resource<unknown>): Outcome<unknown> {
    const changed = await change;
    await Promise.all([this.queries.refreshStanding(), concerned?.refresh()]);
    return changed;
  }
}
