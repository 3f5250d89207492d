import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CopiesQueries, copiesStaleAfter } from '../../../application/social/copies.queries';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { decimalPlaces } from '../../../domain/shared/decimal';
import type { CopiedTrade, OwnCopy } from '../../../domain/social/own-copy';
import type { Column } from '../../kit/controls/record-table';
import { PagedRecords } from '../../kit/data/paged-records';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import type { RefreshStore } from '../../runtime/stores/refresh.store';
import styles from './copy-trading.module.css';
import { usePriceFormat } from '../../kit/formats/use-price-format';
import { useReadAgain } from './use-read-again';

const size = 10;

interface CopiedTradesProps {
  readonly copy: OwnCopy;
  readonly copies: CopiesQueries;
  readonly refresh: RefreshStore;
}

/** The lead's price beside the own one, trade by trade: where the results part. */
export function CopiedTrades({ copy: { copyId, fees, status }, copies, refresh }: CopiedTradesProps) {
  const { t } = useTranslation('copyTrading');
  const format = useFormat();
  const price = usePriceFormat();
  const [page, setPage] = useState(1);
  const trades = useMemo(() => copies.trades(copyId, page, size), [copies, copyId, page]);
  useEffect(() => refresh.follow(trades, copiesStaleAfter), [refresh, trades]);
  useReadAgain(trades, fees.toFixed());
  const columns: readonly Column<CopiedTrade>[] = [
    { id: 'at', title: t('column.time'), cell: ({ at }) => format.dateTime(at) },
    { id: 'market', title: t('column.market'), cell: ({ symbol }) => marketDisplayName(symbol) },
    {
      id: 'side',
      title: t('column.side'),
      cell: ({ side, closing }) => t(`trade.${side}.${closing ? 'close' : 'open'}`),
    },
    {
      id: 'quantity',
      title: t('column.quantity'),
      numeric: true,
      cell: ({ executed }) => format.decimal(executed, decimalPlaces(executed), 'down'),
    },
    { id: 'lead', title: t('column.leadPrice'), numeric: true, cell: ({ leadPrice }) => price(leadPrice) },
    { id: 'price', title: t('column.ownPrice'), numeric: true, cell: (row) => price(row.price) },
    {
      id: 'slippage',
      title: t('column.slippage'),
      numeric: true,
      cell: ({ leadPrice, slippageCost }) =>
        leadPrice === undefined ? unknownFigure : format.decimal(slippageCost, 4, 'half-even'),
    },
    { id: 'fee', title: t('column.fee'), numeric: true, cell: ({ fee }) => format.decimal(fee, 4, 'half-even') },
    { id: 'status', title: t('column.status'), cell: ({ status }) => t(`tradeStatus.${status}`) },
  ];
  return (
    <>
      <h4 className={styles.subtitle}>{t('trades.title')}</h4>
      <p className={styles.words}>{t('trades.text')}</p>
      <PagedRecords
        caption={t('trades.title')}
        wide
        columns={columns}
        rowKey={({ tradeId, closing }) => `${tradeId} ${closing}`}
        resource={trades}
        page={page}
        size={size}
        onPage={setPage}
        empty={
          status === 'ENDED'
            ? { title: t('trades.noneEnded'), text: t('trades.ended') }
            : { title: t('trades.none'), text: t('trades.noneText') }
        }
      />
    </>
  );
}
