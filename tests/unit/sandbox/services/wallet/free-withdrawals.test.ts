import type { User } from '../../../../../sandbox/services/users/user';
import { Withdrawals } from '../../../../../sandbox/services/wallet/withdrawals';
import { day } from '../../../../../src/domain/shared/instant';

test('the day whose free withdrawals are counted is the one of a single look at the clock', () => {
  let at = 20_000 * day - 1;
  const counted: number[] = [];
  type Parts = ConstructorParameters<typeof Withdrawals>;
  const user = { applicationId: 'ada' } as User;
  const withdrawals = new Withdrawals(
    undefined as unknown as Parts[0],
    { mainOf: () => user, accountsOf: () => [user] } as unknown as Parts[1],
    { feesBorne: (_: unknown, after: number) => counted.push(after) } as unknown as Parts[2],
    { counts: () => undefined } as unknown as Parts[3],
    undefined as unknown as Parts[4],
    undefined as unknown as Parts[5],
    () => at++,
  );
  withdrawals.freeLeft(user);
  expect(counted).toEqual([19_999 * day - 1]);
});
