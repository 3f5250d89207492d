import { failure, success } from '../../../../../src/domain/shared/result';
import { StepUpStore } from '../../../../../src/presentation/features/account-kit/step-up.store';
import { exchange } from '../../../../support/asked-exchange';
import { flushPromises } from '../../../../support/fake-scheduler';
import { sampleActs } from '../../../../support/sample-acts';
import { seen } from '../../../../support/stores';
import { pending } from '../../../application/trading/trading-fakes';

const [act] = sampleActs.WITHDRAW;
const offline = failure({ kind: 'offline' });
const wrong = (factor: string) => failure({ kind: 'invalid', wrongProof: { factor, triesLeft: 3 } } as never);

/** A dialog that asks for a code of the mail and one of the authenticator. */
async function open(asks: object = {}) {
  const check = { factors: ['EMAIL', 'OTP'], passkey: true, recovery: false, toSetUp: [], ...asks };
  const security = exchange({ check: success(check) });
  const codes = exchange({ execute: success({ expiresIn: 600_000, resendAfter: 60_000 }) });
  const device = exchange({ execute: success({ passkey: 'signed' }) });
  const prove = new Proxy(device.port, {
    get: (port, name) => (name === 'isAvailable' ? true : (Reflect.get(port, name) as unknown)),
  });
  const store = new StepUpStore(security.port, codes.port, { now: () => 1_000 }, prove);
  const host = exchange({ act: success('done') });
  const send = (host.port as { act(proof: object): Promise<ReturnType<typeof success<string>>> }).act;
  const outcome = store.run(act, send);
  await flushPromises();
  return { store, security, codes, device, host, outcome, send };
}

test('what the exchange asks for cannot be known: nothing is done, and that is the answer', async () => {
  const security = exchange({ check: offline });
  const none = {} as never;
  const send = jest.fn();
  expect(await new StepUpStore(security.port, none, none, none).run(act, send)).toEqual(offline);
  expect(send).not.toHaveBeenCalled();
});

test('a factor that this version does not know makes the act unavailable here', async () => {
  const { outcome } = await open({ factors: ['other'] });
  expect(await outcome).toEqual(failure({ kind: 'rejected', reason: 'notAvailable' }));
});

test('a device signs for the act, which is sent once with what was typed beside it', async () => {
  const { store, device, host, outcome } = await open();
  const busy = seen(() => store.busy);
  expect(store.request?.passkey).toBe(true);
  await Promise.all([store.submitPasskey({ withdrawPassword: 'w' }), store.submitPasskey({})]);
  expect([device.calls, host.calls]).toEqual([
    [['execute', act]],
    [['act', { withdrawPassword: 'w', passkey: 'signed' }]],
  ]);
  expect(await outcome).toEqual(success('done'));
  expect([busy[0], busy.at(-1), busy.includes(true)]).toEqual([false, false, true]);
});

test('a device that does not sign is told, also where somebody gave it up; the dialog stays', async () => {
  const { store, device, host } = await open();
  device.answers['execute'] = failure({ kind: 'cancelled' });
  await store.submitPasskey({});
  expect([store.failure, store.request?.act]).toEqual([{ kind: 'cancelled' }, act]);
  device.answers['execute'] = offline;
  await store.submitPasskey({});
  expect([store.failure, store.request?.act, host.calls, store.busy]).toEqual([{ kind: 'offline' }, act, [], false]);
  const again = pending<unknown>();
  device.answers['execute'] = again.promise;
  const signing = store.submitPasskey({});
  expect(store.failure).toBeUndefined();
  again.resolve(failure({ kind: 'cancelled' }));
  await signing;
});

test('without a dialog no device signs and no code is sent', async () => {
  const { store, codes, device, outcome } = await open();
  store.cancel();
  store.cancel();
  await outcome;
  await Promise.all([store.submitPasskey({}), store.sendCode(), store.submit({})]);
  expect([codes.calls, device.calls]).toEqual([[], []]);
});

test('a passkey that was not right keeps the dialog open, as a recovery code does where one was asked for', async () => {
  const { store, host } = await open({ recovery: true });
  for (const factor of ['PASSKEY', 'RECOVERY', 'OTP', 'EMAIL']) {
    host.answers['act'] = wrong(factor);
    await store.submit({});
    expect(store.failure).toEqual((host.answers['act'] as { error: unknown }).error);
  }
});

test.each([
  ['a recovery code where none was asked for', wrong('RECOVERY')],
  ['something else than a proof', failure({ kind: 'invalid' })],
  ['a refusal for another reason', failure({ kind: 'duplicate' })],
])('%s is the caller’s, and the dialog is done', async (_, refusal) => {
  const { store, host, outcome } = await open();
  host.answers['act'] = refusal;
  await store.submit({});
  expect([await outcome, store.request, store.failure]).toStrictEqual([refusal, undefined, undefined]);
});

test('a code is sent once at a time, and that it was is shown, with when the next may be', async () => {
  const { store, codes } = await open();
  const sending = seen(() => store.sending);
  expect([store.sentFor, store.resendAt]).toStrictEqual([undefined, undefined]);
  await Promise.all([store.sendCode(), store.sendCode()]);
  expect([codes.calls, sending, store.sentFor, store.resendAt]).toEqual([
    [['execute', act]],
    [false, true, false],
    600_000,
    61_000,
  ]);
  codes.answers['execute'] = offline;
  await store.sendCode();
  expect([store.sentFor, store.sendFailure, store.resendAt]).toEqual([600_000, { kind: 'offline' }, 61_000]);
});

