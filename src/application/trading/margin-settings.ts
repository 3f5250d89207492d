import type { LeverageTier } from '../../domain/markets/futures-figures';
import { zero, type Decimal } from '../../domain/shared/decimal';
import type { MarginSummary } from '../../domain/trading/margin-summary';
import type { MarginMode, Position, PositionMode, PositionSide } from '../../domain/trading/position';
import { positionValue } from '../../domain/trading/position-figures';
import type { Failure, Outcome } from '../kernel/failure';
import type { Attempts, Recovery } from '../kernel/recovery';
import { Subject } from '../kernel/observable-value';
import type { FuturesPort } from '../markets/futures.port';
import type { ChangeMarginSettings } from './change-margin-settings.use-case';
import type { LeverageSetting, PositionsPort } from './positions.port';

/** What can be changed; leverage of one side only with isolated margin in hedge mode. */
export type MarginSetting = 'marginMode' | 'positionMode' | 'leverage' | `leverage ${PositionSide}`;

interface Known {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly failure?: Failure | undefined;
  readonly leverage?: LeverageSetting | undefined;
  readonly tiers: readonly LeverageTier[];
}

/** How the account margins one perpetual: its margin mode, its leverage, one-way or hedge, and the contract's tiers. */
export class MarginSettings {
  readonly #known = new Subject<Known>({ status: 'loading', tiers: [] });
  readonly #busy = new Subject<MarginSetting | undefined>(undefined);
  readonly #refused = new Subject<{ readonly setting: MarginSetting; readonly failure: Failure } | undefined>(
    undefined,
  );
  readonly #attempts: Attempts;
  #loggedIn = false;
  /** Only the answer to the latest request counts. */
  #request = 0;

  constructor(
    private readonly symbol: string,
    private readonly positions: Pick<PositionsPort, 'marginMode' | 'leverage'>,
    private readonly futures: Pick<FuturesPort, 'leverageTiers'>,
    private readonly changes: ChangeMarginSettings,
    recovery: Recovery,
  ) {
    this.#attempts = recovery.attempts();
  }

  get status(): Known['status'] {
    return this.#known.current.status;
  }

  get failure(): Failure | undefined {
    return this.#known.current.failure;
  }

  get leverage(): LeverageSetting | undefined {
    return this.#known.current.leverage;
  }

  /** The lowest tier first; empty before it is known. */
  get tiers(): readonly LeverageTier[] {
    return this.#known.current.tiers;
  }

  get busy(): MarginSetting | undefined {
    return this.#busy.current;
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
    return this.concerned(positions, side)
      .map((position) => positionValue(position, position.markPrice))
      .reduce((most, value) => (value.gt(most) ? value : most), zero);
  }

  /** Positions that a leverage is of. */
  concerned(positions: readonly Position[], side?: PositionSide): readonly Position[] {
    return positions.filter(
      ({ marginMode, positionSide }) => marginMode === this.marginMode && (side === undefined || positionSide === side),
    );
  }

  failureOf(setting: MarginSetting): Failure | undefined {
    const refused = this.#refused.current;
    return refused?.setting === setting ? refused.failure : undefined;
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
    const failed = [tiers, own].find((answer) => answer && !answer.ok);
    this.#known.set({
      status: failed ? 'failed' : 'ready',
      failure: failed && !failed.ok ? failed.error : undefined,
      tiers: tiers.ok ? tiers.value : this.tiers,
      leverage: own?.ok ? own.value : undefined,
    });
    this.#attempts.ended(failed ?? tiers, () => void this.refresh());
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#attempts.drop();
  }

  /** Somebody comes to change something: what was refused another time is over. */
  look(): void {
    this.#refused.set(undefined);
    void this.refresh();
  }

  /** Asks again what the exchange has. */
  refresh(): Promise<void> {
    return this.read(this.#loggedIn);
  }

  /** Whether the private stream tells of other settings than these: they were changed elsewhere. */
  differsFrom(positions: readonly Position[], risk: MarginSummary | undefined): boolean {
    if (!this.leverage) return false;
    if (risk?.positionMode && risk.positionMode !== this.positionMode) return true;
    const held = positions.filter(({ holding }) => !holding.eq(0));
    return held.some(
      ({ marginMode, positionSide, leverage }) =>
        marginMode !== this.marginMode || leverage !== this.leverageOf(positionSide),
    );
  }

  setMarginMode(mode: MarginMode): Promise<void> {
    return this.#change('marginMode', () => this.changes.marginMode(this.symbol, mode));
  }

  setPositionMode(mode: PositionMode): Promise<void> {
    return this.#change('positionMode', () => this.changes.positionMode(mode));
  }

  /** Without a side, of all that the account's mode has. */
  setLeverage(leverage: number, positionSide?: PositionSide): Promise<void> {
    const { marginMode } = this;
    if (!marginMode) return Promise.resolve();
    return this.#change(positionSide ? (`leverage ${positionSide}` as const) : 'leverage', () =>
      this.changes.leverage(this.symbol, marginMode, leverage, positionSide),
    );
  }

  async #readOwn(): Outcome<LeverageSetting> {
    const mode = await this.positions.marginMode(this.symbol);
    return mode.ok ? this.positions.leverage(this.symbol, mode.value) : mode;
  }

  async #change(setting: MarginSetting, change: () => Outcome<void>): Promise<void> {
    if (this.busy !== undefined) return;
    this.#busy.set(setting);
    this.#refused.set(undefined);
    const changed = await change();
    // What is on screen afterwards is what the exchange has, also when it refused.
    await this.refresh();
    this.#busy.set(undefined);
    if (!changed.ok) this.#refused.set({ setting, failure: changed.error });
  }
}
