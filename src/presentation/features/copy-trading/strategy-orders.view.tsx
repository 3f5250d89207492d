import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StrategiesQueries } from '../../../application/social/strategies.queries';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import type { StrategyOrderRow } from '../../../domain/social/copy-strategy';
import { ChangeText } from '../../kit/controls/change-text';
import type { Column } from '../../kit/controls/record-table';
import { PagedRecords } from '../../kit/data/paged-records';
import { useFormat } from '../../kit/formats/use-format';
import { Section } from '../account-kit/section';
import { usePeopleFigures } from '../people/use-people-figures';
import { SideMark } from './side-mark.view';
import { usePriceFormat } from '../../kit/formats/use-price-format';

const size = 10;

interface StrategyOrdersProps {
  readonly strategyId: string;
  readonly strategies: StrategiesQueries;
}

/** What the lead has closed. */
export function StrategyOrders({ strategyId, strategies }: StrategyOrdersProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const figures = usePeopleFigures();
  const price = usePriceFormat();
  const [page, setPage] = useState(1);
  const orders = useMemo(() => strategies.orderHistory(strategyId, page, size), [strategies, strategyId, page]);
  const columns: readonly Column<StrategyOrderRow>[] = [
    { id: 'at', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
    { id: 'market', title: t('column.market'), cell: ({ symbol }) => marketDisplayName(symbol) },
    { id: 'side', title: t('column.side'), cell: ({ side }) => <SideMark side={side} /> },
    {
      id: 'quantity',
      title: t('column.quantity'),
      numeric: true,
      cell: ({ quantity }) => format.decimal(quantity, decimalPlaces(quantity), 'down'),
    },
    { id: 'open', title: t('column.openPrice'), numeric: true, cell: ({ openPrice }) => price(openPrice) },
    { id: 'close', title: t('column.closePrice'), numeric: true, cell: (row) => price(row.price) },
    { id: 'pnl', title: t('figure.pnl'), numeric: true, cell: ({ pnl }) => figures.money(pnl) },
    { id: 'roi', title: t('figure.roi'), numeric: true, cell: ({ roi }) => <ChangeText value={roi * 100} /> },
  ];
  return (
    <Section title={t('orders.title')} text={t('orders.text')}>
      <PagedRecords
        caption={t('orders.title')}
        wide
        columns={columns}
        rowKey={({ at, symbol, price: closed, quantity }) => `${at} ${symbol} ${closed} ${quantity}`}
        resource={orders}
        page={page}
        size={size}
        onPage={setPage}
        empty={{ title: t('orders.none'), text: t('orders.noneText') }}
      />
    </Section>
  );
}
