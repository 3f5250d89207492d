import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type Decimal, decimal } from '../../../domain/shared/decimal';
import { besideMarket, conversionRate } from '../../../domain/wallet/conversion';
import { Button } from '../../kit/controls/button';
import { Fact, Facts } from '../../kit/controls/facts';
import { unknownFigure } from '../../kit/formats/format';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFormat } from '../../kit/formats/use-format';
import { usePriceFormat } from '../../kit/formats/use-price-format';
import { useExchangeSecondsLeft } from '../../runtime/use-seconds-left';
import type { TickersStore } from '../markets/tickers.store';
import styles from './convert.module.css';
import type { ConvertStore } from './convert.store';

/** Digits of a rate that count: more than of a market's price, since an amount is judged by it. */
const rateDigits = 7;

/** The price, for how long it stands, and the button that takes it. */
export const QuotePanel = observer(function QuotePanel({
  store,
  tickers,
  wanted,
}: {
  readonly store: ConvertStore;
  readonly tickers: Pick<TickersStore, 'ticker'>;
  /** An amount is there that can be converted; without one the button leads to what is wrong with it. */
  readonly wanted: boolean;
}) {
  const { t } = useTranslation('convert');
  const format = useFormat();
  const price = usePriceFormat(rateDigits);
  const { state } = store;
  const quote = state.status === 'quoted' || state.status === 'taking' ? state.quote : undefined;
  const rate = quote ? conversionRate(quote) : undefined;
  const market = quote && besideMarket(quote, (asset) => worthOf(asset, tickers));
  const secondsLeft = useExchangeSecondsLeft(state.status === 'quoted' ? quote?.expiresAt : undefined);
  const expired = state.status === 'quoted' && secondsLeft === 0;
  useEffect(() => {
    if (expired) store.expire();
  }, [store, expired]);
  const again = state.status === 'over' || state.status === 'refused';
  return (
    <div className={styles.quote}>
      <Facts figures>
        <Fact name={t('quote.receive')}>
          {quote
            ? `${format.decimal(quote.buyAmount, shownDecimals(quote.buyAmount), 'down')} ${quote.buyAsset}`
            : unknownFigure}
        </Fact>
        <Fact name={t('quote.price')}>
          {rate ? `1 ${rate.asset} ≈ ${price(rate.price)} ${rate.pricedIn}` : unknownFigure}
        </Fact>
        <Fact name={t('quote.market')}>
          {rate && market ? `1 ${rate.asset} ≈ ${price(market.price)} ${rate.pricedIn}` : unknownFigure}
        </Fact>
        <Fact name={t('quote.spread')}>{format.share(market?.spread)}</Fact>
      </Facts>
      <p className={styles.note} role="status">
        {state.status === 'taking' && state.lost ? t('quote.lost') : null}
        {state.status === 'quoting' ? t('quote.asking') : null}
        {state.status === 'over' ? t('quote.over') : null}
      </p>
      {again ? (
        <Button size="large" variant="primary" onClick={() => store.renew()}>
          {t('quote.renew')}
        </Button>
      ) : (
        <Button
          type="submit"
          size="large"
          variant="primary"
          disabled={wanted && (quote === undefined || expired)}
          busy={state.status === 'taking'}
        >
          {quote && state.status === 'quoted' && !expired
            ? t('takeWithin', {
                seconds: format.integer(secondsLeft),
              })
            : t('take')}
        </Button>
      )}
      <p className={styles.note}>{t('quote.once')}</p>
    </div>
  );
});

/** Between the best bid and offer, as a market is quoted. @returns USDT for one */
function worthOf(asset: string, tickers: Pick<TickersStore, 'ticker'>): Decimal | undefined {
  if (asset === 'USDT') return decimal(1);
  const { firstBidPrice: bid, firstAskPrice: ask, statistics } = tickers.ticker(`SPOT_${asset}_USDT`) ?? {};
  if (bid && ask) return decimal(bid).plus(decimal(ask)).div(2);
  return statistics && decimal(statistics.close);
}
