import { ChangeAuthenticator } from '../../../../../src/application/security/change-authenticator.use-case';
import type { SecurityCommandsPort } from '../../../../../src/application/security/security-commands.port';
import type { SecurityPort } from '../../../../../src/application/security/security.port';
import type { SecurityQueries } from '../../../../../src/application/security/security.queries';
import { failure, success } from '../../../../../src/domain/shared/result';
import type { StepUpStore } from '../../../../../src/presentation/features/account-kit/step-up.store';
import { AuthenticatorStore } from '../../../../../src/presentation/features/security/authenticator.store';
import { RecordedNotices } from '../../../../fakes/memory-platform';
import { exchange } from '../../../../support/asked-exchange';
import { proof, proving, seen } from '../../../../support/stores';

const key = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' };

function open(parts: Partial<SecurityPort & SecurityCommandsPort> = {}) {
  const told: string[] = [];
  let changes = 0;
  const security = { authenticator: async () => success({ bound: false as const, ...key }), ...parts };
  const stepUp = { run: async (_action: string, act: (proof: object) => unknown) => act({ otp: '123456' }) };
  const queries = { changed: () => (changes += 1) } as unknown as SecurityQueries;
  const store = new AuthenticatorStore(
    queries,
    security as SecurityPort,
    new ChangeAuthenticator(security as unknown as SecurityCommandsPort, queries),
    stepUp as unknown as StepUpStore,
    { show: (_kind, text) => void told.push('key' in text ? text.key : text.text) },
  );
  return { store, told, changes: () => changes };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('knows a key only while it is being bound', async () => {
  const { store } = open();
  store.open('enrol');
  await settled();
  expect(store.key).toEqual(key);
  store.close();
  expect(store.key).toBeUndefined();
});

it('binds the key that was shown, and forgets it then', async () => {
  const bound: unknown[] = [];
  const { store, told, changes } = open({
    bindAuthenticator: async (...given) => {
      bound.push(given);
      return success(undefined);
    },
  });
  store.open('enrol');
  await settled();
  await store.bind('654321');
  expect(bound).toEqual([['654321', key.secret, { otp: '123456' }]]);
  expect(store.key).toBeUndefined();
  expect(told).toEqual(['security:authenticator.bound']);
  expect(changes()).toBe(1);
});

it('stays where it was when the code of the new key is wrong', async () => {
  const { store, told } = open({
    bindAuthenticator: async () => failure({ kind: 'invalid', wrongProof: { factor: 'OTP', triesLeft: 4 } }),
  });
  store.open('enrol');
  await settled();
  store.goTo('code');
  await store.bind('000000');
  expect(store.step).toBe('code');
  expect(store.key).toEqual(key);
  expect(store.request.failure).toMatchObject({ wrongProof: { triesLeft: 4 } });
  expect(told).toEqual([]);
});

it('shows what is there when another tab has bound one meanwhile', async () => {
  const { store, changes } = open({
    authenticator: async () => success({ bound: true as const, since: 1, shownAt: 1 }),
  });
  store.open('enrol');
  await settled();
  expect(store.dialog).toBeUndefined();
  expect(changes()).toBe(1);
});

describe('an authenticator that is bound', () => {
  const bare = () => {
    const host = exchange();
    const notices = new RecordedNotices();
    const { acts, stepUp } = proving();
    const store = new AuthenticatorStore({} as never, host.port, host.port, stepUp, notices);
    return { store, host, notices, acts };
  };

  it('is rehearsed without a proof, and removed with one', async () => {
    const { store, host, notices, acts } = bare();
    const dialogs = seen(() => store.dialog);
    store.open('rehearse');
    await store.rehearse('123456');
    expect(acts).toEqual([]);
    await store.remove();
    expect(host.calls).toEqual([
      ['rehearse', '123456'],
      ['remove', proof],
    ]);
    expect(acts).toEqual([{ action: 'UNBIND_OTP' }]);
    expect([dialogs, notices.shown]).toStrictEqual([
      [undefined, 'rehearse', undefined],
      [
        { kind: 'success', text: { key: 'security:authenticator.rehearsed' } },
        { kind: 'success', text: { key: 'security:authenticator.removed' } },
      ],
    ]);
  });

  it('stays where removing it is refused, which is told without the question; no key is read for that', async () => {
    const { store, host, notices } = bare();
    host.answers['remove'] = failure({ kind: 'offline' });
    store.open('remove');
    await store.remove();
    expect([host.calls.length, store.dialog, notices.shown]).toEqual([1, undefined, []]);
    expect(store.request.failure?.kind).toBe('offline');
    store.close();
    expect(store.request.failure).toBeUndefined();
  });

  it('is bound from the first step on, of a key that was read', async () => {
    const { store, host, acts } = bare();
    const steps = seen(() => store.step);
    await store.bind('123456');
    host.answers['authenticator'] = success({ bound: false, ...key });
    store.open('enrol');
    await settled();
    store.goTo('code');
    store.open('enrol');
    expect(steps).toEqual(['app', 'code', 'app']);
    expect([host.times('bind'), acts]).toEqual([0, []]);
    await settled();
    await store.bind('123456');
    expect(acts).toEqual([{ action: 'BIND_OTP' }]);
  });

  it('shows no key that comes after the dialog was closed, or could not be read', async () => {
    const { store, host } = bare();
    host.answers['authenticator'] = success({ bound: false, ...key });
    store.open('enrol');
    store.close();
    await settled();
    expect(store.key).toBeUndefined();
    host.answers['authenticator'] = failure({ kind: 'offline' });
    store.open('enrol');
    await settled();
    expect([store.key, store.dialog]).toEqual([undefined, 'enrol']);
  });
});
