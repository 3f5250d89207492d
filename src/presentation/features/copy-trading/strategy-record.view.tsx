import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import { decimal } from '../../../domain/shared/decimal';
import type { CopyStrategy, StrategyMetrics } from '../../../domain/social/copy-strategy';
import { type TradingPeriod, tradingPeriods } from '../../../domain/social/trading-period';
import { ChangeText } from '../../kit/controls/change-text';
import { Fact, Facts } from '../../kit/controls/facts';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { usePeopleFigures } from '../people/use-people-figures';
import { DailyReturns } from './daily-returns.view';

interface StrategyRecordProps {
  readonly strategy: CopyStrategy;
  readonly strategies: StrategiesQueries;
}

/** How a strategy did in a period, day by day. */
export function StrategyRecord({ strategy, strategies }: StrategyRecordProps) {
  const { t } = useTranslation('copyTrading');
  const { strategyId, dailyReturns, recordDays } = strategy;
  const [period, setPeriod] = useState<TradingPeriod>('THIRTY_DAYS');
  const metrics = useMemo(() => strategies.metrics(strategyId, period), [strategies, strategyId, period]);
  return (
    <Section
      title={t('record.title')}
      text={t('record.text')}
      actions={
        <Segmented
          label={t('record.period')}
          size="small"
          value={period}
          options={tradingPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={setPeriod}
        />
      }
    >
      <DataBlock
        state={useResource(metrics)}
        onRetry={() => void metrics.refresh()}
        skeleton={<Skeleton height={120} />}
      >
        {(value) => <Metrics metrics={value} />}
      </DataBlock>
      <DailyReturns returns={dailyReturns} recordDays={recordDays} />
    </Section>
  );
}

function Metrics({ metrics }: { readonly metrics: StrategyMetrics }) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const figures = usePeopleFigures();
  const { roi, pnl, winRate, maxDrawdown, sharpe, trades, averageHolding } = metrics;
  const rounded = (value: number | undefined) =>
    format.decimal(value === undefined ? undefined : decimal(value), 2, 'half-even');
  return (
    <Facts figures>
      <Fact name={t('figure.roi')}>
        <ChangeText value={roi * 100} />
      </Fact>
      <Fact name={t('figure.pnl')}>{figures.money(pnl)}</Fact>
      <Fact name={t('figure.drawdown')}>{figures.part(maxDrawdown)}</Fact>
      <Fact name={t('figure.winRate')}>{figures.part(winRate)}</Fact>
      <Fact name={t('figure.sharpe')}>{rounded(sharpe)}</Fact>
      <Fact name={t('figure.trades')}>{format.integer(trades)}</Fact>
      <Fact name={t('figure.holding')}>
        {averageHolding === undefined ? unknownFigure : <Holding days={averageHolding} />}
      </Fact>
    </Facts>
  );
}

/** In the largest unit of which it has one. */
function Holding({ days }: { readonly days: number }) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const hours = days * 24;
  const [unit, count] =
    days >= 1
      ? (['days', days] as const)
      : hours >= 1
        ? (['hours', hours] as const)
        : (['minutes', hours * 60] as const);
  if (unit === 'minutes' && count < 1) return t('holding.less');
  return t(`holding.${unit}`, { length: format.decimal(decimal(count), 1, 'half-even') });
}
