import { hour } from '../../../src/domain/shared/instant';
import type { Units } from '../model/units';

const kept = 24;

interface Bucket {
  readonly hour: number;
  fee: Units;
  pnl: Units;
}

export type DailyRow = readonly [hour: number, fee: string, pnl: string];

/** Fees paid and profit realised in the running hour and the 23 before it. */
export class DailyFigures {
  #buckets: Bucket[] = [];

  /** Comes before the amounts of an execution are added. */
  turn(at: number): void {
    const current = Math.floor(at / hour);
    const last = this.#buckets[this.#buckets.length - 1];
    if (last !== undefined && last.hour >= current) return;
    this.#buckets = this.#buckets.filter((bucket) => bucket.hour > current - kept);
    this.#buckets.push({ hour: current, fee: 0n, pnl: 0n });
  }

  addFee(fee: Units): void {
    const last = this.#buckets[this.#buckets.length - 1];
    if (last !== undefined) last.fee += fee;
  }

  addPnl(pnl: Units): void {
    const last = this.#buckets[this.#buckets.length - 1];
    if (last !== undefined) last.pnl += pnl;
  }

  sum(at: number): { readonly fee: Units; readonly pnl: Units } {
    const from = Math.floor(at / hour) - kept;
    let fee = 0n;
    let pnl = 0n;
    for (const bucket of this.#buckets) {
      if (bucket.hour <= from) continue;
      fee += bucket.fee;
      pnl += bucket.pnl;
    }
    return { fee, pnl };
  }

  rows(): DailyRow[] {
    return this.#buckets.map(({ hour: number, fee, pnl }) => [number, fee.toString(), pnl.toString()]);
  }

  restore(rows: readonly DailyRow[]): void {
    this.#buckets = rows.map(([number, fee, pnl]) => ({ hour: number, fee: BigInt(fee), pnl: BigInt(pnl) }));
  }
}
