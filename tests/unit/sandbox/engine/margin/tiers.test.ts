import { Account, Position } from '../../../../../sandbox/engine/ledger/account';
import { deleveragingRank, quantileOf } from '../../../../../sandbox/engine/margin/adl';
import { initialMarginOf, maintenanceMarginOf, tierAt, tiersOf } from '../../../../../sandbox/engine/margin/tiers';
import { Instrument } from '../../../../../sandbox/engine/model/instrument';
import { fc } from '../../../../support/properties';
import { contract, units } from '../test-exchange';

describe('leverage tiers', () => {
  const tiers = tiersOf({ ...contract, baseIMR: '0.1', baseMMR: '0.05' });

  it('ask for more margin the larger a position is', () => {
    const row = (tier: number, maxLeverage: number, ...amounts: readonly string[]) => {
      const [notionalFrom, notionalTo, initialMarginRate, maintenanceMarginRate, maintenanceAmount] =
        amounts.map(units);
      return {
        tier,
        maxLeverage,
        notionalFrom,
        notionalTo,
        initialMarginRate,
        maintenanceMarginRate,
        maintenanceAmount,
      };
    };
    expect(tiers).toEqual([
      row(1, 10, '0', '50000', '0.1', '0.05', '0'),
      row(2, 5, '50000', '250000', '0.2', '0.1', '2500'),
      row(3, 3, '250000', '500000', '0.3', '0.15', '15000'),
      row(4, 2, '500000', '1000000', '0.5', '0.25', '65000'),
      row(5, 1, '1000000', '2500000', '1', '0.5', '315000'),
    ]);
    expect(tiersOf(contract)).toEqual(tiers);
  });

  it.each([
    ['0.01', '2000000', 50],
    ['0.010000000001', '1000000', 50],
    ['0.02', '1000000', 50],
    ['0.020000000001', '250000', 49],
    ['0.05', '250000', 20],
    ['0.050000000001', '50000', 19],
  ])('begin at a rate of %s with positions up to %s and a leverage of %s', (baseIMR, upTo, leverage) => {
    const [first, second] = tiersOf({ ...contract, baseIMR, baseMMR: '0.005' });
    expect([first!.notionalTo, first!.maxLeverage]).toEqual([units(upTo), leverage]);
    expect(second!.notionalTo).toBe(5n * units(upTo));
  });

  it('never ask for more than all of it', () => {
    const steep = tiersOf({ ...contract, baseIMR: '0.3', baseMMR: '0.2' });
    expect(steep.map(({ initialMarginRate }) => initialMarginRate)).toEqual(['0.3', '0.6', '0.9', '1', '1'].map(units));
    expect(steep.map(({ maintenanceMarginRate }) => maintenanceMarginRate)).toEqual(
      ['0.2', '0.4', '0.6', '1', '1'].map(units),
    );
    expect(steep.map(({ maxLeverage }) => maxLeverage)).toEqual([3, 1, 1, 1, 1]);
  });

  it('hold up to their end, and the last one beyond it', () => {
    const numbers = ['0', '50000', '50000.000000000001', '2500000', '9000000'].map(
      (value) => tierAt(tiers, units(value)).tier,
    );
    expect(numbers).toEqual([1, 1, 2, 5, 5]);
  });

  it('ask for what tier and leverage ask for, whichever is more, rounded up', () => {
    expect(initialMarginOf(tiers, units('50000'), 10)).toBe(units('5000'));
    expect(initialMarginOf(tiers, units('50000.000000000001'), 10)).toBe(units('10000.000000000001'));
    expect(initialMarginOf(tiers, units('1000'), 4)).toBe(units('250'));
    expect([initialMarginOf(tiers, 10n, 3), initialMarginOf(tiers, 11n, 10), initialMarginOf(tiers, 0n, 3)]).toEqual([
      4n,
      2n,
      0n,
    ]);
  });

  it('liquidate below a margin that grows without steps', () => {
    const margins = ['0', '50000', '100000', '250000', '1000000', '3000000'].map((value) =>
      maintenanceMarginOf(tiers, units(value)),
    );
    expect(margins).toEqual(['0', '2500', '7500', '22500', '185000', '1185000'].map(units));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: units('3000000') }), (value) => {
        const step = maintenanceMarginOf(tiers, value + 1n) - maintenanceMarginOf(tiers, value);
        expect(step >= 0n && step <= 1n).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('whoever is deleveraged first', () => {
  const holder = (holding: number, price: number): Position => {
    const position = new Position(new Account('ann', 'customer'), new Instrument(contract), 'BOTH');
    const quantity = Math.abs(holding);
    if (quantity > 0)
      position.open(holding > 0 ? 1 : -1, quantity, position.instrument.notional(price, quantity), 'CROSS', 1);
    return position;
  };

  it('has the most profit for its cost, times its leverage; a loss counts less the higher that is', () => {
    expect(deleveragingRank(holder(10, 100), units('110'), 5)).toBeCloseTo(0.5);
    expect(deleveragingRank(holder(-10, 100), units('90'), 5)).toBeCloseTo(0.5);
    expect(deleveragingRank(holder(10, 100), units('90'), 5)).toBeCloseTo(-0.02);
    expect(deleveragingRank(holder(-20, 100), units('110'), 4)).toBeCloseTo(-0.025);
    expect(deleveragingRank(holder(10, 100), units('100'), 5)).toBe(0);
    expect(deleveragingRank(holder(0, 0), units('110'), 5)).toBe(0);
  });

  it('is in the highest fifth of those who hold the same side', () => {
    const ranks = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1];
    expect(ranks.map((rank) => quantileOf(rank, ranks))).toEqual([5, 5, 4, 4, 3, 3, 2, 2, 1, 1]);
    expect([quantileOf(1, [1, 2]), quantileOf(2, [1, 2]), quantileOf(9, [1, 2])]).toEqual([1, 3, 5]);
  });

  it('is nobody among equals, and nobody alone', () => {
    expect([quantileOf(3, [3, 3, 3]), quantileOf(3, [3]), quantileOf(3, [])]).toEqual([1, 1, 1]);
    expect(quantileOf(9, [3])).toBe(1);
  });
});
