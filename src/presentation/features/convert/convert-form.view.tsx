import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { known } from '../../../application/kernel/resource';
import { divide, roundTo } from '../../../domain/shared/decimal';
import { goodAmount } from '../../../domain/wallet/amount-rules';
import { IconButton } from '../../kit/controls/icon-button';
import { PlainForm } from '../../kit/controls/plain-form';
import { ProblemText } from '../../kit/controls/problem-text';
import { TypedFigure } from '../../kit/data/typed-figure';
import { useResource } from '../../kit/data/use-resource';
import { shownDecimals } from '../../kit/formats/shown-decimals';
import { useFailureText } from '../../kit/formats/use-failure-text';
import { useFormat } from '../../kit/formats/use-format';
import type { TickersStore } from '../markets/tickers.store';
import { AmountField } from '../money-kit/amount-field.view';
import { AssetSelect } from '../money-kit/asset-select.view';
import { ConvertResult } from './convert-result.view';
import styles from './convert.module.css';
import type { ConvertStore } from './convert.store';
import { QuotePanel } from './quote-panel.view';

interface ConvertFormProps {
  readonly store: ConvertStore;
  readonly tickers: Pick<TickersStore, 'ticker'>;
  readonly assets: readonly string[];
  readonly first: string;
}

/** Decimals of an amount that is given away. */
const places = 8;

export const ConvertForm = observer(function ConvertForm({ store, tickers, assets, first }: ConvertFormProps) {
  const { t } = useTranslation('convert');
  const format = useFormat();
  const failureText = useFailureText();
  const holdings = known(useResource(useMemo(() => store.queries.holdings(), [store]))) ?? [];
  const limits = known(useResource(useMemo(() => store.queries.convertLimits(), [store])));
  const [figure] = useState(() => new TypedFigure(format.marks));
  const [sellAsset, setSellAsset] = useState(assets.includes(first) ? first : 'USDT');
  const [buyAsset, setBuyAsset] = useState(sellAsset === 'USDT' ? 'BTC' : 'USDT');
  const held = holdings.find(({ asset }) => asset === sellAsset);
  const inAsset = (usdt: 'smallest' | 'largest') =>
    limits && held?.price?.gt(0)
      ? roundTo(divide(limits[usdt], held.price), places, usdt === 'smallest' ? 'up' : 'down')
      : undefined;
  const smallest = inAsset('smallest');
  const bounds = {
    ...store.convertible.of(sellAsset, buyAsset),
    minimum: smallest,
    maximum: inAsset('largest'),
    places,
  };
  const { state } = store;
  const taking = state.status === 'taking';
  const amount = goodAmount(figure.value, bounds);
  const wanted = amount?.toFixed();
  // A price is asked for whenever what is wanted becomes something else.
  useEffect(() => {
    store.wish(amount && sellAsset !== buyAsset ? { sellAsset, buyAsset, amount } : undefined);
    return () => store.leave();
    // oxlint-disable-next-line react/exhaustive-deps -- the amount by its value
  }, [store, sellAsset, buyAsset, wanted]);
  const swap = (): void => {
    setSellAsset(buyAsset);
    setBuyAsset(sellAsset);
    // What would have been received is given from here on; without a quote nobody knows how much that is.
    figure.fill(state.status === 'quoted' ? state.quote.buyAmount : undefined);
  };
  const choose = (end: 'sell' | 'buy', asset: string): void => {
    if (asset === (end === 'sell' ? buyAsset : sellAsset)) swap();
    else (end === 'sell' ? setSellAsset : setBuyAsset)(asset);
  };
  const submit = (): void => {
    figure.leave();
    void store.take();
  };
  if (state.status === 'done')
    return (
      <ConvertResult
        quote={state.quote}
        booked={state.booked}
        onAgain={() => {
          figure.fill(undefined);
          store.wish(undefined);
        }}
      />
    );
  return (
    <PlainForm className={styles.form} onSubmit={submit}>
      <div className={styles.side}>
        <AssetSelect
          label={t('from')}
          assets={assets}
          value={sellAsset}
          disabled={taking}
          onChange={(asset) => choose('sell', asset)}
        />
        <AmountField
          label={t('amount')}
          figure={figure}
          asset={sellAsset}
          bounds={bounds}
          terms={
            smallest &&
            t('least', { amount: `${format.decimal(smallest, shownDecimals(smallest), 'up')} ${sellAsset}` })
          }
          disabled={taking}
          // Each other amount has a price of its own: all there is stays what was asked for as long as there is as much.
          held={amount !== undefined}
          autoFocus
        />
      </div>
      <IconButton className={styles.swap} label={t('swap')} icon="reverse" disabled={taking} onClick={swap} />
      <AssetSelect
        label={t('to')}
        assets={assets}
        value={buyAsset}
        disabled={taking}
        onChange={(asset) => choose('buy', asset)}
      />
      <ProblemText>
        {state.status === 'refused'
          ? state.failure.kind === 'invalid'
            ? t('quote.refused')
            : failureText(state.failure)
          : null}
      </ProblemText>
      <QuotePanel store={store} tickers={tickers} wanted={amount !== undefined} />
    </PlainForm>
  );
});
