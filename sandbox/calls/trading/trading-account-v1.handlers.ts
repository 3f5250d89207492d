import type { tradingAccountV1Endpoints } from '../../../src/infrastructure/wire/catalogue/trading-account-v1.endpoints';
import { ApiError } from '../../shared/api-error';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Call, type Handler, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { secondsText, v1Row } from '../routing/v1-row';
import { AccountFigures } from './account-figures';
import { historyFilter } from '../routing/history-query';
import { figureOf } from './order-reading';
import { noInterest } from './no-interest';
import { balanceRows } from './balance-rows';
import { fundingPaymentRow, positionRow } from './position-rows';

type Area = typeof tradingAccountV1Endpoints;
type Answer<Name extends keyof Area> = Awaited<ReturnType<Handler<Area[Name]>>>;
type Position = Answer<'positions'>['positions'][number];
type Interest = Answer<'interestRate'>['info'];

/** The older generation of account and position calls: other names, the same services (protocol 3.8). */
export function tradingAccountV1Handlers(services: Services): Handlers<Area> {
  const { exchange, orderService, marginService, users, now } = services;
  const figures = new AccountFigures(services);
  const userOf = (call: Pick<Call, 'caller'>) => callerOf(call).user;
  const account = (call: Pick<Call, 'caller'>) => userOf(call).applicationId;
  const done = async (work: Promise<void>) => {
    await work;
    return { success: true as const, timestamp: now() };
  };
  const meta = (total: number, { size, page }: { size: number; page: number }) => ({
    total,
    records_per_page: size,
    current_page: page,
  });
  const positions = (call: Pick<Call, 'caller'>, symbol?: string) =>
    marginService
      .positions(account(call), symbol)
      .map((position) => v1Row<Position>(positionRow(position, orderService.market(position.symbol))));
  const holdings = (call: Pick<Call, 'caller'>) => ({
    success: true as const,
    holding: balanceRows(services, userOf(call)).map((row) => v1Row<Answer<'holdings'>['holding'][number]>(row)),
    timestamp: now(),
  });

  return {
    info: (call) => {
      const info = figures.info(userOf(call));
      return {
        success: true,
        application: v1Row<Answer<'info'>['application']>(info),
        margin_rate: Number(info.marginRatio),
        timestamp: now(),
      };
    },
    infoV3: (call) => ({ success: true, data: figures.info(userOf(call)), timestamp: now() }),
    holdings,
    holdingsV2: holdings,
    balances: (call) => ({ success: true, data: { holding: balanceRows(services, userOf(call)) }, timestamp: now() }),
    positions: (call) => ({ success: true, positions: positions(call), timestamp: now() }),
    position: (call) => {
      const [position] = positions(call, call.parameters.symbol);
      if (!position) throw new ApiError(-1006, 400, 'There is no position in this contract.');
      return { ...position, success: true, timestamp: secondsText(now()) };
    },
    interestRates: () => ({
      success: true,
      rows: figures.interestRates().map((row) => v1Row<Interest>(row)),
      timestamp: now(),
    }),
    interestRate: ({ parameters }) => ({
      success: true,
      info: v1Row<Interest>(figures.interestRates(parameters.token)[0]!),
      timestamp: now(),
    }),
    interestHistory: (call) => {
      const { token, side, start_t: startTime, end_t: endTime, page, size } = call.query;
      const filter = historyFilter({ startTime, endTime, page, size });
      const { rows, total } = exchange.ledger.entries(account(call), { ...filter, kind: 'INTEREST', asset: token });
      const told = rows.map(({ entryId, asset, amount, at }) => ({
        id: entryId,
        token: asset,
        side: amount < 0n ? 'REPAY' : 'LOAN',
        amount: Number(unitsText(amount)),
        created_time: secondsText(at),
      }));
      return {
        success: true,
        rows: told.filter((row) => side === undefined || row.side === side),
        meta: meta(total, filter),
        timestamp: now(),
      };
    },
    repayInterest: (call) => {
      figures.requireToken(call.body.token);
      throw noInterest();
    },
    subAccounts: (call) => ({
      success: true,
      rows: users.subAccountsOf(userOf(call)).map(({ applicationId, alias, createdAt }) => ({
        application_id: applicationId,
        account: alias,
        created_time: secondsText(createdAt),
      })),
      timestamp: now(),
    }),
    setMode: (call) => done(marginService.setMode(account(call), call.body.account_mode)),
    setPositionMode: (call) => done(marginService.setPositionMode(account(call), call.body.position_mode)),
    setSpotLeverage: (call) => done(marginService.setSpotLeverage(account(call), call.body.leverage)),
    leverage: (call) => {
      const { symbol, marginMode, positionMode, details } = marginService.leverage(
        account(call),
        call.query.symbol,
        call.query.margin_mode,
      );
      const rows = details.map(({ positionSide, leverage }) => ({ position_side: positionSide, leverage }));
      return {
        success: true,
        symbol,
        margin_mode: marginMode,
        position_mode: positionMode,
        details: rows,
        timestamp: now(),
      };
    },
    setLeverage: (call) => {
      const { symbol, margin_mode: marginMode, position_side: positionSide, leverage } = call.body;
      return done(marginService.setLeverage(account(call), { symbol, marginMode, positionSide, leverage }));
    },
    adjustIsolatedMargin: (call) => {
      const { symbol, position_side: positionSide, adjust_token: token, adjust_amount, action } = call.body;
      const amount = figureOf(adjust_amount, 'adjustAmount');
      return done(marginService.adjustIsolatedMargin(account(call), { symbol, positionSide, token, amount, action }));
    },
    fundingPayments: (call) => {
      const { symbol, start_t: startTime, end_t: endTime, page, size } = call.query;
      const filter = historyFilter({ symbol, startTime, endTime, page, size });
      const { rows, total } = marginService.fundingPayments(account(call), filter);
      return {
        success: true,
        rows: rows.map((row) => v1Row<Answer<'fundingPayments'>['rows'][number]>(fundingPaymentRow(row))),
        meta: meta(total, filter),
        timestamp: now(),
      };
    },
  };
}
