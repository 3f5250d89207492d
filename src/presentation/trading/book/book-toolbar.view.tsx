import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../domain/markets/instrument';
import { decimal, decimalPlaces } from '../../../domain/shared/decimal';
import { useFormat } from '../../kernel/use-format';
import styles from './order-book.module.css';
import { bookViews, type TradePreferencesStore } from '../trade-preferences.store';

interface BookToolbarProps {
  readonly titled: boolean;
  readonly instrument: Instrument;
  readonly preferences: TradePreferencesStore;
}

/** Which sides of the book are shown and how prices are grouped. */
export const BookToolbar = observer(function BookToolbar({ titled, instrument, preferences }: BookToolbarProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { symbol, groupings, tick } = instrument;
  return (
    <div className={styles.toolbar}>
      {titled ? <h2 className={styles.title}>{t('book.title')}</h2> : null}
      <div role="group" aria-label={t('book.view')} className={styles.views}>
        {bookViews.map((view) => (
          <button
            key={view}
            type="button"
            className={styles.view}
            aria-pressed={preferences.bookView === view}
            aria-label={t(`book.views.${view}`)}
            title={t(`book.views.${view}`)}
            onClick={() => preferences.set({ bookView: view })}
          >
            <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
              <rect x="1" y="1" width="12" height={view === 'asks' ? 12 : 5} fill={view === 'bids' ? 'none' : 'var(--down)'} />
              <rect x="1" y={view === 'bids' ? 1 : 8} width="12" height={view === 'bids' ? 12 : 5} fill={view === 'asks' ? 'none' : 'var(--up)'} />
            </svg>
          </button>
        ))}
      </div>
      {groupings.length > 1 ? (
        <label className={styles.grouping}>
          <span className={styles.hidden}>{t('book.grouping')}</span>
          <select value={preferences.grouping(symbol, groupings)} onChange={(event) => preferences.group(symbol, Number(event.target.value))}>
            {groupings.map((ticks) => {
              const width = tick.times(decimal(ticks));
              return (
                <option key={ticks} value={ticks}>
                  {format.decimal(width, decimalPlaces(width), 'down')}
                </option>
              );
            })}
          </select>
        </label>
      ) : null}
    </div>
  );
});
