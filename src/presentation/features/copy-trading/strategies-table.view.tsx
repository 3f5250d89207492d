import { useTranslation } from 'react-i18next';
import type { CopyStrategy } from '../../../domain/social/copy-strategy';
import { courseOf } from '../../../domain/social/strategy-choice';
import { ChangeText } from '../../kit/controls/change-text';
import { PageLink } from '../../kit/controls/page-link';
import { RecordTable } from '../../kit/controls/record-table';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { Trend } from '../people/trend.view';
import { usePeopleFigures } from '../people/use-people-figures';
import styles from './copy-trading.module.css';

interface StrategiesTableProps {
  readonly rows: readonly CopyStrategy[];
  readonly stale: boolean;
}

/** Strategies beside each other, figure by figure. */
export function StrategiesTable({ rows, stale }: StrategiesTableProps) {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const figures = usePeopleFigures();
  return (
    <RecordTable
      caption={t('marketplace.title')}
      wide
      roomy
      stale={stale}
      rows={rows}
      rowKey={({ strategyId }) => strategyId}
      columns={[
        {
          id: 'name',
          title: t('column.strategy'),
          cell: ({ strategyId, name, leadTrader }) => (
            <span className={styles.stack}>
              <PageLink to={paths.strategy(strategyId)}>{name}</PageLink>
              <small className={styles.lead}>{leadTrader}</small>
            </span>
          ),
        },
        { id: 'kind', title: t('kind.label'), cell: ({ kind }) => t(`kind.${kind}`) },
        { id: 'roi', title: t('figure.roi30'), numeric: true, cell: ({ roi }) => <ChangeText value={roi * 100} /> },
        { id: 'pnl', title: t('figure.pnl'), numeric: true, cell: ({ pnl }) => figures.money(pnl) },
        {
          id: 'drawdown',
          title: t('figure.drawdown'),
          numeric: true,
          cell: ({ maxDrawdown }) => figures.part(maxDrawdown),
        },
        { id: 'winRate', title: t('figure.winRate'), numeric: true, cell: ({ winRate }) => figures.part(winRate) },
        {
          id: 'record',
          title: t('figure.record'),
          numeric: true,
          cell: ({ recordDays }) =>
            recordDays === undefined ? unknownFigure : t('daysShort', { days: format.integer(recordDays) }),
        },
        {
          id: 'share',
          title: t('terms.share'),
          numeric: true,
          cell: ({ profitShare }) => format.part(profitShare),
        },
        { id: 'copiers', title: t('figure.copiers'), numeric: true, cell: ({ copiers }) => format.integer(copiers) },
        {
          id: 'assets',
          title: t('figure.assets'),
          numeric: true,
          cell: ({ assetsUnderCopy }) => figures.money(assetsUnderCopy),
        },
        { id: 'trend', title: t('column.trend'), cell: ({ dailyReturns }) => <Trend chart={courseOf(dailyReturns)} /> },
      ]}
    />
  );
}
