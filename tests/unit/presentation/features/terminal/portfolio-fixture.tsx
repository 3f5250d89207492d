import { PositionFees } from '../../../../../src/application/trading/position-fees';
import { PlainResourceCache } from '../../../../fakes/plain-resource-cache';
import type { AlgoOrderChange, AlgoOrder } from '../../../../../src/domain/trading/algo-order';
import { ChangeMarginSettings } from '../../../../../src/application/trading/change-margin-settings.use-case';
import { live, noOrders } from '../../../../support/reads';
import { Recovery } from '../../../../../src/application/kernel/recovery';
import type { ReactNode } from 'react';
import { Subject, type Listener } from '../../../../../src/application/kernel/observable-value';
import { FundingSettlements } from '../../../../../src/application/trading/funding-settlements';
import type { FundingPayment } from '../../../../../src/application/trading/positions.port';
import type {
  AlgoOrdersCommandsPort,
  AlgoOrderRequest,
} from '../../../../../src/application/trading/algo-orders-commands.port';
import type { AlgoOrdersPort } from '../../../../../src/application/trading/algo-orders.port';
import { CancelAllOrders } from '../../../../../src/application/trading/cancel-all-orders.use-case';
import { CancelOrder } from '../../../../../src/application/trading/cancel-order.use-case';
import type { OrderSide } from '../../../../../src/domain/trading/order';
import type { OrderSelection } from '../../../../../src/application/trading/order-selection';
import { CancelOrders } from '../../../../../src/application/trading/cancel-orders.use-case';
import { ClosePositions } from '../../../../../src/application/trading/close-positions.use-case';
import { EditOrder } from '../../../../../src/application/trading/edit-order.use-case';
import { OrderGuards } from '../../../../../src/application/trading/order-guards';
import { loaderOf } from '../../../../support/loader-of';
import { PlaceAlgoOrder } from '../../../../../src/application/trading/place-algo-order.use-case';
import { Placements } from '../../../../../src/application/trading/placements';
import { CancelAlgoOrder } from '../../../../../src/application/trading/cancel-algo-order.use-case';
import { PlaceOrder } from '../../../../../src/application/trading/place-order.use-case';
import type { LimitForecast } from '../../../../../src/application/trading/limit-forecast';
import { PositionSubmissions } from '../../../../../src/application/trading/position-submissions';
import { ProtectPosition } from '../../../../../src/application/trading/protect-position.use-case';
import type { ContractPrice } from '../../../../../src/domain/markets/contract-figures';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { success } from '../../../../../src/domain/shared/result';
import type { MarginSummary } from '../../../../../src/domain/trading/margin-summary';
import type { Position } from '../../../../../src/domain/trading/position';
import type { LedgerLine } from '../../../../../src/domain/wallet/movement';
import { AccountPanelStore } from '../../../../../src/presentation/features/terminal/portfolio/account-panel.store';
import {
  AccountPanel,
  type AccountPanelStores,
} from '../../../../../src/presentation/features/terminal/portfolio/panel/account-panel.view';
import type { OpenAlgoOrders } from '../../../../../src/application/trading/open-algo-orders';
import type { Positions } from '../../../../../src/application/trading/positions';
import { Histories } from '../../../../../src/presentation/features/terminal/portfolio/histories/histories';
import { InstrumentsStore } from '../../../../../src/presentation/features/terminal/portfolio/instruments.store';
import { TriggerPrices } from '../../../../../src/presentation/features/terminal/portfolio/orders/trigger-prices';
import { OrderActionsStore } from '../../../../../src/presentation/features/terminal/portfolio/orders/order-actions.store';
import { PortfolioPreferencesStore } from '../../../../../src/presentation/features/terminal/account/portfolio-preferences.store';
import { FundingSumsStore } from '../../../../../src/presentation/features/terminal/portfolio/positions/funding-sums.store';
import { PositionProfitsStore } from '../../../../../src/presentation/features/terminal/account/position-profits.store';
import { PositionFeesStore } from '../../../../../src/presentation/features/terminal/account/position-fees.store';
import { PositionForms } from '../../../../../src/presentation/features/terminal/portfolio/positions/position-forms';
import { PositionPricesStore } from '../../../../../src/presentation/features/terminal/account/position-prices.store';
import { SpotHoldingsStore } from '../../../../../src/presentation/features/terminal/portfolio/positions/spot-holdings.store';
import { ChaseOrders } from '../../../../../src/application/trading/chase-orders';
import { JournalStore } from '../../../../../src/presentation/features/terminal/portfolio/histories/journal.store';
import { FakePage, MemoryStorage } from '../../../../fakes/memory-platform';
import { bitcoin, bitcoinPerpetual } from '../../../domain/trading/instruments';
import { loggedIn, ownPage, renderShell } from '../../shell/shell-fixture';
import { exchange } from '../../../../support/asked-exchange';
import { tradeStores } from './trading-fixture';

