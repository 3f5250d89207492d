import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { changePercent } from '../../../domain/markets/ticker';
import { ChangeText } from '../../kit/controls/change-text';
import { Segmented } from '../../kit/controls/segmented';
import { Skeleton } from '../../kit/controls/skeleton';
import { SymbolLogo } from '../../kit/controls/symbol-logo';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { useFlash } from '../markets/use-flash';
import { GlanceBook } from './glance-book.view';
import { GlanceTape } from './glance-tape.view';
import type { GlanceStore } from './glance.store';
import styles from './hero-terminal.module.css';
import type { HomeMarket } from './home-market';
import type { HomeStore } from './home.store';

export interface HeroTerminalProps {
  readonly home: HomeStore;
  readonly tickers: TickersStore;
  readonly glance: GlanceStore;
}

/** The terminal in small: a market's price, both sides of its book and its trades, as they are now. */
export const HeroTerminal = observer(function HeroTerminal({ home, tickers, glance }: HeroTerminalProps) {
  const { t } = useTranslation('home');
  const market = home.featured;
  const symbol = market?.symbol;
  useEffect(() => (symbol === undefined ? undefined : glance.watch(symbol)), [glance, symbol]);
  useEffect(() => glance.hold(tickers.paused), [glance, tickers.paused]);
  return (
    <aside
      className={styles.panel}
      aria-label={market ? t('featured.label', { market: market.name }) : t('featured.loading')}
    >
      <header className={styles.head}>
        {home.choices.length > 1 ? (
          <Segmented
            label={t('terminal.choose')}
            size="small"
            value={symbol}
            options={home.choices.map((each) => ({ value: each.symbol, label: each.base }))}
            onChange={(chosen) => home.feature(chosen)}
          />
        ) : (
          <Skeleton width={160} height={32} />
        )}
        {market ? (
          <Link className={styles.trade} to={market.path}>
            {t('featured.trade')}
            <span aria-hidden="true"> →</span>
          </Link>
        ) : null}
      </header>
      <div className={styles.price}>
        {market ? <LastPrice key={symbol} market={market} tickers={tickers} /> : <Skeleton width={240} height={44} />}
      </div>
      <div className={styles.body}>
        <GlanceBook market={market} glance={glance} tickers={tickers} />
        <GlanceTape market={market} glance={glance} />
      </div>
    </aside>
  );
});

const LastPrice = observer(function LastPrice({
  market,
  tickers,
}: {
  readonly market: HomeMarket;
  readonly tickers: TickersStore;
}) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const statistics = tickers.statistics(market.symbol);
  const element = useFlash<HTMLSpanElement>(statistics?.close);
  return (
    <>
      <h2 className={styles.name}>
        <SymbolLogo asset={market.base} size={28} />
        {market.name}
      </h2>
      <span ref={element} className={styles.last}>
        {format.price(statistics?.close, market.priceDecimals)}
      </span>
      <span className={styles.change}>
        <ChangeText value={statistics && changePercent(statistics.open, statistics.close)} />
        <span className={styles.unit}>{t('featured.day')}</span>
      </span>
    </>
  );
});
