import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { favouritesName } from '../../../domain/markets/watchlist';
import { PlainButton } from '../../kit/controls/plain-button';
import styles from './favourite-button.module.css';
import type { FavouritesStore } from './favourites.store';

interface FavouriteButtonProps {
  readonly favourites: FavouritesStore;
  readonly symbol: string;
  /** The market's name as people read it. */
  readonly name: string;
}

/** The star of a market. */
export const FavouriteButton = observer(function FavouriteButton({ favourites, symbol, name }: FavouriteButtonProps) {
  const { t } = useTranslation('markets');
  const starred = favourites.has(symbol);
  // A list of one's own is named: the star puts the market there and nowhere else.
  const list = favourites.chosen?.name;
  const own = list === favouritesName ? undefined : list;
  return (
    <PlainButton
      className={styles.star}
      aria-pressed={starred}
      aria-label={own ? `${own}: ${name}` : t('row.favourite', { market: name })}
      title={own}
      onClick={() => favourites.toggle(symbol)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M8 1.6l1.95 4.1 4.5.6-3.3 3.1.83 4.47L8 11.7l-3.98 2.17.83-4.47-3.3-3.1 4.5-.6z" />
      </svg>
    </PlainButton>
  );
});
