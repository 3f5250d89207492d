import type { Account, Balance } from '../ledger/account';
import type { Ledger } from '../ledger/ledger';
import { type Units, one } from '../model/units';
import type { Moment } from '../model/moment';
import { reservedAsset, type OrderRegistry } from '../book/order-registry';
import type { Treasury } from '../ledger/treasury';
import { collateralWeights } from './collateral-weights';
import type { Contracts } from './contracts';
import type { Prices } from './prices';
import { settlementAsset, type AccountMargins } from './account-margins';

/**
 * Nothing is lent: what a customer owes from contracts and does not have free is paid by giving up orders, then by
 * settling profits, then by selling other collateral at its index price, and what is still missing is not theirs.
 */
export class Shortfall {
  constructor(
    private readonly ledger: Ledger,
    private readonly registry: OrderRegistry,
    private readonly contracts: Contracts,
    private readonly margins: AccountMargins,
    private readonly prices: Prices,
    private readonly treasury: Treasury,
  ) {}

  cover(balance: Balance, moment: Moment): void {
    const { account, asset } = balance;
    for (const order of this.registry.inOrder(account).reverse()) {
      if (balance.available >= 0n) return;
      if (order.held > 0n && reservedAsset(order) === asset) this.registry.cancel(order, moment);
    }
    if (balance.available < 0n && asset === settlementAsset) this.#settleProfits(account, moment);
    if (balance.available < 0n) this.#sellCollateral(balance, moment);
    if (balance.available < 0n) this.contracts.rescue(account, asset, -balance.available, 'shortfall', moment);
  }

  #settleProfits(account: Account, moment: Moment): void {
    for (const position of account.sortedPositions()) {
      if (position.holding === 0 || position.marginMode !== 'CROSS') continue;
      const mark = this.margins.markOf(position);
      if (position.unrealized(mark) > 0n) this.contracts.settleAt(position, mark, moment);
    }
  }

  #sellCollateral(short: Balance, moment: Moment): void {
    const { account } = short;
    const buyer = this.ledger.accounts.get('convert')!;
    for (const asset of collateralWeights.keys()) {
      if (short.available >= 0n) return;
      if (asset === short.asset) continue;
      const price = this.prices.worthOf(asset, short.asset);
      const balance = account.balances.get(asset);
      if (price === undefined || price === 0n || balance === undefined || balance.holding === 0n) continue;
      const wanted = (-short.available * one) / price + 1n;
      this.#free(account, asset, wanted < balance.holding ? wanted : balance.holding, moment);
      const amount = wanted < balance.available ? wanted : balance.available;
      const proceeds = (amount * price) / one;
      if (proceeds === 0n) continue;
      this.treasury.pay(account, buyer, asset, amount, 'CONVERT', 'shortfall', moment);
      this.treasury.pay(buyer, account, short.asset, proceeds, 'CONVERT', 'shortfall', moment);
    }
  }

  /** Cancels the newest orders until so much of an asset is free. */
  #free(account: Account, asset: string, amount: Units, moment: Moment): void {
    const balance = account.balance(asset);
    for (const order of this.registry.inOrder(account).reverse()) {
      if (balance.available >= amount) return;
      if (order.held > 0n && reservedAsset(order) === asset) this.registry.cancel(order, moment);
    }
  }
}
