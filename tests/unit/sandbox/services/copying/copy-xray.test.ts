import type { ExchangeService } from '../../../../../sandbox/engine/exchange-service';
import type { CopyRepository } from '../../../../../sandbox/services/copying/copy-repository';
import { CopyXrays } from '../../../../../sandbox/services/copying/copy-xray';
import type { Strategy } from '../../../../../sandbox/services/social/copy-strategies';
import type { TradingRecord } from '../../../../../sandbox/services/social/trading-record';
import { day } from '../../../../../src/domain/shared/instant';
import { xrayInCents } from '../../../../../src/domain/social/own-copy';
import { decimal } from '../../../../../src/domain/shared/decimal';
import { fc } from '../../../../support/properties';
import { usdt } from './copying-world';

const today = 20_000;
const symbol = 'PERP_BTC_USDT';

const onlyThen = [{ day: today - 2, volume: usdt(50_000), fees: usdt(10) }];

/** A lead whose worth goes that way; on the first of three days they trade 50,000 USDT and pay 10 for it. */
const xrayOf = (worth: readonly number[], days: number, rows = onlyThen) => {
  const exchange = {
    instruments: [],
    fees: () => ({ takerBps: 5 }),
    trades: { daily: () => new Map([[symbol, rows]]) },
  } as unknown as ExchangeService;
  const record = { series: () => ({ equity: worth.map((each) => usdt(each)) }) } as unknown as TradingRecord;
  const nobody = { executed: () => [] } as unknown as CopyRepository;
  const strategy = { accountId: 'lead', kind: 'default-v2', profitShare: usdt('0.1') } as unknown as Strategy;
  return new CopyXrays(exchange, record, nobody, () => today * day).of(strategy, 1_000, days);
};

test('a copier pays more than a lead who waits, and shares what is above the mark alone', () => {
  const seen = xrayOf([100_000, 110_000, 99_000, 121_000], 3);
  expect(seen.gross).toBeCloseTo(210, 6);
  // 25 USDT for a taker instead of 10, of a hundredth of the trades.
  expect(seen.fees).toBeCloseTo(0.15, 6);
  const first = 1_100 - 0.15;
  // A tenth of the first profit; what is lost then is won back before anything is shared again.
  const mark = 1_000 + (first - 1_000) * 0.9;
  const end = (mark * 121_000) / 110_000;
  expect(seen.profitShare).toBeCloseTo((first - 1_000) * 0.1 + (end - mark) * 0.1, 6);
  expect(seen.net).toBeCloseTo(end - (end - mark) * 0.1 - 1_000, 6);
  expect(seen).toMatchObject({ slippage: undefined, measured: 0, days: 3 });
});

test('of a time in which the lead did not trade nothing is charged', () => {
  expect(xrayOf([100_000, 110_000, 99_000, 121_000], 1)).toMatchObject({ fees: 0 });
});

test('of a loss nothing is shared', () => {
  const seen = xrayOf([100_000, 90_000, 80_000], 2);
  expect(seen.profitShare).toBe(0);
  expect(seen.net).toBeCloseTo(-200, 6);
});

/** Day by day with money that is kept apart: each payment lies in an envelope, beside what it would be had it stayed. */
const naively = (worth: readonly number[], volumes: readonly number[]) => {
  let [copy, best] = [1_000, 1_000];
  const envelopes: { readonly paid: number; grown: number }[] = [];
  const sums = { fees: 0, profitShare: 0 };
  volumes.forEach((volume, index) => {
    const [before, after] = [worth[index]!, worth[index + 1]!];
    for (const envelope of envelopes) envelope.grown *= after / before;
    const fee = (volume * 0.0003 * copy) / before;
    copy = (copy / before) * after - fee;
    const share = Math.max(0, copy - best) / 10;
    copy -= share;
    best = Math.max(best, copy);
    sums.fees += fee;
    sums.profitShare += share;
    envelopes.push({ paid: fee + share, grown: fee + share });
  });
  const missed = envelopes.reduce((sum, { paid, grown }) => sum + grown - paid, 0);
  return { ...sums, compounding: missed, net: copy - 1_000 };
};

test('each part is what somebody who keeps every payment in an envelope counts, and together they are the difference', () => {
  const course = fc.array(
    fc.record({ change: fc.integer({ min: -20, max: 20 }), volume: fc.integer({ min: 0, max: 400_000 }) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(course, (days) => {
      const worth = days.reduce<readonly number[]>(
        (all, { change }) => [...all, Math.round(all.at(-1)! * (100 + change)) / 100],
        [100_000],
      );
      // The lead pays 2 basis points of each trade, a copier 5.
      const rows = days.map(({ volume }, index) => ({
        day: today - days.length + 1 + index,
        volume: usdt(volume),
        fees: usdt((volume * 0.0002).toFixed(4)),
      }));
      const seen = xrayOf(worth, days.length, rows);
      const counted = naively(
        worth,
        days.map(({ volume }) => volume),
      );
      for (const part of ['fees', 'profitShare', 'compounding', 'net'] as const)
        expect(seen[part]).toBeCloseTo(counted[part], 4);
      expect(seen.gross - seen.fees - seen.profitShare - seen.compounding).toBeCloseTo(seen.net, 6);
      const read = xrayInCents({
        days: seen.days,
        gross: decimal(seen.gross),
        fees: decimal(seen.fees),
        slippage: undefined,
        profitShare: decimal(seen.profitShare),
        compounding: decimal(seen.compounding),
        net: decimal(seen.net),
        measuredTrades: 0,
      });
      expect(Math.abs(read.rounding.toNumber())).toBeLessThanOrEqual(0.02);
    }),
  );
});
