import { Promotions } from '../../../../../sandbox/services/promotions/promotions';
import type { User } from '../../../../../sandbox/services/users/user';
import { openDatabase } from '../../../../../sandbox/storage/database';

const ada = { userId: 1, applicationId: 'ada' } as User;

function linksOf(user: User | undefined, left: boolean): readonly string[] {
  const promotions = new Promotions(
    openDatabase(undefined),
    { fills: () => ({ total: 0 }) } as never,
    { areLeft: () => left },
    () => 0,
    true,
  );
  return promotions.running(user, 'en').map(({ link }) => link);
}

test.each([
  ['a visitor', undefined, false, true],
  ['an account that can have one', ada, true, true],
  ['an account that has had all', ada, false, false],
])('vouchers are offered to %s: %s', (_, user, left, offered) => {
  expect(linksOf(user, left).includes('/account/reward-center#vouchers')).toBe(offered);
  expect(linksOf(user, left)).toContain('/account/referral');
});
