import { day } from '../../../src/domain/shared/instant';
import type { ExchangeService } from '../../engine/exchange-service';
import { marketsOf, type Strategy } from '../social/copy-strategies';
import { seriesDays, type TradingRecord } from '../social/trading-record';
import { copyCosts } from './copy-costs';
import type { CopyRepository } from './copy-repository';

/** USDT; an estimate, so that plain numbers do. */
export interface CopyXray {
  readonly days: number;
  /** What the lead's return alone would have made of the amount. */
  readonly gross: number;
  /** Charged to a copier beyond what the lead paid for the same trades. */
  readonly fees: number;
  /** Undefined as long as nobody's copy has traded. */
  readonly slippage: number | undefined;
  readonly profitShare: number;
  /** What all of that would have earned, or lost, from the day on which it was paid. */
  readonly compounding: number;
  readonly net: number;
  /** Copied trades that the slippage was measured on. */
  readonly measured: number;
}

/** What a copier would have got of a lead's past. */
export class CopyXrays {
  constructor(
    private readonly exchange: ExchangeService,
    private readonly record: TradingRecord,
    private readonly repository: CopyRepository,
    private readonly now: () => number,
  ) {}

  /** Day by day, as copies are kept: costs come off the worth, profit above the mark is shared at the end of each day. */
  of(strategy: Strategy, amount: number, days: number): CopyXray {
    const wanted = marketsOf[strategy.kind];
    const equity = this.record.series(strategy.accountId, wanted).equity.map(Number);
    const length = Math.min(days, seriesDays);
    const today = Math.floor(this.now() / day);
    const measured = copyCosts(this.exchange, this.repository.executed());
    const slip = measured.volume === 0n ? 0 : Number(measured.slippage) / Number(measured.volume);
    const share = Number(strategy.profitShare) / 1e12;
    let [gross, worth, mark] = [amount, amount, amount];
    let [fees, slippage, shared, compounding] = [0, 0, 0, 0];
    for (let back = length - 1; back >= 0; back -= 1) {
      const [before, after] = [equity.at(-2 - back)!, equity.at(-1 - back)!];
      if (before <= 0) continue;
      const part = worth / before;
      const costs = this.#costsOf(strategy.accountId, wanted, today - back);
      const fee = (costs.copier - costs.lead) * part;
      const slipped = costs.volume * part * slip;
      compounding += (gross - worth) * (after / before - 1);
      gross *= after / before;
      worth = (worth * after) / before - fee - slipped;
      fees += fee;
      slippage += slipped;
      if (worth <= mark) continue;
      shared += (worth - mark) * share;
      worth -= (worth - mark) * share;
      mark = worth;
    }
    return {
      days: length,
      gross: gross - amount,
      fees,
      slippage: measured.trades === 0 ? undefined : slippage,
      profitShare: shared,
      compounding,
      net: worth - amount,
      measured: measured.trades,
    };
  }

  /** Of one UTC day, in quote units: what the lead traded and paid, and what a copier pays for as much. */
  #costsOf(accountId: string, wanted: (symbol: string) => boolean, of: number) {
    let [volume, lead, copier] = [0, 0, 0];
    for (const [symbol, rows] of this.exchange.trades.daily(accountId)) {
      const row = wanted(symbol) ? rows.find((each) => each.day === of) : undefined;
      if (row === undefined) continue;
      volume += Number(row.volume);
      lead += Number(row.fees);
      copier += (Number(row.volume) * this.exchange.fees(symbol).takerBps) / 10_000;
    }
    return { volume, lead, copier };
  }
}
