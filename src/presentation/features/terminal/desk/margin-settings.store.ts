import { computed, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { Failure, Outcome } from '../../../../application/kernel/failure';
import type { FuturesPort } from '../../../../application/markets/futures.port';
import type { LeverageSetting, PositionsPort } from '../../../../application/trading/positions.port';
import type { LeverageTier } from '../../../../domain/markets/futures-figures';
import { zero, type Decimal } from '../../../../domain/shared/decimal';
import type { MarginSummary } from '../../../../domain/trading/margin-summary';
import type { MarginMode, Position, PositionMode, PositionSide } from '../../../../domain/trading/position';
import { positionValue } from '../../../../domain/trading/position-figures';

/** What can be changed; leverage of one side only with isolated margin in hedge mode. */
export type MarginSetting = 'marginMode' | 'positionMode' | 'leverage' | `leverage ${PositionSide}`;

/** How the account margins one perpetual: its margin mode, its leverage, one-way or hedge, and the contract's tiers. */
export class MarginSettingsStore {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  failure: Failure | undefined = undefined;
  leverage: LeverageSetting | undefined = undefined;
  /** The lowest tier first; empty before it is known. */
  tiers: readonly LeverageTier[] = [];
  busy: MarginSetting | undefined = undefined;
  refused: { readonly setting: MarginSetting; readonly failure: Failure } | undefined = undefined;
  #loggedIn = false;
  /** Only the answer to the latest request counts. */
  #request = 0;

  constructor(
    private readonly symbol: string,
    private readonly positions: PositionsPort,
    private readonly futures: FuturesPort,
  ) {
    makeObservable(this, {
      status: observable,
      failure: observableRef,
      leverage: observableRef,
      tiers: observableRef,
      busy: observable,
      refused: observableRef,
      positionMode: computed,
      marginMode: computed,
    });
  }

  get positionMode(): PositionMode | undefined {
    return this.leverage?.positionMode;
  }

  get marginMode(): MarginMode | undefined {
    return this.leverage?.marginMode;
  }

  /** @param side LONG or SHORT in hedge mode */
  leverageOf(side: PositionSide = 'BOTH'): number | undefined {
    return (this.leverage?.sides.find(({ positionSide }) => positionSide === side) ?? this.leverage?.sides[0])
      ?.leverage;
  }

  /** Value of the largest position that a leverage is of. @param side only with isolated margin in hedge mode */
  heldValue(positions: readonly Position[], side?: PositionSide): Decimal {
    const concerned = positions.filter(
      ({ marginMode, positionSide }) => marginMode === this.marginMode && (side === undefined || positionSide === side),
    );
    return concerned
      .map((position) => positionValue(position, position.markPrice))
      .reduce((most, value) => (value.gt(most) ? value : most), zero);
  }

  failureOf(setting: MarginSetting): Failure | undefined {
    return this.refused?.setting === setting ? this.refused.failure : undefined;
  }

  /** The tiers are everybody's; the account's own settings are there with a session only. */
  async read(loggedIn: boolean): Promise<void> {
    this.#loggedIn = loggedIn;
    const request = ++this.#request;
    const [tiers, own] = await Promise.all([
      this.futures.leverageTiers(this.symbol),
      loggedIn ? this.#readOwn() : undefined,
    ]);
    if (request !== this.#request) return;
    runInAction(() => {
      const failed = [tiers, own].find((answer) => answer && !answer.ok);
      this.failure = failed && !failed.ok ? failed.error : undefined;
      this.status = failed ? 'failed' : 'ready';
      if (tiers.ok) this.tiers = tiers.value;
      this.leverage = own?.ok ? own.value : undefined;
    });
  }

  /** Asks again what the exchange has. */
  refresh(): Promise<void> {
    return this.read(this.#loggedIn);
  }

  /** Whether the private stream tells of other settings than these: they were changed elsewhere. */
  differsFrom(positions: readonly Position[], standing: MarginSummary | undefined): boolean {
    if (!this.leverage) return false;
    if (standing?.positionMode && standing.positionMode !== this.positionMode) return true;
    const held = positions.filter(({ holding }) => !holding.eq(0));
    return held.some(
      ({ marginMode, positionSide, leverage }) =>
        marginMode !== this.marginMode || leverage !== this.leverageOf(positionSide),
    );
  }

  setMarginMode(mode: MarginMode): Promise<void> {
    return this.#change('marginMode', () => this.positions.setMarginMode(mode, this.symbol));
  }

  setPositionMode(mode: PositionMode): Promise<void> {
    return this.#change('positionMode', () => this.positions.setPositionMode(mode));
  }

  /** Without a side, of all that the account's mode has. */
  setLeverage(leverage: number, positionSide?: PositionSide): Promise<void> {
    const { marginMode } = this;
    if (!marginMode) return Promise.resolve();
    const setting = positionSide ? (`leverage ${positionSide}` as const) : 'leverage';
    return this.#change(setting, () =>
      this.positions.setLeverage({ symbol: this.symbol, marginMode, leverage, ...(positionSide && { positionSide }) }),
    );
  }

  async #readOwn(): Outcome<LeverageSetting> {
    const mode = await this.positions.marginMode(this.symbol);
    return mode.ok ? this.positions.leverage(this.symbol, mode.value) : mode;
  }

  async #change(setting: MarginSetting, change: () => Outcome<void>): Promise<void> {
    if (this.busy !== undefined) return;
    runInAction(() => {
      this.busy = setting;
      this.refused = undefined;
    });
    const changed = await change();
    // What is on screen afterwards is what the exchange has, also when it refused.
    await this.refresh();
    runInAction(() => {
      this.busy = undefined;
      if (!changed.ok) this.refused = { setting, failure: changed.error };
    });
  }
}
