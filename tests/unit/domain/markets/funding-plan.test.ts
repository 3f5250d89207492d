import { fc } from '../../../support/properties';
import type { FundingRate } from '../../../../src/domain/markets/funding';
import {
  fundingReceivedOver,
  planFunding,
  type PlannedPosition,
  settlementsUntil,
} from '../../../../src/domain/markets/funding-plan';
import { decimal, zero } from '../../../../src/domain/shared/decimal';
import { hour } from '../../../../src/domain/shared/instant';

const nextAt = Date.UTC(2026, 10, 21, 16);
const rate: FundingRate = {
  symbol: 'PERP_BTC_USDT',
  last: zero,
  lastAt: nextAt - 8 * hour,
  estimated: zero,
  estimatedAt: nextAt - hour,
  nextAt,
  intervalHours: 8,
};

function past(...rates: readonly number[]) {
  return rates.map((one) => ({ rate: decimal(one).times('0.000001') }));
}

function position(settlements: number, more: Partial<PlannedPosition> = {}): PlannedPosition {
  return { direction: 'LONG', value: decimal(1_000_000), until: nextAt + (settlements - 1) * 8 * hour, ...more };
}

test('the settlement at the very end counts, one later does not', () => {
  expect(
    [nextAt - 1, nextAt, nextAt + 8 * hour - 1, nextAt + 8 * hour].map((at) => settlementsUntil(rate, at)),
  ).toEqual([0, 1, 1, 2]);
});

test('a long pays the mean of what equally long stretches brought, between their best and their worst', () => {
  expect(planFunding(position(2), rate, past(10, 30, -20, 40))).toEqual({
    kind: 'plan',
    settlements: 2,
    spans: 3,
    // 40, 10 and 20 in a row.
    expected: expect.objectContaining({ s: -1 }),
    worst: decimal(-40),
    best: decimal(-10),
    breakEvenMove: expect.anything(),
  });
  const plan = planFunding(position(2), rate, past(10, 30, -20, 40));
  expect(plan.kind === 'plan' && plan.expected.toFixed(6)).toBe('-23.333333');
});

test('what is settled before the end is what counts: nothing, or more than is known', () => {
  expect(planFunding(position(0), rate, past(10))).toEqual({ kind: 'noSettlement' });
  expect(planFunding(position(3), rate, past(10, 20))).toEqual({ kind: 'shortHistory', settlements: 3, known: 2 });
});

const histories = fc.array(fc.integer({ min: -7_500, max: 7_500 }), { minLength: 1, maxLength: 60 });

test('what a long pays a short receives, and both break even at the same price', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 60 }), (rates, settlements) => {
      const long = planFunding(position(settlements), rate, past(...rates));
      const short = planFunding(position(settlements, { direction: 'SHORT' }), rate, past(...rates));
      if (long.kind !== 'plan' || short.kind !== 'plan') {
        expect(settlements).toBeGreaterThan(rates.length);
        return;
      }
      expect([short.expected.plus(long.expected), short.worst.plus(long.best), short.best.plus(long.worst)]).toEqual([
        zero,
        zero,
        zero,
      ]);
      expect(long.breakEvenMove).toEqual(short.breakEvenMove);
      const tiny = decimal('1e-20');
      expect(long.expected.gte(long.worst.minus(tiny)) && long.expected.lte(long.best.plus(tiny))).toBe(true);
      // Gain of the price at the break-even move, and funding, cancel out.
      expect(long.expected.plus(long.breakEvenMove.times(1_000_000)).abs().lt(tiny)).toBe(true);
      expect(long.spans).toBe(rates.length - settlements + 1);
    }),
  );
});

test('every stretch counts: the sums are those that are added up one by one', () => {
  fc.assert(
    fc.property(histories, fc.integer({ min: 1, max: 10 }), (rates, settlements) => {
      const plan = planFunding(position(settlements), rate, past(...rates));
      if (plan.kind !== 'plan') return;
      const sums = rates
        .slice(0, rates.length - settlements + 1)
        .map((_rate, from) => rates.slice(from, from + settlements).reduce((sum, one) => sum + one, 0));
      expect(plan.worst.toNumber()).toBeCloseTo(-Math.max(...sums), 6);
      expect(plan.best.toNumber()).toBeCloseTo(-Math.min(...sums), 6);
    }),
  );
});

test('long before the next settlement there is none, however long before', () => {
  expect([nextAt - 9 * hour, nextAt - 30 * hour].map((at) => settlementsUntil(rate, at))).toEqual([0, 0]);
});

describe('what a position received over settlements', () => {
  const settled = (one: string, markPrice?: string) => ({
    rate: decimal(one),
    markPrice: markPrice === undefined ? undefined : decimal(markPrice),
  });

  test('is what each of them brought at its own mark price: a long pays a rate above zero, a short receives it', () => {
    const both = [settled('0.001', '100'), settled('-0.002', '200')];
    expect(String(fundingReceivedOver('LONG', decimal(10), both))).toBe('3');
    expect(String(fundingReceivedOver('SHORT', decimal(10), both))).toBe('-3');
    expect(String(fundingReceivedOver('LONG', decimal(10), []))).toBe('0');
  });

  test('is not known where a mark price is not', () => {
    expect(fundingReceivedOver('LONG', decimal(10), [settled('0.001', '100'), settled('0.001')])).toBeUndefined();
  });
});
