import { failure, success } from '../../../../src/domain/shared/result';
import { email, password, setUp, toasts } from './sign-in-fakes';

const phone = { id: 'f1', kind: 'sms', name: undefined, phone: '***678', number: '+4915112345678' } as const;

describe('the code of a second step', () => {
  async function asked() {
    const world = setUp();
    world.people.add({ email, password }).factors.push(phone);
    await world.password.execute(email, password);
    return world;
  }

  it('is sent to the telephone, and nothing is told of it', async () => {
    const { tab, people, second } = await asked();
    const told = toasts(tab).length;
    expect(await second.sendCode('f1')).toEqual(success(undefined));
    expect(people.messages).toMatchObject([{ number: phone.number }]);
    expect(toasts(tab)).toHaveLength(told);
  });

  it('is told of where it could not be sent', async () => {
    const { tab, host, second } = await asked();
    host.down = true;
    expect((await second.sendCode('f1')).ok).toBe(false);
    expect(toasts(tab).at(-1)).toBe('common:failure.offline');
  });
});

describe('a sign-in that is refused', () => {
  it('asks for no second step where none is wanted', async () => {
    const { people, progress, password: signIn } = setUp();
    people.add({ email, password }).factors.push(phone);
    await signIn.execute(email, password);
    progress.clear();
    await signIn.execute(email, 'wrong');
    expect(progress.secondStep.current).toBeUndefined();
  });

  it('offers to link nothing where nothing clashed', async () => {
    const { people, popup, progress, password: signIn } = setUp();
    people.add({ email, password });
    people.nextPopup = { email };
    await popup.inPopup('google');
    progress.clash.set(undefined);
    await signIn.execute(email, 'wrong');
    expect(progress.clash.current).toBeUndefined();
  });

  it('is written down with its reason, and says no more than the visitor may read', async () => {
    const { tab, password: signIn, provider } = setUp();
    provider.signInWithPassword = async () => failure({ kind: 'unknown', code: 'HTTP 500', detail: 'at line 3' });
    await signIn.execute(email, password);
    expect(toasts(tab)).toEqual(['common:failure.unknown']);
    expect(tab.log.lines).toEqual([
      { level: 'info', message: 'Sign-in did not succeed', details: { kind: 'unknown', code: 'HTTP 500' } },
    ]);
  });
});

describe('an address that signs in otherwise', () => {
  async function clashed() {
    const world = setUp();
    world.people.add({ email, password });
    world.people.nextPopup = { email };
    await world.popup.inPopup('google');
    return world;
  }

  it('is said to be linked', async () => {
    const { tab, password: signIn } = await clashed();
    await signIn.execute(email, password);
    expect(tab.notices.shown.at(-1)).toEqual({ kind: 'success', text: { key: 'session:clash.linked.google' } });
  });

  it('is logged in also where it cannot be linked, and that is told', async () => {
    const { tab, provider, password: signIn } = await clashed();
    provider.linkClash = async () => failure({ kind: 'offline' });
    expect(await signIn.execute(email, password)).toEqual(success(undefined));
    expect(tab.status).toBe('loggedIn');
    expect(toasts(tab).at(-1)).toBe('common:failure.offline');
  });

  it('is not linked to somebody who signs in without an address', async () => {
    const { tab, people, phone: byPhone } = await clashed();
    await byPhone.sendCode(phone.number);
    await byPhone.finish(people.messages[0]!.code);
    expect(tab.status).toBe('loggedIn');
    expect([...people.byPhone(phone.number)!.providers]).toEqual([]);
  });
});

describe('what cannot be sent or opened', () => {
  it('a link that was not sent is not waited for', async () => {
    const { tab, host, link } = setUp();
    host.down = true;
    expect((await link.send(email, '/')).ok).toBe(false);
    expect(link.awaitedEmail()).toBeUndefined();
    expect(toasts(tab)).toEqual(['common:failure.offline']);
  });

  it('a provider’s page that cannot be gone to is told of', async () => {
    const { tab, popup, provider } = setUp();
    expect((await popup.byRedirect('apple')).ok).toBe(true);
    expect(toasts(tab)).toEqual([]);
    provider.signInWithRedirect = async () => failure({ kind: 'offline' });
    expect((await popup.byRedirect('apple')).ok).toBe(false);
    expect(toasts(tab)).toEqual(['common:failure.offline']);
  });

  it('a popup is made ready before the press, and nothing is told of that', async () => {
    const { tab, popup, provider } = setUp();
    let prepared = 0;
    provider.prepare = async () => ((prepared += 1), failure({ kind: 'offline' }));
    await popup.prepare();
    expect(prepared).toBe(1);
    expect(toasts(tab)).toEqual([]);
  });

  it('an account that could not be opened is not counted as one', async () => {
    const { tab, people, reported, signUp } = setUp();
    people.add({ email, password });
    expect(await signUp.execute(email, password, '/login')).toMatchObject({
      error: { code: 'auth/email-already-in-use' },
    });
    expect(reported).toEqual([]);
    expect(tab.status).toBe('loggedOut');
  });
});

describe('the address that a link was sent to', () => {
  it.each([
    ['nothing readable', '{'],
    ['no moment', JSON.stringify({ email })],
    ['no address', JSON.stringify({ at: 1_760_000_000_000 })],
    ['a number for an address', JSON.stringify({ email: 7, at: 1_760_000_000_000 })],
    ['a text for a moment', JSON.stringify({ email, at: '1760000000000' })],
  ])('is unknown where %s is kept, and that is put away', (_, kept) => {
    const { storage, pending } = setUp();
    storage.write('signInLinkEmail', kept);
    expect(pending.read()).toBeUndefined();
    expect(storage.read('signInLinkEmail')).toBeUndefined();
  });

  it('is found where an earlier version of the page kept it', () => {
    const { tab, storage, pending } = setUp();
    storage.write('signInLinkEmail', JSON.stringify({ email, at: tab.time.now() }));
    expect(pending.read()).toBe(email);
  });
});
