import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FuturesQueries } from '../../../../application/markets/futures.queries';
import { useFormat } from '../../../kit/formats/use-format';
import { useResource } from '../../../kit/data/use-resource';
import { useExchangeSecondsLeft } from '../../../runtime/use-seconds-left';
import { TickersStore } from '../../markets/tickers.store';
import { PlainButton } from '../../../kit/controls/plain-button';
import { classNames } from '../../../kit/controls/class-names';
import { useMarketFigures } from '../../../kit/formats/market-figures';
import { useMarket } from '../market/market-context';
import { countdownText } from '../../../kit/formats/countdown-text';
import { MarketInfoDialog } from './market-info-dialog.view';
import styles from './contract-figures.module.css';
import { view } from '../../../runtime/feature';

interface ContractFiguresStores {
  readonly tickers: Pick<TickersStore, 'paused'>;
  readonly futures: FuturesQueries;
}

/** What the market's contract is valued by. Every place has its width, so that nothing moves as the figures come. */
export const ContractFigures = observer(function ContractFigures({
  stores,
}: {
  readonly stores: ContractFiguresStores;
}) {
  const { t } = useTranslation('contracts');
  const market = useMarket();
  const { paused } = stores.tickers;
  const figures = useMarketFigures(market.instrument);
  const contract = market.contract?.prices;
  const mark = useHeldBack(contract?.markPrice, paused);
  const index = useHeldBack(contract?.indexPrice, paused);
  const [history, setHistory] = useState(false);
  return (
    <>
      <dl className={styles.figures}>
        <div className={styles.price}>
          <dt>{t('bar.mark')}</dt>
          <dd>{figures.price(mark)}</dd>
        </div>
        <div className={classNames(styles.price, styles.index)}>
          <dt>{t('bar.index')}</dt>
          <dd>{figures.price(index)}</dd>
        </div>
        <Funding paused={paused} onHistory={() => setHistory(true)} />
        <OpenInterest paused={paused} />
        <Multiplier futures={stores.futures} />
      </dl>
      {/* Not in the line of figures, which would scroll to it. */}
      {history
        ? createPortal(
            <MarketInfoDialog symbol={market.instrument.symbol} block="funding" onClose={() => setHistory(false)} />,
            document.body,
          )
        : null}
    </>
  );
});

/** The rate that would be settled now, and when it is; leads to its history. */
const Funding = observer(function Funding({
  paused,
  onHistory,
}: {
  readonly paused: boolean;
  readonly onHistory: () => void;
}) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { contract } = useMarket();
  const funding = useHeldBack(contract?.prices.funding, paused);
  const left = useHeldBack(useExchangeSecondsLeft(funding?.nextAt), paused);
  return (
    <div className={styles.funding}>
      <dt>{t('bar.funding')}</dt>
      <dd>
        <PlainButton
          className={styles.button}
          aria-haspopup="dialog"
          title={t('bar.fundingHistory')}
          onClick={onHistory}
        >
          <span>{format.funding(funding?.rate)}</span>{' '}
          <span className={styles.countdown}>{funding ? countdownText(left) : '--:--:--'}</span>
          <span className="unseen">{t('bar.fundingHistory')}</span>
        </PlainButton>
      </dd>
    </div>
  );
});

/** At the mark in quote; in base as well where there is room. */
const OpenInterest = observer(function OpenInterest({ paused }: { readonly paused: boolean }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { instrument, contract } = useMarket();
  const { openInterest, markPrice } = contract?.prices ?? {};
  const base = useHeldBack(openInterest, paused);
  const quote = useHeldBack(
    openInterest === undefined || markPrice === undefined ? undefined : openInterest * markPrice,
    paused,
  );
  return (
    <div className={styles.interest}>
      <dt>{t('bar.openInterest')}</dt>
      <dd>
        {format.compact(quote)} {quote === undefined ? null : instrument.quote}{' '}
        <span className={styles.base}>{base === undefined ? null : `${format.compact(base)} ${instrument.base}`}</span>
      </dd>
    </div>
  );
});

/** Only of contracts that stand for more than one coin. */
function Multiplier({ futures }: { readonly futures: FuturesQueries }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const { instrument } = useMarket();
  const state = useResource(useMemo(() => futures.multiplier(instrument.symbol), [futures, instrument]));
  const multiplier = state.status === 'ready' ? state.value : undefined;
  if (!multiplier || multiplier.coins === 1) return null;
  return (
    <div>
      <dt>{t('bar.multiplier')}</dt>
      <dd>
        {t('bar.multiplierText', {
          base: instrument.base,
          coins: format.integer(multiplier.coins),
          coin: multiplier.coin,
        })}
      </dd>
    </div>
  );
}

/** The value as it was when figures were stopped. */
function useHeldBack<T>(value: T, paused: boolean): T {
  const [kept, setKept] = useState(value);
  if (!paused && !Object.is(kept, value)) setKept(value);
  return paused ? kept : value;
}

export default view(ContractFigures, { tickers: TickersStore, futures: FuturesQueries });
