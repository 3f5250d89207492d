import { fc } from '../../../../support/properties';
import { tiles } from '../../../../../src/presentation/features/market-movers/treemap-layout';

const sizes = fc.array(fc.double({ min: 1, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 30 });

test('every part is as large as what it stands for, inside of the picture', () => {
  fc.assert(
    fc.property(sizes, fc.constantFrom(0.75, 2), (all, aspect) => {
      const total = all.reduce((sum, size) => sum + size, 0);
      const parts = tiles(all, (size) => size, aspect);
      expect(parts).toHaveLength(all.length);
      for (const { item, x, y, width, height } of parts) {
        expect((width * height) / 10_000).toBeCloseTo(item / total, 6);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
        expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-6);
      }
    }),
  );
});

test('parts do not lie over each other', () => {
  fc.assert(
    fc.property(sizes, (all) => {
      const parts = tiles(all, (size) => size, 2);
      for (const [index, a] of parts.entries())
        for (const b of parts.slice(index + 1)) {
          const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
          expect(Math.min(across, down)).toBeLessThan(1e-6);
        }
    }),
  );
});

test('nothing makes an empty picture', () => {
  expect(tiles([], Number, 2)).toEqual([]);
});
