import { decimal } from '../../../../src/domain/shared/decimal';
import { type AmountBounds, amountProblem, goodAmount } from '../../../../src/domain/wallet/amount-rules';

const bounds: AmountBounds = {
  minimum: decimal('10'),
  maximum: decimal('500'),
  available: decimal('200'),
  places: 6,
};
const problemOf = (amount: string, of: AmountBounds = bounds) => amountProblem(decimal(amount), of)?.kind;

describe('what an amount may be', () => {
  it('is both bounds themselves and everything between them', () => {
    expect(['10', '10.000001', '200'].map((amount) => problemOf(amount))).toEqual([undefined, undefined, undefined]);
  });

  it('is never nothing, whatever the minimum', () => {
    expect(problemOf('0')).toBe('zero');
    expect(problemOf('0', {})).toBe('zero');
  });

  it('has no more decimals than the asset', () => {
    expect(amountProblem(decimal('10.0000001'), bounds)).toEqual({ kind: 'tooManyDecimals', places: 6 });
  });

  it('names the bound that it breaks', () => {
    expect(amountProblem(decimal('9.999999'), bounds)).toEqual({ kind: 'belowMinimum', bound: decimal('10') });
    expect(amountProblem(decimal('200.000001'), bounds)).toEqual({ kind: 'aboveAvailable', bound: decimal('200') });
    expect(amountProblem(decimal('501'), { maximum: decimal('500') })).toEqual({
      kind: 'aboveMaximum',
      bound: decimal('500'),
    });
  });

  it('is no more than may still leave within the day', () => {
    const day = { dayLimit: decimal('9975'), maximum: decimal('10000') };
    expect([problemOf('9975', day), problemOf('9975.1', day), problemOf('10001', day)]).toEqual([
      undefined,
      'aboveDayLimit',
      'aboveMaximum',
    ]);
    expect(amountProblem(decimal('9976'), day)).toEqual({ kind: 'aboveDayLimit', bound: decimal('9975') });
  });

  it('is taken as it was typed when no rule forbids it, and else not at all', () => {
    expect(goodAmount(decimal('10'), bounds)).toEqual(decimal('10'));
    expect(goodAmount(decimal('9'), bounds)).toBeUndefined();
    expect(goodAmount(decimal('0'), {})).toBeUndefined();
    expect(goodAmount(undefined, bounds)).toBeUndefined();
  });
});
