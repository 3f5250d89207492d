import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSelected, type OrderSelection } from '../../../../../application/trading/order-selection';
import { hasOpened, type AlgoOrder } from '../../../../../domain/trading/algo-order';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { canOnlyClose } from '../../../../../domain/trading/closing-terms';
import type { Order } from '../../../../../domain/trading/order';
import { useFormat } from '../../../../kit/formats/use-format';
import { Button } from '../../../../kit/controls/button';
import { Select } from '../../../../kit/controls/select';
import { ConfirmDialog } from '../../../../kit/controls/confirm-dialog';
import { EmptyState } from '../../../../kit/controls/empty-state';
import { FailureState } from '../../../../kit/data/failure-state';
import { RowsSkeleton } from '../../../../kit/controls/rows-skeleton';
import { useAccountScope } from '../account-scope';
import { OpenOrdersStore } from '../../account/open-orders.store';
import { ChaseOrders } from '../../../../../application/trading/chase-orders';
import { ProgramWatch } from '../../../../../application/trading/program-watch';
import { liveValue } from '../../../../../application/trading/live-state';
import { OpenAlgoOrders } from '../../../../../application/trading/open-algo-orders';
import { RunningChases } from '../../account/running-chases.view';
import { RunningPrograms } from '../../ticket/running-programs.view';
import { PortfolioBar } from '../portfolio-bar';
import { InstrumentsStore } from '../instruments.store';
import { Segmented } from '../../../../kit/controls/segmented';
import styles from '../portfolio-cells.module.css';
import { useKeptFocus } from '../use-kept-focus';
import { CancelMarked } from './cancel-marked.view';
import { ChaseDialog } from './chase-dialog.view';
import { ConditionalOrdersTable } from './conditional-orders.view';
import { LimitOrdersTable } from './limit-orders.view';
import { OrderActionsStore } from './order-actions.store';
import { PendingOrdersList } from './pending-orders.view';
import { view } from '../../../../runtime/feature';

export interface OpenOrdersStores {
  readonly orders: OpenOrdersStore;
  readonly algoOrders: OpenAlgoOrders;
  readonly instruments: InstrumentsStore;
  readonly actions: OrderActionsStore;
  readonly chases: ChaseOrders;
  readonly watch: Pick<ProgramWatch, 'programs' | 'stops'>;
}

type Kind = 'limit' | 'conditional';
const sides = ['BUY', 'SELL'] as const;

/** Orders that wait, in the book or for their price, and what can be done with them. */
const OpenOrdersTab = observer(function OpenOrdersTab({ stores }: { readonly stores: OpenOrdersStores }) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const bar = useRef<HTMLDivElement>(null);
  useKeptFocus(bar);
  const { only } = useAccountScope();
  const [chosen, setChosen] = useState<Kind>();
  const [side, setSide] = useState<OrderSelection['side']>();
  useEffect(() => {
    const stops = [stores.instruments.start(), stores.actions.start()];
    return () => stops.forEach((stop) => stop());
  }, [stores]);
  const selection = { symbol: only, side };
  const { toChase } = stores.actions;
  const chasedMarket = toChase && stores.instruments.of(toChase.symbol);
  // What is not known is not none.
  const orders = liveValue(stores.orders.state)?.filter((order) => isSelected(order, selection));
  const conditional = stores.algoOrders.value?.filter((order) => isSelected(order, selection));
  // What there is comes first; from then on it stays where it is, whatever comes and goes under the hand.
  const ready = orders !== undefined && conditional !== undefined;
  const none = orders?.length === 0;
  const kind = chosen ?? (none && (stores.algoOrders.failure || conditional?.length !== 0) ? 'conditional' : 'limit');
  useEffect(() => {
    if (ready) setChosen((known) => known ?? kind);
  }, [ready, kind]);
  const choose = (wanted: Kind): void => {
    stores.actions.discard();
    setChosen(wanted);
  };

  return (
    <>
      <PortfolioBar
        ref={bar}
        end={
          <span className={styles.actions}>
            <CancelMarked orders={orders ?? []} conditional={conditional ?? []} actions={stores.actions} />
            <CancelMany selection={selection} orders={orders} conditional={conditional} stores={stores} />
          </span>
        }
      >
        <Segmented
          size="small"
          label={t('orders.kind')}
          options={[
            { value: 'limit', label: t('orders.limit', { shown: format.integer(orders?.length) }) },
            { value: 'conditional', label: t('orders.conditional', { shown: format.integer(conditional?.length) }) },
          ]}
          value={kind}
          onChange={choose}
        />
        <Select
          size="tiny"
          aria-label={t('orders.side')}
          value={side ?? ''}
          onChange={(value) => setSide(sides.find((each) => each === value))}
          options={[
            { value: '', label: t('orders.bothSides') },
            { value: 'BUY', label: t('orders.buys') },
            { value: 'SELL', label: t('orders.sells') },
          ]}
        />
      </PortfolioBar>
      <RunningChases chases={stores.chases} />
      {stores.watch.programs ? <RunningPrograms programs={stores.watch.programs} explained={false} inset /> : null}
      <PendingOrdersList actions={stores.actions} />
      {toChase && chasedMarket ? (
        <ChaseDialog
          order={toChase}
          instrument={chasedMarket}
          chases={stores.chases}
          best={stores.actions.best(toChase.symbol)[toChase.side === 'BUY' ? 'bestBid' : 'bestAsk']}
          onClose={stores.actions.leaveChase}
        />
      ) : null}
      {kind === 'limit' ? (
        <LimitOrders rows={orders ?? []} stores={stores} />
      ) : (
        <ConditionalOrders rows={conditional ?? []} stores={stores} />
      )}
    </>
  );
});

