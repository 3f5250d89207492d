import { MemoryStorage } from '../../../fakes/memory-platform';
import { MemorySocialPayload } from '../../../fakes/memory-social-payload';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { jwt, MemoryCookieJar, SessionFixture, tokenLife } from '../../../support/session-fixture';
import { LogOut } from '../../../../src/application/session/log-out.use-case';
import { failure } from '../../../../src/domain/shared/result';
import { testEnvironment } from '../../../support/test-environment';

const cookie = testEnvironment.session.cookieName;
const minute = 60_000;

async function loggedIn(): Promise<SessionFixture> {
  const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host) => host.mint());
  tab.session.start();
  await tab.time.settle();
  return tab;
}

describe('login state', () => {
  it('is unknown until the cookie has been read, then logged out without one', () => {
    const tab = new SessionFixture();
    expect(tab.status).toBe('unknown');
    tab.session.start();
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    expect(tab.endings).toEqual([]);
    expect(tab.host.asked).toEqual([]);
  });

  it('is logged in with the account and, for a main account, its cool name', async () => {
    const tab = await loggedIn();
    expect(tab.session.state.current).toMatchObject({
      status: 'loggedIn',
      account: { value: { userId: 'user-1' } },
      coolName: 'Quiet Otter',
    });
  });

  it('keeps nobody waiting for a cool name that cannot be read', async () => {
    const tab = new SessionFixture();
    tab.host.coolName = async () => failure({ kind: 'notFound' });
    tab.session.start();
    tab.host.mint();
    tab.tokens.refresh();
    await tab.time.settle();
    expect(tab.session.state.current).toMatchObject({ status: 'loggedIn', coolName: '' });
  });

  it('reads the cool name of a sub-account too', async () => {
    const tab = new SessionFixture();
    tab.host.main = false;
    tab.session.start();
    tab.host.mint();
    tab.tokens.refresh();
    await tab.time.settle();
    expect(tab.session.state.current).toMatchObject({ account: { value: { main: false } }, coolName: 'Quiet Otter' });
  });

  it('revives a session whose cookie ran out while the visitor was away', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (_, storage) =>
      storage.write('session.user', 'user-1'),
    );
    tab.session.start();
    expect(tab.status).toBe('unknown');
    await tab.time.settle();
    expect(tab.status).toBe('loggedIn');
  });

  it('does not keep a visitor waiting for a host that never answers', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) => {
      storage.write('session.user', 'user-1');
      host.renewals = ['hang'];
    });
    tab.session.start();
    await tab.time.settle(10_000, 1_000);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: false });
  });

  it('forgets a remembered user whose session the host no longer knows', async () => {
    const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) => {
      storage.write('session.user', 'user-1');
      host.renewals = [{ kind: 'unauthorised', code: '-1002' }];
    });
    tab.session.start();
    await tab.time.settle();
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    expect(tab.storage.read('session.user')).toBeUndefined();
  });
});

describe('a refused session', () => {
  it('ends once, however many calls were refused', async () => {
    const tab = await loggedIn();
    const token = tab.tokens.token.current;
    const states: string[] = [];
    tab.session.state.subscribe((state) => states.push(state.status));
    for (let call = 0; call < 10; call += 1) tab.refusals.report(token);
    await tab.time.settle(5 * minute, minute);
    expect(states).toEqual(['loggedOut']);
    // Before its time: somebody ended it, and the page says so.
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: 'elsewhere' });
    expect(tab.endings).toEqual(['elsewhere']);
    expect(tab.jar.read(cookie)).toBeUndefined();
    expect(tab.storage.read('session.user')).toBeUndefined();
    expect(tab.asked('renew')).toBe(0);
  });

  it('is not ended by the late refusal of a token that has been replaced', async () => {
    const tab = await loggedIn();
    const old = tab.tokens.token.current;
    await tab.time.settle(11 * minute, 30_000);
    expect(tab.tokens.token.current).not.toBe(old);
    tab.refusals.report(old);
    expect(tab.status).toBe('loggedIn');
  });

  it('forgets private values, so that the next user never sees them', async () => {
    const tab = await loggedIn();
    tab.refusals.report(undefined);
    tab.host.userId = 'user-2';
    tab.host.mint();
    tab.tokens.refresh();
    expect(tab.session.state.current).toEqual({
      status: 'loggedIn',
      account: { status: 'loading' },
      coolName: undefined,
    });
    await tab.time.settle();
    expect(tab.session.state.current).toMatchObject({ account: { value: { userId: 'user-2' } } });
  });
});

