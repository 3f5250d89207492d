import type { accountDetailsV1Endpoints } from '../../../src/infrastructure/wire/catalogue/account-details-v1.endpoints';
import type { User } from '../../services/users/user';
import { ApiError } from '../../shared/api-error';
import { stakingTerms } from '../../services/earn/staking-rules';
import type { LedgerEntry } from '../../engine/model/ledger-model';
import type { HistoryFilter } from '../../engine/model/history-filter';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Call, type Handler, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { secondsText, v1Row } from '../routing/v1-row';
import { exactNumber } from '../../services/markets/market-format';
import { AccountFigures } from './account-figures';
import { historyFilter } from '../routing/history-query';
import { balanceRows } from './balance-rows';

type Area = typeof accountDetailsV1Endpoints;
type RowOf<Name extends 'tokens' | 'stakingRewards'> = Awaited<ReturnType<Handler<Area[Name]>>>['rows'][number];

interface PageQuery {
  readonly start_t?: number | undefined;
  readonly end_t?: number | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** What else the older generation says of an account (protocol 3.7, 3.8). */
export function accountDetailsV1Handlers(services: Services): Handlers<Area> {
  const { credentials, exchange, marginService, staking, users, now } = services;
  const figures = new AccountFigures(services);
  const userOf = (call: Pick<Call, 'caller'>) => callerOf(call).user;
  const rowsOf = <T>(rows: T[]) => ({ success: true as const, rows, timestamp: now() });
  const meta = (total: number, { size, page }: HistoryFilter) => ({
    total,
    records_per_page: size,
    current_page: page,
  });
  const pageOf = ({ start_t: startTime, end_t: endTime, page, size }: PageQuery) =>
    historyFilter({ startTime, endTime, page, size });
  const entry = ({ entryId, kind, asset, amount, at }: LedgerEntry) => ({
    id: entryId,
    type: kind,
    token: asset,
    amount: exactNumber(unitsText(amount)),
    created_time: secondsText(at),
  });
  /** One of the caller's own sub-accounts. */
  const subAccount = (user: User, applicationId: string): User => {
    const found = users.subAccountsOf(user).find((each) => each.applicationId === applicationId);
    if (!found) throw new ApiError(-1006, 400, 'There is no such sub-account.');
    return found;
  };

  return {
    tokens: (call) => rowsOf(figures.tokenConfig(userOf(call).applicationId).map((row) => v1Row<RowOf<'tokens'>>(row))),
    ledger: (call) => {
      const filter = pageOf(call.query);
      const { rows, total } = exchange.ledger.entries(userOf(call).applicationId, {
        ...filter,
        asset: call.query.token,
        kind: call.query.type as LedgerEntry['kind'] | undefined,
      });
      return { ...rowsOf(rows.map(entry)), meta: meta(total, filter) };
    },
    stakingRewards: (call) => {
      const user = userOf(call);
      const filter = pageOf(call.query);
      const other = call.query.token !== undefined && call.query.token !== stakingTerms.token;
      const { rows, total } = other ? { rows: [], total: 0 } : staking.rewards(user, filter.page, filter.size);
      const told = rows.map(({ rewardId, stakingSize, amount, payAt }) => ({
        id: rewardId,
        token: stakingTerms.token,
        user_id: user.userId,
        staking_size: exactNumber(unitsText(stakingSize)),
        annual_reward: `${unitsText(stakingTerms.apr * 100n)}%`,
        yield_amount: exactNumber(unitsText(amount)),
        yield_time: secondsText(payAt),
      }));
      return { ...rowsOf(told), meta: meta(total, filter) };
    },
    interestRepayments: (call) => {
      const filter = pageOf(call.query);
      const { rows, total } = exchange.ledger.entries(userOf(call).applicationId, {
        ...filter,
        asset: call.query.token,
        kind: 'INTEREST',
      });
      return { ...rowsOf(rows.filter(({ amount }) => amount < 0n).map(entry)), meta: meta(total, filter) };
    },
    subAccountAssets: (call) => {
      const rows = users.subAccountsOf(userOf(call)).map(({ applicationId, alias }) => ({
        application_id: applicationId,
        account: alias,
        usdt_balance: exactNumber(unitsText(marginService.summary(applicationId).totalAccountValue)),
      }));
      return rowsOf(rows);
    },
    subAccountBalances: (call) => {
      const sub = subAccount(userOf(call), call.query.application_id);
      const balances = balanceRows(services, sub).map((row) => {
        const value = Number(row.holding) * Number(row.markPrice ?? 0);
        const amounts = { holding: exactNumber(row.holding), available: exactNumber(row.availableBalance) };
        return [row.token, { ...amounts, usdt_balance: Number(value.toFixed(6)) }] as const;
      });
      return { success: true, balances: Object.fromEntries(balances), timestamp: now() };
    },
    keyAddresses: (call) => {
      const { application_id: applicationId, api_key: apiKey } = call.query;
      const user = userOf(call);
      const subUserId =
        applicationId === undefined || applicationId === user.applicationId
          ? undefined
          : subAccount(user, applicationId).userId;
      const keys = credentials.list(user, { subUserId }).filter((key) => apiKey === undefined || key.apiKey === apiKey);
      return rowsOf(
        keys.map((key) => ({
          ip_list: key.ipList.join(','),
          api_key: key.apiKey,
          update_time: secondsText(key.createdAt),
          restrict: key.ipList.length > 0,
        })),
      );
    },
  };
}
