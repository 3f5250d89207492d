import { forgone, type Rebate } from '../../../../../sandbox/engine/ledger/rebate';

const rebate = (more: Partial<Rebate> = {}): Rebate => ({ voucherId: 1, part: 5_000n, left: 100n, until: 10, ...more });
const inUsdt = (fee: bigint, at = 0) => ({ fee, base: undefined, notional: 1_000_000n, at });

describe('a fee under a rebate', () => {
  it('is forgone in part, rounded down, and as much is counted', () => {
    const half = rebate();
    expect(forgone(half, inUsdt(7n))).toBe(3n);
    expect(half.left).toBe(97n);
    const all = rebate({ part: 10_000n });
    expect(forgone(all, inUsdt(7n))).toBe(7n);
    expect(all.left).toBe(93n);
  });

  it('is charged in full from the moment the rebate ends', () => {
    expect(forgone(rebate(), inUsdt(8n, 9))).toBe(4n);
    const ended = rebate();
    expect([forgone(ended, inUsdt(8n, 10)), forgone(ended, inUsdt(8n, 11))]).toEqual([0n, 0n]);
    expect(ended.left).toBe(100n);
  });

  it('is charged in full when nothing is left of the rebate', () => {
    const spent = rebate({ left: 0n });
    expect(forgone(spent, inUsdt(8n))).toBe(0n);
    expect(spent.left).toBe(0n);
  });

  it('is forgone to the last unit of the rebate and not beyond it', () => {
    const exact = rebate({ left: 4n });
    expect([forgone(exact, inUsdt(8n)), exact.left]).toEqual([4n, 0n]);
    const short = rebate({ left: 3n });
    expect([forgone(short, inUsdt(8n)), short.left]).toEqual([3n, 0n]);
  });

  it('in a coin counts at the price of the trade, rounded up', () => {
    // Four of a thousand that cost 333: 1.332, which counts as 2.
    const coin = { fee: 4n, base: 1_000n, notional: 333n, at: 0 };
    const all = rebate({ part: 10_000n });
    expect([forgone(all, coin), all.left]).toEqual([4n, 98n]);
    const exact = rebate({ part: 10_000n, left: 2n });
    expect([forgone(exact, coin), exact.left]).toEqual([4n, 0n]);
  });

  it('in a coin is worth what is left of the rebate at the price of the trade, rounded down', () => {
    // A coin at 3: of a fee of 40 the remaining 100 carry 33.
    const short = rebate({ part: 10_000n });
    expect([forgone(short, { fee: 40n, base: 1_000n, notional: 3_000n, at: 0 }), short.left]).toEqual([33n, 0n]);
  });

  it('that is none, or one that is paid to the trader, takes nothing of the rebate', () => {
    const untouched = rebate();
    expect([forgone(untouched, inUsdt(0n)), forgone(untouched, inUsdt(-8n))]).toEqual([0n, 0n]);
    expect(untouched.left).toBe(100n);
  });
});
