import type { ExchangeService } from '../../engine/exchange-service';
import { Instrument } from '../../engine/model/instrument';
import { one, type Steps, type Units } from '../../engine/model/units';
import { copyHoldings } from './copy-holdings';

/** What a copy holds of a market; prices in quote units for one of the base. */
export interface CopyPosition {
  readonly symbol: string;
  readonly side: 'LONG' | 'SHORT';
  readonly quantity: Units;
  readonly averageOpenPrice: Units;
  /** The last price of coins; `undefined` where nothing was traded. */
  readonly markPrice: Units | undefined;
  /** Since it was opened, as its prices tell: what a contract has settled meanwhile is in what the copy is worth. */
  readonly unrealizedPnl: Units | undefined;
  /** `undefined` where no price would do it. */
  readonly liquidationPrice: Units | undefined;
}

export function copyPositions(exchange: ExchangeService, accountId: string): readonly CopyPosition[] {
  const instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  const contracts = new Map(exchange.margin.positions(accountId).map((each) => [each.symbol, each]));
  return [...copyHoldings(exchange, accountId)].map(([symbol, held]) => {
    const instrument = instruments.get(symbol)!;
    const quantity = instrument.baseUnits(Math.abs(held));
    const contract = contracts.get(symbol);
    const averageOpenPrice = contract?.averageOpenPrice ?? paidPrice(exchange, accountId, instrument);
    const markPrice = contract?.markPrice ?? lastPrice(exchange, instrument);
    return {
      symbol,
      side: held > 0 ? ('LONG' as const) : ('SHORT' as const),
      quantity,
      averageOpenPrice,
      markPrice,
      unrealizedPnl: markPrice && (instrument.baseUnits(held) * (markPrice - averageOpenPrice)) / one,
      liquidationPrice: contract?.liquidationPrice,
    };
  });
}

function paidPrice(exchange: ExchangeService, accountId: string, instrument: Instrument): Units {
  const position: { readonly quantity: Steps; readonly cost: Units } = exchange.trades.position(
    accountId,
    instrument.symbol,
  );
  if (position.quantity === 0) return 0n;
  const paid = (position.cost * one) / instrument.baseUnits(position.quantity);
  return paid < 0n ? -paid : paid;
}

function lastPrice(exchange: ExchangeService, instrument: Instrument): Units | undefined {
  const last = exchange.ticker(instrument.symbol)?.close;
  return last === undefined ? undefined : instrument.priceUnits(last);
}
