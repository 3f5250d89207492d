import type { TFunction } from 'i18next';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { netOf, resultOf, type ClosedPosition } from '../../../../../domain/trading/closed-positions';
import type { Format } from '../../../../kit/formats/format';
import { useFormat } from '../../../../kit/formats/use-format';
import { Mark } from '../../../../kit/controls/mark';
import { Button } from '../../../../kit/controls/button';
import type { Column } from '../../../../kit/controls/record-table';
import orderStyles from '../../account/order-cells.module.css';
import { baseOf, exact, MarketCell, quoteOf } from '../../account/order-cells';
import styles from '../portfolio-cells.module.css';
import { PriceCell } from '../row-cells';
import { ShareResult } from '../share/share-result.view';
import { signed, SignedFigure } from '../../../../kit/controls/signed-figure';
import type { HistoriesStores } from './histories-tab.view';
import { HistoryView } from './history.view';

/** Positions from their opening to their end. */
export function ClosedPositions({
  stores,
  leading,
}: {
  readonly stores: HistoriesStores;
  readonly leading: ReactNode;
}) {
  const { t } = useTranslation('portfolio');
  const [shared, setShared] = useState<ClosedPosition>();
  const columns = useColumns(stores, setShared);
  const result = shared && resultOf(shared);
  return (
    <>
      <HistoryView
        name="closedPositions"
        stores={stores}
        caption={t('closed.caption')}
        columns={columns}
        empty={{ title: t('closed.empty.title'), text: t('closed.empty.text') }}
        leading={leading}
      />
      {result ? <ShareResult result={result} onClose={() => setShared(undefined)} /> : null}
    </>
  );
}

function useColumns(
  stores: Pick<HistoriesStores, 'instruments'>,
  onShare: (position: ClosedPosition) => void,
): readonly Column<ClosedPosition>[] {
  const { t } = useTranslation(['portfolio', 'trade']);
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'market',
        title: t('trade:column.market'),
        cell: ({ symbol, long, liquidated }) => (
          <span className={styles.pair}>
            <MarketCell symbol={symbol} />
            <span className={long ? orderStyles.buy : orderStyles.sell}>
              {t(`direction.${long ? 'long' : 'short'}`)}
            </span>
            {liquidated ? <Mark tone="bad">{t('closed.liquidated')}</Mark> : null}
          </span>
        ),
      },
      {
        id: 'size',
        title: t('column.size'),
        numeric: true,
        cell: ({ quantity, symbol }) => `${exact(format, quantity)} ${baseOf(symbol)}`,
      },
      // Before what it is made of: it is what is looked for.
      {
        id: 'net',
        title: t('column.net'),
        numeric: true,
        cell: (position) => (
          <span className={styles.stack}>
            <SignedFigure value={netOf(position)}>
              {signed(format, netOf(position))} {quoteOf(position.symbol)}
            </SignedFigure>
            {position.liquidated ? <span className={styles.sub}>{liquidationNote(position, t, format)}</span> : null}
          </span>
        ),
      },
      {
        id: 'pnl',
        title: t('column.pnl'),
        numeric: true,
        cell: ({ pnl, symbol }) => (
          <SignedFigure value={pnl}>
            {signed(format, pnl)} {quoteOf(symbol)}
          </SignedFigure>
        ),
      },
      {
        id: 'entry',
        title: t('column.entry'),
        numeric: true,
        cell: ({ symbol, entry }) => <PriceCell symbol={symbol} value={entry} stores={stores} />,
      },
      {
        id: 'exit',
        title: t('column.exit'),
        numeric: true,
        cell: ({ symbol, exit }) => <PriceCell symbol={symbol} value={exit} stores={stores} />,
      },
      {
        id: 'fees',
        title: t('column.fees'),
        numeric: true,
        cell: ({ fees, symbol }) => `${format.decimal(fees, 4, 'half-even')} ${quoteOf(symbol)}`,
      },
      {
        id: 'funding',
        title: t('column.funding'),
        numeric: true,
        cell: ({ funding, symbol }) => (
          <SignedFigure value={funding} places={4}>
            {signed(format, funding, 4)} {quoteOf(symbol)}
          </SignedFigure>
        ),
      },
      {
        id: 'opened',
        title: t('column.opened'),
        cell: ({ openedAt }) => (openedAt === undefined ? t('closed.unknown') : format.dateTime(openedAt)),
      },
      { id: 'closed', title: t('column.closedAt'), cell: ({ closedAt }) => format.dateTime(closedAt) },
      {
        id: 'actions',
        title: t('trade:column.actions'),
        actions: true,
        cell: (position) =>
          resultOf(position) ? (
            <Button
              size="tiny"
              aria-label={t('positions.shareOf', { position: marketDisplayName(position.symbol) })}
              onClick={() => onShare(position)}
            >
              {t('positions.share')}
            </Button>
          ) : null,
      },
    ],
    [t, format, onShare, stores],
  );
}

/** Trades tell of their own fees alone; what a liquidation takes beside them is booked by itself. */
function liquidationNote(
  { liquidationCost: cost, symbol }: ClosedPosition,
  t: TFunction<['portfolio', 'trade']>,
  format: Format,
): string {
  if (!cost) return t('closed.withoutFee');
  const amount = `${format.decimal(cost.abs(), format.profitPlaces, 'half-even')} ${quoteOf(symbol)}`;
  return t(cost.lt(0) ? 'closed.covered' : 'closed.liquidationFee', { amount });
}
