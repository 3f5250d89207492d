import { ChangeSecondFactors } from '../../../../src/application/session/change-second-factors.use-case';
import { ChangeSignInPassword } from '../../../../src/application/session/change-sign-in-password.use-case';
import { ConfirmIdentity } from '../../../../src/application/session/confirm-identity.use-case';
import { RecordRehearsal } from '../../../../src/application/session/record-rehearsal.use-case';
import { ResumeSession } from '../../../../src/application/session/resume-session.use-case';
import type { AccountSettingsCommandsPort } from '../../../../src/application/account/account-settings-commands.port';
import type { AccountSettingsPort } from '../../../../src/application/account/account-settings.port';
import type { Failure } from '../../../../src/application/kernel/failure';
import type { PreferenceValue } from '../../../../src/domain/account/account-profile';
import { failure, success } from '../../../../src/domain/shared/result';
import type { FakeHost } from '../../../fakes/fake-host';
import { FakeIdentityProvider } from '../../../fakes/fake-identity-provider';
import { HostSecondFactors, HostSignInWays } from '../../../fakes/host-sign-in-methods';
import { HostSignIn } from '../../../fakes/host-sign-in';
import { SessionFixture } from '../../../support/session-fixture';
import { testEnvironment } from '../../../support/test-environment';
import { toldSignIn } from '../../../support/told-sign-in';

const password = 'correct horse';
const email = 'a@example.com';

/** The preferences of one account. */
class Settings implements Partial<AccountSettingsPort & AccountSettingsCommandsPort> {
  kept: Record<string, PreferenceValue> = {};
  broken: Failure | undefined;

  async profile(): ReturnType<AccountSettingsPort['profile']> {
    return this.broken ? failure(this.broken) : success({ preferences: this.kept } as never);
  }

  async savePreferences(changes: Readonly<Record<string, PreferenceValue | null>>) {
    if (this.broken) return failure(this.broken);
    const merged = Object.entries({ ...this.kept, ...changes });
    this.kept = Object.fromEntries(merged.filter((entry): entry is [string, PreferenceValue] => entry[1] !== null));
    return success(this.kept);
  }
}

async function setUp() {
  const tab = new SessionFixture();
  tab.session.start();
  tab.host.mint();
  tab.tokens.refresh();
  await tab.time.settle();
  const people = new FakeIdentityProvider(() => tab.time.now());
  const person = people.add({ email, password, verified: true });
  const host = { identities: people, down: false, endSessionsOf: () => undefined } as unknown as FakeHost;
  const provider = new HostSignIn(host);
  await provider.signInWithPassword(email, password);
  const settings = new Settings();
  const ways = new HostSignInWays(provider, host, () => tab.time.now());
  const resume = new ResumeSession(ways, tab.host, tab.tokens);
  const rehearsals = new RecordRehearsal(settings as never, settings as never, tab.time);
  const report = toldSignIn(tab.notices, tab.log);
  const identity = new ConfirmIdentity(provider, provider, tab.session, report);
  const factors = new HostSecondFactors(provider, host, () => tab.time.now());
  return {
    tab,
    people,
    person,
    provider,
    settings,
    rehearsals,
    change: new ChangeSecondFactors(factors, identity, resume, rehearsals, testEnvironment),
    changePassword: new ChangeSignInPassword(ways, resume),
  };
}

const phone = { id: 'f1', kind: 'sms', name: undefined, phone: '***678', number: '+4915112345678' } as const;

describe('binding a second factor', () => {
  it('shows the key with the names of the exchange and of the account', async () => {
    const { change } = await setUp();
    const started = await change.startAuthenticator();
    if (!started.ok) throw new Error(started.error.kind);
    const { name } = testEnvironment.brand;
    expect(decodeURIComponent(started.value.uri)).toContain(`${name}:${email}?issuer=${name}`);
  });

  it('names the exchange alone where the account has no address', async () => {
    const { tab, change } = await setUp();
    tab.tokens.remove();
    const started = await change.startAuthenticator();
    if (!started.ok) throw new Error(started.error.kind);
    const { name } = testEnvironment.brand;
    expect(decodeURIComponent(started.value.uri)).toContain(`${name}:${name}?issuer=${name}`);
  });

  it('takes no code but the app’s', async () => {
    const { change, person } = await setUp();
    await change.startAuthenticator();
    expect(await change.addAuthenticator('wrong')).toMatchObject({
      error: { code: 'auth/invalid-verification-code' },
    });
    expect(person.factors).toEqual([]);
  });

  it('binds a telephone by the code sent there', async () => {
    const { change, people } = await setUp();
    expect(await change.startPhone(phone.number)).toEqual(success(undefined));
    expect(await change.addPhone(people.messages[0]!.code)).toMatchObject({
      value: { factors: [{ kind: 'sms', phone: '+*******5678' }] },
    });
  });
});

