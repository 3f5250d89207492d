import { createHash } from 'node:crypto';
import type { ExchangeService } from '../../engine/exchange-service';
import { equityOf, type SheetRow } from './balance-sheet';

/** The house keeps at least this share of what it owes as capital of its own, in basis points. */
const keptBps = 200n;

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
      const amount = share(row, wantedBps(row.asset)) - equityOf(row);
      const legs = [{ from: 'outside-world', to: 'treasury', asset: row.asset, amount }];
      const reference = `capital:${row.asset}:${at}:${row.custody}`;
      await this.exchange.submit({ type: 'transfer', kind: 'SPECIAL', reference, legs });
    }
    return short.length > 0;
  }
}

/** How much the owners bring in of an asset: 3 to 15 % of what is owed, by their liking of it. */
function wantedBps(asset: string): bigint {
  return 300n + BigInt(createHash('sha256').update(`capital ${asset}`).digest().readUInt16BE(0) % 1_200);
}

function share({ owed, owedByEarn }: SheetRow, bps: bigint): bigint {
  return ((owed + owedByEarn) * bps) / 10_000n;
}
