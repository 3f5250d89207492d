import { fc } from '../../../../support/properties';
import { one, unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import type { CopyTerms } from '../../../../../sandbox/services/copying/copy';
import {
  closingSteps,
  type CopyState,
  type LeadTrade,
  openingNotional,
  opposite,
  priceLimit,
  sharedProfit,
} from '../../../../../sandbox/services/copying/copy-sizes';
import { plainTerms, usdt } from './copying-world';

const amount = fc.bigInt({ min: 0n, max: 10n ** 18n });

describe('what a copy opens after a trade of its lead', () => {
  const lead: LeadTrade = { side: 'BUY', quantity: 10, closed: 0, before: 0, notional: usdt(1_000) };
  const state: CopyState = {
    worth: usdt(100),
    leadWorth: usdt(10_000),
    exposure: 0n,
    opened: 0n,
    carried: 0n,
  };
  const fixed: CopyTerms = { ...plainTerms, mode: 'FIXED', amountPerTrade: usdt(50) };
  const opened = (trade: Partial<LeadTrade> = {}, change: Partial<CopyState> = {}, terms: CopyTerms = plainTerms) =>
    unitsText(openingNotional({ ...lead, ...trade }, { ...state, ...change }, terms));

  it('is in proportion to both worths', () => {
    expect(opened()).toBe('10');
    expect(opened({}, { worth: usdt(200) })).toBe('20');
    expect(opened({}, { leadWorth: usdt(20_000) })).toBe('5');
  });

  it('is of the part alone that opened something', () => {
    expect(opened({ closed: 4 })).toBe('6');
    expect(opened({ closed: 10 })).toBe('0');
    expect(opened({ closed: 10 }, {}, fixed)).toBe('0');
  });

  it('has with it what was too small before', () => {
    expect(opened({}, { carried: usdt(3) })).toBe('13');
  });

  it('is the same amount for each order where that is wished for, less what the order has opened already', () => {
    expect(opened({}, {}, fixed)).toBe('50');
    expect(opened({}, { opened: usdt(20), carried: usdt(3) }, fixed)).toBe('30');
    expect(opened({}, { opened: usdt(60) }, fixed)).toBe('0');
  });

  it('is no more for one order than the most per trade', () => {
    const terms = { ...plainTerms, mostPerTrade: usdt(8) };
    expect(opened({}, {}, terms)).toBe('8');
    expect(opened({}, { opened: usdt(5) }, terms)).toBe('3');
    expect(opened({}, { opened: usdt(8) }, terms)).toBe('0');
  });

  it('is no more than the leverage leaves room for beside what is held', () => {
    const terms = { ...fixed, amountPerTrade: usdt(400), leverage: 3 };
    expect(opened({}, {}, terms)).toBe('300');
    expect(opened({}, { exposure: usdt(260) }, terms)).toBe('40');
    expect(opened({}, { exposure: usdt(301) }, terms)).toBe('0');
  });

  it.each([
    ['the copy', { worth: 0n }],
    ['the lead', { leadWorth: 0n }],
    ['the copy, which owes,', { worth: -1n }],
    ['the lead, who owes,', { leadWorth: -1n }],
  ])('is nothing where %s has nothing', (_who, change) => {
    expect(opened({}, change)).toBe('0');
  });

  it('is never below nothing, and never takes the copy beyond its leverage', () => {
    fc.assert(
      fc.property(amount, amount, amount, fc.integer({ min: 1, max: 5 }), (worth, exposure, carried, leverage) => {
        const some = openingNotional(lead, { ...state, worth, exposure, carried }, { ...plainTerms, leverage });
        expect(some >= 0n).toBe(true);
        if (some > 0n) expect(exposure + some <= worth * BigInt(leverage)).toBe(true);
      }),
    );
  });
});

describe('what a copy closes with its lead', () => {
  const closing = { side: 'SELL', quantity: 5, closed: 5, before: 20 } as const;

  it('is the same part of its own, rounded down, and all with all', () => {
    expect(closingSteps(closing, 100, false)).toBe(25);
    expect(closingSteps(closing, 7, false)).toBe(1);
    expect(closingSteps({ ...closing, closed: 20 }, 7, false)).toBe(7);
    expect(closingSteps({ ...closing, closed: 21 }, 7, false)).toBe(7);
    expect(closingSteps({ ...closing, closed: 19 }, 7, false)).toBe(6);
  });

  it('is of a short position in the same way', () => {
    expect(closingSteps({ ...closing, side: 'BUY', before: -20 }, -100, false)).toBe(25);
  });

  it('is nothing where the lead closed nothing, the copy holds nothing or holds the other side', () => {
    expect(closingSteps({ ...closing, closed: 0 }, 100, false)).toBe(0);
    expect(closingSteps(closing, 0, false)).toBe(0);
    expect(closingSteps(closing, -100, false)).toBe(0);
  });

  it('of a counter copy is of the other side', () => {
    expect(closingSteps(closing, -100, true)).toBe(25);
    expect(closingSteps(closing, 100, true)).toBe(0);
  });

  it('is never more than it holds, also of positions beyond what a number keeps exactly', () => {
    const steps = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(steps, steps, steps, (own, before, closed) => {
        const closes = closingSteps({ ...closing, before, closed }, own, false);
        expect(closes >= 0 && closes <= own).toBe(true);
      }),
    );
  });
});

