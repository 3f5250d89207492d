import { FinishSocialSignIn } from '../../../../src/application/session/finish-social-sign-in.use-case';
import type { FinishSignIn } from '../../../../src/application/session/finish-sign-in';
import { ChangeSignInWays } from '../../../../src/application/session/change-sign-in-ways.use-case';
import { ResumeSession } from '../../../../src/application/session/resume-session.use-case';
import type { SignedIn } from '../../../../src/application/session/sign-in-commands.port';
import type { SignInWaysPort } from '../../../../src/application/session/sign-in-ways.port';
import type { SocialPayload } from '../../../../src/domain/session/social-payload';
import { failure, success } from '../../../../src/domain/shared/result';
import type { FakeHost } from '../../../fakes/fake-host';
import { FakeIdentityProvider } from '../../../fakes/fake-identity-provider';
import { HostSignIn } from '../../../fakes/host-sign-in';
import { HostSignInWays } from '../../../fakes/host-sign-in-methods';
import { MemorySocialPayload } from '../../../fakes/memory-social-payload';
import { SessionFixture } from '../../../support/session-fixture';

async function signedIn() {
  const people = new FakeIdentityProvider(() => 0);
  const person = people.add({ email: 'ada@example.com', password: 'correct horse', verified: true });
  const host = { identities: people, down: false, endSessionsOf: () => undefined } as unknown as FakeHost;
  const provider = new HostSignIn(host);
  await provider.signInWithPassword('ada@example.com', 'correct horse');
  return { people, person, provider, ways: new HostSignInWays(provider, host, () => 0) };
}

describe('removing a way in', () => {
  it('takes it away while another is left', async () => {
    const { person, provider, ways } = await signedIn();
    person.providers.add('google');
    const removed = await new ChangeSignInWays(ways, ways, provider).remove('password');
    expect(removed).toMatchObject({ ok: true, value: { ways: [{ kind: 'google' }] } });
  });

  it('leaves the last one, whatever the page still shows', async () => {
    const { person, provider, ways } = await signedIn();
    expect(await new ChangeSignInWays(ways, ways, provider).remove('password')).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
    expect(person.password).toBe('correct horse');
  });

  it('says why', async () => {
    const { provider, ways } = await signedIn();
    const refused = await new ChangeSignInWays(ways, ways, provider).remove('password');
    expect(refused).toEqual(failure({ kind: 'rejected', reason: 'notAvailable' }));
  });

  it('has nothing to do where it is gone already', async () => {
    const { person, provider, ways } = await signedIn();
    let unlinked = 0;
    ways.unlink = async () => ((unlinked += 1), failure({ kind: 'unknown' }));
    const removed = await new ChangeSignInWays(ways, ways, provider).remove('google');
    expect(removed).toMatchObject({ ok: true, value: { ways: [{ kind: 'password' }] } });
    expect([unlinked, person.password]).toEqual([0, 'correct horse']);
  });

  it('is not tried while nobody can say which are left', async () => {
    const { provider, ways } = await signedIn();
    ways.identity = async () => failure({ kind: 'offline' });
    expect(await new ChangeSignInWays(ways, ways, provider).remove('password')).toEqual(failure({ kind: 'offline' }));
  });
});

describe('another way in', () => {
  it('is added', async () => {
    const { people, person, provider, ways } = await signedIn();
    people.nextPopup = { email: 'ada@example.com' };
    expect((await new ChangeSignInWays(ways, ways, provider).link('apple')).ok).toBe(true);
    expect([...person.providers]).toEqual(['apple']);
  });

  it('vouches for an address by a mail', async () => {
    const { people, provider, ways } = await signedIn();
    expect(await new ChangeSignInWays(ways, ways, provider).verifyEmail('/security')).toEqual(success(undefined));
    expect(people.mails).toMatchObject([{ to: 'ada@example.com', landing: '/security' }]);
  });
});

describe('a session that a change has ended', () => {
  it('begins anew for whoever made the change', async () => {
    const { ways } = await signedIn();
    const tab = new SessionFixture();
    tab.session.start();
    expect(await new ResumeSession(ways, tab.host, tab.tokens).execute()).toEqual(success(undefined));
    expect(tab.status).toBe('loggedIn');
  });

  it('does not when the provider has nobody', async () => {
    const tab = new SessionFixture();
    const ways = {
      identityToken: async () => failure({ kind: 'signIn', code: 'auth/requires-recent-login' }),
    } as unknown as SignInWaysPort;
    expect((await new ResumeSession(ways, tab.host, tab.tokens).execute()).ok).toBe(false);
    expect(tab.asked('begin')).toBe(0);
  });
});

describe('a social sign-in at the login page', () => {
  const payload: SocialPayload = {
    type: 'Google',
    method: 'oneTap',
    redirectUrl: '/team',
    user: { email: 'ada@gmail.com', accessToken: 'ada@gmail.com' },
  };

  /** What the end of every way in was handed. */
  function setUp() {
    const people = new FakeIdentityProvider(() => 0);
    const handed: Promise<unknown>[] = [];
    const finish = {
      execute: async (attempt: Promise<unknown>) => (handed.push(attempt), success(undefined)),
    } as unknown as FinishSignIn;
    const payloads = new MemorySocialPayload();
    return {
      people,
      payloads,
      handed,
      social: new FinishSocialSignIn(payloads, new HostSignIn({ identities: people, down: false } as FakeHost), finish),
    };
  }

  it('is deleted as it is taken', () => {
    const { payloads, social } = setUp();
    payloads.keep(payload);
    expect(social.take()).toEqual(payload);
    expect(payloads.kept).toBeUndefined();
    expect(social.take()).toBeUndefined();
  });

  it('of one tap signs in by Google’s token', async () => {
    const { handed, social } = setUp();
    await social.execute(payload);
    expect(await handed[0]).toMatchObject({ ok: true, value: { email: 'ada@gmail.com' } satisfies Partial<SignedIn> });
  });

  it('of another provider signs in by that one’s token', async () => {
    const { people, handed, social } = setUp();
    await social.execute({ ...payload, type: 'Apple' });
    await handed[0];
    await social.execute({ ...payload, user: { email: 'bob@gmail.com', accessToken: 'bob@gmail.com' } });
    await handed[1];
    expect([...people.byEmail('ada@gmail.com')!.providers]).toEqual(['apple']);
    expect([...people.byEmail('bob@gmail.com')!.providers]).toEqual(['google']);
  });

  it('of a popup goes on with the token it brought', async () => {
    const { handed, social } = setUp();
    await social.execute({
      ...payload,
      method: 'popup',
      user: { email: 'ada@gmail.com', accessToken: 'identity token' },
    });
    expect(await handed[0]).toEqual(success({ identityToken: 'identity token', email: 'ada@gmail.com' }));
  });
});
