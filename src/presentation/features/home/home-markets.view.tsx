import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changePercent } from '../../../domain/markets/ticker';
import { Button } from '../../kit/controls/button';
import { ChangeText } from '../../kit/controls/change-text';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { TickersStore } from '../markets/tickers.store';
import { rankings, type HomeMarket } from './home-market';
import { MarketRanking, rowCount } from './market-ranking.store';
import styles from './home-markets.module.css';

interface HomeMarketsStores {
  readonly ranking: MarketRanking;
  readonly tickers: TickersStore;
}

/** Which windows have them. */
const columns = [undefined, undefined, undefined, styles.wide, styles.wide, styles.medium];

/** The first rows of the markets page, ranked four ways. */
const HomeMarkets = observer(function HomeMarkets({
  stores: { ranking: shown, tickers },
}: {
  readonly stores: HomeMarketsStores;
}) {
  const { t } = useTranslation(['home', 'common']);
  useEffect(() => shown.start(), [shown]);
  const { rows, ranking } = shown;
  return (
    <>
      <Segmented
        label={t('preview.rankings')}
        value={ranking}
        options={rankings.map((value) => ({ value, label: t(`preview.${value}`) }))}
        onChange={(value) => shown.rankBy(value)}
        className={styles.rankings}
      />
      <table className={styles.table}>
        <caption className="unseen">{t(`preview.${ranking}`)}</caption>
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
          {rows.map((market) => (
            <Row key={market.symbol} market={market} tickers={tickers} />
          ))}
          {/* Empty places keep the page from moving when a ranking is shorter than the last. */}
          {Array.from({ length: rowCount - rows.length }, (_, index) => (
            <tr key={index} aria-hidden={index > 0 || !shown.failed || undefined}>
              {shown.failed && index === 0 ? (
                <td colSpan={6}>
                  <span className={styles.failed}>
                    {t('common:state.failed')}{' '}
                    <Button size="small" onClick={() => shown.retry()}>
                      {t('common:action.retry')}
                    </Button>
                  </span>
                </td>
              ) : (
                // A cell that spans them would give room to columns that narrow windows leave out.
                columns.map((column, place) => (
                  <td key={place} className={column}>
                    {tickers.symbols.length === 0 ? <Skeleton height={20} /> : null}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
});

const Row = observer(function Row({
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

export default view(HomeMarkets, { ranking: MarketRanking, tickers: TickersStore });
