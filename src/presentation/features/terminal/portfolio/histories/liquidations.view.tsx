import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiquidationOrder } from '../../../../../domain/trading/liquidation-order';
import { useFormat } from '../../../../kit/formats/use-format';
import type { Column } from '../../../../kit/controls/record-table';
import { exact, quoteOf } from '../../account/order-cells';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
import type { HistoriesStores } from './histories-tab.view';
import { HistoryView } from './history.view';
import { useOrderColumns } from './order-history.view';

/** Orders by which the exchange closed positions that their margin did not carry any more, and what that cost. */
export function LiquidationsView({ stores }: { readonly stores: HistoriesStores }) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  const ofOrders = useOrderColumns(stores);
  const columns = useMemo(
    (): readonly Column<LiquidationOrder>[] => [
      ...ofOrders,
      {
        id: 'pnl',
        title: t('column.pnl'),
        numeric: true,
        cell: ({ realisedPnl, symbol }) => (
          <SignedFigure value={realisedPnl}>
            {signed(format, realisedPnl)} {quoteOf(symbol)}
          </SignedFigure>
        ),
      },
      {
        id: 'fee',
        title: t('column.tradingFee'),
        numeric: true,
        cell: ({ fee, feeAsset }) => `${exact(format, fee)} ${feeAsset}`,
      },
      {
        id: 'liquidationFee',
        title: t('column.liquidationFee'),
        numeric: true,
        cell: ({ liquidationFee: fee, symbol }) =>
          fee?.lt(0)
            ? t('closed.covered', { amount: `${exact(format, fee.abs())} ${quoteOf(symbol)}` })
            : `${exact(format, fee)} ${quoteOf(symbol)}`,
      },
    ],
    [t, format, ofOrders],
  );
  return (
    <HistoryView
      name="liquidations"
      stores={stores}
      caption={t('liquidations.caption')}
      columns={columns}
      empty={{ title: t('liquidations.empty.title'), text: t('liquidations.empty.text') }}
    />
  );
}