describe('the worst price that is taken', () => {
  it('is so far from the lead’s that slippage allows, and no further', () => {
    expect(priceLimit('BUY', 1_000, unitsFromText('0.01'))).toBe(1_010);
    expect(priceLimit('SELL', 1_000, unitsFromText('0.01'))).toBe(990);
    expect(priceLimit('BUY', 999, unitsFromText('0.01'))).toBe(1_008);
    expect(priceLimit('SELL', 999, unitsFromText('0.01'))).toBe(990);
  });

  it('is a price in any case', () => {
    expect(priceLimit('SELL', 1, one)).toBe(1);
  });
});

test('the other side of buying is selling', () => {
  expect([opposite('BUY'), opposite('SELL')]).toEqual(['SELL', 'BUY']);
});

describe('profit that is shared with the lead', () => {
  const tenth = unitsFromText('0.1');
  const shared = (worth: number, mark: number, payable = 1_000) => {
    const due = sharedProfit(usdt(worth), usdt(mark), tenth, usdt(payable));
    return due && [unitsText(due.profit), unitsText(due.amount), unitsText(due.mark)];
  };

  it('is the lead’s part of what is above the mark, and the mark is what is left then', () => {
    expect(shared(150, 100)).toEqual(['50', '5', '145']);
  });

  it('is nothing at the mark or below it', () => {
    expect([shared(100, 100), shared(99, 100)]).toEqual([undefined, undefined]);
  });

  it('is as much as can be paid now, and the rest is shared another day', () => {
    expect(shared(150, 100, 2)).toEqual(['20', '2', '118']);
    expect(shared(148, 118)).toEqual(['30', '3', '145']);
    expect(shared(150, 100, 0)).toBeUndefined();
    expect(shared(150, 100, -1)).toBeUndefined();
  });

  it('is shared once: right after it nothing is due, whatever the part and however little can be paid', () => {
    const ratio = fc.bigInt({ min: 1n, max: one });
    fc.assert(
      fc.property(amount, amount, ratio, amount, (worth, mark, part, payable) => {
        const due = sharedProfit(worth, mark, part, payable);
        if (due === undefined) return;
        expect(due.amount > 0n && due.amount <= payable && due.amount <= due.profit).toBe(true);
        expect(due.mark >= mark && due.mark <= worth).toBe(true);
        if (due.amount < payable) expect(sharedProfit(worth - due.amount, due.mark, part, payable)).toBeUndefined();
      }),
    );
  });
});
