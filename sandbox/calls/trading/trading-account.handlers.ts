import type { tradingAccountEndpoints } from '../../../src/infrastructure/wire/catalogue/trading-account.endpoints';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { AccountFigures } from './account-figures';
import { historyFilter } from '../routing/history-query';
import { noInterest } from './no-interest';

/** The trading side of an account: mode, margin, configuration, spot margin (protocol 3.4, 3.5). */
export function tradingAccountHandlers(services: Services): Handlers<typeof tradingAccountEndpoints> {
  const { exchange, marginService, users, credentials, now } = services;
  const figures = new AccountFigures(services);
  const userOf = (call: Pick<Call, 'caller'>) => callerOf(call).user;
  const account = (call: Pick<Call, 'caller'>) => userOf(call).applicationId;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const done = async (work: Promise<void>) => {
    await work;
    return { success: true as const, timestamp: now() };
  };

  return {
    info: (call) => answer(figures.info(userOf(call))),
    tokenConfig: (call) => answer({ rows: figures.tokenConfig(account(call), call.query.token) }),
    symbolConfig: (call) => {
      const rows = marginService
        .symbolConfigs(account(call), call.query.symbol)
        .map(({ market, leverage, marginMode, positionMode, maxNotional }) => {
          const { makerBps, takerBps } = marginService.fees(account(call), market.symbol);
          return {
            symbol: market.symbol,
            leverage,
            marginMode: marginMode ?? null,
            positionMode: positionMode ?? null,
            maxNotional: maxNotional === undefined ? null : unitsText(maxNotional),
            makerFee: String(makerBps),
            takerFee: String(takerBps),
          };
        });
      return answer({ rows });
    },
    subAccounts: (call) => {
      const rows = users
        .subAccountsOf(userOf(call))
        .map(({ applicationId, alias, createdAt }) => ({ applicationId, name: alias, createdTime: createdAt }));
      return answer({ rows });
    },
    credentials: (call) => {
      const user = userOf(call);
      const words = { READ: 'Read', TRADE: 'Enable trade', WITHDRAW: 'Enable withdraw' };
      const rows = credentials.list(user, { status: 'ACTIVE' }).map(({ apiKey, permissions }) => ({
        accountName: user.alias || user.email,
        userId: user.userId,
        apiKey,
        permission: permissions.map((each) => `${words[each]},`).join(''),
      }));
      return answer({ rows });
    },
    setMode: (call) => done(marginService.setMode(account(call), call.body.tradingMode)),
    setSpotLeverage: (call) => done(marginService.setSpotLeverage(account(call), call.body.leverage)),
    interestRates: (call) => answer({ rows: figures.interestRates(call.query.token) }),
    interestHistory: (call) => {
      const { token, side, ...page } = call.query;
      const filter = historyFilter(page);
      const { rows, total } = exchange.ledger.entries(account(call), { ...filter, kind: 'INTEREST', asset: token });
      const wanted = rows.filter(({ amount }) => side === undefined || (amount < 0n ? 'REPAY' : 'LOAN') === side);
      return answer({
        rows: wanted.map(({ entryId, asset, amount, at }) => ({
          id: entryId,
          token: asset,
          side: amount < 0n ? 'REPAY' : 'LOAN',
          amount: unitsText(amount < 0n ? -amount : amount),
          createdTime: at,
        })),
        meta: { total, recordsPerPage: filter.size, currentPage: filter.page },
      });
    },
    maxMargin: (call) => answer({ rows: figures.maxMargin(account(call), call.query.token) }),
    repayInterest: (call) => {
      figures.requireToken(call.body.token);
      throw noInterest();
    },
  };
}
