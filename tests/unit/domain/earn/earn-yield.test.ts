import type { EarnEvent, EarnPosition, EarnRedemption } from '../../../../src/domain/earn/earn-product';
import { earnSums } from '../../../../src/domain/earn/earn-summary';
import {
  assuredIn,
  dailyYield,
  earnCalendar,
  forfeitedYield,
  forfeitsInterest,
  yieldOf,
} from '../../../../src/domain/earn/earn-yield';
import { countsFrom, earlyExitFee, rewardOfDay } from '../../../../src/domain/earn/staking';
import { decimal, decimalText } from '../../../../src/domain/shared/decimal';
import { day, hour } from '../../../../src/domain/shared/instant';
import { fc } from '../../../support/properties';

const today = 20_000 * day;
const noon = today + 12 * hour;
const earned = (amount: string, apr: string, durationDays: number | undefined, days: number, renewed = false) =>
  decimalText(yieldOf(decimal(amount), { apr: decimal(apr), durationDays }, days, renewed));

describe('the yield of an amount', () => {
  it('is a day of the yearly rate, never rounded up', () => {
    expect(decimalText(dailyYield(decimal('1000'), decimal('0.365')))).toBe('1');
    expect(decimalText(dailyYield(decimal('1'), decimal('0.1')))).toBe('0.000273972602');
    expect(decimalText(dailyYield(decimal('1000'), decimal('0.05')))).toBe('0.136986301369');
  });

  it('goes on for as many days as are asked, and no longer than the term', () => {
    expect(earned('1000', '0.365', undefined, 30)).toBe('30');
    expect(earned('1000', '0.365', 7, 5)).toBe('5');
    expect(earned('1000', '0.365', 7, 30)).toBe('7');
    expect(earned('1000', '0.365', undefined, 0)).toBe('0');
  });

  it('earns from the next day on where each day is renewed', () => {
    // 1000, then 1001, then 1002.001.
    expect(earned('1000', '0.365', undefined, 3, true)).toBe('3.003001');
  });

  it('earns from the next term on where the term is renewed, the last term as far as it goes', () => {
    // Seven days of 1000, seven of 1007, one of 1014.049.
    expect(earned('1000', '0.365', 7, 14, true)).toBe('14.049');
    expect(earned('1000', '0.365', 7, 15, true)).toBe('15.063049');
    expect(earned('1000', '0.365', 7, 3, true)).toBe('3');
  });

  it('is never less with renewal than without', () => {
    const term = fc.option(fc.integer({ min: 1, max: 60 }), { nil: undefined });
    fc.assert(
      fc.property(fc.nat(10_000), fc.integer({ min: 0, max: 90 }), term, (amount, days, durationDays) => {
        const terms = { apr: decimal('0.2'), durationDays };
        const of = (renewed: boolean) => yieldOf(decimal(amount), terms, days, renewed);
        expect(of(true).gte(of(false))).toBe(true);
      }),
    );
  });
});

describe('the days of a subscription', () => {
  it('begin to earn at the next midnight, and pay when the first of them is over', () => {
    expect(earnCalendar(7, noon)).toEqual({
      subscribedAt: noon,
      accruesFrom: today + day,
      firstYieldAt: today + 2 * day,
      maturesAt: today + 8 * day,
    });
    // At midnight itself the day has begun already.
    expect(earnCalendar(undefined, today).accruesFrom).toBe(today + day);
    expect(earnCalendar(undefined, noon).maturesAt).toBeUndefined();
  });
});

describe('interest that waits for the end of a term', () => {
  const inside = (type: EarnPosition['type']) => ({ type, amount: decimal('1000'), pending: decimal('2') });

  it.each([
    ['FIXED', '2', '1000'],
    ['LOCKED', '0', '1002'],
    ['FLEXIBLE', '0', '1002'],
    ['RWA', '0', '1002'],
    ['other', '0', '1002'],
  ] as const)('costs who leaves what is %s %s, and %s are theirs in any case', (type, cost, assured) => {
    expect(decimalText(forfeitedYield(inside(type)))).toBe(cost);
    expect(decimalText(assuredIn(inside(type)))).toBe(assured);
    expect(forfeitsInterest(type)).toBe(type === 'FIXED');
  });
});

