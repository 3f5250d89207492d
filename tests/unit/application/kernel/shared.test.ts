import { shared } from '../../../../src/application/kernel/shared';

test('what many start is begun once, and ends when the last has stopped', () => {
  const told: string[] = [];
  const start = shared(() => {
    told.push('begun');
    return () => told.push('ended');
  });
  const [first, second] = [start(), start()];
  expect(told).toEqual(['begun']);
  first();
  first();
  expect(told).toEqual(['begun']);
  second();
  expect(told).toEqual(['begun', 'ended']);
  start();
  expect(told).toEqual(['begun', 'ended', 'begun']);
});
