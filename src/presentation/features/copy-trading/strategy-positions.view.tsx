import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useApp } from '../../runtime/app-context';
import { Section } from '../account-kit/section';
import { SideMark } from './side-mark.view';
import { usePriceFormat } from '../../kit/formats/use-price-format';

interface StrategyPositionsProps {
  readonly strategyId: string;
  readonly strategies: StrategiesQueries;
}

/** What the lead holds now. */
export function StrategyPositions({ strategyId, strategies }: StrategyPositionsProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const price = usePriceFormat();
  const positions = useMemo(() => strategies.positions(strategyId), [strategies, strategyId]);
  return (
    <Section title={t('positions.title')} text={t('positions.text')}>
      <DataBlock
        state={useResource(positions)}
        onRetry={() => void positions.refresh()}
        skeleton={<RowsSkeleton rows={5} />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('positions.none')} text={t('positions.noneText')} />}
      >
        {(rows, stale) => (
          <RecordTable
            caption={t('positions.title')}
            roomy
            stale={stale}
            rows={rows}
            rowKey={({ symbol }) => symbol}
            columns={[
              {
                id: 'market',
                title: t('column.market'),
                cell: ({ symbol }) => <Link to={paths.market(symbol)}>{marketDisplayName(symbol)}</Link>,
              },
              { id: 'side', title: t('column.side'), cell: ({ side }) => <SideMark side={side} /> },
              {
                id: 'price',
                title: t('column.openPrice'),
                numeric: true,
                cell: ({ averageOpenPrice }) => price(averageOpenPrice),
              },
            ]}
          />
        )}
      </DataBlock>
    </Section>
  );
}
