import { fc } from '../../../../support/properties';
import {
  multiplesFromText,
  priceText,
  quantityText,
  scaleOf,
  unitsFromText,
  unitsText,
} from '../../../../../sandbox/engine/model/units';

describe('units', () => {
  it('are exact in both directions', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        (units) => unitsFromText(unitsText(units)) === units,
      ),
    );
    expect(unitsText(unitsFromText('-0.000000000001'))).toBe('-0.000000000001');
  });

  it.each(['', 'x', '1e5', '1.', '.5', '0.0000000000001', 'NaN', '--1', '+20', ' 20'])('refuse %p', (text) => {
    expect(() => unitsFromText(text)).toThrow(RangeError);
  });

  it('count ticks and steps', () => {
    const scale = scaleOf({ quoteTick: '0.01', baseTick: '0.000001' });
    expect(multiplesFromText('92400.55', scale.tickUnits)).toBe(9_240_055);
    expect(multiplesFromText('92400.555', scale.tickUnits)).toBeUndefined();
    expect(priceText(scale, 9_240_055)).toBe('92400.55');
    expect(quantityText(scale, 1_500_000)).toBe('1.5');
  });
});
