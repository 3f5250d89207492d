import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Decimal } from '../../../domain/shared/decimal';
import { Button } from '../../kit/controls/button';
import { EmptyState } from '../../kit/controls/empty-state';
import { type Column, RecordTable } from '../../kit/controls/record-table';
import { RowsSkeleton } from '../../kit/controls/rows-skeleton';
import { FailureState } from '../../kit/data/failure-state';
import { useFormat } from '../../kit/formats/use-format';
import { useApp } from '../../runtime/app-context';
import { MarketCell } from '../market-lists/market-cell.view';
import { SortButton } from '../market-lists/sort-button.view';
import { Countdown } from './countdown.view';
import type { FundingRatesStore } from './funding-rates.store';
import { fundingColumns, type FundingColumn, type FundingRow } from './funding-row';
import { limitsText } from './limits-text';
import { RatesToolbar } from './rates-toolbar.view';
import styles from './funding-rate.module.css';
import { SignedRate } from './signed-rate.view';

/** Every perpetual with its funding. */
export const RatesTable = observer(function RatesTable({ rates }: { readonly rates: FundingRatesStore }) {
  const { t } = useTranslation('marketData');
  const failed = [rates.rates, rates.instruments].find((state) => state.status === 'failed');
  const cells = useCells(rates);
  const { sorting, shown } = rates;
  const columns = fundingColumns.map((id): Column<FundingRow> => {
    const title = t(`funding.columns.${id}`);
    const direction = sorting.column === id ? sorting.direction : undefined;
    return {
      id,
      title,
      numeric: id !== 'market',
      lead: id === 'estimated',
      cell: cells[id],
      sorted: direction ?? 'none',
      head: <SortButton title={title} direction={direction} onPress={() => rates.sortBy(id)} />,
    };
  });
  return (
    <>
      <RatesToolbar rates={rates} />
      {failed?.status === 'failed' ? <FailureState failure={failed.failure} onRetry={() => rates.refresh()} /> : null}
      <div className={styles.list}>
        {rates.all === undefined ? (
          failed ? null : (
            <RowsSkeleton rows={28} />
          )
        ) : shown.length > 0 ? (
          <RecordTable
            wide
            caption={t('funding.title')}
            columns={columns}
            rows={shown}
            rowKey={({ symbol }) => symbol}
            stale={failed !== undefined}
          />
        ) : (
          <NothingShown rates={rates} />
        )}
      </div>
    </>
  );
});

function NothingShown({ rates }: { readonly rates: FundingRatesStore }) {
  const { t } = useTranslation('marketData');
  const reset = (): void => {
    rates.searchFor('');
    rates.showFavourites(false);
  };
  return (
    <EmptyState
      title={t(rates.all?.length === 0 ? 'funding.empty.none' : 'funding.empty.title')}
      text={t('funding.empty.text')}
      action={<Button onClick={reset}>{t('funding.empty.action')}</Button>}
    />
  );
}

function useCells(rates: FundingRatesStore): Readonly<Record<FundingColumn, Column<FundingRow>['cell']>> {
  const { t } = useTranslation('marketData');
  const format = useFormat();
  const { paths } = useApp();
  const signed = (rate: Decimal | undefined) => <SignedRate rate={rate} text={format.funding(rate)} />;
  return {
    market: ({ symbol, base, name }) => (
      <MarketCell
        symbol={symbol}
        base={base}
        name={name}
        to={paths.fundingRate(symbol)}
        favourites={rates.favourites}
      />
    ),
    estimated: ({ rate }) => signed(rate.estimated),
    next: ({ rate }) => <Countdown to={rate.nextAt} />,
    last: ({ rate }) => signed(rate.last),
    annual: ({ annual }) => <SignedRate rate={annual} text={format.percent(annual.toNumber() * 100)} />,
    day: ({ day }) => signed(day),
    week: ({ week }) => signed(week),
    month: ({ month }) => signed(month),
    interval: ({ rate }) => t('funding.hours', { count: rate.intervalHours }),
    limits: (row) => limitsText(format, row),
    mark: ({ markPrice, priceDecimals }) => format.price(markPrice, priceDecimals),
    interest: ({ openInterest }) => format.compact(openInterest?.toNumber()),
  };
}
