import { useTranslation } from 'react-i18next';
import type { Resource } from '../../../application/kernel/resource';
import type { ExecutionCost } from '../../../domain/markets/execution-cost';
import { costInQuote } from '../../../domain/markets/execution-cost';
import type { Instrument } from '../../../domain/markets/instrument';
import type { Decimal } from '../../../domain/shared/decimal';
import { EmptyState } from '../../kit/controls/empty-state';
import { RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useMarketFigures } from '../../kit/formats/market-figures';
import { useFormat } from '../../kit/formats/use-format';
import styles from './market-details.module.css';

interface CostTableProps {
  readonly read: Resource<readonly ExecutionCost[]>;
  readonly instrument: Instrument;
}

/** An exchange a row, the cheapest first. */
export function CostTable({ read, instrument }: CostTableProps) {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const points = (value: Decimal | undefined): string =>
    value ? t('costs.points', { points: format.decimal(value, 2, 'half-even') }) : t('costs.tooMuch');
  return (
    <DataBlock
      state={useResource(read)}
      onRetry={() => void read.refresh()}
      skeleton={<RowsSkeleton rows={3} />}
      isEmpty={(rows) => rows.length === 0}
      empty={<EmptyState title={t('costs.none')} text={t('costs.noneText')} />}
    >
      {(rows, stale) => (
        <>
          <RecordTable<ExecutionCost>
            wide
            caption={t('parts.costs')}
            stale={stale}
            rows={[...rows].sort((a, b) => Number(a.totalBps ?? Infinity) - Number(b.totalBps ?? Infinity))}
            rowKey={({ exchange, at }) => `${exchange} ${at}`}
            columns={[
              { id: 'exchange', title: t('costs.exchange'), cell: ({ exchange }) => exchange },
              { id: 'buy', title: t('costs.buy'), numeric: true, cell: ({ buyPrice }) => figures.price(buyPrice) },
              { id: 'sell', title: t('costs.sell'), numeric: true, cell: ({ sellPrice }) => figures.price(sellPrice) },
              {
                id: 'buySlippage',
                title: t('costs.buySlippage'),
                numeric: true,
                cell: ({ buySlippageBps }) => points(buySlippageBps),
              },
              {
                id: 'sellSlippage',
                title: t('costs.sellSlippage'),
                numeric: true,
                cell: ({ sellSlippageBps }) => points(sellSlippageBps),
              },
              { id: 'fee', title: t('costs.fee'), numeric: true, cell: ({ feeBps }) => points(feeBps) },
              { id: 'total', title: t('costs.total'), numeric: true, cell: ({ totalBps }) => points(totalBps) },
              {
                id: 'money',
                title: t('costs.money', { quote: instrument.quote }),
                numeric: true,
                cell: (cost) => format.decimal(costInQuote(cost), 2, 'half-even'),
              },
            ]}
          />
          <p className={styles.note}>{t('costs.at', { time: format.dateTime(rows[0]!.at) })}</p>
        </>
      )}
    </DataBlock>
  );
}
