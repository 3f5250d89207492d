import type { positionsEndpoints } from '../../../src/infrastructure/wire/catalogue/positions.endpoints';
import { callerOf, type Call, type Handlers } from '../routing/handler';
import { historyFilter } from '../routing/history-query';
import type { Services } from '../routing/services';
import { figureOf } from './order-reading';
import { fundingPaymentRow, positionRow } from './position-rows';

/** Positions in contracts and how they are margined (protocol 3.4). */
export function positionsHandlers({ orderService, marginService, now }: Services): Handlers<typeof positionsEndpoints> {
  const account = (call: Pick<Call, 'caller'>) => callerOf(call).user.applicationId;
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const done = async (work: Promise<void>) => {
    await work;
    return { success: true as const, timestamp: now() };
  };

  return {
    positions: (call) =>
      answer({
        positions: marginService
          .positions(account(call), call.query.symbol)
          .map((position) => positionRow(position, orderService.market(position.symbol))),
      }),
    leverage: (call) => {
      const { symbol, marginMode, positionMode, details } = marginService.leverage(
        account(call),
        call.query.symbol,
        call.query.marginMode,
      );
      return answer({ symbol, marginMode, positionMode, details: [...details] });
    },
    setLeverage: (call) => done(marginService.setLeverage(account(call), call.body)),
    setPositionMode: (call) => done(marginService.setPositionMode(account(call), call.body.positionMode)),
    marginModes: (call) =>
      answer({
        rows: marginService
          .marginModes(account(call), call.query.symbol)
          .map(({ symbol, mode }) => ({ symbol, defaultMarginMode: mode })),
      }),
    setMarginModes: (call) => done(marginService.setMarginMode(account(call), call.body.defaultMarginMode)),
    setMarginModeOf: (call) =>
      done(marginService.setMarginMode(account(call), call.body.defaultMarginMode, call.parameters.symbol)),
    resetMarginModes: (call) => done(marginService.setMarginMode(account(call), 'CROSS')),
    fundingPayments: (call) => {
      const filter = historyFilter(call.query);
      const { rows, total } = marginService.fundingPayments(account(call), filter);
      return answer({
        rows: rows.map(fundingPaymentRow),
        meta: { total, recordsPerPage: filter.size, currentPage: filter.page },
      });
    },
    adjustIsolatedMargin: (call) => {
      const { adjustToken: token, adjustAmount, ...change } = call.body;
      const amount = figureOf(adjustAmount, 'adjustAmount');
      return done(marginService.adjustIsolatedMargin(account(call), { ...change, token, amount }));
    },
  };
}
