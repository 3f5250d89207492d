import type { Balance } from '../../domain/trading/balance';
import type { Fill, Order } from '../../domain/trading/order';
import type { Listener, ObservableValue, Unsubscribe } from '../kernel/observable-value';
import { token } from '../kernel/token';
import type { ConnectionState } from '../markets/market-stream.port';

/** A change of an own order, with the fill that caused it if one did (protocol 1.7, executionreport). */
export interface ExecutionReport {
  readonly order: Order;
  readonly fill?: Fill | undefined;
}

/** The account's private stream. Authenticates by the session token in its first message, never by the address. */
export interface AccountStreamPort {
  readonly connection: ObservableValue<ConnectionState>;
  connect(): Unsubscribe;
  onExecutionReport(listener: Listener<ExecutionReport>): Unsubscribe;
  /** Balances that changed. */
  onBalances(listener: Listener<readonly Balance[]>): Unsubscribe;
}

export const AccountStreamPort = token<AccountStreamPort>('AccountStreamPort');
