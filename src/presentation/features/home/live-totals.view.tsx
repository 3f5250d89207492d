import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { unknownFigure } from '../../kit/formats/format';
import { useApp } from '../../runtime/app-context';
import { useFormat } from '../../kit/formats/use-format';
import { LiveControl } from '../markets/live-control.view';
import type { TickersStore } from '../markets/tickers.store';
import { ChangeText } from '../../kit/controls/change-text';
import styles from './live-totals.module.css';

/** The product token shows four decimals against USDT (specification, section 5). */
const productTokenDecimals = 4;

/** What all markets traded in 24 hours, as it is now. Dashes until the first message. */
export function LiveTotals({ tickers }: { readonly tickers: TickersStore }) {
  const { t } = useTranslation('home');
  const { environment } = useApp();
  return (
    <section className={styles.band} aria-label={t('totals.label')}>
      <dl className={styles.totals}>
        <Total label={t('totals.volume')}>
          <Volume tickers={tickers} />
        </Total>
        <Total label={t('totals.trades')}>
          <Trades tickers={tickers} />
        </Total>
        <Total label={t('totals.markets')}>
          <MarketCount tickers={tickers} />
        </Total>
        <Total label={t('totals.token', { token: environment.brand.productToken })}>
          <ProductToken tickers={tickers} />
        </Total>
      </dl>
      <LiveControl tickers={tickers} />
    </section>
  );
}

function Total({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface FigureProps {
  readonly tickers: TickersStore;
}

const Volume = observer(function Volume({ tickers }: FigureProps) {
  return (
    <>
      {useFormat().compact(tickers.totals?.volume)} <span className={styles.change}>USDT</span>
    </>
  );
});

const Trades = observer(function Trades({ tickers }: FigureProps) {
  return <>{useFormat().integer(tickers.totals?.transactions)}</>;
});

const MarketCount = observer(function MarketCount({ tickers }: FigureProps) {
  const format = useFormat();
  return <>{tickers.symbols.length === 0 ? unknownFigure : format.integer(tickers.symbols.length)}</>;
});

const ProductToken = observer(function ProductToken({ tickers }: FigureProps) {
  const format = useFormat();
  return (
    <>
      {format.price(tickers.wooTicker?.lastPrice, productTokenDecimals)}
      <span className={styles.change}>
        <ChangeText value={tickers.wooTicker?.change} />
      </span>
    </>
  );
});
