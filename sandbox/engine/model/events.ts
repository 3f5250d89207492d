import type { EngineAlgoOrder } from './algo-model';
import type { EngineBalance, LedgerEntry } from './ledger-model';
import type { MarginEvent } from './margin-model';
import type { EngineTrade, LevelChange } from './market-data';
import type { EngineFill, EngineOrder } from './orders';

export type EngineEvent =
  | MarginEvent
  /** A root with its legs, after any change of one of them. */
  | { readonly type: 'algo'; readonly order: EngineAlgoOrder }
  | { readonly type: 'ledger'; readonly entry: LedgerEntry }
  | { readonly type: 'trade'; readonly trade: EngineTrade }
  | { readonly type: 'order'; readonly order: EngineOrder; readonly fill?: EngineFill }
  | { readonly type: 'balance'; readonly balance: EngineBalance }
  /** `at` rises strictly per book; `previousAt` is the `at` before it. */
  | {
      readonly type: 'book';
      readonly symbol: string;
      readonly at: number;
      readonly previousAt: number;
      readonly changes: readonly LevelChange[];
    };
