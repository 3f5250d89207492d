import { hour } from '../../../../src/domain/shared/instant';
import { failure } from '../../../../src/domain/shared/result';
import { email, linkTo, password, setUp, toasts } from './sign-in-fakes';

describe('signing in by password', () => {
  it('begins a session and leaves nothing of the provider behind', async () => {
    const { tab, people, provider, password: signIn } = setUp();
    people.add({ email, password });
    expect(await signIn.execute(email, password)).toEqual({ ok: true, value: undefined });
    await tab.time.settle();
    expect(tab.session.state.current).toMatchObject({ status: 'loggedIn', account: { value: { userId: 'user-1' } } });
    expect(provider.current).toBeUndefined();
    expect(JSON.stringify(tab.log.lines)).not.toContain(password);
  });

  it('says what was wrong in words of ours, not the provider’s', async () => {
    const { tab, password: signIn } = setUp();
    expect((await signIn.execute(email, 'x')).ok).toBe(false);
    expect(toasts(tab)).toEqual(['session:problem.credentials']);
    expect(tab.status).toBe('loggedOut');
  });

  it('says so when the browser keeps no cookies', async () => {
    const { tab, people, password: signIn } = setUp();
    people.add({ email, password });
    tab.jar.blocked = true;
    expect(await signIn.execute(email, password)).toEqual({ ok: false, error: { kind: 'cookiesBlocked' } });
    expect(toasts(tab)).toEqual(['common:failure.cookiesBlocked']);
  });

  it('forgets the provider’s session also when the host will not begin one', async () => {
    const { tab, people, provider, password: signIn } = setUp();
    people.add({ email, password });
    tab.host.begin = async () => failure({ kind: 'maintenance' });
    await signIn.execute(email, password);
    expect(provider.current).toBeUndefined();
    expect(toasts(tab)).toEqual(['common:failure.maintenance']);
  });
});

describe('opening an account', () => {
  it('has the address confirmed', async () => {
    const { tab, people, reported, signUp } = setUp();
    expect(await signUp.execute(email, password, '/login')).toEqual({ ok: true, value: { verificationSent: true } });
    expect(people.mails).toMatchObject([{ to: email, action: { kind: 'verifyEmail' }, landing: '/login' }]);
    expect(tab.status).toBe('loggedIn');
    expect(reported).toEqual(['log_in', 'sign_up']);
  });

  it('stands also when the mail cannot be sent', async () => {
    const { tab, provider, signUp } = setUp();
    provider.sendEmailVerification = async () =>
      failure({ kind: 'signIn', code: 'auth/quota-exceeded', detail: 'Enough.' });
    expect(await signUp.execute(email, password, '/login')).toEqual({ ok: true, value: { verificationSent: false } });
    expect(tab.status).toBe('loggedIn');
    expect(toasts(tab)).toEqual([]);
  });
});

describe('every code of a refused sign-in', () => {
  it.each([
    ['auth/popup-blocked', 'session:problem.popupBlocked'],
    ['auth/popup-closed-by-user', 'session:problem.popupClosed'],
    ['auth/unauthorized-domain', 'session:problem.notSetUp'],
    ['auth/network-request-failed', 'common:failure.offline'],
    ['auth/invalid-api-key', 'session:problem.notSetUp'],
    ['auth/user-token-expired', 'session:problem.again'],
    ['auth/user-mismatch', 'session:problem.mismatch'],
    ['auth/login-blocked', 'session:problem.blocked'],
    ['auth/multi-factor-auth-required', 'session:secondStep.text'],
    ['auth/account-exists-with-different-credential', 'session:problem.clash'],
    ['auth/nobody-knows', 'common:failure.signIn'],
  ])('%s is a toast in the person’s language', async (code, key) => {
    const { tab, people, popup } = setUp();
    people.nextPopup = { refusal: code };
    await popup.inPopup('google');
    expect(tab.notices.shown).toEqual([{ kind: 'error', text: { key } }]);
    expect(tab.status).toBe('loggedOut');
  });

  it('a cancelled popup request is only logged', async () => {
    const { tab, people, popup } = setUp();
    people.nextPopup = { refusal: 'auth/cancelled-popup-request' };
    await popup.inPopup('google');
    expect(tab.notices.shown).toEqual([]);
    expect(tab.log.lines).toHaveLength(1);
  });
});

