import type { copyTradingEndpoints } from '../../../src/infrastructure/wire/catalogue/copy-trading.endpoints';
import { unitsText } from '../../engine/model/units';
import type { Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { StrategyView } from '../../services/social/copy-trading';

const usualPage = 20;
const promotedLength = 10;

export function copyTradingHandlers({ copyTrading, now }: Services): Handlers<typeof copyTradingEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  return {
    promoted: ({ query }) => {
      const { tradingPeriod = 'THIRTY_DAYS', sortBy = 'ROI', sortOrder = 'DESC', pageSize = promotedLength } = query;
      return answer({ rows: copyTrading.promoted(tradingPeriod, sortBy, sortOrder, pageSize).map(leadRow) });
    },
    returns: () => {
      const metrics = copyTrading
        .returns()
        .map(({ dailyReturns, ...strategy }) => ({ ...strategy, metricCharts: dailyReturns }));
      return answer({ metrics });
    },
    strategies: ({ query: { page = 1, pageSize = usualPage } }) => {
      const { rows, total } = copyTrading.list(page, pageSize);
      return answer({ rows: rows.map(leadRow), meta: { totalCount: total } });
    },
    metrics: ({ parameters, query }) => {
      const metrics = copyTrading.metrics(parameters.id, query.tradePeriod ?? 'THIRTY_DAYS');
      return answer({
        roi: metrics.roi,
        pnl: unitsText(metrics.pnl),
        winRate: metrics.winRate ?? null,
        maxDrawdown: metrics.maxDrawdown ?? null,
        sharpeRatio: metrics.sharpe ?? null,
        numberOfTrades: metrics.trades,
        copierAssets: unitsText(metrics.copierAssets),
        avgHolding: metrics.averageHolding ?? null,
      });
    },
    positions: ({ parameters }) => {
      const positions = copyTrading
        .positions(parameters.id)
        .map((position) => ({ ...position, averageOpenPrice: unitsText(position.averageOpenPrice) }));
      return answer({ positions });
    },
    orderHistory: ({ parameters, query: { pageNumber = 1, pageSize = usualPage } }) => {
      const { rows, total } = copyTrading.orderHistory(parameters.id, pageNumber, pageSize);
      return answer({
        rows: rows.map(({ symbol, side, openPrice, price, quantity, pnl, roi, at }) => ({
          action: 'FILLED',
          symbol,
          positionSide: side,
          modifiedTimestamp: at,
          openPrice: unitsText(openPrice),
          price: unitsText(price),
          quantity: unitsText(quantity),
          pnl: unitsText(pnl),
          roi,
        })),
        meta: { totalCount: total },
      });
    },
  };
}

function leadRow(view: StrategyView) {
  return {
    strategyId: view.strategyId,
    leadTraderId: view.leadTraderId,
    leadTraderCoolName: view.leadTrader,
    strategyName: view.name,
    strategy: view.kind,
    avatarUrl: view.avatar,
    strategyIntro: view.intro,
    strategyTraderType: view.traderType,
    currentNumberCu: view.copiers,
    auc: unitsText(view.assetsUnderCopy),
    roi: view.roi,
    pnl: unitsText(view.pnl),
    winRate: view.winRate ?? null,
    mdd: view.maxDrawdown ?? null,
    sharpeRatio: view.sharpe ?? null,
    metricCharts: view.dailyReturns,
    recordDays: view.recordDays,
    symbols: [...view.symbols],
    profitShare: unitsText(view.profitShare),
  };
}
