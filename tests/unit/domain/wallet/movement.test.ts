import { isCancellable } from '../../../../src/domain/wallet/movement';

it('a withdrawal may be taken back until somebody has begun with it', () => {
  expect(isCancellable({ side: 'WITHDRAW', status: 'NEW' })).toBe(true);
  for (const status of ['CONFIRMING', 'PROCESSING', 'COMPLETED', 'CANCELED', 'other'] as const)
    expect(isCancellable({ side: 'WITHDRAW', status })).toBe(false);
  expect(isCancellable({ side: 'DEPOSIT', status: 'NEW' })).toBe(false);
});
