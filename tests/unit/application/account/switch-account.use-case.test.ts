import { SwitchAccount } from '../../../../src/application/account/switch-account.use-case';
import type { SessionState } from '../../../../src/application/session/session-state';
import { failure, success } from '../../../../src/domain/shared/result';
import { SessionFixture } from '../../../support/session-fixture';

async function loggedIn(): Promise<{ tab: SessionFixture; change: SwitchAccount; seen: SessionState[] }> {
  const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint());
  tab.session.start();
  await tab.time.settle();
  const seen: SessionState[] = [];
  tab.session.state.subscribe((state) => seen.push(state));
  return { tab, change: new SwitchAccount(tab.session, tab.host), seen };
}

test('goes on as the other account, and nothing of the first is left in between', async () => {
  const { tab, change, seen } = await loggedIn();
  expect(await change.execute('user-2')).toEqual(success(undefined));
  expect(seen.slice(0, 2)).toEqual([
    { status: 'unknown' },
    { status: 'loggedIn', account: { status: 'loading' }, coolName: undefined },
  ]);
  await tab.time.settle();
  expect(tab.session.state.current).toMatchObject({ status: 'loggedIn', account: { value: { userId: 'user-2' } } });
});

test('reads made as the first account are forgotten', async () => {
  const { tab, change } = await loggedIn();
  const read = (answer: string) =>
    tab.cache.open({ key: ['private'], load: async () => success(answer), staleAfter: 60_000 });
  read('of user-1').subscribe(() => undefined);
  await tab.time.settle();
  await change.execute('user-2');
  const again = read('of user-2');
  expect(again.current).toEqual({ status: 'loading' });
  again.subscribe(() => undefined);
  await tab.time.settle();
  expect(again.current).toMatchObject({ status: 'ready', value: 'of user-2' });
});

test('what the host refuses of the account before does not end the session', async () => {
  const { tab, change } = await loggedIn();
  const before = tab.tokens.token.current;
  jest.spyOn(tab.host, 'switchAccount').mockImplementation(async (userId) => {
    tab.refusals.report(before);
    tab.host.userId = userId;
    return success({ expiresAt: tab.host.mint() });
  });
  await change.execute('user-2');
  tab.refusals.report(before);
  await tab.time.settle();
  expect(tab.status).toBe('loggedIn');
  expect(tab.notices.shown).toEqual([]);
});

test('a session that has ended in the meantime ends here too', async () => {
  const { tab, change } = await loggedIn();
  jest.spyOn(tab.host, 'switchAccount').mockImplementation(async () => {
    tab.refusals.report(tab.tokens.token.current);
    return failure({ kind: 'unauthorised', code: '-1002' });
  });
  expect((await change.execute('user-2')).ok).toBe(false);
  expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: 'elsewhere' });
});

test('an account that is not the person’s leaves everything as it was', async () => {
  const { tab, change, seen } = await loggedIn();
  jest.spyOn(tab.host, 'switchAccount').mockResolvedValue(failure({ kind: 'notFound' }));
  expect(await change.execute('user-9')).toEqual(failure({ kind: 'notFound' }));
  expect(seen).toEqual([]);
});

test('other tabs follow, and a late refusal of the old token does not take the new one away', async () => {
  const tabs = new Set<() => void>();
  const first = new SessionFixture(undefined, undefined, undefined, tabs, undefined, (host) => host.mint());
  const second = new SessionFixture(first.time, first.jar, first.storage, tabs);
  first.session.start();
  second.session.start();
  await first.time.settle();
  const before = second.tokens.token.current;
  second.host.userId = 'user-2';
  await new SwitchAccount(first.session, first.host).execute('user-2');
  second.refusals.report(before);
  await first.time.settle();
  expect([first, second].map(({ session }) => session.state.current)).toMatchObject([
    { account: { value: { userId: 'user-2' } } },
    { account: { value: { userId: 'user-2' } } },
  ]);
});
