import { Link } from 'react-router-dom';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { FavouriteButton } from '../markets/favourite-button.view';
import type { FavouritesStore } from '../markets/favourites.store';
import styles from './market-lists.module.css';

interface MarketCellProps {
  readonly symbol: string;
  readonly base: string;
  readonly name: string;
  readonly to: string;
  readonly favourites: FavouritesStore;
}

/** A market of a list: its star, its coin and its name, which leads on. */
export function MarketCell({ symbol, base, name, to, favourites }: MarketCellProps) {
  return (
    <span className={styles.market}>
      <FavouriteButton favourites={favourites} symbol={symbol} name={name} />
      <SymbolLogo asset={base} size={20} />
      <Link to={to} className={styles.marketLink}>
        {name}
      </Link>
    </span>
  );
}
