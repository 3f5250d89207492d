import type { ContractStore } from './contract.store';
import type { MarginSettingsStore } from './margin-settings.store';
import type { PositionsStore } from './positions.store';
import type { StandingStore } from './standing.store';

/** What a perpetual is traded by beside its book: its figures, how the account margins it, and how both stand. */
export interface ContractDesk {
  readonly contract: ContractStore;
  readonly settings: MarginSettingsStore;
  readonly positions: PositionsStore;
  readonly standing: StandingStore;
}