const LimitOrders = observer(function LimitOrders({
  rows,
  stores,
}: {
  readonly rows: readonly Order[];
  readonly stores: OpenOrdersStores;
}) {
  const { t } = useTranslation('trade');
  const { state } = stores.orders;
  if (state.status === 'failed') return <FailureState failure={state.failure} onRetry={() => stores.orders.retry()} />;
  if (state.status !== 'ready') return <RowsSkeleton />;
  if (rows.length === 0) return <EmptyState title={t('orders.empty.title')} text={t('orders.empty.text')} />;
  return <LimitOrdersTable rows={rows} stores={stores} stale={state.stale} />;
});

const ConditionalOrders = observer(function ConditionalOrders({
  rows,
  stores,
}: {
  readonly rows: readonly AlgoOrder[];
  readonly stores: OpenOrdersStores;
}) {
  const { t } = useTranslation('portfolio');
  const state = stores.algoOrders.state.current;
  if (state.status === 'failed')
    return <FailureState failure={state.failure} onRetry={() => void stores.algoOrders.refresh()} />;
  if (state.status !== 'ready') return <RowsSkeleton />;
  if (rows.length === 0)
    return <EmptyState title={t('orders.emptyConditional.title')} text={t('orders.emptyConditional.text')} />;
  return <ConditionalOrdersTable rows={rows} stores={stores} stale={state.stale} />;
});

interface CancelManyProps {
  readonly selection: OrderSelection;
  /** `undefined` while they are not known, of either kind. */
  readonly orders: readonly Order[] | undefined;
  readonly conditional: readonly AlgoOrder[] | undefined;
  readonly stores: Pick<OpenOrdersStores, 'actions' | 'watch'>;
}

/** Whether a position would be left without it. */
function protects(order: AlgoOrder): boolean {
  return canOnlyClose(order) || hasOpened(order);
}

/**
 * Cancels what is chosen above, of both kinds. It asks first unless that is one order of the book, which its row would
 * cancel as well. While a kind is not known all of a market can be cancelled, but nothing is counted.
 */
const CancelMany = observer(function CancelMany({
  selection,
  orders,
  conditional,
  stores: { actions, watch },
}: CancelManyProps) {
  const { t } = useTranslation('portfolio');
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const known = orders && conditional ? [...orders, ...conditional] : undefined;
  if (known?.length === 0 || (!known && (selection.side !== undefined || (!orders && !conditional)))) return null;
  const words = known
    ? t('orders.cancelSome', {
        count: known.length,
        limit: format.integer(orders?.length),
        conditional: format.integer(conditional?.length),
      })
    : t('orders.cancelEvery');
  const symbols = known ? known.map(({ symbol }) => symbol) : selection.symbol === undefined ? [] : [selection.symbol];
  const markets = [...new Set(symbols.map(marketDisplayName))].sort();
  const meaning = !known
    ? 'orders.confirmUnread'
    : conditional?.length === 0
      ? undefined
      : conditional?.some(protects)
        ? 'orders.confirmText'
        : 'orders.confirmConditional';
  const stops = watch.stops(selection);
  const cancel = (): Promise<void> => actions.cancelMany(selection, orders ?? [], conditional ?? []);
  return (
    <>
      <Button
        size="tiny"
        aria-busy={actions.cancellingMany || undefined}
        onClick={() => (known?.length === 1 && orders?.length === 1 && !stops ? void cancel() : setAsked(true))}
      >
        {words}
      </Button>
      {asked ? (
        <ConfirmDialog
          title={words}
          text={[
            ...(markets.length > 0 ? [t('orders.inMarkets', { markets: markets.join(', ') })] : []),
            ...(meaning ? [t(meaning)] : []),
            ...(stops ? [t('orders.stopsPrograms')] : []),
          ].join(' ')}
          action={t('orders.confirm')}
          keep={t('orders.keep')}
          onConfirm={() => cancel().then(() => setAsked(false))}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
});

export default view(
  OpenOrdersTab,
  {
    orders: OpenOrdersStore,
    algoOrders: OpenAlgoOrders,
    instruments: InstrumentsStore,
    actions: OrderActionsStore,
    chases: ChaseOrders,
    watch: ProgramWatch,
  },
  [ProgramWatch],
);
