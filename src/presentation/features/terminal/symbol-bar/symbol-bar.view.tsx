import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { useFormat } from '../../../kit/formats/use-format';
import { FavouriteButton } from '../../markets/favourite-button.view';
import type { FavouritesStore } from '../../markets/favourites.store';
import { LiveControl } from '../../markets/live-control.view';
import type { TickersStore } from '../../markets/tickers.store';
import { classNames } from '../../../kit/controls/class-names';
import { MarketInfoButton } from '../contracts/market-info-button.view';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { useLastPrice } from '../market/use-last-price';
import { MarketFigures } from './market-figures.view';
import { MarketSelector } from './market-selector.view';
import styles from './symbol-bar.module.css';

interface SymbolBarProps {
  readonly instrument: Instrument;
  readonly instruments: readonly Instrument[];
  readonly tickers: TickersStore;
  readonly favourites: FavouritesStore;
}

/** Which market this is and how it stands: the last price, and the last 24 hours. */
export const SymbolBar = observer(function SymbolBar({ instrument, instruments, tickers, favourites }: SymbolBarProps) {
  const { t } = useTranslation('trade');
  const name = marketDisplayName(instrument.symbol);
  return (
    <header className={styles.bar} data-type={instrument.type} data-stale={tickers.stale || undefined}>
      <FavouriteButton favourites={favourites} symbol={instrument.symbol} name={name} />
      <MarketSelector current={instrument} instruments={instruments} />
      {instrument.type === 'PERP' ? <HighestLeverage /> : null}
      <div className={styles.info}>
        <MarketInfoButton instrument={instrument} />
      </div>
      <LastPrice tickers={tickers} />
      <MarketFigures instrument={instrument} tickers={tickers} className={styles.about} />
      {instrument.status === 'TRADING' ? null : <span className={styles.notice}>{t('market.paused')}</span>}
      <div className={styles.live}>
        <LiveControl tickers={tickers} compact />
      </div>
    </header>
  );
});

/** Comes with the contract; its place is there before. */
const HighestLeverage = observer(function HighestLeverage() {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const highest = useMarket().contract?.settings.tiers[0]?.maximumLeverage;
  if (highest === undefined) return <span className={styles.leverage} />;
  return (
    <span className={styles.leverage} title={t('market.leverage', { leverage: format.integer(highest) })}>
      {format.integer(highest)}×
    </span>
  );
});

const LastPrice = observer(function LastPrice({ tickers }: Pick<SymbolBarProps, 'tickers'>) {
  const { t } = useTranslation('trade');
  const market = useMarket();
  const figures = useMarketFigures(market.instrument);
  const { price, direction } = useLastPrice(market, tickers.paused, tickers);
  return (
    <div className={classNames(styles.last, direction && styles[direction])}>
      <span className="unseen">{t('column.last')}</span>
      <span>{figures.price(price)}</span>
      <span className={styles.arrow} aria-hidden="true">
        {direction === 'up' ? '▲' : direction === 'down' ? '▼' : ''}
      </span>
    </div>
  );
});
