import { fc } from '../../../support/properties';
import { decimal, zero } from '../../../../src/domain/shared/decimal';
import { BookWalk } from '../../../../src/domain/trading/contract-fills';
import { contractFault } from '../../../../src/domain/trading/contract-order';
import { plannedFigures, type PlannedPosition, visitorMarginState } from '../../../../src/domain/trading/lone-position';
import { targetPrice } from '../../../../src/domain/trading/ticket-conditions';
import { tiers } from '../../presentation/features/terminal/contracts/contract-fixture';
import { bitcoinPerpetual as instrument } from './instruments';

const fees = { maker: zero, taker: decimal('0.0005') };
const plan: PlannedPosition = {
  side: 'BUY',
  entry: decimal(60_000),
  quantity: decimal('0.1'),
  leverage: 10,
  exit: decimal(63_000),
};

describe('a position somebody thinks about', () => {
  it('is told as the market would have it', () => {
    const { value, margin, entryFee, liquidationPrice, exit } = plannedFigures(plan, tiers, fees);
    expect([value, margin, entryFee].map(String)).toEqual(['6000', '600', '3']);
    // Equity of 600 meets 1.2 % of the value: 54000 / 0.988.
    expect(liquidationPrice!.toFixed(2, 0)).toBe('54655.87');
    expect([exit!.profit, exit!.fee, exit!.afterFees, exit!.returnPercent!].map(String)).toEqual([
      '300',
      '3.15',
      '293.85',
      '50',
    ]);
    expect(exit!.beyondLiquidation).toBe(false);
  });

  it('says when it would be liquidated on the way', () => {
    expect(plannedFigures({ ...plan, exit: decimal(54_000) }, tiers, fees).exit!.beyondLiquidation).toBe(true);
    expect(plannedFigures({ ...plan, side: 'SELL', exit: decimal(70_000) }, tiers, fees).exit!.beyondLiquidation).toBe(
      true,
    );
  });

  const side = fc.constantFrom('BUY' as const, 'SELL' as const);
  const leverage = fc.constantFrom(1, 3, 10, 25, 50);
  const quantity = fc.integer({ min: 1, max: 1_000 }).map((steps) => instrument.step.times(steps));

  it('breaks even where it says, fees paid', () => {
    fc.assert(
      fc.property(side, leverage, quantity, (direction, times, size) => {
        const planned = { ...plan, side: direction, leverage: times, quantity: size };
        const { breakEven } = plannedFigures(planned, tiers, fees);
        const { afterFees } = plannedFigures({ ...planned, exit: breakEven }, tiers, fees).exit!;
        expect(afterFees.abs().lt('0.00000001')).toBe(true);
      }),
    );
  });

  it('returns at the target what was wanted, within a tick', () => {
    fc.assert(
      fc.property(side, leverage, quantity, fc.integer({ min: 1, max: 90 }), (direction, times, size, wanted) => {
        const target = targetPrice(
          'roi',
          decimal(wanted),
          true,
          { side: direction, entry: plan.entry, leverage: times },
          instrument.tick,
        )!;
        const { exit } = plannedFigures(
          { ...plan, side: direction, leverage: times, quantity: size, exit: target },
          tiers,
          fees,
        );
        const tick = instrument.tick.times(100 * times).div(plan.entry);
        expect(exit!.returnPercent!.minus(wanted).abs().lte(tick)).toBe(true);
      }),
    );
  });
});

describe('somebody without an account', () => {
  it('reckons with ten times, or as much as the contract allows', () => {
    const leverage = (most: number) =>
      visitorMarginState(decimal(60_000), [{ ...tiers[0]!, maximumLeverage: most }]).leverage;
    expect([leverage(5), leverage(10), leverage(100)]).toEqual([5, 10, 10]);
  });

  it('needs margin for the position alone: nothing else is held that could need any', () => {
    const margin = { ...visitorMarginState(decimal(60_000), tiers), available: decimal(600) };
    const limit = decimal(60_000);
    const order = { side: 'BUY', type: 'LIMIT', limit, rests: true, reduceOnly: false } as const;
    const fault = (quantity: string) =>
      contractFault(margin, { ...order, walk: new BookWalk('BUY', limit, []) }, decimal(quantity), {
        maker: zero,
        taker: zero,
      });
    expect([fault('0.1'), fault('0.10001')]).toEqual([undefined, 'insufficientMargin']);
  });
});
