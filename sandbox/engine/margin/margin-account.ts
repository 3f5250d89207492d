import type { AccountMode, MarginMode, PositionMode, PositionSide } from '../model/margin-model';

const usualLeverage = 10;

export interface MarginAccountRow {
  readonly mode: AccountMode;
  readonly positionMode: PositionMode;
  readonly marginMode: MarginMode;
  readonly spotLeverage: number;
  readonly marginModes: readonly (readonly [string, MarginMode])[];
  readonly leverages: readonly (readonly [string, number])[];
  readonly disabled: readonly string[];
}

/** How one customer wants to trade contracts. */
export class MarginAccount {
  mode: AccountMode = 'FUTURES';
  positionMode: PositionMode = 'ONE_WAY';
  /** Of contracts without a mode of their own. */
  marginMode: MarginMode = 'CROSS';
  spotLeverage = 3;
  readonly marginModes = new Map<string, MarginMode>();
  /** Assets that this customer does not offer as collateral. */
  readonly disabled = new Set<string>();
  readonly #leverages = new Map<string, number>();

  marginModeOf(symbol: string): MarginMode {
    return this.marginModes.get(symbol) ?? this.marginMode;
  }

  /** @param highest of the contract */
  leverage(symbol: string, marginMode: MarginMode, side: PositionSide, highest: number): number {
    return this.#leverages.get(leverageKey(symbol, marginMode, side)) ?? Math.min(usualLeverage, highest);
  }

  /** @returns what takes it back. */
  setLeverage(symbol: string, marginMode: MarginMode, side: PositionSide, leverage: number): () => void {
    const key = leverageKey(symbol, marginMode, side);
    const before = this.#leverages.get(key);
    this.#leverages.set(key, leverage);
    return () => (before === undefined ? this.#leverages.delete(key) : this.#leverages.set(key, before));
  }

  row(): MarginAccountRow {
    const { mode, positionMode, marginMode, spotLeverage } = this;
    return {
      mode,
      positionMode,
      marginMode,
      spotLeverage,
      marginModes: [...this.marginModes],
      leverages: [...this.#leverages],
      disabled: [...this.disabled],
    };
  }

  restore(row: MarginAccountRow): void {
    this.mode = row.mode;
    this.positionMode = row.positionMode;
    this.marginMode = row.marginMode;
    this.spotLeverage = row.spotLeverage;
    for (const [symbol, mode] of row.marginModes) this.marginModes.set(symbol, mode);
    for (const [key, leverage] of row.leverages) this.#leverages.set(key, leverage);
    for (const asset of row.disabled) this.disabled.add(asset);
  }
}

/** Cross margin has one leverage for both sides of a contract. */
function leverageKey(symbol: string, marginMode: MarginMode, side: PositionSide): string {
  return marginMode === 'CROSS' ? `${symbol} CROSS` : `${symbol} ISOLATED ${side}`;
}
