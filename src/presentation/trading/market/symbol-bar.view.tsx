import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../domain/markets/instrument';
import { marketDisplayName } from '../../../domain/markets/market-symbol';
import { priceDifference } from '../../../domain/markets/price-display';
import { changePercent } from '../../../domain/markets/ticker';
import { Part } from '../../app/part';
import { useFormat } from '../../kernel/use-format';
import { FavouriteButton } from '../../markets/favourite-button.view';
import type { FavouritesStore } from '../../markets/favourites.store';
import { LiveControl } from '../../markets/live-control.view';
import type { TickersStore } from '../../markets/tickers.store';
import { ChangeText } from '../../ui/change-text';
import { classNames } from '../../ui/class-names';
import { contractFiguresPart } from '../contracts/contract-figures.part';
import { MarketInfoButton } from '../contracts/market-info-button.view';
import { useDesk } from '../desk/desk-context';
import { useMarketFigures } from '../figures';
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
  const figures = useRef<HTMLDivElement>(null);
  return (
    <header className={styles.bar} data-type={instrument.type} data-stale={tickers.stale || undefined}>
      <FavouriteButton favourites={favourites} symbol={instrument.symbol} name={name} />
      <MarketSelector current={instrument} instruments={instruments} tickers={tickers} favourites={favourites} />
      {instrument.type === 'PERP' ? <HighestLeverage /> : null}
      <div className={styles.info}>
        <MarketInfoButton instrument={instrument} />
      </div>
      <LastPrice instrument={instrument} tickers={tickers} />
      <div className={styles.about}>
        <div ref={figures} role="group" aria-label={name} tabIndex={0} className={styles.figures}>
          <div className={styles.strip}>
            <dl className={styles.day}>
              <Change instrument={instrument} tickers={tickers} />
            </dl>
            {instrument.type === 'PERP' ? <Part route={contractFiguresPart} waiting={<div className={styles.contract} />} /> : null}
            <dl className={styles.day}>
              <Day instrument={instrument} tickers={tickers} />
            </dl>
          </div>
        </div>
        {/* For a mouse that cannot scroll sidewards; the keyboard has the arrow keys, fingers the strip itself. */}
        <button type="button" className={styles.further} aria-hidden="true" tabIndex={-1} onClick={() => figures.current?.scrollBy({ left: figures.current.clientWidth / 2 })}>
          ›
        </button>
      </div>
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
  const highest = useDesk().contract?.settings.tiers[0]?.maximumLeverage;
  if (highest === undefined) return <span className={styles.leverage} />;
  return (
    <span className={styles.leverage} title={t('market.leverage', { leverage: format.integer(highest) })}>
      {format.integer(highest)}×
    </span>
  );
});

interface MarketTickerProps {
  readonly instrument: Instrument;
  readonly tickers: TickersStore;
}

const LastPrice = observer(function LastPrice({ instrument, tickers }: MarketTickerProps) {
  const { t } = useTranslation('trade');
  const figures = useMarketFigures(instrument);
  const last = tickers.statistics(instrument.symbol)?.close;
  const direction = useDirection(instrument.symbol, last);
  return (
    <div className={classNames(styles.last, direction && styles[direction])}>
      <span className={styles.hidden}>{t('column.last')}</span>
      <span>{figures.price(last)}</span>
      <span className={styles.arrow} aria-hidden="true">
        {direction === 'up' ? '▲' : direction === 'down' ? '▼' : ''}
      </span>
    </div>
  );
});

/** Which way the price last moved; kept while it stands still, forgotten with the market. */
function useDirection(symbol: string, last: number | undefined): 'up' | 'down' | undefined {
  const [seen, setSeen] = useState<{ symbol: string; last: number | undefined; direction: 'up' | 'down' | undefined }>({ symbol, last, direction: undefined });
  if (seen.symbol === symbol && seen.last === last) return seen.direction;
  const comparable = seen.symbol === symbol && seen.last !== undefined && last !== undefined;
  const direction = comparable ? (last! > seen.last! ? 'up' : 'down') : undefined;
  setSeen({ symbol, last, direction });
  return direction;
}

const Change = observer(function Change({ instrument, tickers }: MarketTickerProps) {
  const { t } = useTranslation('trade');
  const figures = useMarketFigures(instrument);
  const day = tickers.statistics(instrument.symbol);
  const change = day && changePercent(day.open, day.close);
  const difference = day && day.open > 0 ? priceDifference(day.close, day.open) : undefined;
  return (
    <Figure name={t('bar.change')} className={styles.change}>
      <span className={styles.difference}>{difference === undefined ? '' : `${difference > 0 ? '+' : ''}${figures.price(difference)}`}</span> <ChangeText value={change} />
    </Figure>
  );
});

const Day = observer(function Day({ instrument, tickers }: MarketTickerProps) {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const figures = useMarketFigures(instrument);
  const day = tickers.statistics(instrument.symbol);
  return (
    <>
      <Figure name={t('bar.range')}>
        {figures.price(day?.high)} <span className={styles.difference}>/</span> {figures.price(day?.low)}
      </Figure>
      <Figure name={t('bar.volume', { asset: instrument.base })} className={styles.base}>{format.compact(day?.volume)}</Figure>
      <Figure name={t('bar.volume', { asset: instrument.quote })}>{format.compact(day?.amount)}</Figure>
    </>
  );
});

function Figure({ name, className, children }: { readonly name: string; readonly className?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={classNames(styles.figure, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
