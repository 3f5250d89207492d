import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import type { FavouritesStore } from '../../markets/favourites.store';
import type { TickersStore } from '../../markets/tickers.store';
import { usePageTitle } from '../../../runtime/use-page-title';
import { MarketPicker } from './market-picker.view';
import styles from './market-not-found.module.css';

interface MarketNotFoundProps {
  readonly slug: string;
  readonly instruments: readonly Instrument[];
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
}

/** The address names no market of this exchange: says so and offers those there are. */
export default function MarketNotFound({ slug, instruments, tickers, favourites }: MarketNotFoundProps) {
  const { t } = useTranslation('trade');
  const title = t('notFound.title', { market: slug });
  usePageTitle(title);
  return (
    <section className={styles.page}>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{t('notFound.text')}</p>
      <div className={styles.picker}>
        <MarketPicker instruments={instruments} tickers={tickers} favourites={favourites} />
      </div>
    </section>
  );
}
