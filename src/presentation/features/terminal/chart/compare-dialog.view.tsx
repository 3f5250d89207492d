import { untracked } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MarketsQueries } from '../../../../application/markets/markets.queries';
import { mostCompared } from '../../../../domain/markets/chart-setup';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useResource } from '../../../kit/data/use-resource';
import { marketRows, matchesSearch, type MarketRow } from '../../markets/market-row';
import type { TickersStore } from '../../markets/tickers.store';
import { SearchField } from '../../../kit/controls/text-field';
import { Button } from '../../../kit/controls/button';
import { Dialog } from '../../../kit/controls/dialog';
import { DialogText } from '../../../kit/controls/dialog-parts';
import styles from './chart-dialogs.module.css';
import type { ChartSetupStore } from './chart-setup.store';
import { useShownChart } from './chart-view';

/** Offered at once; a search finds the others. */
const offered = 100;

interface CompareDialogProps {
  readonly setup: ChartSetupStore;
  readonly markets: MarketsQueries;
  readonly tickers: Pick<TickersStore, 'statistics'>;
  readonly onClose: () => void;
}

/** Markets that are drawn beside this one, and those that can be. */
export const CompareDialog = observer(function CompareDialog({ setup, markets, tickers, onClose }: CompareDialogProps) {
  const { t } = useTranslation('chart');
  const { instrument } = useShownChart();
  const state = useResource(useMemo(() => markets.instruments(), [markets]));
  const [search, setSearch] = useState('');
  const rows = useMemo(() => {
    const all = marketRows(state.status === 'ready' ? state.value : []);
    // In the order of the moment when the dialog opened: a row does not move under the pointer.
    const traded = untracked(() => new Map(all.map(({ symbol }) => [symbol, tickers.statistics(symbol)?.amount ?? 0])));
    const alike = ({ type }: MarketRow): number => Number(type === instrument.type);
    // Markets of the same kind first, the most traded of them before others.
    return all.toSorted((a, b) => alike(b) - alike(a) || traded.get(b.symbol)! - traded.get(a.symbol)!);
  }, [state, instrument.type, tickers]);
  const { compared, comparesMost } = setup;
  const found = rows
    .filter((row) => row.symbol !== instrument.symbol && !compared.includes(row.symbol) && matchesSearch(row, search))
    .slice(0, offered);
  return (
    <Dialog title={t('compare.title')} onClose={onClose}>
      <DialogText>{t('compare.text', { most: mostCompared })}</DialogText>
      <ul className={styles.rows} aria-label={t('compare.shown')}>
        {compared.map((symbol) => (
          <li key={symbol} className={styles.row}>
            <strong>{marketDisplayName(symbol)}</strong>
            <Button
              size="small"
              aria-label={t('compare.removeOne', { market: marketDisplayName(symbol) })}
              onClick={() => setup.endComparing(symbol)}
            >
              {t('compare.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <label className={styles.field}>
        {t('compare.search')}
        <SearchField
          autoFocus
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            const [first] = found;
            if (event.key !== 'Enter' || !first || search === '' || comparesMost) return;
            setup.compare(first.symbol);
            setSearch('');
          }}
        />
      </label>
      <p role="status" className={styles.note}>
        {comparesMost ? t('compare.full') : found.length === 0 ? t('compare.nothing') : null}
      </p>
      <ul className={styles.rows}>
        {found.map(({ symbol, name }) => (
          <li key={symbol} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <Button
              size="small"
              disabled={comparesMost}
              aria-label={t('compare.addOne', { market: name })}
              onClick={() => setup.compare(symbol)}
            >
              {t('compare.add')}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
});
