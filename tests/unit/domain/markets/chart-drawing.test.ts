import { retracementLevels } from '../../../../src/domain/markets/chart-drawing';
import { fc } from '../../../support/properties';

describe('Fibonacci levels', () => {
  it('lead from the end of a move back to where it began', () => {
    const prices = (began: number, ended: number) =>
      retracementLevels(began, ended).map(({ ratio, price }) => [ratio, Math.round(price * 100) / 100]);
    expect(prices(100, 200)).toEqual([
      [0, 200],
      [0.236, 176.4],
      [0.382, 161.8],
      [0.5, 150],
      [0.618, 138.2],
      [0.786, 121.4],
      [1, 100],
    ]);
    expect(prices(200, 100)[2]).toEqual([0.382, 138.2]);
  });

  it('stay between the two prices, one after the other', () => {
    const price = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(price, price, (began, ended) => {
        const levels = retracementLevels(began, ended).map((level) => level.price);
        const [low, high] = [Math.min(began, ended), Math.max(began, ended)];
        const slack = high * 1e-12;
        for (const level of levels) expect(level >= low - slack && level <= high + slack).toBe(true);
        const sorted = [...levels].sort((one, other) => (began > ended ? one - other : other - one));
        expect(levels).toEqual(sorted);
      }),
    );
  });
});
