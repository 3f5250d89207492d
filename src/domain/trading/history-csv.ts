import { decimalText, type Decimal } from '../shared/decimal';
import type { Instant } from '../shared/instant';
import { marketDisplayName, parseMarketSymbol } from '../markets/market-symbol';
import type { Fill, Order } from './order';

/** How rows of a history are written for other programs: names of columns and, for each, a cell's text. */
export interface CsvColumns<Row> {
  readonly [name: string]: (row: Row) => string;
}

export function csvRows<Row>(columns: CsvColumns<Row>, rows: readonly Row[]): readonly (readonly string[])[] {
  const cells = Object.values(columns);
  return rows.map((row) => cells.map((cell) => cell(row)));
}

/** ISO 8601 with its zone; what settles is told in UTC. */
export function csvTime(at: Instant): string {
  return new Date(at).toISOString();
}

/** Decimal point and no thousands marks, whatever the reader's language; '' where there is nothing. */
export function csvFigure(value: Decimal | undefined): string {
  return value === undefined ? '' : decimalText(value);
}

/** Only a contract has a position. */
export function csvPositionSide({ symbol, positionSide }: Pick<Order, 'symbol' | 'positionSide'>): string {
  return parseMarketSymbol(symbol)?.type === 'PERP' ? (positionSide ?? '') : '';
}

export const orderColumns: CsvColumns<Order> = {
  time: ({ updatedAt }) => csvTime(updatedAt),
  created: ({ createdAt }) => csvTime(createdAt),
  order_id: ({ orderId }) => orderId,
  client_order_id: ({ clientOrderId }) => (clientOrderId === 0 ? '' : String(clientOrderId)),
  market: ({ symbol }) => marketDisplayName(symbol),
  symbol: ({ symbol }) => symbol,
  side: ({ side }) => side,
  type: ({ type }) => type,
  status: ({ status }) => status,
  price: ({ price }) => csvFigure(price),
  quantity: ({ quantity }) => csvFigure(quantity),
  amount: ({ amount }) => csvFigure(amount),
  filled: ({ executed }) => csvFigure(executed),
  average_price: ({ averagePrice }) => csvFigure(averagePrice),
  fee: ({ fee }) => csvFigure(fee),
  fee_asset: ({ feeAsset }) => feeAsset,
  realised_pnl: ({ realisedPnl }) => csvFigure(realisedPnl),
  position_side: (row) => csvPositionSide(row),
};

/** One row for each fill. */
export const fillColumns: CsvColumns<Fill> = {
  time: ({ at }) => csvTime(at),
  trade_id: ({ id }) => id,
  order_id: ({ orderId }) => orderId,
  market: ({ symbol }) => marketDisplayName(symbol),
  symbol: ({ symbol }) => symbol,
  side: ({ side }) => side,
  price: ({ price }) => csvFigure(price),
  quantity: ({ quantity }) => csvFigure(quantity),
  value: ({ price, quantity }) => csvFigure(price.times(quantity)),
  fee: ({ fee }) => csvFigure(fee),
  fee_asset: ({ feeAsset }) => feeAsset,
  role: ({ maker }) => (maker ? 'maker' : 'taker'),
  realised_pnl: ({ realisedPnl }) => csvFigure(realisedPnl),
  position_side: (row) => csvPositionSide(row),
};
