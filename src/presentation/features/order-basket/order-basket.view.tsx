import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MarketsQueries } from '../../../application/markets/markets.queries';
import { TradingAccount } from '../../../application/trading/trading-account';
import type { Instrument } from '../../../domain/markets/instrument';
import { symbolOfSlug } from '../../../domain/markets/market-symbol';
import { Dialog } from '../../kit/controls/dialog';
import { Skeleton } from '../../kit/controls/skeleton';
import { DataBlock } from '../../kit/data/data-block';
import { useResource } from '../../kit/data/use-resource';
import { useFormat } from '../../kit/formats/use-format';
import { view } from '../../runtime/feature';
import { useCommandOverlay } from '../commands/command-overlay';
import { TickersStore } from '../markets/tickers.store';
import { BasketForm } from './basket-form.view';
import { BasketReview } from './basket-review.view';
import { OrderBasketStore } from './order-basket.store';

interface OrderBasketStores {
  readonly basket: OrderBasketStore;
  readonly markets: MarketsQueries;
}

/** Several orders, written together, looked at in one question, and each answered for. */
const OrderBasket = observer(function OrderBasket({
  stores: { basket, markets },
}: {
  readonly stores: OrderBasketStores;
}) {
  const { t } = useTranslation('orderBasket');
  const overlay = useCommandOverlay();
  const resource = useMemo(() => markets.instruments(), [markets]);
  const state = useResource(resource);
  return (
    <Dialog
      title={t(basket.phase === 'writing' ? 'title' : basket.phase === 'sent' ? 'sent' : 'review')}
      onClose={() => (basket.phase === 'sending' ? undefined : overlay.close())}
    >
      <DataBlock state={state} onRetry={() => void resource.refresh()} skeleton={<Skeleton height={240} />}>
        {(instruments) => <Basket basket={basket} instruments={instruments} />}
      </DataBlock>
    </Dialog>
  );
});

const Basket = observer(function Basket({
  basket,
  instruments,
}: {
  readonly basket: OrderBasketStore;
  readonly instruments: readonly Instrument[];
}) {
  const { marks } = useFormat();
  const { pathname } = useLocation();
  const spot = useMemo(
    () => instruments.filter(({ type, status }) => type === 'SPOT' && status === 'TRADING'),
    [instruments],
  );
  const slug = /^\/trade\/([^/]+)/.exec(pathname)?.[1];
  const here = slug === undefined ? undefined : symbolOfSlug(slug);
  const first = spot.find(({ symbol }) => symbol === here) ?? spot[0];
  useEffect(() => {
    if (first) basket.begin(spot, first.symbol, marks);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it opens: what is typed stays
  }, [basket]);
  return basket.phase === 'writing' ? (
    <BasketForm basket={basket} instruments={spot} />
  ) : (
    <BasketReview basket={basket} />
  );
});

export default view(OrderBasket, { basket: OrderBasketStore, markets: MarketsQueries }, [TickersStore, TradingAccount]);
