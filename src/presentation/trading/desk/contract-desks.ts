import type { ContractStreamPort } from '../../../application/markets/contract-stream.port';
import type { FuturesPort } from '../../../application/markets/futures.port';
import type { PositionsPort } from '../../../application/trading/positions.port';
import type { Unsubscribe } from '../../../application/kernel/observable-value';
import type { ContractDesk } from './contract-desk';
import { ContractStore } from './contract.store';
import { MarginSettingsStore } from './margin-settings.store';
import type { MarketDesk } from './market-desk';
import type { PositionsStore } from './positions.store';
import type { StandingStore } from './standing.store';

/** Brings a desk what a perpetual has beside a spot market. */
export class ContractDesks {
  constructor(
    private readonly stream: ContractStreamPort,
    private readonly positionsPort: PositionsPort,
    private readonly futures: FuturesPort,
    private readonly positions: PositionsStore,
    private readonly standing: StandingStore,
  ) {}

  make(): ContractDesk {
    return {
      contract: new ContractStore(this.stream),
      settings: new MarginSettingsStore(this.positionsPort, this.futures),
      positions: this.positions,
      standing: this.standing,
    };
  }

  /** Follows the contract of a desk until stopped. */
  open(desk: MarketDesk, contract: ContractDesk): Unsubscribe {
    return contract.contract.open(desk.instrument.symbol);
  }
}
