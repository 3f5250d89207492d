import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fill } from '../../../../../domain/trading/order';
import { unknownFigure } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import type { Column } from '../../../../kit/controls/record-table';
import { baseOf, exact, MarketCell, quoteOf, SideCell } from '../../account/order-cells';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
import { PriceCell } from '../row-cells';
import type { HistoriesStores } from './histories-tab.view';
import { JournalButton } from './journal-button.view';
import { JournalCell, NoteButton } from './journal-cell.view';
import { HistoryView } from './history.view';

/** Every execution of an own order, with its fee. */
export const FillsView = observer(function FillsView({ stores }: { readonly stores: HistoriesStores }) {
  const { t } = useTranslation(['trade', 'portfolio']);
  const { journal } = stores;
  const isWritten = journal.entries.length + journal.drafts.size > 0;
  const format = useFormat();
  const columns = useMemo(
    (): readonly Column<Fill>[] => [
      { id: 'time', title: t('column.time'), cell: (fill) => format.dateTime(fill.at) },
      { id: 'market', title: t('column.market'), cell: (fill) => <MarketCell symbol={fill.symbol} /> },
      { id: 'side', title: t('column.side'), cell: (fill) => <SideCell order={fill} /> },
      {
        id: 'price',
        title: t('column.price'),
        numeric: true,
        cell: ({ symbol, price }) => <PriceCell symbol={symbol} value={price} stores={stores} />,
      },
      {
        id: 'quantity',
        title: t('column.quantity'),
        numeric: true,
        cell: (fill) => `${exact(format, fill.quantity)} ${baseOf(fill.symbol)}`,
      },
      {
        id: 'fee',
        title: t('column.fee'),
        numeric: true,
        cell: (fill) => `${exact(format, fill.fee)} ${fill.feeAsset}`,
      },
      {
        id: 'pnl',
        title: t('portfolio:column.pnl'),
        numeric: true,
        absent: (fill) => !settles(fill),
        cell: (fill) =>
          settles(fill) ? (
            <SignedFigure value={fill.realisedPnl}>
              {signed(format, fill.realisedPnl)} {quoteOf(fill.symbol)}
            </SignedFigure>
          ) : (
            unknownFigure
          ),
      },
      { id: 'role', title: t('column.role'), cell: (fill) => t(fill.maker ? 'role.maker' : 'role.taker') },
      {
        id: 'value',
        title: t('column.value'),
        numeric: true,
        cell: (fill) => `${format.decimal(fill.price.times(fill.quantity), 2, 'half-even')} ${quoteOf(fill.symbol)}`,
      },
      // Grows with what is written there, so that it scrolls with the rest; the button stays in sight.
      ...(isWritten
        ? [
            {
              id: 'journal',
              title: t('portfolio:journal.title'),
              cell: (fill: Fill) => <JournalCell fill={fill} journal={journal} />,
            },
          ]
        : []),
      {
        id: 'actions',
        title: t('column.actions'),
        actions: true,
        cell: (fill) => <NoteButton fill={fill} journal={journal} />,
      },
    ],
    [t, format, journal, stores, isWritten],
  );
  return (
    <HistoryView
      name="fills"
      leading={<JournalButton journal={journal} />}
      stores={stores}
      caption={t('tabs.fills')}
      columns={columns}
      empty={{ title: t('fills.empty.title'), text: t('fills.empty.text') }}
    />
  );
});

/** What opens a contract settles nothing, and is told as a zero. */
function settles({ realisedPnl }: Fill): boolean {
  return realisedPnl !== undefined && !realisedPnl.eq(0);
}