describe('expiry', () => {
  it('does not log out before the last half minute of the token, whatever the renewals answer', async () => {
    const tab = await loggedIn();
    tab.host.renewals = Array.from({ length: 20 }, () => ({ kind: 'unknown', code: 'HTTP 500' }) as const);
    await tab.time.settle(tokenLife - 32_000, 1_000);
    expect(tab.status).toBe('loggedIn');
    await tab.time.settle(3_000, 1_000);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: 'unauthorised' });
    expect(tab.endings).toHaveLength(1);
  });

  it('comes back by itself when the host is there again', async () => {
    const tab = await loggedIn();
    tab.host.renewals = Array.from({ length: 6 }, () => ({ kind: 'offline' }) as const);
    await tab.time.settle(tokenLife + minute, 1_000);
    expect(tab.status).toBe('loggedOut');
    await tab.time.settle(24 * minute, 5_000);
    expect(tab.status).toBe('loggedIn');
  });

  it('without a network ends nothing, and the token is renewed as soon as there is one', async () => {
    const tab = await loggedIn();
    tab.page.online.set(false);
    await tab.time.settle(tokenLife + minute, 1_000);
    expect(tab.tokens.token.current).toBeUndefined();
    expect(tab.status).toBe('loggedIn');
    tab.page.online.set(true);
    await tab.time.settle();
    expect(tab.tokens.token.current).toBeDefined();
    expect(tab.endings).toEqual([]);
  });

  it('renews at once after the machine slept through the expiry', async () => {
    const tab = await loggedIn();
    tab.time.jump(120 * minute);
    expect(tab.tokens.token.current).toBeUndefined();
    await tab.time.settle(2_000, 100);
    expect(tab.status).toBe('loggedIn');
    expect(tab.endings).toEqual([]);
  });
});

describe('logging out', () => {
  it.each([
    ['the host confirms', undefined],
    ['the host is away', { kind: 'offline' } as const],
    ['the host calls the session unknown', { kind: 'unauthorised', code: '-1002' } as const],
  ])('clears everything here when %s', async (_, endFailure) => {
    const tab = await loggedIn();
    tab.host.endFailure = endFailure;
    await new LogOut(tab.session, tab.host, tab.time, new MemorySocialPayload(), tab.log).execute();
    expect(tab.asked('end')).toBe(1);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    expect(tab.jar.read(cookie)).toBeUndefined();
    expect(tab.storage.read('session.user')).toBeUndefined();
    expect(tab.endings).toEqual([]);
  });

  it('does not wait for a host that never answers', async () => {
    const tab = await loggedIn();
    tab.host.end = () => new Promise(() => undefined);
    void new LogOut(tab.session, tab.host, tab.time, new MemorySocialPayload(), tab.log).execute();
    await tab.time.settle(5_000, 1_000);
    expect(tab.status).toBe('loggedOut');
  });
});

describe('two tabs', () => {
  function tabs(): [SessionFixture, SessionFixture] {
    const shared = [new FakeScheduler(), new MemoryCookieJar(), new MemoryStorage(), new Set<() => void>()] as const;
    const first = new SessionFixture(...shared, undefined, (host) => host.mint());
    const second = new SessionFixture(...shared);
    first.session.start();
    second.session.start();
    return [first, second];
  }

  it('log out together, without a notice in the other one', async () => {
    const [first, second] = tabs();
    await first.time.settle();
    await new LogOut(first.session, first.host, first.time, new MemorySocialPayload(), first.log).execute();
    expect(second.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    expect(second.endings).toEqual([]);
    expect(second.asked('renew')).toBe(0);
  });

  it('log in together', async () => {
    const [first, second] = tabs();
    await first.time.settle();
    await new LogOut(first.session, first.host, first.time, new MemorySocialPayload(), first.log).execute();
    first.host.mint();
    first.tokens.refresh();
    expect(second.status).toBe('loggedIn');
  });

  it('stay logged in when only one of them wins each renewal (F32)', async () => {
    const [first, second] = tabs();
    await first.time.settle();
    // The refresh token goes once: whoever comes second is refused.
    second.host.renew = async () => failure({ kind: 'unauthorised', code: '-1002' });
    for (let passed = 0; passed < 60; passed += 1) {
      await first.time.settle(minute, 5_000);
      expect([first.status, second.status]).toEqual(['loggedIn', 'loggedIn']);
      expect(second.tokens.token.current).toBe(first.tokens.token.current);
    }
    expect([...first.endings, ...second.endings]).toEqual([]);
  });

  it('show the new user when another one logs in', async () => {
    const [first, second] = tabs();
    await first.time.settle();
    second.host.userId = 'user-2';
    first.jar.write(`${cookie}=${jwt(first.time.now(), first.time.now() + tokenLife, 'user-2')}`);
    await first.time.settle(1_000, 100);
    expect(second.session.state.current).toMatchObject({ account: { value: { userId: 'user-2' } } });
  });
});
