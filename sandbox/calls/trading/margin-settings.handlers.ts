import type { marginSettingsEndpoints } from '../../../src/infrastructure/wire/catalogue/margin-settings.endpoints';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { pageOf } from '../../services/trading/page';
import { historyFilter } from '../routing/history-query';
import { AccountFigures } from './account-figures';

/** Margin as the account pages set it (protocol 6.2). */
export function marginSettingsHandlers(services: Services): Handlers<typeof marginSettingsEndpoints> {
  const { marginSettings, marginService, now } = services;
  const figures = new AccountFigures(services);
  const done = async (work: Promise<void>) => {
    await work;
    return { success: true as const, timestamp: now() };
  };
  return {
    collateral: (call) => {
      const filter = historyFilter(call.query);
      const { rows, total } = pageOf(marginSettings.collateral(callerOf(call).user), filter);
      const shown = rows.map(({ asset, collateralRatio, canCollateral, enabled, balance, notional }) => ({
        token: asset,
        collateral_ratio: unitsText(collateralRatio),
        enabled,
        can_collateral: canCollateral,
        balance: unitsText(balance),
        notional: unitsText(notional),
      }));
      return {
        success: true,
        data: { rows: shown, meta: { total, recordsPerPage: filter.size, currentPage: filter.page } },
        timestamp: now(),
      };
    },
    tokenConfig: (call) => ({
      success: true,
      data: { rows: figures.tokenConfig(callerOf(call).user.applicationId, undefined) },
      timestamp: now(),
    }),
    switchCollateral: (call) =>
      done(marginSettings.switchCollateral(callerOf(call).user, call.body.token, call.body.enabled)),
    setLeverage: (call) => done(marginSettings.setSpotLeverage(callerOf(call).user, call.body.leverage)),
    setPositionMode: (call) =>
      done(marginService.setPositionMode(callerOf(call).user.applicationId, call.body.position_mode)),
    setLossCharge: (call) => {
      const { user } = callerOf(call);
      marginSettings.setLossCharge(user, call.body.mode);
      return { success: true, data: { mode: marginSettings.lossCharge(user) }, timestamp: now() };
    },
  };
}