describe('what an account has in products that earn', () => {
  const event = (asset: string, kind: EarnEvent['kind'], amount: string, at: number): EarnEvent =>
    ({ asset, kind, amount: decimal(amount), at }) as EarnEvent;
  const inside = (asset: string, amount: string, type: EarnPosition['type'] = 'FLEXIBLE', pending = '0') => ({
    ...{ asset, type },
    ...{ amount: decimal(amount), pending: decimal(pending) },
  });
  const book = {
    open: [inside('USDT', '100'), inside('BTC', '1'), inside('USDT', '50')] as EarnPosition[],
    redeeming: [{ asset: 'USDT', amount: decimal('7') }] as EarnRedemption[],
  };
  const told = (history: readonly EarnEvent[], now = noon) =>
    earnSums(book, history, now).map(({ asset, total, yesterday, cumulative }) => [
      asset,
      ...[total, yesterday, cumulative].map(decimalText),
    ]);

  it('counts what earns and what is on its way back, asset by asset', () => {
    expect(told([])).toEqual([
      ['BTC', '1', '0', '0'],
      ['USDT', '157', '0', '0'],
    ]);
  });

  it('has interest of a term that is paid in any case in its total, and what may be forfeited apart', () => {
    const open = [
      inside('USDT', '100', 'FIXED', '3'),
      inside('USDT', '10', 'FIXED', '0.5'),
      inside('USDT', '50', 'LOCKED', '2'),
    ] as EarnPosition[];
    const [sum] = earnSums({ open, redeeming: book.redeeming }, [], noon);
    expect([decimalText(sum!.total), decimalText(sum!.forfeitable)]).toEqual(['169', '3.5']);
    expect(decimalText(earnSums(book, [], noon)[1]!.forfeitable)).toBe('0');
  });

  it('has earned what was paid and what was renewed, less what was forfeited, and nothing that was only moved', () => {
    const history = [
      event('USDT', 'SUBSCRIBE', '100', today),
      event('USDT', 'YIELD', '3', today),
      event('USDT', 'REINVEST', '2', today),
      event('USDT', 'YIELD', '5', today - day),
      event('USDT', 'FORFEIT', '1.5', today),
      event('USDT', 'ACCRUE', '0.5', today),
      event('USDT', 'MATURE', '100', today),
      event('USDT', 'RENEW', '100', today),
      event('USDT', 'REDEEM', '9', today),
      event('USDT', 'other', '9', today),
      event('WOO', 'YIELD', '4', today - 3 * day),
    ];
    expect(told(history)).toEqual([
      ['BTC', '1', '0', '0'],
      ['USDT', '157', '5.5', '9'],
      ['WOO', '0', '0', '4'],
    ]);
    // A day later it is no longer yesterday's.
    expect(told(history, noon + day)[1]).toEqual(['USDT', '157', '0', '9']);
  });
});

describe('staking', () => {
  it('costs its part for who leaves at once, never rounded up', () => {
    expect(decimalText(earlyExitFee(decimal('200'), { exitPenalty: decimal('0.05') }))).toBe('10');
    expect(decimalText(earlyExitFee(decimal('0.0000000001'), { exitPenalty: decimal('0.019') }))).toBe(
      '0.000000000001',
    );
  });

  it('counts from the first whole day on', () => {
    expect(countsFrom(noon)).toBe(today + day);
    expect(countsFrom(today)).toBe(today + day);
    expect(countsFrom(today - 1)).toBe(today);
  });

  it('rewards on a day what lay there when it began', () => {
    const lots = [
      { id: '1', amount: decimal('1000'), stakedAt: today - hour },
      { id: '2', amount: decimal('500'), stakedAt: today - 5 * day },
      { id: '3', amount: decimal('9999'), stakedAt: today + 1 },
    ];
    expect(decimalText(rewardOfDay(lots, { apr: decimal('0.365') }, today))).toBe('1.5');
    expect(decimalText(rewardOfDay([], { apr: decimal('0.365') }, today))).toBe('0');
  });
});
