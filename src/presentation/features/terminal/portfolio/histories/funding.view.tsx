import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FundingPayment } from '../../../../../application/trading/positions.port';
import { useFormat } from '../../../../kit/formats/use-format';
import type { Column } from '../../../../kit/controls/record-table';
import { MarketCell, quoteOf } from '../../account/order-cells';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
import { PriceCell } from '../row-cells';
import type { HistoriesStores } from './histories-tab.view';
import { HistoryView } from './history.view';

/** Funding paid and received. */
export function FundingView({ stores }: { readonly stores: HistoriesStores }) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<FundingPayment>[] => [
      { id: 'time', title: t('trade:column.time'), cell: (payment) => format.dateTime(payment.at) },
      { id: 'market', title: t('trade:column.market'), cell: (payment) => <MarketCell symbol={payment.symbol} /> },
      {
        id: 'rate',
        title: t('column.rate'),
        numeric: true,
        cell: ({ rate }) => format.funding(rate),
      },
      {
        id: 'mark',
        title: t('column.mark'),
        numeric: true,
        cell: ({ symbol, markPrice }) => (
          <PriceCell symbol={symbol} value={markPrice} stores={stores} rounding="down" />
        ),
      },
      {
        id: 'kind',
        title: t('trade:column.type'),
        cell: (payment) => t(payment.amount.lt(0) ? 'funding.paid' : 'funding.received'),
      },
      {
        id: 'amount',
        title: t('column.payment'),
        numeric: true,
        cell: (payment) => (
          <SignedFigure value={payment.amount} places={6}>
            {signed(format, payment.amount, 6)} {quoteOf(payment.symbol)}
          </SignedFigure>
        ),
      },
    ],
    [t, format, stores],
  );
  return (
    <HistoryView
      name="funding"
      stores={stores}
      caption={t('funding.caption')}
      columns={columns}
      empty={{ title: t('funding.empty.title'), text: t('funding.empty.text') }}
    />
  );
}