describe('a second factor', () => {
  const factor = { id: 'f1', kind: 'totp', name: 'My telephone', phone: undefined, code: '123456' } as const;

  it('is asked for whatever the first step was; a wrong code leaves it open', async () => {
    const { tab, people, progress, password: signIn, second } = setUp();
    people.add({ email, password }).factors.push(factor);
    await signIn.execute(email, password);
    expect(progress.secondStep.current).toMatchObject([{ id: 'f1', kind: 'totp', name: 'My telephone' }]);
    expect(await second.execute('f1', '000000')).toMatchObject({
      ok: false,
      error: { code: 'auth/invalid-verification-code' },
    });
    expect(progress.secondStep.current).toBeDefined();
    expect(tab.status).toBe('loggedOut');
    expect(await second.execute('f1', '123456')).toMatchObject({ ok: true });
    expect(tab.status).toBe('loggedIn');
    expect(progress.secondStep.current).toBeUndefined();
  });

  it('can be left for the first step', async () => {
    const { people, progress, password: signIn, second } = setUp();
    people.add({ email, password }).factors.push(factor);
    await signIn.execute(email, password);
    second.abandon();
    expect(progress.secondStep.current).toBeUndefined();
  });
});

describe('an address that signs in otherwise', () => {
  const clash = async () => {
    const world = setUp();
    world.people.add({ email, password });
    world.people.add({ email: 'bob@example.com', password });
    world.people.nextPopup = { email };
    await world.popup.inPopup('google');
    expect(world.progress.clash.current).toEqual({ provider: 'google', email });
    return world;
  };

  it('is linked once its owner has signed in', async () => {
    const { tab, people, progress, password: signIn } = await clash();
    await signIn.execute(email, password);
    expect([...people.byEmail(email)!.providers]).toEqual(['google']);
    expect(toasts(tab)).toContain('session:clash.linked.google');
    expect(progress.clash.current).toBeUndefined();
  });

  it('is not linked to anybody else', async () => {
    const { tab, people, password: signIn } = await clash();
    await signIn.execute('bob@example.com', password);
    expect([...people.byEmail('bob@example.com')!.providers, ...people.byEmail(email)!.providers]).toEqual([]);
    expect(tab.status).toBe('loggedIn');
  });

  it('is not linked when its owner does not want it', async () => {
    const { people, drop, password: signIn } = await clash();
    drop.execute();
    await signIn.execute(email, password);
    expect([...people.byEmail(email)!.providers]).toEqual([]);
  });
});

describe('a link in a mail', () => {
  it('signs in on the device that asked for it, without the address typed again', async () => {
    const { tab, people, link, storage } = setUp();
    await link.send(email, '/auth/action');
    expect(link.awaitedEmail()).toBe(email);
    await link.finish(email, linkTo(people.mails[0]!.code));
    expect(tab.status).toBe('loggedIn');
    expect(storage.read('signInLinkEmail')).toBeUndefined();
  });

  it('is not remembered longer than it works', async () => {
    const { tab, link, storage } = setUp();
    await link.send(email, '/auth/action');
    tab.time.advance(hour);
    expect(link.awaitedEmail()).toBeUndefined();
    expect(storage.read('signInLinkEmail')).toBeUndefined();
  });

  it('is nobody else’s, and works once', async () => {
    const { people, link } = setUp();
    await link.send(email, '/auth/action');
    const address = linkTo(people.mails[0]!.code);
    expect(await link.finish('bob@example.com', address)).toMatchObject({ error: { code: 'auth/invalid-email' } });
    expect(await link.finish(email, address)).toMatchObject({ ok: true });
    expect(await link.finish(email, address)).toMatchObject({ error: { code: 'auth/invalid-action-code' } });
  });
});

describe('a telephone', () => {
  it('signs in with the code sent there', async () => {
    const { tab, people, phone } = setUp();
    await phone.sendCode('+4915112345678');
    await phone.finish('000000');
    expect(tab.status).toBe('loggedOut');
    await phone.finish(people.messages[0]!.code);
    expect(tab.status).toBe('loggedIn');
  });

  it('tells when no code could be sent', async () => {
    const { tab, host, phone } = setUp();
    host.down = true;
    await phone.sendCode('+4915112345678');
    expect(toasts(tab)).toEqual(['common:failure.offline']);
  });
});

describe('coming back from a provider’s page', () => {
  it('signs in there and nowhere else', async () => {
    const { tab, popup } = setUp();
    expect(await popup.comeBack()).toEqual({ ok: true, value: undefined });
    expect(tab.status).toBe('loggedOut');
    await popup.byRedirect('apple');
    await popup.comeBack();
    expect(tab.status).toBe('loggedIn');
  });
});

describe('asking for a new password', () => {
  it('tells of a failure', async () => {
    const { tab, host, reset } = setUp();
    expect((await reset.execute(email, '/login')).ok).toBe(true);
    host.down = true;
    await reset.execute(email, '/login');
    expect(toasts(tab)).toEqual(['common:failure.offline']);
  });
});