export function position(change: Partial<Position> = {}): Position {
  return {
    symbol: 'PERP_BTC_USDT',
    positionSide: 'BOTH',
    marginMode: 'CROSS',
    leverage: 10,
    holding: decimal('0.5'),
    pendingLong: decimal('0'),
    pendingShort: decimal('0'),
    averageOpenPrice: decimal('60000'),
    settlePrice: decimal('60000'),
    markPrice: decimal('61000'),
    liquidationPrice: decimal('54000'),
    pnl24h: decimal('500'),
    fee24h: decimal('9'),
    isolatedMarginAsset: '',
    isolatedMargin: decimal('0'),
    isolatedFrozenLong: decimal('0'),
    isolatedFrozenShort: decimal('0'),
    adlQuantile: 2,
    openedAt: 1000,
    updatedAt: 1000,
    version: 1,
    ...change,
  };
}

export function conditional(change: Partial<AlgoOrder> = {}): AlgoOrder {
  return {
    algoOrderId: '70',
    clientAlgoOrderId: 0,
    rootAlgoOrderId: '70',
    symbol: 'SPOT_BTC_USDT',
    algoType: 'STOP',
    side: 'SELL',
    childType: 'MARKET',
    status: 'NEW',
    rootStatus: 'NEW',
    quantity: decimal('0.2'),
    triggerPrice: decimal('55000'),
    triggerPriceType: 'MARK_PRICE',
    triggered: false,
    activated: false,
    executed: decimal('0'),
    fee: decimal('0'),
    feeAsset: '',
    reduceOnly: false,
    positionSide: 'BOTH',
    reason: '',
    legs: [],
    updatedAt: 1000,
    ...change,
  };
}

interface Holdings extends NonNullable<Parameters<typeof tradeStores>[0]> {
  readonly positions?: readonly Position[];
  readonly conditional?: readonly AlgoOrder[];
  readonly ended?: readonly AlgoOrder[];
  readonly funding?: readonly FundingPayment[];
  readonly booked?: readonly LedgerLine[];
  readonly margin?: MarginSummary;
  /** A program still sends orders of this side. */
  readonly sends?: OrderSide;
}

