import { reaction } from 'mobx';
import type { Unsubscribe } from '../../../../application/kernel/observable-value';
import { ContractStreamPort } from '../../../../application/markets/contract-stream.port';
import { FuturesPort } from '../../../../application/markets/futures.port';
import { PositionsPort } from '../../../../application/trading/positions.port';
import type { ContractDesk } from './contract-desk';
import { ContractStore } from './contract.store';
import { MarginSettingsStore } from './margin-settings.store';
import { PositionsStore } from './positions.store';
import { StandingStore } from './standing.store';
import type { Needs } from '../../../../application/kernel/token';

/** Brings a desk what a perpetual has beside a spot market. */
export class ContractDesks {
  static readonly needs: Needs<typeof ContractDesks> = [
    ContractStreamPort,
    PositionsPort,
    FuturesPort,
    PositionsStore,
    StandingStore,
  ];

  constructor(
    private readonly stream: ContractStreamPort,
    private readonly positionsPort: PositionsPort,
    private readonly futures: FuturesPort,
    private readonly positions: PositionsStore,
    private readonly standing: StandingStore,
  ) {}

  make(symbol: string): ContractDesk {
    return {
      contract: new ContractStore(this.stream),
      settings: new MarginSettingsStore(symbol, this.positionsPort, this.futures),
      positions: this.positions,
      standing: this.standing,
    };
  }

  /** Follows the contract until stopped, and settings that are changed elsewhere. */
  open(symbol: string, { contract, settings }: ContractDesk): Unsubscribe {
    const { positions, standing } = this;
    const stops = [
      contract.open(symbol),
      reaction(
        () => settings.differsFrom(positions.of(symbol), standing.value),
        (differs) => {
          if (differs && settings.busy === undefined) void settings.refresh();
        },
      ),
      reaction(
        () => standing.stale,
        (stale) => {
          if (!stale) void settings.refresh();
        },
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }
}
