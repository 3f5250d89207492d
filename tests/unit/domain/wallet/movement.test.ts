import { courseOf, isCancellable } from '../../../../src/domain/wallet/movement';

it('a withdrawal may be taken back until somebody has begun with it', () => {
  expect(isCancellable({ side: 'WITHDRAW', status: 'NEW' })).toBe(true);
  for (const status of ['CONFIRMING', 'PROCESSING', 'COMPLETED', 'CANCELED', 'other'] as const)
    expect(isCancellable({ side: 'WITHDRAW', status })).toBe(false);
  expect(isCancellable({ side: 'DEPOSIT', status: 'NEW' })).toBe(false);
});

test.each([
  ['WITHDRAW', 'NEW', 'NEW PROCESSING COMPLETED', 1],
  ['WITHDRAW', 'PROCESSING', 'NEW PROCESSING COMPLETED', 2],
  ['WITHDRAW', 'COMPLETED', 'NEW PROCESSING COMPLETED', 3],
  ['WITHDRAW', 'other', 'NEW PROCESSING COMPLETED', 1],
  ['WITHDRAW', 'CANCELED', 'NEW CANCELED', 2],
  ['WITHDRAW', 'REFUSED', 'NEW REFUSED', 2],
  ['DEPOSIT', 'CONFIRMING', 'NEW CONFIRMING PROCESSING COMPLETED', 2],
  ['DEPOSIT', 'COMPLETED', 'NEW CONFIRMING PROCESSING COMPLETED', 4],
] as const)('the course of a %s that is %s is %s, of which %s are behind it', (side, status, steps, reached) => {
  expect(courseOf({ side, status })).toEqual({ steps: steps.split(' '), reached });
});