/** The panel of the account with every tab behind it, over fakes. */
export async function showAccount(
  {
    positions: held = [],
    conditional: waiting = [],
    ended = [],
    funding = [],
    booked = [],
    margin,
    sends,
    ...account
  }: Holdings = {},
  session: Parameters<typeof renderShell>[0] extends (infer O) | undefined
    ? O extends { session?: infer S }
      ? S
      : never
    : never = loggedIn(),
  symbol = bitcoin.symbol,
  within: (panel: AccountPanelStores, page: Awaited<ReturnType<typeof tradeStores>>) => ReactNode = (account) => (
    <AccountPanel stores={account} symbol={symbol} />
  ),
) {
  const stores = await tradeStores(account);
  const { trading, stream, time, orders, openOrders, balances } = stores;
  const placed: AlgoOrderRequest[] = [];
  const edited: (AlgoOrderChange & { readonly algoOrderId: string })[] = [];
  const algos = {
    ended: async () => success({ rows: ended, total: ended.length }),
    place: async (request: AlgoOrderRequest) => (placed.push(request), success({ algoOrderId: '71' })),
    edit: async (algoOrderId: string, change: AlgoOrderChange) => (
      edited.push({ algoOrderId, ...change }),
      success(undefined)
    ),
    cancel: async ({ algoOrderId }: { algoOrderId: string }) => (
      trading.cancelled.push(`conditional ${algoOrderId}`),
      success(undefined)
    ),
  } as unknown as AlgoOrdersPort & AlgoOrdersCommandsPort;
  const random = { identifier: () => 9 };
  const tracking = { report: () => undefined };
  const ticker = (wanted: string) =>
    wanted.endsWith('BTC_USDT')
      ? { symbol: wanted, statistics: { close: 60000 }, firstBidPrice: 59990, firstAskPrice: 60010 }
      : undefined;
  const tickers = { ticker, statistics: (wanted: string) => ticker(wanted)?.statistics };
  const marks = new Set<Listener<ContractPrice>>();
  const contracts = {
    onMarkPrice: (_symbol: string, listener: Listener<ContractPrice>) => (
      marks.add(listener),
      () => marks.delete(listener)
    ),
  };
  const port = {
    positions: async () => success(held),
    fundingPayments: async () => success({ rows: funding, total: funding.length }),
    adjustIsolatedMargin: async () => success(undefined),
  };
  const settlements = new FundingSettlements({ meter: { clockAhead: undefined } }, time, time);
  const guards = new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage());
  const futures = exchange({ leverageTiers: success([]) });
  const forecast: { of: LimitForecast['of'] } = { of: async () => undefined };
  const placements = new Placements();
  const placeOrder = new PlaceOrder(trading, trading, random, time, tracking, guards, stream, noOrders, placements);
  const placeAlgo = new PlaceAlgoOrder(algos, algos, random, time, tracking, guards, stream, placements);
  const livePositions = live(held);
  const liveAlgos = live(waiting);
  const positions = livePositions as unknown as Positions;
  const submissions = new PositionSubmissions(positions, time);
  const algoOrders = liveAlgos as unknown as OpenAlgoOrders;
  const cancelAlgoOrder = new CancelAlgoOrder(algos, algoOrders);
  const noPrograms = { stopAll: () => undefined };
  const cancelOrders = new CancelOrders(
    new CancelAllOrders(trading, noPrograms),
    new CancelOrder(trading, openOrders),
    cancelAlgoOrder,
    noPrograms,
    trading,
  );
  const instruments = new InstrumentsStore({
    instruments: () => ({
      current: { status: 'ready', value: [bitcoin, bitcoinPerpetual], updatedAt: 0, refreshing: false },
      subscribe: () => () => undefined,
      refresh: async () => undefined,
    }),
  });
  const transfers = {
    transfers: async () => success({ rows: [], total: 0 }),
    payee: () => Promise.reject(new Error('nobody is paid here')),
  };
  const prices = new PositionPricesStore(contracts, tickers as never);
  const fees = new PositionFeesStore(new PositionFees(new PlainResourceCache(time), trading), trading);
  const preferences = new PortfolioPreferencesStore(new MemoryStorage());
  const parts: Readonly<Record<string, object>> = {
    'account-live': { account: { start: () => () => undefined }, positions, openOrders, algoOrders },
    positions: {
      positions,
      risk: { value: margin },
      algoOrders,
      openOrders,
      instruments,
      prices,
      funding: new FundingSumsStore(port, settlements, time),
      preferences,
      fees,
      profits: new PositionProfitsStore(positions, prices, fees, preferences),
      holdings: new SpotHoldingsStore(balances, instruments, trading, stream, time, {
        conversions: async () => success({ rows: [], total: 0 }),
      }),
      balances,
      tickers,
      forms: new PositionForms(
        new ClosePositions(placeOrder, cancelOrders, trading, algos, forecast, submissions),
        new ProtectPosition(
          placeAlgo,
          new EditOrder(trading, trading, algos, algos, time, guards, stream),
          cancelAlgoOrder,
          { replaced: new Set() },
        ),
        new ChangeMarginSettings(port as never),
        futures.port,
        prices,
        balances,
        { free: undefined } as never,
        submissions,
      ),
    },
    'open-orders': {
      orders,
      algoOrders,
      instruments,
      actions: new OrderActionsStore(
        new EditOrder(trading, trading, algos, algos, time, guards, stream),
        cancelAlgoOrder,
        cancelOrders,
        placeOrder,
        placeAlgo,
        { show: () => undefined },
        { ticker: () => undefined },
        openOrders,
        algoOrders,
        new TriggerPrices(contracts, tickers as never, algoOrders),
        balances,
        positions,
      ),
      chases: new ChaseOrders(
        { onTickers: () => () => undefined },
        { orderBook: async () => success({ at: 0, bids: [], asks: [] } as never) },
        stream,
        trading,
        new EditOrder(trading, trading, algos, algos, time, guards, stream),
        new MemoryStorage(),
        time,
        { state: new Subject({ status: 'loggedOut', ended: false }) } as never,
      ),
      watch: {
        programs: undefined,
        stops: ({ side }: OrderSelection) => sends !== undefined && (side === undefined || side === sends),
      },
    },
    histories: {
      histories: new Histories(
        trading,
        algos,
        port as never,
        transfers,
        { ledger: async () => success({ rows: booked, total: booked.length }) } as never,
        stream,
        settlements,
        time,
        time,
        new Recovery(time),
      ),
      instruments,
      journal: new JournalStore(new MemoryStorage(), time),
    },
    assets: { balances, tickers },
  };
  const panel = within({ panel: new AccountPanelStore(), orders, balances, tickers } as never, stores);
  await renderShell({
    at: '/trade/BTC_USDT',
    session,
    open: async (feature) => {
      const own = parts[feature.id];
      if (own) return ownPage(feature, own);
      // What stands beside the account in its own parts stays away.
      return { View: () => (feature.path === undefined ? null : panel), stores: {} };
    },
  });
  return { ...stores, algos, placed, edited, livePositions, liveAlgos, forecast, futures };
}
