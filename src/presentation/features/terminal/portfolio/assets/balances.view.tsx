import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Balance } from '../../../../../domain/trading/balance';
import { decimal, zero, type Decimal } from '../../../../../domain/shared/decimal';
import { useFormat } from '../../../../kit/formats/use-format';
import type { TickersStore } from '../../../markets/tickers.store';
import { EmptyState } from '../../../../kit/controls/empty-state';
import { FailureState } from '../../../../kit/data/failure-state';
import { SymbolLogo } from '../../../../kit/controls/symbol-logo';
import styles from './balances.module.css';
import type { Balances } from '../../../../../application/trading/balances';
import { amountText } from '../../../money-kit/amount-text';
import { OwnAmount } from '../../../money-kit/own-amount.view';
import { RecordTable, type Column } from '../../../../kit/controls/record-table';
import { RowsSkeleton } from '../../../../kit/controls/rows-skeleton';

interface BalancesProps {
  readonly balances: Balances;
  readonly tickers: TickersStore;
}

/** What the account holds, and what it is worth at the last prices. */
export const BalancesView = observer(function BalancesView({ balances, tickers }: BalancesProps) {
  const { t } = useTranslation('trade');
  const columns = useColumns(tickers);
  const state = balances.state.current;
  if (state.status === 'failed')
    return <FailureState failure={state.failure} onRetry={() => void balances.refresh()} />;
  if (state.status !== 'ready') return <RowsSkeleton />;
  const rows = state.value.filter((balance) => balance.holding.gt(zero));
  if (rows.length === 0) return <EmptyState title={t('balances.empty.title')} text={t('balances.empty.text')} />;
  return (
    <>
      <p className={styles.worth}>
        {t('balances.worth')} <Worth balances={rows} tickers={tickers} />
      </p>
      <RecordTable
        caption={t('tabs.balances')}
        columns={columns}
        rows={rows}
        rowKey={(balance) => balance.asset}
        stale={state.stale}
      />
    </>
  );
});

function useColumns(tickers: TickersStore): readonly Column<Balance>[] {
  const { t } = useTranslation('trade');
  const format = useFormat();
  return useMemo(() => {
    const amount = (value: Decimal) => <OwnAmount>{amountText(format, value)}</OwnAmount>;
    return [
      {
        id: 'asset',
        title: t('column.asset'),
        cell: (balance) => (
          <span className={styles.asset}>
            <SymbolLogo asset={balance.asset} size={16} /> {balance.asset}
          </span>
        ),
      },
      { id: 'holding', title: t('column.holding'), numeric: true, cell: (balance) => amount(balance.holding) },
      { id: 'available', title: t('column.available'), numeric: true, cell: (balance) => amount(balance.available) },
      { id: 'frozen', title: t('column.frozen'), numeric: true, cell: (balance) => amount(balance.frozen) },
      {
        id: 'worth',
        title: t('column.worth'),
        numeric: true,
        cell: (balance) => <Worth balances={[balance]} tickers={tickers} />,
      },
    ];
  }, [t, format, tickers]);
}

/** Estimated value in USDT; a dash while any of the prices is unknown. */
const Worth = observer(function Worth({
  balances,
  tickers,
}: {
  readonly balances: readonly Balance[];
  readonly tickers: TickersStore;
}) {
  const format = useFormat();
  let sum: Decimal | undefined = zero;
  for (const { asset, holding } of balances) {
    const price = asset === 'USDT' ? 1 : tickers.statistics(`SPOT_${asset}_USDT`)?.close;
    sum = price === undefined ? undefined : sum?.plus(holding.times(decimal(price)));
  }
  return (
    <OwnAmount>
      {sum ? '≈ ' : ''}
      {format.decimal(sum, 2, 'down')} USDT
    </OwnAmount>
  );
});