test('how long to wait is known as well from a code that came too soon, and by the next dialog of the kind', async () => {
  const { store, codes, send, outcome } = await open();
  codes.answers['execute'] = failure({ kind: 'rateLimited', retryAfter: 5_000 });
  await store.sendCode();
  expect([store.sentFor, store.resendAt, store.sendFailure?.kind]).toEqual([undefined, 6_000, 'rateLimited']);
  store.cancel();
  await outcome;
  void store.run(act, send);
  await flushPromises();
  expect([store.resendAt, store.sendFailure, store.sentFor]).toEqual([6_000, undefined, undefined]);
});

test('what becomes of a code that another dialog asked for says nothing in this one', async () => {
  const { store, codes, outcome, send } = await open();
  const late = pending<unknown>();
  codes.answers['execute'] = late.promise;
  const sending = store.sendCode();
  store.cancel();
  await outcome;
  void store.run(act, send);
  await flushPromises();
  late.resolve(offline);
  await sending;
  expect([store.sendFailure, store.sentFor, store.sending]).toEqual([undefined, undefined, false]);
});

/** What the exchange asks for is still on its way. */
function unknownYet() {
  const checks = [pending<unknown>(), pending<unknown>()];
  const asked = { count: 0 };
  const security = { check: () => checks[asked.count++]!.promise };
  const store = new StepUpStore(security as never, {} as never, { now: () => 0 }, { isAvailable: false } as never);
  const asks = success({ factors: ['OTP'], passkey: false, recovery: false, toSetUp: [] });
  const nothing = success({ factors: [], passkey: false, recovery: false, toSetUp: [] });
  const send = jest.fn(async () => success('done'));
  return { store, checks, asks, nothing, send };
}

const cancelled = failure({ kind: 'cancelled' });

test('a page that is left before it is known what an act takes asks for nothing, and nothing is done', async () => {
  for (const answer of ['asks', 'nothing'] as const) {
    const opened = unknownYet();
    const outcome = opened.store.run(act, opened.send);
    opened.store.cancel();
    opened.checks[0]!.resolve(opened[answer]);
    expect(await outcome).toEqual(cancelled);
    expect([opened.store.request, opened.send.mock.calls]).toEqual([undefined, []]);
  }
});

test('the next page has its own dialog, whatever becomes of the act of the page before', async () => {
  const { store, checks, asks, send } = unknownYet();
  const left = store.run(act, send);
  store.cancel();
  const next = store.run(sampleActs.CHANGE_EMAIL[0], send);
  checks[1]!.resolve(asks);
  await flushPromises();
  checks[0]!.resolve(asks);
  expect(await left).toEqual(cancelled);
  expect(store.request?.act).toEqual(sampleActs.CHANGE_EMAIL[0]);
  await store.submit({ otp: '1' });
  expect([await next, send.mock.calls]).toEqual([success('done'), [[{ otp: '1' }]]]);
});

test('of two acts at once the second is given up, and the first is asked for', async () => {
  const { store, checks, asks, send } = unknownYet();
  const first = store.run(act, send);
  expect(await store.run(sampleActs.CHANGE_EMAIL[0], send)).toEqual(cancelled);
  checks[0]!.resolve(asks);
  await flushPromises();
  expect(store.request?.act).toEqual(act);
  await store.submit({ otp: '1' });
  expect(await first).toEqual(success('done'));
});

test('an act that was refused after its page was left is not asked for again', async () => {
  const { store, host, outcome } = await open();
  const answer = pending<unknown>();
  host.answers['act'] = answer.promise;
  const submitted = store.submit({ otp: '1' });
  store.cancel();
  expect(store.request).toBeDefined();
  answer.resolve(wrong('OTP'));
  await submitted;
  expect([await outcome, store.request, store.failure]).toEqual([cancelled, undefined, undefined]);
});

test.each([success({ passkey: 'signed' }), cancelled])(
  'what a device signs after its page was left is not sent: %j',
  async (signed) => {
    const { store, device, host, outcome } = await open();
    const answer = pending<unknown>();
    device.answers['execute'] = answer.promise;
    const submitted = store.submitPasskey({});
    store.cancel();
    answer.resolve(signed);
    await submitted;
    expect([await outcome, store.request, store.failure, host.calls]).toEqual([cancelled, undefined, undefined, []]);
  },
);

test('that one dialog was to be closed is nothing to the next', async () => {
  const { store, host, outcome, send } = await open();
  const answer = pending<unknown>();
  host.answers['act'] = answer.promise;
  const submitted = store.submit({ otp: '1' });
  store.cancel();
  answer.resolve(success('done'));
  await Promise.all([submitted, outcome]);
  void store.run(act, send);
  await flushPromises();
  host.answers['act'] = wrong('OTP');
  await store.submit({ otp: '2' });
  expect([store.request?.act, store.failure?.kind]).toEqual([act, 'invalid']);
});
