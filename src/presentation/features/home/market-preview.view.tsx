import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changePercent } from '../../../domain/markets/ticker';
import { paths } from '../../runtime/paths';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { Segmented } from '../../kit/controls/segmented';
import { ChangeText } from '../../kit/controls/change-text';
import { Skeleton } from '../../kit/controls/skeleton';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { rankings, type HomeMarket } from './home-market';
import { previewCount, type HomeStore } from './home.store';
import styles from './market-preview.module.css';

/** The first rows of the markets page, ranked three ways. */
export const MarketPreview = observer(function MarketPreview({
  home,
  tickers,
}: {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('home');
  const missing = previewCount - home.preview.length;
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <div className={styles.head}>
        <h2 id="preview-title" className={styles.title}>
          {t('preview.title')}
        </h2>
        <Segmented
          label={t('preview.rankings')}
          value={home.ranking}
          options={rankings.map((ranking) => ({ value: ranking, label: t(`preview.${ranking}`) }))}
          onChange={(ranking) => home.rankBy(ranking)}
        />
      </div>
      <table className={styles.table}>
        <caption className="unseen">{t(`preview.${home.ranking}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('preview.market')}</th>
            <th scope="col">{t('preview.last')}</th>
            <th scope="col">{t('preview.change')}</th>
            <th scope="col" className={styles.wide}>
              {t('preview.high')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('preview.low')}
            </th>
            <th scope="col" className={styles.medium}>
              {t('preview.turnover')}
            </th>
          </tr>
        </thead>
        <tbody>
          {home.preview.map((market) => (
            <PreviewRow key={market.symbol} market={market} tickers={tickers} />
          ))}
          {/* Empty places keep the page from moving when a ranking is shorter than the last. */}
          {Array.from({ length: missing }, (_, index) => (
            <tr key={index} aria-hidden="true">
              <td colSpan={6}>{tickers.symbols.length === 0 ? <Skeleton height={20} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.more}>
        <Link to={paths.markets}>
          {t('preview.all')}
          <span aria-hidden="true"> →</span>
        </Link>
      </p>
    </section>
  );
});

const PreviewRow = observer(function PreviewRow({
  market,
  tickers,
}: {
  readonly market: HomeMarket;
  readonly tickers: TickersStore;
}) {
  const format = useFormat();
  const statistics = tickers.statistics(market.symbol);
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.market}>
          <SymbolLogo asset={market.base} size={28} />
          <Link to={market.path} className={styles.link}>
            <span className={styles.base}>{market.base}</span>
            <span className={styles.quote}>{market.name.slice(market.base.length)}</span>
          </Link>
        </span>
      </th>
      <td className={styles.last}>{format.price(statistics?.close, market.priceDecimals)}</td>
      <td>
        <ChangeText value={statistics && changePercent(statistics.open, statistics.close)} />
      </td>
      <td className={styles.wide}>{format.price(statistics?.high, market.priceDecimals)}</td>
      <td className={styles.wide}>{format.price(statistics?.low, market.priceDecimals)}</td>
      <td className={styles.medium}>
        {format.compact(statistics?.amount)} <span className={styles.quote}>{market.quote}</span>
      </td>
    </tr>
  );
});
