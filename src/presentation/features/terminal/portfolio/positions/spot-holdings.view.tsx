import { unitPriceDecimals } from '../../../../../domain/trading/spot-cost';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { decimal, type Decimal } from '../../../../../domain/shared/decimal';
import { holdingProfit } from '../../../../../domain/trading/spot-holding';
import { useFormat } from '../../../../kit/formats/use-format';
import { EmptyState } from '../../../../kit/controls/empty-state';
import { FailureState } from '../../../../kit/data/failure-state';
import { RecordTable, type Column } from '../../../../kit/controls/record-table';
import { RowsSkeleton } from '../../../../kit/controls/rows-skeleton';
import { useAccountScope } from '../account-scope';
import { exact, MarketCell, quoteOf } from '../../account/order-cells';
import styles from '../portfolio-cells.module.css';
import { signed, SignedFigure, signedPercent } from '../../../../kit/controls/signed-figure';
import { usePriceText } from '../use-price-text';
import type { PositionsStores } from './positions-stores';
import type { HeldAsset } from './spot-holdings.store';

/** What is held of each asset, as if it were a position. */
export const SpotHoldings = observer(function SpotHoldings({ stores }: { readonly stores: PositionsStores }) {
  const { t } = useTranslation('portfolio');
  const { only } = useAccountScope();
  const { holdings, balances, instruments } = stores;
  useEffect(() => holdings.start(), [holdings]);
  const columns = useColumns(stores);
  const state = balances.state.current;
  if (state.status === 'failed')
    return <FailureState failure={state.failure} onRetry={() => void balances.refresh()} />;
  if (state.status !== 'ready') return <RowsSkeleton />;
  if (holdings.rows === undefined)
    return instruments.failure ? (
      <FailureState failure={instruments.failure} onRetry={() => instruments.retry()} />
    ) : (
      <RowsSkeleton />
    );
  const rows = holdings.rows.filter(({ balance }) => only === undefined || balance.symbol === only);
  if (rows.length === 0) return <EmptyState title={t('holdings.empty.title')} text={t('holdings.empty.text')} />;
  return (
    <>
      <RecordTable
        caption={t('holdings.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ balance }) => balance.symbol}
        stale={state.stale}
      />
      <p className={styles.foot}>{t('holdings.note')}</p>
    </>
  );
});

function useColumns(stores: PositionsStores): readonly Column<HeldAsset>[] {
  const { t } = useTranslation(['portfolio', 'trade']);
  return useMemo(
    () => [
      { id: 'market', title: t('trade:column.market'), cell: ({ balance }) => <MarketCell symbol={balance.symbol} /> },
      { id: 'size', title: t('column.size'), numeric: true, cell: (row) => <HeldCell row={row} /> },
      {
        id: 'cost',
        title: t('column.averageCost'),
        numeric: true,
        cell: ({ holding }) => <CostCell cost={holding?.averageCost} />,
      },
      { id: 'last', title: t('basis.last'), numeric: true, cell: (row) => <LastCell row={row} stores={stores} /> },
      {
        id: 'worth',
        title: t('trade:column.worth'),
        numeric: true,
        cell: (row) => <WorthCell row={row} stores={stores} />,
      },
      {
        id: 'unrealised',
        title: t('column.unrealised'),
        numeric: true,
        cell: (row) => <ProfitCell row={row} stores={stores} />,
      },
    ],
    [t, stores],
  );
}

interface CellProps {
  readonly row: HeldAsset;
  readonly stores: PositionsStores;
}

/** What is held, and how much of it was not bought here. */
function HeldCell({ row: { balance, holding } }: Pick<CellProps, 'row'>) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const elsewhere = holding && balance.held.minus(holding.bought);
  return (
    <span className={styles.stack}>
      <span>
        {exact(format, balance.held)} {balance.asset}
      </span>
      {elsewhere?.gt(0) ? (
        <span className={styles.sub}>{t('holdings.elsewhere', { amount: exact(format, elsewhere) })}</span>
      ) : null}
    </span>
  );
}

/** With the digits that it has in the wallet. */
function CostCell({ cost }: { readonly cost: Decimal | undefined }) {
  return <>{useFormat().decimal(cost, cost ? unitPriceDecimals(cost) : 2, 'half-even')}</>;
}

const LastCell = observer(function LastCell({ row: { balance }, stores }: CellProps) {
  return <>{usePriceText(stores)(balance.symbol, lastOf(stores, balance.symbol))}</>;
});

const WorthCell = observer(function WorthCell({ row: { balance }, stores }: CellProps) {
  const format = useFormat();
  const last = lastOf(stores, balance.symbol);
  return (
    <>
      {format.decimal(last && balance.held.times(last), 2, 'down')} {quoteOf(balance.symbol)}
    </>
  );
});

const ProfitCell = observer(function ProfitCell({ row: { balance, holding }, stores }: CellProps) {
  const format = useFormat();
  const last = lastOf(stores, balance.symbol);
  const profit = holding && last && holdingProfit(holding, last);
  return (
    <SignedFigure value={profit?.pnl}>
      <span className={styles.pair}>
        <span>{signed(format, profit?.pnl)}</span>
        {profit ? <span>({signedPercent(format, profit.percent)})</span> : null}
      </span>
    </SignedFigure>
  );
});

function lastOf({ tickers }: PositionsStores, symbol: string): Decimal | undefined {
  const close = tickers.statistics(symbol)?.close;
  return close === undefined ? undefined : decimal(close);
}
