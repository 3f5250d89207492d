import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../kit/controls/icon-button';
import { Select } from '../../../kit/controls/select';
import type { Instrument } from '../../../../domain/markets/instrument';
import { groupMultiples } from '../../../../domain/markets/price-grouping';
import { decimal, decimalPlaces } from '../../../../domain/shared/decimal';
import { useHotKeyAction } from '../../commands/hot-key-actions';
import { useFormat } from '../../../kit/formats/use-format';
import { bookViews, type TradePreferencesStore } from '../market/trade-preferences.store';
import type { BookPanelStore } from './book-panel.store';
import styles from './book-toolbar.module.css';
import type { OrderBookStore } from '../market/order-book.store';

interface BookToolbarProps {
  readonly titled: boolean;
  readonly instrument: Instrument;
  readonly book: OrderBookStore;
  readonly preferences: TradePreferencesStore;
  readonly panel: BookPanelStore;
}

/** Which sides of the book are shown, how prices are grouped, a way to hold it still, and the way to everything else. */
export const BookToolbar = observer(function BookToolbar({
  titled,
  instrument,
  book,
  preferences,
  panel,
}: BookToolbarProps) {
  const { t } = useTranslation('trade');
  return (
    <div className={styles.toolbar}>
      {titled ? <h2 className="unseen">{t('book.title')}</h2> : null}
      <div role="group" aria-label={t('book.view')} className={styles.views}>
        {bookViews.map((view) => (
          <IconButton
            icon={
              <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
                <rect
                  x="1"
                  y="1"
                  width="12"
                  height={view === 'asks' ? 12 : 5}
                  fill={view === 'bids' ? 'none' : 'var(--down)'}
                />
                <rect
                  x="1"
                  y={view === 'bids' ? 1 : 8}
                  width="12"
                  height={view === 'bids' ? 12 : 5}
                  fill={view === 'asks' ? 'none' : 'var(--up)'}
                />
              </svg>
            }
            size="tiny"
            key={view}
            aria-pressed={preferences.bookView === view}
            label={t(`book.views.${view}`)}
            onClick={() => preferences.set({ bookView: view })}
          />
        ))}
      </div>
      <Grouping instrument={instrument} book={book} preferences={preferences} />
      <IconButton
        icon={<>{panel.paused ? '▶' : '❚❚'}</>}
        size="tiny"
        aria-pressed={panel.paused}
        label={t('book.pause')}
        onClick={() => panel.pause(!panel.paused)}
      />
      <IconButton
        icon={<>⋯</>}
        size="tiny"
        aria-expanded={panel.menuOpen}
        label={t('book.more')}
        onClick={() => panel.openMenu(!panel.menuOpen)}
      />
    </div>
  );
});

const Grouping = observer(function Grouping({
  instrument,
  book,
  preferences,
}: Pick<BookToolbarProps, 'instrument' | 'book' | 'preferences'>) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const { symbol, groupings, tick } = instrument;
  const multiples = groupMultiples(tick, book.magnitude, groupings);
  const chosen = preferences.grouping(symbol, multiples);
  const regroup = (step: 1 | -1): void => {
    const next = multiples[multiples.indexOf(chosen) + step];
    if (next !== undefined) preferences.group(symbol, next);
  };
  useHotKeyAction('book.groupUp', () => regroup(1));
  useHotKeyAction('book.groupDown', () => regroup(-1));
  if (multiples.length < 2) return null;
  return (
    <label className={styles.grouping}>
      <span className="unseen">{t('book.grouping')}</span>
      <Select
        size="tiny"
        value={chosen}
        onChange={(value) => preferences.group(symbol, value)}
        options={multiples.map((ticks) => {
          const width = tick.times(decimal(ticks));
          return { value: ticks, label: format.decimal(width, decimalPlaces(width), 'down') };
        })}
      />
    </label>
  );
});
