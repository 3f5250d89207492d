import type { AccountObstacleKind } from '../../../src/domain/security/account-standing';
import type { ExchangeService } from '../../engine/exchange-service';
import type { CopyRepository } from '../copying/copy-repository';
import type { Earn } from '../earn/earn';
import type { Staking } from '../earn/staking';
import type { Purchases } from '../purchases/purchases';
import type { CopyStrategies } from '../social/copy-strategies';
import type { User } from '../users/user';
import type { Wallet } from '../wallet/wallet';

export interface ObstacleSources {
  readonly exchange: ExchangeService;
  readonly wallet: Wallet;
  readonly earn: Earn;
  readonly staking: Staking;
  readonly purchases: Pick<Purchases, 'underWay'>;
  readonly copies: CopyRepository;
  readonly strategies: CopyStrategies;
}

const firstOne = { page: 1, size: 1 };

/** What keeps an account from being closed, by how it is counted. */
export function obstacleCounts({
  exchange,
  wallet,
  earn,
  staking,
  purchases,
  copies,
  strategies,
}: ObstacleSources): Readonly<Record<AccountObstacleKind, (account: User) => number>> {
  return {
    COPIES: ({ applicationId }) => copies.accounts(applicationId).length,
    STRATEGIES: ({ applicationId }) => Number(strategies.leads(applicationId)),
    ORDERS: ({ applicationId }) =>
      exchange.openOrders(applicationId, firstOne).total +
      exchange.algos.orders(applicationId, { ...firstOne, open: true }).total,
    POSITIONS: ({ applicationId }) =>
      exchange.margin.positions(applicationId).filter(({ holding }) => holding !== 0).length,
    DEBTS: ({ applicationId }) => exchange.balances(applicationId).filter(({ holding }) => holding < 0n).length,
    EARN: (account) => {
      const { open, leaving } = earn.positions(account);
      return open.length + leaving.length;
    },
    STAKING: ({ applicationId }) => (staking.stakedBy(applicationId) + staking.unbondingOf(applicationId) > 0n ? 1 : 0),
    STAKING_REWARDS: ({ applicationId }) => staking.awaitedBy(applicationId),
    MOVEMENTS: (account) => wallet.underWay(account).length + purchases.underWay(account),
  };
}
