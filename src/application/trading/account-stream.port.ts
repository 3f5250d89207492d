import type { Notification } from '../../domain/platform/notification';
import type { AlgoOrder } from '../../domain/trading/algo-order';
import type { Balance } from '../../domain/trading/balance';
import type { MarginSummary } from '../../domain/trading/margin-summary';
import type { Fill, Order } from '../../domain/trading/order';
import type { MarginAssignment, PositionChange } from '../../domain/trading/position';
import type { Listener, ObservableValue, Unsubscribe } from '../kernel/observable-value';
import { token } from '../kernel/token';
import type { ConnectionState } from '../markets/market-stream.port';

/** A change of an own order, with the fill that caused it if one did (protocol 1.7, executionreport). */
export interface ExecutionReport {
  readonly order: Order;
  readonly fill?: Fill | undefined;
}

/**
 * The account's private stream (protocol 1.7). Authenticates by the session token in its first message, never by the
 * address. Orders and balances are told to every connection; everything else once somebody listens.
 */
export interface AccountStreamPort {
  /** Open once orders and balances are told of. */
  readonly connection: ObservableValue<ConnectionState>;
  connect(): Unsubscribe;
  onExecutionReport(listener: Listener<ExecutionReport>): Unsubscribe;
  /** Balances that changed. */
  onBalances(listener: Listener<readonly Balance[]>): Unsubscribe;
  /** Positions that changed, as far as is told. */
  onPositions(listener: Listener<readonly PositionChange[]>): Unsubscribe;
  /** How the account stands as a whole: on change and every second. */
  onMarginSummary(listener: Listener<MarginSummary>): Unsubscribe;
  /** Conditional orders that changed, whole groups with their legs. */
  onAlgoOrders(listener: Listener<readonly AlgoOrder[]>): Unsubscribe;
  onMarginAssignment(listener: Listener<MarginAssignment>): Unsubscribe;
  onNotification(listener: Listener<Notification>): Unsubscribe;
}

export const AccountStreamPort = token<AccountStreamPort>('AccountStreamPort');
