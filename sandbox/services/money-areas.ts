import { randomInt } from 'node:crypto';
import type { UserRepository } from './users/user-repository';
import type { Clockwork } from '../shared/clockwork';
import { copiedAssets } from './copying/copied-assets';
import { Conversions } from './convert/conversions';
import { Earn } from './earn/earn';
import { Staking } from './earn/staking';
import type { ExchangeService } from '../engine/exchange-service';
import type { Notifications } from './notifications/notifications';
import { CustomerList, type HeldForOthers } from './reserves/customer-list';
import { Reserves } from './reserves/reserves';
import type { EmbeddedDatabase } from '../storage/database';
import type { SecurityRecords } from './security/security-records';
import type { SecondOpinion, WithdrawalGuard } from './wallet/outgoing-door';
import { Programme } from './programme/programme';
import { PortfolioLinks } from './portfolio-links/portfolio-links';
import { Purchases } from './purchases/purchases';
import { savingsOf } from './trading/savings';
import type { User } from './users/user';
import { BalanceHistory } from './wallet/balance-history';
import { Wallet } from './wallet/wallet';
import type { Units } from '../engine/model/units';

/** The areas through which money comes, goes, rests and is proved to be there. */
export interface MoneyAreas {
  readonly wallet: Wallet;
  readonly balanceHistory: BalanceHistory;
  readonly conversions: Conversions;
  readonly earn: Earn;
  readonly staking: Staking;
  readonly programme: Programme;
  readonly reserves: Reserves;
  readonly purchases: Purchases;
  readonly portfolioLinks: PortfolioLinks;
}

export interface MoneySurroundings {
  readonly exchange: ExchangeService;
  readonly database: EmbeddedDatabase;
  readonly users: UserRepository;
  readonly guard: WithdrawalGuard;
  readonly secondOpinion: SecondOpinion;
  readonly notifications: Notifications;
  readonly records: SecurityRecords;
  readonly clockwork: Clockwork;
  /** Accounts through which people copy. */
  readonly copies: HeldForOthers;
  readonly now: () => number;
  readonly seeded: boolean;
}

export function openMoneyAreas({
  exchange,
  database,
  users,
  guard,
  secondOpinion,
  notifications,
  records,
  clockwork,
  copies,
  now,
  seeded,
}: MoneySurroundings): MoneyAreas {
  const wallet = new Wallet(exchange, database, users, guard, secondOpinion, notifications, clockwork, now);
  const conversions = new Conversions(exchange, database, wallet.prices, clockwork, now);
  const earn = new Earn(exchange, database, clockwork, now);
  const staking = new Staking(exchange, database, clockwork, now);
  const programme = new Programme({
    exchange,
    users,
    stakes: () => staking.stakes(),
    database,
    clockwork,
    now,
    random: () => randomInt(2 ** 32) / 2 ** 32,
  });
  wallet.withdrawals.bearFees((user) => programme.freeWithdrawals(user));
  const holdings = (user: User): ReadonlyMap<string, Units> => {
    const held = new Map(exchange.balances(user.applicationId).map(({ asset, holding }) => [asset, holding]));
    for (const [asset, { staked, unbonding, earn: earning }] of savingsOf({ earn, staking, wallet }, user))
      held.set(asset, (held.get(asset) ?? 0n) + staked + unbonding + earning);
    for (const [asset, amount] of copiedAssets(exchange, copies, user.applicationId))
      held.set(asset, (held.get(asset) ?? 0n) + amount);
    return held;
  };
  const unsettled = ({ applicationId }: User): Units =>
    exchange.margin.positions(applicationId).reduce((sum, { unrealizedPnl }) => sum + unrealizedPnl, 0n);
  const sources = {
    exchange,
    customers: new CustomerList(exchange, database, copies),
    earn,
    staking,
    prices: wallet.prices,
  };
  return {
    wallet,
    balanceHistory: new BalanceHistory(database, users, wallet.prices, { holdings, unsettled }, clockwork, now),
    conversions,
    earn,
    staking,
    programme,
    portfolioLinks: new PortfolioLinks(
      database,
      users,
      {
        holdings,
        value: (asset, amount) => wallet.prices.value(asset, amount),
        positions: ({ applicationId }) => exchange.margin.positions(applicationId),
      },
      records,
      now,
    ),
    purchases: new Purchases(exchange, database, wallet.prices, users, notifications, clockwork, now),
    reserves: new Reserves(sources, database, clockwork, now, seeded),
  };
}
