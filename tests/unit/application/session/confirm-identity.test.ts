import { ConfirmIdentity } from '../../../../src/application/session/confirm-identity.use-case';
import { success } from '../../../../src/domain/shared/result';
import type { FakeHost } from '../../../fakes/fake-host';
import { FakeIdentityProvider } from '../../../fakes/fake-identity-provider';
import { HostSignIn } from '../../../fakes/host-sign-in';
import { SessionFixture } from '../../../support/session-fixture';
import { toldSignIn } from '../../../support/told-sign-in';

const password = 'correct horse';
/** Whom `SessionFixture` logs in. */
const email = 'a@example.com';

async function setUp(loggedIn = true) {
  const tab = new SessionFixture();
  tab.session.start();
  if (loggedIn) tab.host.mint();
  tab.tokens.refresh();
  await tab.time.settle();
  const people = new FakeIdentityProvider(() => tab.time.now());
  const host = { identities: people, down: false };
  const provider = new HostSignIn(host as FakeHost);
  const report = toldSignIn(tab.notices, tab.log);
  const identity = new ConfirmIdentity(provider, provider, tab.session, report);
  return { tab, people, host, provider, identity };
}

describe('whoever confirms who they are', () => {
  it('does so by the password of the account that is logged in', async () => {
    const { people, provider, identity, tab } = await setUp();
    const person = people.add({ email, password });
    expect(identity.email).toBe(email);
    expect(await identity.byPassword(password)).toEqual(success(undefined));
    // What is changed next is changed at the provider, so it still knows them.
    expect(provider.current).toBe(person);
    expect(tab.notices.shown).toEqual([]);
  });

  it('is told of a wrong password', async () => {
    const { people, identity, tab } = await setUp();
    people.add({ email, password });
    expect(await identity.byPassword('wrong')).toMatchObject({ error: { code: 'auth/invalid-credential' } });
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { key: 'session:problem.credentials' } }]);
  });

  it('does so by a provider, whatever the capitals of the address', async () => {
    const { people, provider, identity } = await setUp();
    people.nextPopup = { email: 'A@Example.com' };
    const popup = provider.signInWithPopup.bind(provider);
    provider.signInWithPopup = async (kind) => {
      const signedIn = await popup(kind);
      return signedIn.ok ? success({ ...signedIn.value, email: 'A@Example.com' }) : signedIn;
    };
    expect(await identity.byPopup('google')).toEqual(success(undefined));
    expect([...people.byEmail(email)!.providers]).toEqual(['google']);
  });

  it.each([
    ['as somebody else', 'mallory@example.com'],
    ['without an address', undefined],
  ])('is refused and forgotten again when they sign in %s', async (_, address) => {
    const { people, provider, identity, tab } = await setUp();
    people.nextPopup = { email: 'mallory@example.com' };
    const popup = provider.signInWithPopup.bind(provider);
    provider.signInWithPopup = async (kind) => {
      const signedIn = await popup(kind);
      return signedIn.ok ? success({ ...signedIn.value, email: address }) : signedIn;
    };
    expect(await identity.byPopup('apple')).toMatchObject({
      ok: false,
      error: { kind: 'signIn', code: 'auth/user-mismatch' },
    });
    expect(provider.current).toBeUndefined();
    expect(tab.notices.shown).toEqual([
      {
        kind: 'error',
        text: { key: 'session:problem.mismatch' },
      },
    ]);
  });

  it('is nobody while nobody is logged in', async () => {
    const { people, provider, identity } = await setUp(false);
    people.nextPopup = { email };
    expect(identity.email).toBeUndefined();
    expect(await identity.byPopup('google')).toMatchObject({ error: { code: 'auth/user-mismatch' } });
    expect(provider.current).toBeUndefined();
    const withoutAddress = provider.signInWithPopup.bind(provider);
    provider.signInWithPopup = async (kind) => {
      const signedIn = await withoutAddress(kind);
      return signedIn.ok ? success({ ...signedIn.value, email: undefined }) : signedIn;
    };
    expect((await identity.byPopup('google')).ok).toBe(false);
  });

  it('has no address to type a password for before the account has been read', async () => {
    const { tab, identity, provider } = await setUp(false);
    const typed: string[] = [];
    provider.signInWithPassword = async (address) => (typed.push(address), success({ identityToken: '', email: '' }));
    tab.host.account = () => new Promise(() => undefined);
    tab.host.mint();
    tab.tokens.refresh();
    expect(tab.status).toBe('loggedIn');
    expect(identity.email).toBeUndefined();
    await identity.byPassword(password);
    expect(typed).toEqual(['']);
  });

  it('shows a second factor where one is bound', async () => {
    const { people, identity, tab, host } = await setUp();
    const number = '+4915112345678';
    people.add({ email, password }).factors.push({ id: 'f1', kind: 'sms', name: undefined, phone: '***678', number });
    expect(identity.secondStep()).toBeUndefined();
    expect(await identity.byPassword(password)).toMatchObject({ error: { code: 'auth/multi-factor-auth-required' } });
    expect(identity.secondStep()).toEqual([{ id: 'f1', kind: 'sms', name: undefined, phone: '***678' }]);
    const told = tab.notices.shown.length;
    expect(await identity.sendCode('f1')).toEqual(success(undefined));
    expect(tab.notices.shown).toHaveLength(told);
    expect(await identity.bySecondStep('f1', people.messages[0]!.code)).toEqual(success(undefined));
    host.down = true;
    expect((await identity.sendCode('f1')).ok).toBe(false);
    expect(tab.notices.shown.slice(told)).toEqual([{ kind: 'error', text: { key: 'common:failure.offline' } }]);
  });

  it('is forgotten by the provider when they leave', async () => {
    const { people, provider, identity } = await setUp();
    people.add({ email, password });
    await identity.byPassword(password);
    await identity.leave();
    expect(provider.current).toBeUndefined();
  });

  it('hears whether a popup can open', async () => {
    const { host, identity } = await setUp();
    expect(await identity.prepare()).toEqual(success(undefined));
    host.down = true;
    expect(await identity.prepare()).toMatchObject({ error: { kind: 'offline' } });
  });
});