describe('removing a second factor', () => {
  it('lets this device go on, and asks for no more rehearsals once none is left', async () => {
    const { tab, change, person, rehearsals } = await setUp();
    person.factors = [phone];
    await rehearsals.shown();
    expect(await change.remove('f1')).toMatchObject({ ok: true, value: { factors: [] } });
    expect(tab.asked('begin')).toBe(1);
    expect(await rehearsals.last()).toEqual(success(undefined));
  });

  it('goes on reminding while another is left', async () => {
    const { tab, change, person, rehearsals } = await setUp();
    person.factors = [phone, { ...phone, id: 'f2' }];
    await rehearsals.shown();
    expect(await change.remove('f1')).toMatchObject({ ok: true, value: { factors: [{ id: 'f2' }] } });
    expect(await rehearsals.last()).toEqual(success(tab.time.now()));
  });

  it('ends nothing where the provider refuses', async () => {
    const { tab, change, person, rehearsals } = await setUp();
    person.factors = [phone];
    await rehearsals.shown();
    expect(await change.remove('f9')).toMatchObject({ error: { code: 'auth/multi-factor-info-not-found' } });
    expect(tab.asked('begin')).toBe(0);
    expect(await rehearsals.last()).toEqual(success(tab.time.now()));
  });

  it('says so where the session cannot go on', async () => {
    const { tab, change, person } = await setUp();
    person.factors = [phone];
    tab.host.begin = async () => failure({ kind: 'maintenance' });
    expect(await change.remove('f1')).toEqual(failure({ kind: 'maintenance' }));
  });
});

describe('another password', () => {
  it('signs in from now on, and the session goes on here', async () => {
    const { tab, changePassword, person } = await setUp();
    expect(await changePassword.execute('battery staple')).toMatchObject({ ok: true, value: { email } });
    expect(person.password).toBe('battery staple');
    expect(tab.asked('begin')).toBe(1);
  });

  it('that is too weak changes nothing', async () => {
    const { tab, changePassword, person } = await setUp();
    expect(await changePassword.execute('x')).toMatchObject({ error: { code: 'auth/weak-password' } });
    expect(person.password).toBe(password);
    expect(tab.asked('begin')).toBe(0);
  });

  it('is told of where the session cannot go on', async () => {
    const { tab, changePassword } = await setUp();
    tab.host.begin = async () => failure({ kind: 'maintenance' });
    expect(await changePassword.execute('battery staple')).toEqual(failure({ kind: 'maintenance' }));
  });
});

describe('the last rehearsal of a second factor', () => {
  it('is kept with the account, by the moment', async () => {
    const { tab, rehearsals, settings } = await setUp();
    expect(await rehearsals.last()).toEqual(success(undefined));
    const now = tab.time.now();
    expect(await rehearsals.shown()).toEqual(success(now));
    expect(settings.kept).toEqual({ 'sign-in.factor-shown': now });
    expect(await rehearsals.last()).toEqual(success(now));
  });

  it('is unknown where something else is kept in its place', async () => {
    const { rehearsals, settings } = await setUp();
    settings.kept = { 'sign-in.factor-shown': 'yesterday' };
    expect(await rehearsals.last()).toEqual(success(undefined));
  });

  it('is no rehearsal while the account cannot be asked', async () => {
    const { rehearsals, settings } = await setUp();
    settings.broken = { kind: 'offline' };
    const offline = failure({ kind: 'offline' });
    expect([await rehearsals.last(), await rehearsals.shown(), await rehearsals.forget()]).toEqual([
      offline,
      offline,
      offline,
    ]);
  });

  it('is forgotten', async () => {
    const { rehearsals } = await setUp();
    await rehearsals.shown();
    expect(await rehearsals.forget()).toEqual(success(undefined));
    expect(await rehearsals.last()).toEqual(success(undefined));
  });
});
