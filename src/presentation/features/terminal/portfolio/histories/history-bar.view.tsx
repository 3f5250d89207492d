import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../kit/controls/text-field';
import { Select } from '../../../../kit/controls/select';
import { marketDisplayName, parseMarketSymbol } from '../../../../../domain/markets/market-symbol';
import { endedStatuses, historyRanges } from '../../../../../domain/trading/history-range';
import { PortfolioBar } from '../portfolio-bar';
import type { InstrumentsStore } from '../instruments.store';
import { HistoryExport } from './history-export.view';
import type { HistoryStore } from './history.store';

interface HistoryBarProps<Row> {
  readonly store: HistoryStore<Row>;
  readonly instruments: InstrumentsStore;
  /** Only the market on the page is wanted. */
  readonly lockedMarket: boolean;
  /** Before the filters. */
  readonly leading?: ReactNode;
}

const sides = ['BUY', 'SELL'] as const;

/** Filters of a history, and its file. */
export const HistoryBar = observer(function HistoryBar<Row>({
  store,
  instruments,
  lockedMarket,
  leading,
}: HistoryBarProps<Row>) {
  const { t } = useTranslation(['portfolio', 'trade']);
  const { filter } = store;
  const { offers } = store.source;
  // The market on the page is shown though it may have nothing here.
  const isOffered = ({ symbol }: { readonly symbol: string }): boolean =>
    offers.market === 'every' || symbol === filter.symbol || parseMarketSymbol(symbol)?.type === 'PERP';
  const days = filter.range === 'custom';
  return (
    <PortfolioBar label={t('history.filters')} end={<HistoryExport store={store} />}>
      {leading}
      {offers.market ? (
        <Select
          size="tiny"
          aria-label={t('history.market')}
          disabled={lockedMarket}
          value={filter.symbol ?? ''}
          onChange={(value) => store.narrow({ symbol: value || undefined })}
          options={[
            { value: '', label: t('history.allMarkets') },
            ...instruments.all
              .filter(isOffered)
              .map(({ symbol }) => ({ value: symbol, label: marketDisplayName(symbol) })),
          ]}
        />
      ) : null}
      {offers.side ? (
        <Select
          size="tiny"
          aria-label={t('history.side')}
          value={filter.side ?? ''}
          onChange={(value) => store.narrow({ side: sides.find((side) => side === value) })}
          options={[
            { value: '', label: t('history.allSides') },
            ...sides.map((side) => ({ value: side, label: t(`trade:side.${side}`) })),
          ]}
        />
      ) : null}
      {offers.status ? (
        <Select
          size="tiny"
          aria-label={t('history.status')}
          value={filter.status ?? ''}
          onChange={(value) => store.narrow({ status: endedStatuses.find((status) => status === value) })}
          options={[
            { value: '', label: t('history.allStatuses') },
            ...endedStatuses.map((status) => ({ value: status, label: t(`trade:status.${status}`) })),
          ]}
        />
      ) : null}
      <Select
        size="tiny"
        aria-label={t('history.range')}
        value={filter.range}
        onChange={(value) => store.narrow({ range: historyRanges.find((range) => range === value) ?? 'all' })}
        options={historyRanges.map((range) => ({ value: range, label: t(`history.ranges.${range}`) }))}
      />
      {days ? (
        <>
          <TextField
            size="tiny"
            type="date"
            aria-label={t('history.first')}
            max={filter.last || undefined}
            value={filter.first}
            onChange={(event) => store.narrow({ first: event.target.value })}
          />
          <TextField
            size="tiny"
            type="date"
            aria-label={t('history.last')}
            min={filter.first || undefined}
            value={filter.last}
            onChange={(event) => store.narrow({ last: event.target.value })}
          />
        </>
      ) : null}
    </PortfolioBar>
  );
});
