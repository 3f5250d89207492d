import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseMarketSymbol, type MarketType } from '../../../domain/markets/market-symbol';
import { Skeleton } from '../../kit/controls/skeleton';
import { unknownFigure } from '../../kit/formats/format';
import { useFormat } from '../../kit/formats/use-format';
import { NearPart } from '../../runtime/near-part';
import { useApp } from '../../runtime/app-context';
import { paths } from '../../runtime/paths';
import type { TickersStore } from '../markets/tickers.store';
import { ArrowLink } from './arrow-link';
import { Figure } from './figure';
import { HomeSection } from './home-section.view';
import { bestRateFeature } from './best-rate.feature';
import { promotedLeadsFeature } from './promoted-leads.feature';
import styles from './products.module.css';

/** What one can do here, each with a live figure of it. */
export function Products({ tickers }: { readonly tickers: TickersStore }) {
  const { t } = useTranslation('home');
  return (
    <HomeSection title={t('products.title')} text={t('products.text')}>
      <ul className={styles.cards}>
        <Product product="spot" to={paths.market('SPOT_BTC_USDT')}>
          <Figure name={t('totals.markets')}>
            <MarketsOf type="SPOT" tickers={tickers} />
          </Figure>
        </Product>
        <Product product="perpetual" to={paths.market('PERP_BTC_USDT')}>
          <Figure name={t('totals.markets')}>
            <MarketsOf type="PERP" tickers={tickers} />
          </Figure>
        </Product>
        <Product product="earn" to={paths.earn}>
          <NearPart
            feature={bestRateFeature}
            waiting={<Figure name={t('products.earn.best')}>{unknownFigure}</Figure>}
            failed={<Figure name={t('products.earn.best')}>{unknownFigure}</Figure>}
          />
        </Product>
        <Product product="copy" to={paths.copyMarketplace}>
          <NearPart feature={promotedLeadsFeature} waiting={<Skeleton height={132} />} />
        </Product>
      </ul>
    </HomeSection>
  );
}

interface ProductProps {
  readonly product: 'spot' | 'perpetual' | 'earn' | 'copy';
  readonly to: string;
  readonly children: ReactNode;
}

const Product = observer(function Product({ product, to, children }: ProductProps) {
  const { switches } = useApp();
  const { t } = useTranslation('home');
  if (!switches.leads(to)) return null;
  return (
    <li className={styles.card} data-product={product}>
      <h3 className={styles.name}>{t(`products.${product}.title`)}</h3>
      <p className={styles.text}>{t(`products.${product}.text`)}</p>
      <div className={styles.live}>{children}</div>
      <p className={styles.more}>
        <ArrowLink to={to}>{t(`products.${product}.action`)}</ArrowLink>
      </p>
    </li>
  );
});

const MarketsOf = observer(function MarketsOf({
  type,
  tickers,
}: {
  readonly type: MarketType;
  readonly tickers: TickersStore;
}) {
  const format = useFormat();
  const count = tickers.symbols.filter((symbol) => parseMarketSymbol(symbol)?.type === type).length;
  return <>{tickers.symbols.length === 0 ? unknownFigure : format.integer(count)}</>;
});
