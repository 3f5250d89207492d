import type { AccountPort } from '../../../../src/application/account/account.port';
import { LogOut } from '../../../../src/application/session/log-out.use-case';
import type { SessionState } from '../../../../src/application/session/session-state';
import type { Account } from '../../../../src/domain/account/account';
import { known } from '../../../../src/application/kernel/resource';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemorySocialPayload } from '../../../fakes/memory-social-payload';
import { MemoryCookieJar, SessionFixture, tokenLife } from '../../../support/session-fixture';
import { testEnvironment } from '../../../support/test-environment';

const cookie = testEnvironment.session.cookieName;
const second = 1_000;
const minute = 60 * second;

async function loggedIn(jar = new MemoryCookieJar()): Promise<SessionFixture> {
  const tab = new SessionFixture(undefined, jar, undefined, undefined, undefined, (host) => host.mint());
  tab.session.start();
  await tab.time.settle();
  return tab;
}

/** Somebody who was logged in here comes back without a connection, after the cookie has expired. */
async function away(): Promise<SessionFixture> {
  const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) =>
    storage.write('session.user', host.userId),
  );
  tab.page.online.set(false);
  tab.session.start();
  await tab.time.settle();
  return tab;
}

function statesOf(tab: SessionFixture): SessionState[] {
  const states: SessionState[] = [];
  tab.session.state.subscribe((state) => states.push(state));
  return states;
}

const accountIn = (state: SessionState): Account | undefined =>
  state.status === 'loggedIn' ? known(state.account) : undefined;

const accountOf = (tab: SessionFixture): Account | undefined => accountIn(tab.session.state.current);

const logOut = (tab: SessionFixture): Promise<void> =>
  new LogOut(tab.session, tab.host, tab.time, new MemorySocialPayload(), tab.log).execute();

describe('a session that goes on', () => {
  it('shows nothing of a renewal, and reads nothing anew', async () => {
    const tab = await loggedIn();
    const kept = tab.cache.open({ key: ['private'], load: async () => success(1) });
    const account = accountOf(tab);
    const states = statesOf(tab);
    await tab.time.settle(11 * minute, second);
    expect(tab.asked('renew')).toBe(1);
    expect(states.filter((state) => accountIn(state) !== account)).toEqual([]);
    expect(tab.cache.open({ key: ['private'], load: async () => success(1) })).toBe(kept);
  });

  it('reads by the minute what another device has changed', async () => {
    const tab = await loggedIn();
    tab.host.preferences = { 'confirm.market': true };
    await tab.time.settle(minute, second);
    expect(accountOf(tab)).toMatchObject({ userId: 'user-1', preferences: { 'confirm.market': true } });
    await logOut(tab);
    const asked = tab.asked('account');
    await tab.time.settle(5 * minute, second);
    expect(tab.asked('account')).toBe(asked);
  });

  it('reads nothing again for a hidden page, and at once when it is shown again', async () => {
    const tab = await loggedIn();
    const asked = tab.asked('account');
    tab.page.visible.set(false);
    await tab.time.settle(5 * minute, second);
    expect(tab.asked('account')).toBe(asked);
    tab.page.visible.set(true);
    await tab.time.settle();
    expect(tab.asked('account')).toBe(asked + 1);
    await tab.time.settle(minute, second);
    expect(tab.asked('account')).toBe(asked + 2);
    await logOut(tab);
    tab.page.visible.set(false);
    tab.page.visible.set(true);
    await tab.time.settle();
    expect(tab.asked('account')).toBe(asked + 2);
  });

  it('is taken for the same one where the next token does not say whose it is', async () => {
    const tab = await loggedIn();
    const states = statesOf(tab);
    const claims = Buffer.from(JSON.stringify({ exp: (tab.time.now() + tokenLife) / second })).toString('base64url');
    tab.jar.write(`${cookie}=e30.${claims}.`);
    tab.tokens.refresh();
    await tab.time.settle();
    expect(states).toEqual([]);
  });

  it('begins at once, without a moment of which nothing is known', async () => {
    const tab = new SessionFixture();
    tab.session.start();
    const states = statesOf(tab);
    tab.host.mint();
    tab.tokens.refresh();
    await tab.time.settle();
    expect(new Set(states.map(({ status }) => status))).toEqual(new Set(['loggedIn']));
    expect(states[0]).toEqual({ status: 'loggedIn', account: { status: 'loading' }, coolName: undefined });
  });

  it('ends before another person’s begins, with all that was theirs', async () => {
    const tab = await loggedIn();
    const kept = tab.cache.open({ key: ['private'], load: async () => success(1) });
    const states = statesOf(tab);
    tab.host.userId = 'user-2';
    tab.host.mint();
    tab.tokens.refresh();
    await tab.time.settle();
    expect(states.slice(0, 2).map(({ status }) => status)).toEqual(['unknown', 'loggedIn']);
    expect(tab.cache.open({ key: ['private'], load: async () => success(1) })).not.toBe(kept);
  });

  it('never shows an account that was read for somebody else', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint());
    const answers: ((answer: Awaited<ReturnType<AccountPort['account']>>) => void)[] = [];
    tab.host.account = () => new Promise((resolve) => answers.push(resolve));
    tab.session.start();
    tab.host.userId = 'user-2';
    tab.host.mint();
    tab.tokens.refresh();
    const account = (userId: string) => success({ userId, email: `${userId}@example.com`, main: true } as never);
    answers[1]!(account('user-2'));
    await tab.time.settle();
    answers[0]!(account('user-1'));
    await tab.time.settle();
    expect(tab.session.state.current).toMatchObject({ account: { value: { userId: 'user-2' } } });
    expect(tab.tokens.rememberedUser()).toBe('user-2');
  });

  it('reads again whose it is when asked to', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint());
    tab.host.accountFailure = { kind: 'offline' };
    tab.session.start();
    await tab.time.settle();
    expect(tab.session.state.current).toMatchObject({ account: { status: 'failed' } });
    tab.host.accountFailure = undefined;
    await tab.session.readAccount();
    expect(tab.session.state.current).toMatchObject({ account: { value: { userId: 'user-1' } } });
  });

  it('has nobody to read again while nobody is logged in', async () => {
    const tab = new SessionFixture();
    tab.session.start();
    await tab.session.readAccount();
    expect(tab.asked('account')).toBe(0);
  });

  it('is followed no longer once the page is left', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint());
    const stop = tab.session.start();
    await tab.time.settle();
    stop();
    const states = statesOf(tab);
    tab.refusals.report(undefined);
    tab.host.userId = 'user-2';
    tab.host.mint();
    tab.tokens.refresh();
    await tab.time.settle(11 * minute, second);
    expect(states).toEqual([]);
    expect(tab.asked('renew')).toBe(0);
  });
});

