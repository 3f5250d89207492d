import { percentiles } from '../../../../src/domain/shared/percentiles';

it('are the smallest values that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentiles(hundred)).toEqual({ p50: 50, p95: 95, p99: 99 });
  expect(percentiles([10, 9, 100])).toEqual({ p50: 10, p95: 100, p99: 100 });
  expect(percentiles([7])).toEqual({ p50: 7, p95: 7, p99: 7 });
  expect(percentiles([])).toBeUndefined();
});
