import type { Balance } from '../../domain/trading/balance';
import { BalanceSheet } from '../../domain/trading/balance-sheet';
import type { AccountStreamPort } from './account-stream.port';
import { LiveSnapshot } from './live-snapshot';
import type { TradingPort } from './trading.port';

/** The logged-in account's balances. */
export class Balances extends LiveSnapshot<readonly Balance[], readonly Balance[], readonly Balance[]> {
  constructor(trading: TradingPort, stream: AccountStreamPort) {
    super({
      connection: stream.connection,
      read: () => trading.balances(),
      follow: (listener) => stream.onBalances(listener),
      newSheet: () => new BalanceSheet(),
    });
  }
}
