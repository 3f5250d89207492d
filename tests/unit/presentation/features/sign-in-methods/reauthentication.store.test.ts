import type { Failure, Outcome } from '../../../../../src/application/kernel/failure';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import type { WaysBack } from '../../../../../src/domain/security/recovery';
import { ConfirmIdentity } from '../../../../../src/application/session/confirm-identity.use-case';
import { failure, success } from '../../../../../src/domain/shared/result';
import { ReauthenticationStore } from '../../../../../src/presentation/features/sign-in-methods/reauthentication.store';
import type { FakeHost } from '../../../../fakes/fake-host';
import { FakeIdentityProvider } from '../../../../fakes/fake-identity-provider';
import { HostSignIn } from '../../../../fakes/host-sign-in';
import { SessionFixture } from '../../../../support/session-fixture';
import { toldSignIn } from '../../../../support/told-sign-in';

const password = 'correct horse';
/** Whom `SessionFixture` logs in. */
const email = 'a@example.com';

async function setUp() {
  const tab = new SessionFixture();
  tab.session.start();
  tab.host.mint();
  tab.tokens.refresh();
  await tab.time.settle();
  const people = new FakeIdentityProvider(() => tab.time.now());
  people.add({ email, password, verified: true });
  people.add({ email: 'mallory@example.com', password, verified: true });
  const provider = new HostSignIn({ identities: people, down: false } as FakeHost);
  const report = toldSignIn(tab.notices, tab.log);
  const ways = Object.assign(new Subject<ResourceState<WaysBack>>({ status: 'loading' }), { refresh: async () => {} });
  const store = new ReauthenticationStore(
    new ConfirmIdentity(provider, provider, tab.session, report),
    { codeOf: async (secret) => secret.slice(0, 6) },
    report,
    tab.time,
    { ways: () => ways },
  );
  return { tab, people, provider, store, ways };
}

/** A change that the provider takes, unless the confirmation is too old. */
function change(refusals: (string | undefined)[] = []): {
  readonly done: () => number;
  readonly work: () => Outcome<string>;
} {
  let done = 0;
  return {
    done: () => done,
    work: async () => {
      const code = refusals.shift();
      if (code !== undefined) return failure({ kind: 'signIn', code } satisfies Failure);
      done += 1;
      return success('changed');
    },
  };
}

describe('what somebody may confirm with', () => {
  it('is what is linked, as soon as that is known, and followed while the dialog is open', async () => {
    const { store, ways } = await setUp();
    const stop = store.prepare();
    expect(store.linked).toBeUndefined();
    const tell = (signIn: WaysBack['signIn']) =>
      ways.set({ status: 'ready', value: { signIn } as WaysBack, updatedAt: 0, refreshing: false });
    tell(['password', 'apple']);
    expect(store.linked).toEqual(['password', 'apple']);
    stop();
    tell(['password']);
    expect(store.linked).toEqual(['password', 'apple']);
  });
});

