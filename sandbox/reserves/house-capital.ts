import type { ExchangeService } from '../exchange/model';
import { equityOf, type SheetRow } from './balance-sheet';

/** The house keeps at least this share of what it owes as capital of its own, in basis points, and brings in up to the second. */
const keptBps = 200n;
const broughtBps = 600n;

/**
 * The house trades on credit: what a customer buys from it, it owes. Its owners therefore bring money in from
 * outside whenever their own part gets small. That makes reserves at least what is owed, by the ledger.
 */
export class HouseCapital {
  constructor(private readonly exchange: ExchangeService) {}

  /** @returns whether anything had to be brought in. */
  async cover(rows: readonly SheetRow[], at: number): Promise<boolean> {
    const short = rows.filter((row) => equityOf(row) < share(row, keptBps));
    for (const row of short) {
      const amount = share(row, broughtBps) - equityOf(row);
      const legs = [{ from: 'outside-world', to: 'treasury', asset: row.asset, amount }];
      await this.exchange.submit({ type: 'transfer', kind: 'SPECIAL', reference: `capital:${row.asset}:${at}:${row.custody}`, legs });
    }
    return short.length > 0;
  }
}

function share({ owed, owedByEarn }: SheetRow, bps: bigint): bigint {
  return ((owed + owedByEarn) * bps) / 10_000n;
}
