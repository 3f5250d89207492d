import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure } from '../../../application/kernel/failure';
import type { FuturesPort } from '../../../application/markets/futures.port';
import type { LeverageSetting, PositionsPort } from '../../../application/trading/positions.port';
import type { LeverageTier } from '../../../domain/markets/futures-figures';
import type { PositionMode, PositionSide } from '../../../domain/trading/position';

/** How the account margins one perpetual: its margin mode, its leverage, one-way or hedge, and the contract's tiers. */
export class MarginSettingsStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  failure: Failure | undefined = undefined;
  leverage: LeverageSetting | undefined = undefined;
  /** The lowest tier first; empty before it is known. */
  tiers: readonly LeverageTier[] = [];

  constructor(
    private readonly positions: PositionsPort,
    private readonly futures: FuturesPort,
  ) {
    makeObservable(this, { status: observable, failure: observableRef, leverage: observableRef, tiers: observableRef });
  }

  get positionMode(): PositionMode | undefined {
    return this.leverage?.positionMode;
  }

  /** @param side LONG or SHORT in hedge mode */
  leverageOf(side: PositionSide = 'BOTH'): number | undefined {
    return (this.leverage?.sides.find(({ positionSide }) => positionSide === side) ?? this.leverage?.sides[0])?.leverage;
  }

  /** Needs a session for the account's own settings; the tiers are everybody's. */
  async read(symbol: string, loggedIn: boolean): Promise<void> {
    const [tiers, mode] = await Promise.all([this.futures.leverageTiers(symbol), loggedIn ? this.positions.marginMode(symbol) : undefined]);
    const leverage = mode?.ok ? await this.positions.leverage(symbol, mode.value) : undefined;
    runInAction(() => {
      const failed = [tiers, mode, leverage].find((answer) => answer && !answer.ok);
      this.failure = failed && !failed.ok ? failed.error : undefined;
      this.status = failed ? 'failed' : 'ready';
      if (tiers.ok) this.tiers = tiers.value;
      this.leverage = leverage?.ok ? leverage.value : undefined;
    });
  }
}
