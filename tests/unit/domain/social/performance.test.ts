import { daysOnRecord, drawdowns, returnPlaces } from '../../../../src/domain/social/performance';

test('the fall from the highest worth so far, day by day', () => {
  const points = [100, 120, 90, 120, 150, 75].map((equityIndex, at) => ({ at, equityIndex }));
  expect(drawdowns(points)).toEqual([0, 0, 0.25, 0, 0, 0.5]);
  expect(drawdowns([{ at: 0, equityIndex: 0 }])).toEqual([0]);
});

test('days before the account first moved are not on record', () => {
  const returns = [0, 0, 0.1, 0, -0.2];
  expect(daysOnRecord(returns, 3)).toEqual([0.1, 0, -0.2]);
  expect(daysOnRecord(returns, 5)).toEqual(returns);
  expect(daysOnRecord(returns, 90)).toEqual(returns);
  expect(daysOnRecord(returns, 0)).toEqual([]);
  expect(daysOnRecord(returns, undefined)).toEqual(returns);
});

test.each([
  // Percent from the lowest to the highest, zero among them, a fourth of it a step.
  ['nothing has moved', [0, 0], 2],
  ['there are no days', [], 2],
  ['steps are whole', [0.08, -0.04], 2],
  ['a step is 0.02 %', [0.0008], 2],
  ['a step is 0.005 %', [-0.0002], 3],
  ['a step is 0.0025 %', [-0.0001, -0.00004], 3],
  ['gain and loss are both small', [0.00001, -0.00001], 4],
  ['a step is 0.000002 %', [0.00000008], 6],
  ['a step is smaller than any that is told', [1e-12], 6],
])('returns have as many decimals as tell the values of their scale apart: %s', (_, returns, places) => {
  expect(returnPlaces(returns)).toBe(places);
});
