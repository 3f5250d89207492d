import type { LeverageTier } from '../../../../src/domain/markets/futures-figures';
import { decimal, decimalText, type Decimal } from '../../../../src/domain/shared/decimal';
import {
  initialMargin,
  liquidationPrice,
  maintenanceMargin,
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

describe('the price that liquidates', () => {
  const price = (holding: string, equity: string, others = '0', mark = '100') =>
    text(liquidationPrice({ tiers, mark: decimal(mark), holding: decimal(holding) }, decimal(equity), decimal(others)));

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

  it('is where equity meets the maintenance margin, whichever way and however large', () => {
    const holding = fc.integer({ min: -90, max: 90 }).filter((quantity) => quantity !== 0);
    fc.assert(
      fc.property(holding, fc.integer({ min: 10, max: 2_000 }), fc.nat(200), (quantity, equity, others) => {
        // As the tier is that of the mark, which stays: a tier without an end.
        const one = [tier(1, '1e12', '0.01', '0.005', '3')];
        const at = liquidationPrice(
          { tiers: one, mark: decimal(100), holding: decimal(quantity) },
          decimal(equity),
          decimal(others),
        );
        fc.pre(at !== undefined);
        const left = decimal(equity).plus(at.minus(100).times(quantity));
        const needed = maintenanceMargin(one, at.times(quantity).abs()).plus(others);
        expect(Number(left.minus(needed).abs())).toBeLessThan(1e-9);
      }),
    );
  });
});
