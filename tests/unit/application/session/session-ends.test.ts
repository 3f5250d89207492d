import { LogOut } from '../../../../src/application/session/log-out.use-case';
import { failure, success } from '../../../../src/domain/shared/result';
import { MemorySocialPayload } from '../../../fakes/memory-social-payload';
import { MemoryCookieJar, SessionFixture, tokenLife } from '../../../support/session-fixture';

const minute = 60_000;

/** A browser that deletes no cookie. */
class StickyJar extends MemoryCookieJar {
  override write(cookie: string): void {
    if (!/max-age=0/i.test(cookie)) super.write(cookie);
  }
}

async function loggedIn(jar = new MemoryCookieJar()): Promise<SessionFixture> {
  const tab = new SessionFixture(undefined, jar, undefined, undefined, undefined, (host) => host.mint());
  tab.session.start();
  await tab.time.settle();
  return tab;
}

const logOut = (tab: SessionFixture, payloads = new MemorySocialPayload()): Promise<void> =>
  new LogOut(tab.session, tab.host, tab.time, payloads, tab.log).execute();

describe('logging out', () => {
  it('is what it was, whatever is refused meanwhile', async () => {
    const tab = await loggedIn();
    const token = tab.tokens.token.current;
    tab.host.end = async () => {
      tab.refusals.report(token);
      tab.refusals.report(undefined);
      expect(tab.status).toBe('loggedIn');
      return success(undefined);
    };
    await logOut(tab);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    expect(tab.endings).toEqual([]);
  });

  it('forgets what was read, and what a social sign-in left', async () => {
    const tab = await loggedIn();
    const kept = tab.cache.open({ key: ['private'], load: async () => success(1) });
    const payloads = new MemorySocialPayload();
    payloads.keep({ type: 'Google', method: 'popup', redirectUrl: '/', user: { email: 'a', accessToken: 'b' } });
    await logOut(tab, payloads);
    expect(tab.cache.open({ key: ['private'], load: async () => success(1) })).not.toBe(kept);
    expect(payloads.kept).toBeUndefined();
  });

  it('first does what needs the session’s rights, unless it was taken back', async () => {
    const tab = await loggedIn();
    const done: string[] = [];
    tab.session.beforeLogOut(async () => done.push(`first, ${tab.asked('end')} ends`));
    const takeBack = tab.session.beforeLogOut(async () => done.push('second'));
    takeBack();
    await logOut(tab);
    expect(done).toEqual(['first, 0 ends']);
    expect(tab.asked('end')).toBe(1);
  });

  it('waits five seconds for the host, and no longer', async () => {
    const tab = await loggedIn();
    tab.host.end = () => new Promise(() => undefined);
    void logOut(tab);
    await tab.time.settle(4_900, 100);
    expect(tab.status).toBe('loggedIn');
    await tab.time.settle(100, 100);
    expect(tab.status).toBe('loggedOut');
  });

  it('is written down where the host did not confirm it, and only there', async () => {
    const tab = await loggedIn();
    await logOut(tab);
    expect(tab.log.lines).toEqual([]);
    const other = await loggedIn();
    other.host.endFailure = { kind: 'maintenance' };
    await logOut(other);
    expect(other.log.lines).toEqual([
      {
        level: 'warning',
        message: 'The host did not confirm the log-out',
        details: { kind: 'maintenance', code: undefined },
      },
    ]);
  });

  it('renews nothing afterwards', async () => {
    const tab = await loggedIn(new StickyJar());
    await logOut(tab);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: false });
    await tab.time.settle(11 * minute, 1_000);
    expect(tab.asked('renew')).toBe(0);
  });
});

describe('a refusal', () => {
  it('ends the session when the call carried no token', async () => {
    const tab = await loggedIn();
    tab.refusals.report(undefined);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: 'elsewhere' });
  });

  it('ends it also where the browser deletes no cookie', async () => {
    const tab = await loggedIn(new StickyJar());
    tab.refusals.report(tab.tokens.token.current);
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: 'elsewhere' });
    expect(tab.endings).toHaveLength(1);
  });

  it('renews nothing afterwards', async () => {
    const tab = await loggedIn();
    tab.refusals.report(tab.tokens.token.current);
    await tab.time.settle(tokenLife, 1_000);
    expect(tab.asked('renew')).toBe(0);
  });

  it('is heard no longer by whoever stopped listening', () => {
    const tab = new SessionFixture();
    const heard: (string | undefined)[] = [];
    const stop = tab.refusals.subscribe((token) => heard.push(token));
    tab.refusals.report('one');
    stop();
    tab.refusals.report('two');
    expect(heard).toEqual(['one']);
  });
});

describe('a change of account that the host does not make', () => {
  it.each([
    ['a token', (tab: SessionFixture) => tab.tokens.token.current],
    ['no token', () => undefined],
  ])('ends the session that was refused meanwhile, by a call with %s', async (_, token) => {
    const tab = await loggedIn();
    const changed = await tab.session.changeAccount(async () => {
      tab.refusals.report(token(tab));
      return failure({ kind: 'maintenance' });
    });
    expect(changed).toEqual(failure({ kind: 'maintenance' }));
    expect(tab.session.state.current).toEqual({ status: 'loggedOut', ended: 'elsewhere' });
  });

  it('ends nothing where nothing was refused', async () => {
    const tab = await loggedIn();
    await tab.session.changeAccount(async () => failure({ kind: 'maintenance' }));
    expect(tab.status).toBe('loggedIn');
  });
});

describe('a visit', () => {
  it('ends with a log-out', async () => {
    const tab = await loggedIn();
    expect(tab.session.visit.current).toBe(0);
    await logOut(tab);
    expect(tab.session.visit.current).toBe(1);
  });

  it('goes on for whoever comes back after their session was ended, and ends for anybody else', async () => {
    const tab = await loggedIn();
    const enter = async (userId: string): Promise<void> => {
      tab.refusals.report(tab.tokens.token.current);
      expect(tab.status).toBe('loggedOut');
      tab.host.userId = userId;
      tab.host.mint();
      tab.tokens.refresh();
      await tab.time.settle();
      expect(tab.status).toBe('loggedIn');
    };
    await enter('user-1');
    expect(tab.session.visit.current).toBe(0);
    await enter('user-2');
    expect(tab.session.visit.current).toBe(1);
  });

  it('is over before the next account is told of', async () => {
    const tab = await loggedIn();
    const visits: unknown[] = [];
    tab.session.state.subscribe(({ status }) => visits.push([status, tab.session.visit.current]));
    tab.host.userId = 'user-2';
    tab.host.mint();
    tab.tokens.refresh();
    expect(visits.slice(0, 2)).toEqual([
      ['unknown', 1],
      ['loggedIn', 1],
    ]);
  });
});
