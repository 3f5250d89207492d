import type { Outcome } from '../../../../../application/kernel/failure';
import type { Unsubscribe } from '../../../../../application/kernel/observable-value';
import type { AccountStreamPort, ExecutionReport } from '../../../../../application/trading/account-stream.port';
import { ClosedPositionsQuery } from '../../../../../application/trading/closed-positions.query';
import { liquidations } from '../../../../../application/trading/liquidations';
import { ordersWithOco } from '../../../../../application/trading/oco-history';
import type { FundingSettlements } from '../../../../../application/trading/funding-settlements';
import { fillsWithPositions } from '../../../../../application/trading/position-fills';
import type { FundingPayment, PositionsPort } from '../../../../../application/trading/positions.port';
import type { AlgoOrdersPort } from '../../../../../application/trading/algo-orders.port';
import { sideOf, triggersOf, type AlgoOrder } from '../../../../../domain/trading/algo-order';
import type { HistoryPage, OrderHistoryQuery, TradingPort } from '../../../../../application/trading/trading.port';
import type { TransfersPort } from '../../../../../application/wallet/transfers.port';
import type { WalletPort } from '../../../../../application/wallet/wallet.port';
import { marketDisplayName } from '../../../../../domain/markets/market-symbol';
import { shownAverage } from '../../../../../domain/trading/average-price';
import { netOf, type ClosedPosition } from '../../../../../domain/trading/closed-positions';
import {
  csvFigure,
  csvPositionSide,
  csvTime,
  fillColumns,
  orderColumns,
  type CsvColumns,
} from '../../../../../domain/trading/history-csv';
import { firedOf } from '../../../../../domain/trading/order-timeline';
import { roundTo, type Decimal } from '../../../../../domain/shared/decimal';
import type { LiquidationOrder } from '../../../../../domain/trading/liquidation-order';
import { isOpen, type Fill, type Order } from '../../../../../domain/trading/order';
import type { Transfer } from '../../../../../domain/wallet/transfer';

/** One of the account's histories: where it comes from, how it can be filtered, how it is written to a file. */
export interface HistorySource<Row> {
  /** Begins the file's name. */
  readonly name: string;
  readonly load: (query: OrderHistoryQuery) => Outcome<HistoryPage<Row>>;
  readonly keyOf: (row: Row) => string;
  readonly columns: CsvColumns<Row>;
  readonly offers: {
    readonly market: 'every' | 'contracts' | undefined;
    readonly side: boolean;
    readonly status: boolean;
  };
  /** Tells whenever there may be more. */
  readonly follow: (tell: () => void) => Unsubscribe;
}

/** As fine as the exchange counts; a fee that two positions share is a quotient. */
const money = (value: Decimal | undefined): Decimal | undefined => value && roundTo(value, 12, 'half-even');

const byMarket = { market: 'every', side: false, status: false } as const;
const byContract = { market: 'contracts', side: false, status: false } as const;
/** Nothing that is followed says so. */
const untold = (): Unsubscribe => () => undefined;
const hasEnded = ({ order }: ExecutionReport): boolean => !isOpen(order);
const hasFilled = ({ fill }: ExecutionReport): boolean => fill !== undefined;

export const fundingColumns: CsvColumns<FundingPayment> = {
  time: ({ at }) => csvTime(at),
  id: ({ id }) => id,
  market: ({ symbol }) => marketDisplayName(symbol),
  symbol: ({ symbol }) => symbol,
  rate: ({ rate }) => csvFigure(rate),
  mark_price: ({ markPrice }) => csvFigure(markPrice),
  amount: ({ amount }) => csvFigure(amount),
};

export const closedPositionColumns: CsvColumns<ClosedPosition> = {
  opened: ({ openedAt }) => (openedAt === undefined ? '' : csvTime(openedAt)),
  closed: ({ closedAt }) => csvTime(closedAt),
  market: ({ symbol }) => marketDisplayName(symbol),
  symbol: ({ symbol }) => symbol,
  direction: ({ long }) => (long ? 'long' : 'short'),
  quantity: ({ quantity }) => csvFigure(quantity),
  // Quotients have no end of their own.
  entry_price: ({ entry }) => csvFigure(entry && shownAverage(entry)),
  exit_price: ({ exit }) => csvFigure(shownAverage(exit)),
  realised_pnl: ({ pnl }) => csvFigure(pnl),
  fees: ({ fees }) => csvFigure(money(fees)),
  net_pnl: (position) => csvFigure(money(netOf(position))),
  liquidated: ({ liquidated }) => String(liquidated),
  liquidation_cost: ({ liquidationCost }) => csvFigure(liquidationCost),
  funding: ({ funding }) => csvFigure(funding),
};

const liquidationColumns: CsvColumns<LiquidationOrder> = {
  ...orderColumns,
  liquidation_fee: ({ liquidationFee }) => csvFigure(liquidationFee),
};

export const transferColumns: CsvColumns<Transfer> = {
  time: ({ at }) => csvTime(at),
  id: ({ id }) => id,
  asset: ({ asset }) => asset,
  amount: ({ amount }) => csvFigure(amount),
  from_account: ({ from }) => from.accountId,
  from_name: ({ from }) => from.name,
  to_account: ({ to }) => to.accountId,
  to_name: ({ to }) => to.name,
  status: ({ status }) => status,
};