describe('a session that is revived', () => {
  it('leaves what is being read at the first visit as it is', () => {
    const tab = new SessionFixture();
    const kept = tab.cache.open({ key: ['markets'], load: async () => success(1) });
    tab.session.start();
    expect(tab.cache.open({ key: ['markets'], load: async () => success(1) })).toBe(kept);
  });

  it('is waited for, but not longer than ten seconds', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) => {
      storage.write('session.user', 'user-1');
      host.renewals = ['hang'];
    });
    tab.session.start();
    await tab.time.settle(9 * second, second);
    expect(tab.status).toBe('unknown');
    await tab.time.settle(second, second);
    expect(tab.status).toBe('loggedOut');
  });

  it('is not forgotten where another tab was faster', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) =>
      storage.write('session.user', host.userId),
    );
    tab.host.renew = async () => {
      tab.host.mint();
      tab.tokens.refresh();
      return failure({ kind: 'unauthorised', code: '-1002' });
    };
    tab.session.start();
    await tab.time.settle();
    expect(tab.status).toBe('loggedIn');
    expect(tab.jar.read(cookie)).toBeDefined();
  });
});

describe('a session without a connection', () => {
  it('shows its account once, however long there is none', async () => {
    const tab = await away();
    const account = accountOf(tab);
    const states = statesOf(tab);
    await tab.time.settle(minute, second);
    expect(states.filter((state) => accountIn(state) !== account)).toEqual([]);
    expect(tab.session.state.current).toMatchObject({ account: { value: { userId: 'user-1' } } });
  });

  it('says of the account that it is being read until then', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) =>
      storage.write('session.user', host.userId),
    );
    tab.page.online.set(false);
    tab.session.start();
    const states = statesOf(tab);
    await tab.time.settle();
    expect(states[0]).toMatchObject({ status: 'loggedIn', account: { status: 'loading' } });
  });

  it('asks for no renewal where another tab has made one', async () => {
    const tab = await away();
    tab.host.mint();
    tab.tokens.refresh();
    tab.page.online.set(true);
    await tab.time.settle(9 * second, second);
    expect(tab.status).toBe('loggedIn');
    expect(tab.asked('renew')).toBe(0);
  });

  it('is not ended by a call that had no session to be refused', async () => {
    const tab = await away();
    tab.refusals.report(undefined);
    expect(tab.status).toBe('loggedIn');
    expect(tab.endings).toEqual([]);
  });

  it('can be logged out of, and nothing is said to have been lost', async () => {
    const tab = await away();
    await logOut(tab);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    expect(tab.endings).toEqual([]);
    await tab.time.settle(minute, second);
    expect(tab.status).toBe('loggedOut');
  });
});
