import { useTranslation } from 'react-i18next';
import type { TickersStore } from '../markets/tickers.store';
import { CallToAction } from './call-to-action.view';
import { FeaturedMarket } from './featured-market.view';
import styles from './hero.module.css';
import type { HomeStore } from './home.store';

/** The claim, and the product beside it that keeps it. */
export function Hero({ home, tickers }: { readonly home: HomeStore; readonly tickers: TickersStore }) {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div className={styles.claim}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.text}>{t('hero.text')}</p>
        <CallToAction />
      </div>
      <FeaturedMarket home={home} tickers={tickers} />
    </section>
  );
}
