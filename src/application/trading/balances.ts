import type { Balance } from '../../domain/trading/balance';
import { BalanceSheet } from '../../domain/trading/balance-sheet';
import { AccountStreamPort } from './account-stream.port';
import { LiveSnapshot } from './live-snapshot';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** The logged-in account's balances. */
export class Balances extends LiveSnapshot<readonly Balance[], readonly Balance[], readonly Balance[]> {
  static readonly needs: Needs<typeof Balances> = [TradingPort, AccountStreamPort];

  constructor(trading: TradingPort, stream: AccountStreamPort) {
    super({
      connection: stream.connection,
      read: () => trading.balances(),
      follow: (listener) => stream.onBalances(listener),
      newSheet: () => new BalanceSheet(),
    });
  }
}
