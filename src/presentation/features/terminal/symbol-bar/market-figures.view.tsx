import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Instrument } from '../../../../domain/markets/instrument';
import { marketDisplayName } from '../../../../domain/markets/market-symbol';
import { priceDifference } from '../../../../domain/markets/price-display';
import { changePercent } from '../../../../domain/markets/ticker';
import { Part } from '../../../runtime/part';
import { useFormat } from '../../../kit/formats/use-format';
import type { TickersStore } from '../../markets/tickers.store';
import { PlainButton } from '../../../kit/controls/plain-button';
import { ChangeText } from '../../../kit/controls/change-text';
import { classNames } from '../../../kit/controls/class-names';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import styles from './market-figures.module.css';
import { contractFiguresFeature } from '../contracts/contract-figures.feature';

interface MarketTickerProps {
  readonly instrument: Instrument;
  readonly tickers: TickersStore;
}

/** The last 24 hours, and what a contract is valued by, in one strip; what there is no room for is scrolled to. */
export function MarketFigures({
  instrument,
  tickers,
  className,
}: MarketTickerProps & { readonly className: string | undefined }) {
  const strip = useRef<HTMLDivElement>(null);
  return (
    <div className={classNames(styles.about, className)} data-type={instrument.type}>
      <div
        ref={strip}
        role="group"
        aria-label={marketDisplayName(instrument.symbol)}
        tabIndex={0}
        className={styles.figures}
      >
        <div className={styles.strip}>
          <dl className={styles.day}>
            <Change instrument={instrument} tickers={tickers} />
          </dl>
          {instrument.type === 'PERP' ? (
            <Part feature={contractFiguresFeature} waiting={<div className={styles.contract} />} />
          ) : null}
          <dl className={styles.day}>
            <Day instrument={instrument} tickers={tickers} />
          </dl>
        </div>
      </div>
      {/* For a mouse that cannot scroll sidewards; the keyboard has the arrow keys, fingers the strip itself. */}
      <PlainButton
        className={styles.further}
        aria-hidden="true"
        tabIndex={-1}
        onClick={() => strip.current?.scrollBy({ left: strip.current.clientWidth / 2 })}
      >
        ›
      </PlainButton>
    </div>
  );
}

const Change = observer(function Change({ instrument, tickers }: MarketTickerProps) {
  const { t } = useTranslation('trade');
  const figures = useMarketFigures(instrument);
  const day = tickers.statistics(instrument.symbol);
  const change = day && changePercent(day.open, day.close);
  const difference = day && day.open > 0 ? priceDifference(day.close, day.open) : undefined;
  return (
    <Figure name={t('bar.change')} className={styles.change}>
      <span className={styles.difference}>
        {difference === undefined ? '' : `${difference > 0 ? '+' : ''}${figures.price(difference)}`}
      </span>{' '}
      <ChangeText value={change} />
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
      <Figure name={t('bar.volume', { asset: instrument.base })} className={styles.base}>
        {format.compact(day?.volume)}
      </Figure>
      <Figure name={t('bar.volume', { asset: instrument.quote })}>{format.compact(day?.amount)}</Figure>
    </>
  );
});

function Figure({
  name,
  className,
  children,
}: {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={classNames(styles.figure, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
