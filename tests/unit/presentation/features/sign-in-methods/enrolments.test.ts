import { failure, success } from '../../../../../src/domain/shared/result';
import { AuthenticatorEnrolmentStore } from '../../../../../src/presentation/features/sign-in-methods/authenticator-enrolment.store';
import { PhoneEnrolmentStore } from '../../../../../src/presentation/features/sign-in-methods/phone-enrolment.store';
import { exchange } from '../../../../support/asked-exchange';
import { seen } from '../../../../support/stores';

const key = { secret: 'JBSW' };
const identity = { factors: ['new'] };
const refused = failure({ kind: 'invalid' });
const reauthentication = { run: (act: () => unknown) => act() } as never;

describe('binding an authenticator', () => {
  const open = () => {
    const host = exchange({ startAuthenticator: success(key), addAuthenticator: success(identity) });
    const store = new AuthenticatorEnrolmentStore(host.port, reauthentication);
    store.open();
    return { store, host };
  };

  it('goes from the app to the scan once a key is there, and to its end with a code; the key is forgotten then', async () => {
    const { store, host } = open();
    const steps = seen(() => store.step ?? 'closed');
    const keys = seen(() => store.key !== undefined);
    await Promise.all([store.start(), store.start()]);
    store.goTo('code');
    expect(await store.finish('1')).toBe(identity);
    expect(host.calls).toEqual([['startAuthenticator'], ['addAuthenticator', '1']]);
    expect([steps, keys]).toEqual([
      ['app', 'scan', 'code', 'closed'],
      [false, true, false],
    ]);
  });

  it('shows no key to whoever has closed the dialog meanwhile', async () => {
    const { store } = open();
    const starting = store.start();
    store.close();
    await starting;
    expect([store.key, store.step]).toStrictEqual([undefined, undefined]);
  });

  it('stays where it is when it is refused, and the next step or dialog knows nothing of it', async () => {
    const { store, host } = open();
    Object.assign(host.answers, { startAuthenticator: refused, addAuthenticator: refused });
    await store.start();
    expect([store.step, store.starting.failure?.kind]).toEqual(['app', 'invalid']);
    store.goTo('code');
    expect([await store.finish('1'), store.step, store.entering.failure?.kind]).toEqual([undefined, 'code', 'invalid']);
    store.goTo('keep');
    expect(store.entering.failure).toBeUndefined();
    await store.finish('1');
    store.open();
    expect([store.starting.failure, store.entering.failure]).toStrictEqual([undefined, undefined]);
  });
});

describe('binding a telephone', () => {
  const open = () => {
    const host = exchange({ addPhone: success(identity) });
    const store = new PhoneEnrolmentStore(host.port, reauthentication, { now: () => 1_000 });
    return { store, host };
  };

  it('sends a code to the number, again after half a minute, and ends with the code', async () => {
    const { store, host } = open();
    const shown = seen(() => store.isOpen);
    const numbers = seen(() => store.sentTo ?? 'none');
    store.open();
    await store.sendAgain();
    await Promise.all([store.send('+43'), store.send('+43')]);
    expect([store.resendAt, host.calls]).toEqual([31_000, [['startPhone', '+43']]]);
    await store.sendAgain();
    expect(await store.finish('1')).toBe(identity);
    expect(host.calls.slice(1)).toEqual([
      ['startPhone', '+43'],
      ['addPhone', '1'],
    ]);
    expect([shown, numbers]).toEqual([
      [false, true, false],
      ['none', '+43'],
    ]);
  });

  it('tells what was refused until another code is sent or another number is chosen', async () => {
    const { store, host } = open();
    Object.assign(host.answers, { addPhone: refused });
    store.open();
    await store.send('+43');
    expect([await store.finish('1'), store.isOpen, store.entering.failure?.kind]).toEqual([undefined, true, 'invalid']);
    await store.sendAgain();
    expect(store.entering.failure).toBeUndefined();
    await store.finish('1');
    host.answers['startPhone'] = refused;
    await store.send('+44');
    expect([store.sentTo, store.sending.failure?.kind]).toEqual(['+43', 'invalid']);
    store.changeNumber();
    expect([store.sentTo, store.resendAt, store.sending.failure, store.entering.failure]).toStrictEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
