import { unitsText } from '../../engine/model/units';
import { underlyingOf } from '../../services/markets/asset-profile';
import { exchangeProfile } from '../../shared/exchange-profile';
import type { MarketBoard } from '../../services/markets/market-board';

const longestHistory = 500;

/** How much leverage contracts allow by the value of the position. */
export function leverageRows(board: MarketBoard, symbol?: string) {
  return board.contracts(symbol).flatMap((contract) =>
    board.exchange.margin
      .tiers(contract.symbol)
      .map(
        ({
          tier,
          maxLeverage,
          notionalFrom,
          notionalTo,
          initialMarginRate,
          maintenanceMarginRate,
          maintenanceAmount,
        }) => ({
          symbol: contract.symbol,
          tier,
          maxLeverage,
          notionalFrom: unitsText(notionalFrom),
          notionalTo: unitsText(notionalTo),
          imr: unitsText(initialMarginRate),
          mmr: unitsText(maintenanceMarginRate),
          maintenanceAmount: unitsText(maintenanceAmount),
        }),
      ),
  );
}

/** One fund stands behind all contracts. */
export function insuranceFund(board: MarketBoard, symbol?: string) {
  if (symbol !== undefined) board.contract(symbol);
  const { margin } = board.exchange;
  return {
    rows: [{ token: 'USDT', balance: unitsText(margin.insuranceFund()) }],
    history: margin
      .insuranceHistory(longestHistory)
      .map(({ at, balance }) => ({ ts: at, balance: unitsText(balance) })),
  };
}

export function multiplierRows(board: MarketBoard) {
  return board.perpetual.map(({ specification: { symbol, base } }) => {
    const { asset, multiple } = underlyingOf(base);
    return { symbol, base: asset, multiplier: multiple };
  });
}

/** The index has one leg: the spot market of the coin on this exchange. */
export function indexLegs(board: MarketBoard, symbol: string) {
  const market = board.market(symbol);
  const { asset } = underlyingOf(market.specification.base);
  const spot = board.spot.find(
    ({ specification }) => specification.base === asset && specification.quote === market.specification.quote,
  );
  const lastUpdate = spot ? board.book(spot, 1).at || null : null;
  const price = spot ? (board.valueOf(asset) ?? null) : null;
  return [
    {
      exchange: exchangeProfile.id,
      symbol: spot?.symbol ?? symbol,
      price,
      weight: '1',
      lastUpdate,
      status: price === null ? 'SUSPENDED' : 'TRADING',
    },
  ];
}
