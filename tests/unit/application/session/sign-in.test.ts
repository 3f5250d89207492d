import type { Failure, Outcome } from '../../../../src/application/kernel/failure';
import { BeginSession } from '../../../../src/application/session/begin-session';
import { RequestPasswordReset } from '../../../../src/application/session/request-password-reset.use-case';
import { SignInReport } from '../../../../src/application/session/sign-in-report';
import { SignInWithPassword } from '../../../../src/application/session/sign-in-with-password.use-case';
import { SignUpWithPassword } from '../../../../src/application/session/sign-up-with-password.use-case';
import type { SignedIn, SignInPort } from '../../../../src/application/session/sign-in.port';
import { failure, success } from '../../../../src/domain/shared/result';
import { SessionFixture } from '../../../support/session-fixture';

class FakeProvider implements SignInPort {
  failure: Failure | undefined;
  signedOut = 0;

  signInWithPassword(email: string): Outcome<SignedIn> {
    return this.#answer({ identityToken: 'identity', email });
  }

  signUpWithPassword(email: string): Outcome<SignedIn> {
    return this.#answer({ identityToken: 'identity', email });
  }

  sendPasswordReset(): Outcome<void> {
    return this.#answer(undefined);
  }

  async minimumPasswordLength(): Outcome<number> {
    return success(6);
  }

  async signOut(): Outcome<void> {
    this.signedOut += 1;
    return success(undefined);
  }

  async #answer<T>(value: T): Outcome<T> {
    return this.failure ? failure(this.failure) : success(value);
  }
}

function setUp() {
  const tab = new SessionFixture();
  tab.session.start();
  const provider = new FakeProvider();
  const report = new SignInReport(tab.notices, tab.log);
  const begin = new BeginSession(tab.host, tab.tokens, provider);
  return {
    tab,
    provider,
    signIn: new SignInWithPassword(provider, begin, report),
    signUp: new SignUpWithPassword(provider, begin, report),
    reset: new RequestPasswordReset(provider, report),
  };
}

describe('signing in by password', () => {
  it.each(['signIn', 'signUp'] as const)('%s begins a session and leaves nothing of the provider behind', async (way) => {
    const { tab, provider, ...ways } = setUp();
    expect(await ways[way].execute('a@example.com', 'secret-password')).toEqual({ ok: true, value: undefined });
    await tab.time.settle();
    expect(tab.session.state.current).toMatchObject({ status: 'loggedIn', account: { userId: 'user-1' } });
    expect(provider.signedOut).toBe(1);
    expect(JSON.stringify(tab.log.lines)).not.toContain('secret-password');
  });

  it('shows the provider’s own message', async () => {
    const { tab, provider, signIn } = setUp();
    provider.failure = { kind: 'signIn', code: 'auth/invalid-credential', detail: 'The credential is incorrect.' };
    expect((await signIn.execute('a@example.com', 'x')).ok).toBe(false);
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { text: 'The credential is incorrect.' } }]);
    expect(tab.status).toBe('loggedOut');
  });

  it('only logs a cancelled request', async () => {
    const { tab, provider, signIn } = setUp();
    provider.failure = { kind: 'cancelled', code: 'auth/cancelled-popup-request' };
    await signIn.execute('a@example.com', 'x');
    expect(tab.notices.shown).toEqual([]);
    expect(tab.log.lines).toHaveLength(1);
  });

  it('says so when the browser keeps no cookies', async () => {
    const { tab, signIn } = setUp();
    tab.jar.blocked = true;
    expect(await signIn.execute('a@example.com', 'x')).toEqual({ ok: false, error: { kind: 'cookiesBlocked' } });
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.cookiesBlocked' } }]);
  });

  it('forgets the provider’s session also when the host will not begin one', async () => {
    const { tab, provider, signIn } = setUp();
    tab.host.begin = async () => failure({ kind: 'maintenance' });
    await signIn.execute('a@example.com', 'x');
    expect(provider.signedOut).toBe(1);
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.maintenance' } }]);
  });
});

describe('asking for a new password', () => {
  it('tells of a failure', async () => {
    const { tab, provider, reset } = setUp();
    expect((await reset.execute('a@example.com')).ok).toBe(true);
    provider.failure = { kind: 'offline' };
    await reset.execute('a@example.com');
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
  });
});
