import { invalidSymbol } from '../../shared/api-error';
import { unitsText } from '../../engine/model/units';
import { networksOf } from '../../services/wallet/networks';
import { decimalOf, pairName, type MarketBoard } from '../../services/markets/market-board';
import type { MarketFormat } from '../../services/markets/market-format';

const wholeBook = 1_000;

/** The market of a listed name such as `BTC_USDT`. @throws ApiError for a name that is not listed. */
export function listedMarket(board: MarketBoard, name: string): MarketFormat {
  const market = board.all.find(({ specification }) => pairName(specification) === name);
  if (!market) throw invalidSymbol(name.slice(0, 64));
  return market;
}

/** A market's figures under its listed name; undefined before its first trade, which no listing standard has a place for. */
export function listedFigures(board: MarketBoard, market: MarketFormat) {
  const { open, last, high, low, volume, amount, bid, ask, change } = board.figures(market);
  if (open === undefined || last === undefined || high === undefined || low === undefined || change === undefined)
    return undefined;
  return {
    name: pairName(market.specification),
    last,
    high,
    low,
    volume,
    amount,
    bid,
    ask,
    change,
    ...market.specification,
  };
}

/** What both contract lists say beyond the figures. USDT counts as a dollar. */
export function contractFigures(board: MarketBoard, market: MarketFormat, last: string) {
  const openInterest = board.openInterest(market);
  const contractPrice = board.markPrice(market) ?? last;
  const fees = feeRatios(board, market);
  return {
    open_interest: openInterest,
    open_interest_usd: decimalOf(Number(openInterest) * Number(contractPrice), 2),
    contract_price: contractPrice,
    contract_price_currency: market.specification.quote,
    ...optional('index_price', board.indexPrice(market)),
    ...fundingFigures(board, market),
    ...fees,
  };
}

/** Rates as ratios: as last settled, and as the next settlement would be now. */
function fundingFigures(board: MarketBoard, market: MarketFormat) {
  const funding = board.funding(market);
  if (!funding) return {};
  return {
    funding_rate: funding.last,
    next_funding_rate: funding.estimated,
    next_funding_rate_timestamp: funding.nextAt,
  };
}

/** What can be moved in and out, by the networks there are. */
export function passageFigures(token: string) {
  const minimums = networksOf(token).map(({ minimumWithdrawal }) => minimumWithdrawal);
  const movable = minimums.length > 0;
  const smallest = minimums.reduce<bigint | undefined>(
    (least, each) => (least === undefined || each < least ? each : least),
    undefined,
  );
  return {
    can_withdraw: movable,
    can_deposit: movable,
    ...optional('min_withdraw', smallest === undefined ? undefined : unitsText(smallest)),
  };
}

/** Fees as ratios of the notional. */
export function feeRatios(board: MarketBoard, market: MarketFormat) {
  const { makerBps, takerBps } = board.exchange.fees(market.symbol);
  return { maker_fee: decimalOf(makerBps / 10_000, 8), taker_fee: decimalOf(takerBps / 10_000, 8) };
}

export function listedBook(board: MarketBoard, market: MarketFormat, depth = wholeBook) {
  const { at, bids, asks } = board.book(market, Math.min(depth, wholeBook));
  const texts = (levels: typeof bids) =>
    levels.map(([price, quantity]): [string, string] => [market.price(price), market.quantity(quantity)]);
  return { at, bids: texts(bids), asks: texts(asks) };
}

/** A field that is left out while its value is not known. */
export function optional<Name extends string>(
  name: Name,
  value: string | undefined,
): { readonly [K in Name]?: string } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [K in Name]: string });
}
