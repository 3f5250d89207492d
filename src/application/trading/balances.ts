import { zero, type Decimal } from '../../domain/shared/decimal';
import type { Balance } from '../../domain/trading/balance';
import { BalanceSheet } from '../../domain/trading/balance-sheet';
import { derived } from '../kernel/observable-value';
import { Recovery } from '../kernel/recovery';
import { AccountStreamPort } from './account-stream.port';
import { LiveSnapshot } from './live-snapshot';
import { TradingPort } from './trading.port';
import type { Needs } from '../kernel/token';

/** The logged-in account's balances. */
export class Balances extends LiveSnapshot<readonly Balance[], readonly Balance[], readonly Balance[]> {
  static readonly needs: Needs<typeof Balances> = [TradingPort, AccountStreamPort, Recovery];

  constructor(trading: TradingPort, stream: AccountStreamPort, recovery: Recovery) {
    super({
      connection: stream.connection,
      recovery,
      read: () => trading.balances(),
      follow: (listener) => stream.onBalances(listener),
      newSheet: () => new BalanceSheet(),
    });
  }

  readonly #byAsset = derived(() => this.value && new Map(this.value.map((balance) => [balance.asset, balance])));
  get byAsset(): ReadonlyMap<string, Balance> | undefined {
    return this.#byAsset();
  }

  /** `undefined` while nothing is known; an asset that is not listed is held at zero. */
  available(asset: string): Decimal | undefined {
    return this.byAsset && (this.byAsset.get(asset)?.available ?? zero);
  }
}
