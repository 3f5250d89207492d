import type { AccountAreas } from '../services/account-areas';
import type { User } from '../services/users/user';

const day = 24 * 60 * 60_000;
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
/** Long enough ago to be asked how it likes the exchange. */
const openedDaysAgo = 25;
/** Days ago, address (of the ranges kept for documentation) and client. */
const logins: readonly (readonly [number, string, string])[] = [
  [24.3, '203.0.113.24', firefox],
  [20.9, '203.0.113.24', firefox],
  [17.4, '198.51.100.61', safari],
  [11.2, '203.0.113.24', firefox],
  [6.8, '198.51.100.61', safari],
  [2.1, '203.0.113.24', firefox],
];

/** In a lively new exchange the practice account has been used before: it has logged in, and it keeps a sub-account. */
export async function rememberPracticePast(
  { accounts, security, users }: AccountAreas,
  user: User,
  now: number,
): Promise<void> {
  if (
    security.activity.list(user.userId, 'login', { page: 1, size: 1 }).total > 0 ||
    users.subAccountsOf(user).length > 0
  )
    return;
  for (const [daysAgo, ip, userAgent] of logins)
    security.activity.record(
      user.userId,
      'login',
      'LOGIN',
      { ip, userAgent },
      'SUCCESS',
      Math.round(now - daysAgo * day),
    );
  users.setCreated(user.userId, Math.round(now - openedDaysAgo * day));
  await accounts.openSubAccount(user, 'Grid bot');
}
