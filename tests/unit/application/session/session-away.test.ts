import { failure } from '../../../../src/domain/shared/result';
import { SessionFixture } from '../../../support/session-fixture';

const second = 1_000;

/** Somebody who was logged in here comes back without a connection, after the cookie has expired. */
function cameBack(): SessionFixture {
  const tab = new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) =>
    storage.write('session.user', host.userId),
  );
  tab.page.online.set(false);
  tab.session.start();
  return tab;
}

describe('without a connection', () => {
  it('whoever did not log out stays who they are, and nobody is asked', async () => {
    const tab = cameBack();
    await tab.time.settle(60 * second, second);
    expect(tab.status).toBe('loggedIn');
    expect(tab.asked('renew')).toBe(0);
    expect(tab.endings).toEqual([]);
  });

  it('nobody is anybody where nobody was logged in', () => {
    const tab = new SessionFixture();
    tab.page.online.set(false);
    tab.session.start();
    expect(tab.status).toBe('loggedOut');
  });

  it('the session goes on by itself once there is a connection', async () => {
    const tab = cameBack();
    await tab.time.settle(10 * second, second);
    tab.page.online.set(true);
    await tab.time.settle(10 * second, second);
    expect(tab.status).toBe('loggedIn');
    expect(tab.tokens.token.current).toBeDefined();
  });

  it('a session that the host has ended meanwhile is over then, and what was kept of it with it', async () => {
    const tab = cameBack();
    await tab.time.settle(10 * second, second);
    tab.host.renewals = Array.from({ length: 4 }, () => ({ kind: 'unauthorised', code: '-1002' }) as const);
    tab.page.online.set(true);
    await tab.time.settle(10 * second, second);
    expect(tab.status).toBe('loggedOut');
    expect(tab.tokens.rememberedUser()).toBeUndefined();
  });
});

describe('a session that is no longer followed', () => {
  const wasHere = (): SessionFixture =>
    new SessionFixture(undefined, undefined, undefined, undefined, undefined, (host, storage) =>
      storage.write('session.user', host.userId),
    );

  it('waits for no connection', async () => {
    const tab = wasHere();
    const before = tab.time.waiting;
    tab.page.online.set(false);
    const stop = tab.session.start();
    await tab.time.settle(2 * second);
    stop();
    expect(tab.time.waiting).toBe(before);
    tab.page.online.set(true);
    await tab.time.settle(60 * second, second);
    expect(tab.asked('renew')).toBe(0);
  });

  it('ends no more by a renewal that takes too long, or that is refused', async () => {
    const tab = wasHere();
    let refuse = (): void => undefined;
    tab.host.renew = () =>
      new Promise((tell) => (refuse = () => tell(failure({ kind: 'unauthorised', code: '-1002' }))));
    const stop = tab.session.start();
    await tab.time.settle(second);
    stop();
    await tab.time.settle(20 * second, second);
    expect(tab.status).toBe('unknown');
    refuse();
    await tab.time.settle(second);
    expect([tab.status, tab.tokens.rememberedUser()]).toEqual(['unknown', tab.host.userId]);
  });
});
