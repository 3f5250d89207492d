import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import type { CopyPosition } from '../../../domain/social/own-copy';
import type { Column } from '../../kit/controls/record-table';
import { useFormat } from '../../kit/formats/use-format';
import { usePriceFormat } from '../../kit/formats/use-price-format';
import { useApp } from '../../runtime/app-context';
import { Profit } from './profit.view';
import { SideMark } from './side-mark.view';

/** What is said of a position that a copy holds, wherever it is listed. */
export function usePositionColumns(): readonly [Column<CopyPosition>, ...Column<CopyPosition>[]] {
  const { t } = useTranslation('copyTrading');
  const { paths } = useApp();
  const format = useFormat();
  const price = usePriceFormat();
  return [
    {
      id: 'market',
      title: t('column.market'),
      cell: ({ symbol }) => <Link to={paths.market(symbol)}>{marketDisplayName(symbol)}</Link>,
    },
    { id: 'side', title: t('column.side'), cell: ({ side }) => <SideMark side={side} /> },
    {
      id: 'quantity',
      title: t('column.quantity'),
      numeric: true,
      cell: ({ quantity }) => format.decimal(quantity, decimalPlaces(quantity), 'down'),
    },
    {
      id: 'price',
      title: t('column.openPrice'),
      numeric: true,
      cell: ({ averageOpenPrice }) => price(averageOpenPrice),
    },
    { id: 'mark', title: t('column.markPrice'), numeric: true, cell: ({ markPrice }) => price(markPrice) },
    {
      id: 'liquidation',
      title: t('column.liquidation'),
      numeric: true,
      cell: ({ liquidationPrice }) => price(liquidationPrice),
    },
    {
      id: 'pnl',
      title: t('column.unrealised'),
      numeric: true,
      cell: ({ unrealizedPnl }) => <Profit value={unrealizedPnl} />,
    },
  ];
}