describe('a change of how somebody signs in', () => {
  it('waits until they have confirmed who they are', async () => {
    const { store } = await setUp();
    const { done, work } = change();
    const running = store.run(work);
    expect(store.step).toBe('first');
    expect(done()).toBe(0);
    await store.byPassword('wrong');
    expect(store.entering.failure?.code).toBe('auth/invalid-credential');
    expect(done()).toBe(0);
    await store.byPassword(password);
    expect(await running).toEqual(success('changed'));
    expect(store.step).toBeUndefined();
  });

  it('asks once for several changes', async () => {
    const { store } = await setUp();
    const first = store.run(change().work);
    await store.byPassword(password);
    await first;
    expect(await store.run(change().work)).toEqual(success('changed'));
    expect(store.step).toBeUndefined();
  });

  it.each(['auth/requires-recent-login', 'auth/user-token-expired'])(
    'asks again and goes on when the provider says %s',
    async (code) => {
      const { store } = await setUp();
      const { done, work } = change([code]);
      const running = store.run(work);
      await store.byPassword(password);
      await new Promise(process.nextTick);
      expect(store.step).toBe('first');
      await store.byPassword(password);
      expect(await running).toEqual(success('changed'));
      expect(done()).toBe(1);
    },
  );

  it('is not made when the dialog is closed', async () => {
    const { store } = await setUp();
    const { done, work } = change();
    const running = store.run(work);
    store.close();
    expect(await running).toEqual(failure({ kind: 'cancelled' }));
    expect(done()).toBe(0);
  });

  it('tells other refusals as they are, as any sign-in that fails', async () => {
    const { store, tab } = await setUp();
    const running = store.run(change(['auth/second-factor-already-in-use']).work);
    await store.byPassword(password);
    expect(await running).toMatchObject({ ok: false, error: { code: 'auth/second-factor-already-in-use' } });
    expect(tab.notices.shown).toMatchObject([{ kind: 'error' }]);
  });

  it('takes the word of nobody else', async () => {
    const { people, provider, store, tab } = await setUp();
    people.byEmail('mallory@example.com')!.providers.add('google');
    people.nextPopup = { email: 'mallory@example.com' };
    void store.run(change().work);
    await store.byPopup('google');
    expect(store.entering.failure?.code).toBe('auth/user-mismatch');
    expect(store.step).toBe('first');
    expect(provider.current).toBeUndefined();
    expect(tab.notices.shown).toEqual([
      {
        kind: 'error',
        text: { key: 'session:problem.mismatch' },
      },
    ]);
  });

  it('is confirmed by a popup, and stays possible when one is closed', async () => {
    const { people, store } = await setUp();
    people.byEmail(email)!.providers.add('google');
    const running = store.run(change().work);
    people.nextPopup = { refusal: 'auth/popup-closed-by-user' };
    await store.byPopup('google');
    expect(store.waitingFor).toBeUndefined();
    expect(store.step).toBe('first');
    people.nextPopup = { email };
    await store.byPopup('google');
    expect(await running).toEqual(success('changed'));
  });

  it('asks for the second factor of whoever has one', async () => {
    const { people, store } = await setUp();
    people.byEmail(email)!.factors.push({ id: 'app', kind: 'totp', name: undefined, phone: undefined, code: '123456' });
    const running = store.run(change().work);
    await store.byPassword(password);
    expect(store.step).toBe('second');
    expect(store.chosen?.id).toBe('app');
    await store.bySecondStep('000000');
    expect(store.entering.failure?.code).toBe('auth/invalid-verification-code');
    await store.bySecondStep('123456');
    expect(await running).toEqual(success('changed'));
  });

  it('forgets at the provider who was here when the page is left', async () => {
    const { provider, store } = await setUp();
    const running = store.run(change().work);
    await store.byPassword(password);
    await running;
    expect(provider.current?.email).toBe(email);
    await store.leave();
    expect(provider.current).toBeUndefined();
    void store.run(change().work);
    expect(store.step).toBe('first');
  });
});

describe('a rehearsal', () => {
  it('is over only with the second factor, and the kept key will do', async () => {
    const { people, store } = await setUp();
    people.byEmail(email)!.factors.push({ id: 'app', kind: 'totp', name: undefined, phone: undefined, code: 'JBSWY3' });
    const rehearsed = store.rehearse();
    await store.byPassword(password);
    await store.byKey('JBSWY3DPEHPK3PXP');
    expect(await rehearsed).toBe(true);
  });

  it('without a second factor shows nothing', async () => {
    const { store } = await setUp();
    const rehearsed = store.rehearse();
    await store.byPassword(password);
    expect(await rehearsed).toBe(false);
  });

  it('that is given up shows nothing', async () => {
    const { store } = await setUp();
    const rehearsed = store.rehearse();
    store.close();
    expect(await rehearsed).toBe(false);
  });
});