const timeOf = (fired: AlgoOrder | undefined): string =>
  fired?.triggeredAt === undefined ? '' : csvTime(fired.triggeredAt);
/** Of a group the part that was set off last, the first being its entry where it has one. */
const lastLeg = (order: AlgoOrder): AlgoOrder | undefined =>
  firedOf(order).findLast(({ algoOrderId }) => algoOrderId !== order.algoOrderId);

export const conditionalColumns: CsvColumns<AlgoOrder> = {
  time: ({ updatedAt }) => csvTime(updatedAt),
  created: ({ createdAt }) => (createdAt === undefined ? '' : csvTime(createdAt)),
  algo_order_id: ({ algoOrderId }) => algoOrderId,
  market: ({ symbol }) => marketDisplayName(symbol),
  symbol: ({ symbol }) => symbol,
  type: ({ algoType }) => algoType,
  side: (order) => sideOf(order),
  status: ({ status }) => status,
  quantity: ({ quantity }) => csvFigure(quantity),
  trigger_price: ({ triggerPrice }) => csvFigure(triggerPrice),
  price: ({ price }) => csvFigure(price),
  triggered: (order) => timeOf(firedOf(order)[0]),
  filled: ({ executed }) => csvFigure(executed),
  average_price: ({ averagePrice }) => csvFigure(averagePrice),
  position_side: (order) => csvPositionSide(order),
  triggered_leg: (order) => lastLeg(order)?.algoType ?? '',
  leg_triggered: (order) => timeOf(lastLeg(order)),
  leg_trigger_price: (order) => csvFigure(lastLeg(order)?.triggerTradePrice),
  leg_quantity: (order) => csvFigure(lastLeg(order)?.quantity),
  // What was set for each part of a group, met or not.
  leg_triggers_set: (order) =>
    triggersOf(order)
      .filter((each) => each !== order)
      .map(({ algoType, triggerPrice }) => `${algoType} ${csvFigure(triggerPrice)}`)
      .join('; '),
};

export interface HistorySources {
  readonly history: HistorySource<Order>;
  readonly fills: HistorySource<Fill>;
  readonly closed: HistorySource<Order>;
  readonly closedPositions: HistorySource<ClosedPosition>;
  readonly funding: HistorySource<FundingPayment>;
  readonly liquidations: HistorySource<LiquidationOrder>;
  readonly transfers: HistorySource<Transfer>;
  readonly conditional: HistorySource<AlgoOrder>;
}

export type HistoryName = keyof HistorySources;

/** Where histories come from, and what tells that there is more of them. */
interface HistoryOrigins {
  readonly trading: TradingPort;
  readonly algoOrders: AlgoOrdersPort;
  readonly positions: PositionsPort;
  readonly transfers: TransfersPort;
  readonly wallet: WalletPort;
  readonly stream: AccountStreamPort;
  readonly settlements: FundingSettlements;
}

export function historySources({
  trading,
  algoOrders,
  positions,
  transfers,
  wallet,
  stream,
  settlements,
}: HistoryOrigins): HistorySources {
  const reports =
    (concern: (report: ExecutionReport) => boolean) =>
    (tell: () => void): Unsubscribe =>
      stream.onExecutionReport((report) => {
        if (concern(report)) tell();
      });
  const closedPositions = new ClosedPositionsQuery(trading, positions, wallet);
  const ofOrders = { keyOf: ({ orderId }: Order) => orderId, columns: orderColumns };
  return {
    history: {
      name: 'orders',
      ...ofOrders,
      load: (query) => ordersWithOco(trading, algoOrders, query),
      offers: { market: 'every', side: true, status: true },
      follow: reports(hasEnded),
    },
    fills: {
      name: 'trades',
      keyOf: ({ id }) => id,
      columns: fillColumns,
      load: (query) => fillsWithPositions(trading, query),
      offers: byMarket,
      follow: reports(hasFilled),
    },
    closed: {
      name: 'closing-orders',
      ...ofOrders,
      load: (query) => trading.orderHistory({ ...query, closing: true }),
      offers: byContract,
      follow: reports(hasEnded),
    },
    closedPositions: {
      name: 'positions',
      keyOf: ({ id, positionSide }) => `${id} ${positionSide}`,
      columns: closedPositionColumns,
      load: (query) => closedPositions.page(query),
      offers: byContract,
      follow: reports(hasFilled),
    },
    funding: {
      name: 'funding',
      keyOf: ({ id }) => id,
      columns: fundingColumns,
      load: (query) => positions.fundingPayments(query),
      offers: byContract,
      follow: (tell) => settlements.follow(tell),
    },
    liquidations: {
      name: 'liquidations',
      ...ofOrders,
      columns: liquidationColumns,
      load: (query) => liquidations(trading, wallet, query),
      offers: byContract,
      follow: reports(hasEnded),
    },
    transfers: {
      name: 'transfers',
      keyOf: ({ id }) => id,
      columns: transferColumns,
      load: ({ from, to, page, size }) => transfers.transfers({ from, to, page, size }),
      offers: { market: undefined, side: false, status: false },
      follow: untold,
    },
    conditional: {
      name: 'conditional-orders',
      keyOf: ({ algoOrderId }) => algoOrderId,
      columns: conditionalColumns,
      load: ({ symbol, from, to, page, size }) => algoOrders.ended({ symbol, from, to, page, size }),
      offers: byMarket,
      follow: (tell) => stream.onAlgoOrders(tell),
    },
  };
}
