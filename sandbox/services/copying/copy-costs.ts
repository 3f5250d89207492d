import type { ExchangeService } from '../../engine/exchange-service';
import { Instrument } from '../../engine/model/instrument';
import type { Units } from '../../engine/model/units';
import type { CopiedTrade } from './copy';

export interface CopyCosts {
  /** Quote units. */
  readonly fees: Units;
  /** Paid more, or got less, than the lead's prices would have cost; below zero where it was less. */
  readonly slippage: Units;
  /** Of trades that have a lead's price beside them, and how many they are. */
  readonly volume: Units;
  readonly trades: number;
}

/** What copied trades cost beside what the lead's own trades did. */
export function copyCosts(exchange: ExchangeService, trades: readonly CopiedTrade[]): CopyCosts {
  const instruments = new Map(exchange.instruments.map((each) => [each.symbol, new Instrument(each)]));
  let [fees, slippage, volume, measured] = [0n, 0n, 0n, 0];
  for (const { symbol, side, leadPrice, executed, notional, fee } of trades) {
    fees += fee;
    if (leadPrice === undefined) continue;
    const atLead = instruments.get(symbol)!.notional(leadPrice, executed);
    slippage += side === 'BUY' ? notional - atLead : atLead - notional;
    volume += notional;
    measured += 1;
  }
  return { fees, slippage, volume, trades: measured };
}
