import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '../../../../../domain/trading/order';
import { closedResult } from '../../../../../domain/trading/position-result';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { useFormat } from '../../../../kit/formats/use-format';
import { Button } from '../../../../kit/controls/button';
import type { Column } from '../../../../kit/controls/record-table';
import { baseOf, exact, MarketCell, quoteOf } from '../../account/order-cells';
import { PriceCell } from '../row-cells';
import { ShareResult } from '../share/share-result.view';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
import type { HistoriesStores } from './histories-tab.view';
import { HistoryView } from './history.view';

/** Orders that closed positions, whole or in part, and what each realised. */
export function ClosingOrders({ stores, leading }: { readonly stores: HistoriesStores; readonly leading: ReactNode }) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const [shared, setShared] = useState<Order>();
  const columns = useMemo(
    (): readonly Column<Order>[] => [
      { id: 'time', title: t('trade:column.time'), cell: (order) => format.dateTime(order.updatedAt) },
      { id: 'market', title: t('trade:column.market'), cell: (order) => <MarketCell symbol={order.symbol} /> },
      {
        id: 'closed',
        title: t('column.closed'),
        cell: (order) => t(order.side === 'SELL' ? 'closed.long' : 'closed.short'),
      },
      {
        id: 'size',
        title: t('column.size'),
        numeric: true,
        cell: (order) => `${exact(format, order.executed)} ${baseOf(order.symbol)}`,
      },
      {
        id: 'average',
        title: t('trade:column.average'),
        numeric: true,
        cell: ({ symbol, averagePrice }) => <PriceCell symbol={symbol} value={averagePrice} stores={stores} />,
      },
      {
        id: 'pnl',
        title: t('column.pnl'),
        numeric: true,
        cell: (order) => (
          <SignedFigure value={order.realisedPnl}>
            {signed(format, order.realisedPnl)} {quoteOf(order.symbol)}
          </SignedFigure>
        ),
      },
      {
        id: 'fee',
        title: t('trade:column.fee'),
        numeric: true,
        cell: (order) => `${exact(format, order.fee)} ${order.feeAsset}`,
      },
      {
        id: 'actions',
        title: t('trade:column.actions'),
        actions: true,
        cell: (order) =>
          closedResult(order) ? (
            <Button
              size="tiny"
              aria-label={t('positions.shareOf', { position: marketDisplayName(order.symbol) })}
              onClick={() => setShared(order)}
            >
              {t('positions.share')}
            </Button>
          ) : null,
      },
    ],
    [t, format, stores],
  );
  const result = shared && closedResult(shared);
  return (
    <>
      <HistoryView
        name="closed"
        stores={stores}
        caption={t('closed.orders')}
        columns={columns}
        empty={{ title: t('closed.empty.title'), text: t('closed.empty.text') }}
        leading={leading}
      />
      {result ? <ShareResult result={result} onClose={() => setShared(undefined)} /> : null}
    </>
  );
}
