import type { OrderSide } from '../../../src/domain/trading/order';
import type { RejectionReason } from '../../../src/domain/trading/rejection-reason';
import type { AlgoCommand, EngineAlgoOrder } from './algo-model';
import type { LedgerCommand } from './ledger-model';
import type { MarginCommand, MarginMode, PositionSide } from './margin-model';
import type { EngineOrder, EngineOrderType } from './orders';
import type { Steps, Ticks, Units } from './units';
import type { VoucherCommand } from './voucher-model';

export type Command =
  | { readonly type: 'openAccount'; readonly accountId: string; readonly kind: 'customer' | 'house' }
  /** For every trade from now on, those of resting orders too. */
  | { readonly type: 'setFeeTier'; readonly accountId: string; readonly tier: number }
  | VoucherCommand
  | LedgerCommand
  | MarginCommand
  | AlgoCommand
  | {
      readonly type: 'place';
      readonly accountId: string;
      readonly symbol: string;
      readonly side: OrderSide;
      readonly orderType: EngineOrderType;
      readonly price?: Ticks;
      readonly quantity?: Steps;
      /** Quote units, market buy by amount. */
      readonly amount?: Units;
      /** 0 for none. */
      readonly clientOrderId: number;
      readonly tag?: string;
      /** With ASK and BID: level of the book counted from 1. */
      readonly bidAskLevel?: number;
      /** What others see of it; 0 hides it. */
      readonly visible?: Steps;
      readonly reduceOnly?: boolean;
      readonly positionSide?: PositionSide;
      /** Contracts only; the contract's setting unless said. */
      readonly marginMode?: MarginMode;
      /** A post-only order that would take moves to the nearest price at which it does not. */
      readonly postOnlyAdjusted?: boolean;
      /** What rests is cancelled at this time. */
      readonly expiresAt?: number;
    }
  | {
      readonly type: 'edit';
      readonly accountId: string;
      readonly orderId: number;
      readonly price?: Ticks;
      readonly quantity?: Steps;
    }
  | { readonly type: 'cancel'; readonly accountId: string; readonly orderId: number }
  | { readonly type: 'cancelAll'; readonly accountId: string; readonly symbol?: string };

/** What no front end should ever ask; it has words at the server only. */
export type RequestFault =
  | 'unknownTier'
  | 'voucherRefused'
  | 'duplicateClientOrderId'
  | 'unknownAccount'
  | 'unsupportedAlgoType'
  | 'malformedOrder'
  | 'timeoutOutOfRange';

export type CommandOutcome =
  | { readonly ok: true; readonly order?: EngineOrder; readonly algo?: EngineAlgoOrder; readonly cancelled?: number }
  | { readonly ok: false; readonly reason: RejectionReason | RequestFault };
