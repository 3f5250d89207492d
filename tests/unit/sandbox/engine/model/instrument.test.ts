import { Instrument } from '../../../../../sandbox/engine/model/instrument';
import { quantityText, scaleOf, unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { fc } from '../../../../support/properties';
import { coin, contract, units } from '../test-exchange';

describe('the rules of an instrument', () => {
  it('count prices in ticks and quantities in steps, and a value to the unit', () => {
    const fine = new Instrument({ ...coin, quoteTick: '0.05', baseTick: '0.001', quoteMin: '1', baseMin: '0.01' });
    expect([fine.minPrice, fine.maxPrice, fine.minQuantity, fine.maxQuantity]).toEqual([20, 2_000_000, 10, 1_000_000]);
    expect(fine.notional(20, 10)).toBe(units('0.01'));
    expect([fine.priceUnits(3), fine.baseUnits(3)]).toEqual([units('0.15'), units('0.003')]);
    expect(fine.worth(units('0.333333333333'), 1)).toBe(units('0.000333333333'));
    expect(fine.worth(units('0.333333333333'), -1)).toBe(units('-0.000333333333'));
  });

  it('have a smallest price of one tick', () => {
    expect(new Instrument({ ...coin, quoteMin: '0' }).minPrice).toBe(1);
  });

  it('are refused where a tick times a step is finer than a unit', () => {
    expect(() => new Instrument({ ...coin, quoteTick: '0.0000001', baseTick: '0.000001' })).toThrow(
      'SPOT_COIN_USDT: tick times step is finer than a unit',
    );
  });

  it('value what is too large for a plain number', () => {
    const instrument = new Instrument(coin);
    const largest = Number.MAX_SAFE_INTEGER;
    expect(instrument.notional(largest, 1)).toBe(BigInt(largest) * units('1'));
    expect(instrument.notional(largest, 3)).toBe(3n * BigInt(largest) * units('1'));
    expect(instrument.belowMinimum(largest, largest)).toBe(false);
  });

  it('know the smallest value to the step', () => {
    const instrument = new Instrument({ ...coin, minNotional: '99.5' });
    expect([instrument.belowMinimum(99, 1), instrument.belowMinimum(100, 1)]).toEqual([true, false]);
  });

  it('have bands around a reference, and none where there is no ratio', () => {
    const banded = new Instrument({
      ...coin,
      bidCapRatio: '1.05',
      bidFloorRatio: '0.85',
      askCapRatio: '1.15',
      askFloorRatio: '0.95',
    });
    // Rounded inwards.
    expect([banded.highestBid(101), banded.lowestBid(101), banded.highestAsk(101), banded.lowestAsk(101)]).toEqual([
      106, 86, 116, 96,
    ]);
    const free = new Instrument({
      ...coin,
      bidCapRatio: null,
      bidFloorRatio: null,
      askCapRatio: null,
      askFloorRatio: null,
    });
    expect([free.highestBid(101), free.lowestBid(101), free.highestAsk(101), free.lowestAsk(101)]).toEqual([
      100_000, 1, 100_000, 1,
    ]);
  });

  it('have no band that would forbid every resting order', () => {
    const at = new Instrument({ ...coin, bidFloorRatio: '1', askCapRatio: '1' });
    expect([at.lowestBid(100), at.highestAsk(100)]).toEqual([1, 100_000]);
    const beyond = new Instrument({ ...coin, bidFloorRatio: '1.2', askCapRatio: '0.8' });
    expect([beyond.lowestBid(100), beyond.highestAsk(100)]).toEqual([1, 100_000]);
    const just = new Instrument({ ...coin, bidFloorRatio: '0.9999', askCapRatio: '1.0001' });
    expect([just.lowestBid(10_000), just.highestAsk(10_000)]).toEqual([9_999, 10_001]);
  });

  it('charge takers by their tier, rounded down, and makers nothing', () => {
    const [spot, perpetual] = [new Instrument(coin), new Instrument(contract)];
    expect([0, 1, 2, 3, 4, 5].map((tier) => spot.fees(tier).takerBps)).toEqual([6, 4.8, 3.6, 3, 2.4, 1.8]);
    expect([0, 1, 2, 3, 4, 5].map((tier) => perpetual.fees(tier).takerBps)).toEqual([3, 2.7, 2.1, 1.5, 1.2, 0.9]);
    expect([spot.takerFee(units('1000'), 0), perpetual.takerFee(units('1000'), 5)]).toEqual([
      units('0.6'),
      units('0.09'),
    ]);
    expect([spot.takerFee(1_666n, 0), spot.takerFee(1_667n, 0)]).toEqual([0n, 1n]);
    expect([spot.makerFee(units('1000'), 0), spot.fees(0).makerBps]).toEqual([0n, 0]);
  });

  it('follow a coin a thousandfold where the name says so', () => {
    expect(new Instrument({ ...contract, base: '1000PEPE' }).underlying).toEqual({ asset: 'PEPE', multiple: 1000 });
    expect(new Instrument(contract).underlying).toEqual({ asset: 'COIN', multiple: 1 });
  });
});

describe('amounts as text', () => {
  it('come back the same, whatever they are', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (amount) => {
        expect(unitsFromText(unitsText(amount))).toBe(amount);
      }),
      { numRuns: 100 },
    );
  });

  it('are plain decimals without trailing zeros', () => {
    expect([0n, units('1.50'), units('-0.000000000001'), units('100')].map(unitsText)).toEqual([
      '0',
      '1.5',
      '-0.000000000001',
      '100',
    ]);
    expect(quantityText(scaleOf({ quoteTick: '1', baseTick: '0.05' }), 3)).toBe('0.15');
    expect(() => unitsFromText('1e3')).toThrow('Not an amount: 1e3');
    expect(() => unitsFromText('0.0000000000001')).toThrow(RangeError);
    expect(unitsFromText('0.10000000000000000')).toBe(units('0.1'));
  });
});
