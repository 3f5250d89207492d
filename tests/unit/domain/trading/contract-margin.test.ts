import type { LeverageTier } from '../../../../src/domain/markets/futures-figures';
import { decimal, decimalText, type Decimal } from '../../../../src/domain/shared/decimal';
import {
  initialMargin,
  liquidation,
  maintenanceMargin,
  maintenanceOf,
  marginShare,
  tierAt,
  unitsDown,
  unitsUp,
  worthAt,
} from '../../../../src/domain/trading/contract-margin';
import { fc } from '../../../support/properties';

const tier = (number: number, to: string, initial: string, maintenance: string, amount: string): LeverageTier => ({
  symbol: 'PERP_BTC_USDT',
  tier: number,
  maximumLeverage: 1 / Number(initial),
  notionalFrom: decimal(0),
  notionalTo: decimal(to),
  initialMarginRate: decimal(initial),
  maintenanceMarginRate: decimal(maintenance),
  maintenanceAmount: decimal(amount),
});
/** The amounts make the maintenance margin grow without a jump. */
const tiers = [tier(1, '10000', '0.01', '0.005', '0'), tier(2, '50000', '0.05', '0.02', '150')];
const text = (value: Decimal | undefined) => value && decimalText(value);

describe('units of money', () => {
  it('are rounded against whoever gains by it', () => {
    expect(text(unitsUp(decimal('0.0000000000011')))).toBe('0.000000000002');
    expect(text(unitsDown(decimal('0.0000000000019')))).toBe('0.000000000001');
    expect(text(worthAt(decimal('0.3'), decimal('-0.0000000000099')))).toBe('-0.000000000002');
    expect(text(marginShare(decimal('100'), 3))).toBe('33.333333333334');
  });
});

describe('the margin of a contract', () => {
  it('goes by the tier of the value, which a value at its end still belongs to', () => {
    const numbers = ['0', '10000', '10000.01', '50000', '50000.01'].map((value) => tierAt(tiers, decimal(value)).tier);
    expect(numbers).toEqual([1, 1, 2, 2, 2]);
  });

  it('is the share of its leverage, and never less than its tier asks', () => {
    expect(text(initialMargin(tiers, decimal('1000'), 20))).toBe('50');
    expect(text(initialMargin(tiers, decimal('1000'), 100))).toBe('10');
    expect(text(initialMargin(tiers, decimal('20000'), 100))).toBe('1000');
    expect(text(initialMargin(tiers, decimal('20000'), 10))).toBe('2000');
    expect(text(initialMargin(tiers, decimal('0'), 10))).toBe('0');
  });

  it('to keep a position grows without a jump from tier to tier', () => {
    expect(text(maintenanceMargin(tiers, decimal('10000')))).toBe('50');
    expect(text(maintenanceMargin(tiers, decimal('10000.01')))).toBe('50.0002');
    expect(text(maintenanceMargin(tiers, decimal('20000')))).toBe('250');
    // Nothing needs nothing, whatever is taken off.
    expect(text(maintenanceMargin(tiers.slice(1), decimal('0')))).toBe('0');
  });
});

it('a position needs so much margin at least, whichever way it goes, and both legs of a contract their sum', () => {
  const needed = (...holdings: string[]) =>
    text(maintenanceOf({ tiers, mark: decimal(100), holdings: holdings.map((each) => decimal(each)) }));
  expect([needed('10'), needed('-10'), needed('0'), needed('10', '-20')]).toEqual(['5', '5', '0', '15']);
});

describe('the price that liquidates', () => {
  const price = (holding: string, equity: string, others = '0', mark = '100') =>
    text(
      liquidation({ tiers, mark: decimal(mark), holdings: [decimal(holding)] }, decimal(equity), decimal(others))
        ?.price,
    );

  it('of a long lies below the mark, of a short above it', () => {
    // 10 at 100 with 100 behind it: at 90.45… 0.5 % of the value is left.
    expect(price('10', '100')).toBe('90.452261306532');
    expect(price('-10', '100')).toBe('109.452736318407');
  });

  it('comes nearer by what other positions need', () => {
    expect(price('10', '100', '40')).toBe('94.472361809045');
    expect(price('10', '100', '95')).toBe('100');
  });

  it('is none without a position or a price, and where not even a price of nothing would do it', () => {
    expect(price('0', '100')).toBeUndefined();
    expect(price('10', '100', '0', '0')).toBeUndefined();
    expect(price('10', '1000')).toBeUndefined();
    expect(price('10', '5000')).toBeUndefined();
  });

  it('is one for both legs of a hedged contract, on the side of what they hold together', () => {
    const both = (long: string, short: string, equity: string) => {
      const at = liquidation(
        { tiers, mark: decimal(100), holdings: [decimal(long), decimal(short)] },
        decimal(equity),
        decimal(0),
      );
      return at && [text(at.price), at.falling];
    };
    // A net 10 loses 10 for each 1 of the price; 0.5 % of all 30 has to be left.
    expect(both('20', '-10', '100')).toEqual(['91.370558375634', true]);
    expect(both('10', '-20', '100')).toEqual(['108.374384236453', false]);
    expect(both('20', '-10', '5000')).toBeUndefined();
    // What is hedged in full loses nothing: only what must be kept grows with the price.
    expect(both('10', '-10', '20')).toEqual(['200', false]);
    // The other leg gone, the one that is left decides.
    expect(both('10', '0', '100')).toEqual(['90.452261306532', true]);
  });

  it('is none where what must be kept grows just as what is held gains', () => {
    const odd = [tier(1, '1e12', '0.5', '0.5', '0')];
    const holdings = [decimal(3), decimal(-1)];
    expect(liquidation({ tiers: odd, mark: decimal(100), holdings }, decimal(500), decimal(0))).toBeUndefined();
  });

  it('is where equity meets the maintenance margin, whichever way, however large and in whatever tier', () => {
    const quantity = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(
        quantity,
        quantity,
        fc.integer({ min: 10, max: 9_000 }),
        fc.nat(200),
        (long, short, equity, others) => {
          const legs = { tiers, mark: decimal(100), holdings: [decimal(long), decimal(-short)] };
          const left = (mark: Decimal) =>
            decimal(equity)
              .plus(mark.minus(100).times(long - short))
              .minus(maintenanceOf({ ...legs, mark }))
              .minus(others);
          fc.pre(left(decimal(100)).gt(0));
          const at = liquidation(legs, decimal(equity), decimal(others));
          // None: not even a price of nothing would do it.
          if (!at) {
            if (long !== short) expect(Number(left(decimal('0.000001')))).toBeGreaterThan(-1e-3);
            return;
          }
          expect(Number(left(at.price).abs())).toBeLessThan(1e-8);
          expect(at.falling).toBe(at.price.lt(100));
        },
      ),
      { numRuns: 500 },
    );
  });
});
