import type { Failure } from '../../../../../src/application/kernel/failure';
import { ProveWithPasskey } from '../../../../../src/application/security/prove-with-passkey.use-case';
import { SendProofCode } from '../../../../../src/application/security/send-proof-code.use-case';
import type { SecurityCommandsPort } from '../../../../../src/application/security/security-commands.port';
import type { SecurityPort } from '../../../../../src/application/security/security.port';
import type { Factor, Proof } from '../../../../../src/domain/security/factor';
import { failure, success } from '../../../../../src/domain/shared/result';
import { StepUpStore } from '../../../../../src/presentation/features/account-kit/step-up.store';
import { sampleActs } from '../../../../support/sample-acts';

const wrong: Failure = { kind: 'invalid', wrongProof: { factor: 'OTP', triesLeft: 3 } };

function open(factors: readonly (Factor | 'other')[]) {
  const check: SecurityPort['check'] = async () =>
    success({ factors, passkey: false, recovery: false, codeLifetime: 600_000, heldUntil: undefined, toSetUp: [] });
  const sendCode: SecurityCommandsPort['sendCode'] = async () => success({ expiresIn: 600_000, resendAfter: 60_000 });
  return new StepUpStore(
    { check } as SecurityPort,
    new SendProofCode({ sendCode } as SecurityCommandsPort),
    { now: () => 1_000 },
    new ProveWithPasskey({} as never, { isAvailable: true } as never),
  );
}

/** An act that is refused until the right code comes. */
function act(right: string) {
  const tried: Proof[] = [];
  const run = async (proof: Proof) => {
    tried.push(proof);
    return proof.otp === right ? success('done') : failure(wrong);
  };
  return { tried, run };
}

const asked = () => new Promise((resolve) => setImmediate(resolve));

test('nothing is asked where the exchange asks for nothing', async () => {
  const store = open([]);
  const { run, tried } = act('');
  await store.run(sampleActs.ANTI_PHISHING[0], async () => run({ otp: '' }));
  expect(tried).toHaveLength(1);
  expect(store.request).toBeUndefined();
});

test('a wrong code keeps the dialog open with the tries left, and the right one ends it', async () => {
  const store = open(['OTP']);
  const { run } = act('123456');
  const outcome = store.run(sampleActs.CREATE_CREDENTIAL[0], run);
  await asked();
  expect(store.request).toEqual({
    act: sampleActs.CREATE_CREDENTIAL[0],
    factors: ['OTP'],
    passkey: false,
    recovery: false,
  });
  await store.submit({ otp: '000000' });
  expect(store.failure).toEqual(wrong);
  expect(store.request).toBeDefined();
  await store.submit({ otp: '123456' });
  expect(await outcome).toEqual(success('done'));
  expect(store.request).toBeUndefined();
});

test('a lock is told in the dialog, and any other refusal is the caller’s', async () => {
  const answers: Failure[] = [{ kind: 'rateLimited', retryAfter: 1_800_000 }, { kind: 'duplicate' }];
  const store = open(['EMAIL']);
  const outcome = store.run(sampleActs.CREATE_CREDENTIAL[0], async () => failure(answers.shift()!));
  await asked();
  await store.submit({ emailCode: '111111' });
  expect(store.failure).toMatchObject({ kind: 'rateLimited' });
  await store.submit({ emailCode: '222222' });
  expect(await outcome).toEqual(failure({ kind: 'duplicate' }));
});

test('closing the dialog does nothing, but not while the act is under way', async () => {
  const store = open(['OTP']);
  let finish: () => void = () => undefined;
  let acted = 0;
  const outcome = store.run(sampleActs.CHANGE_EMAIL[0], async () => {
    acted += 1;
    await new Promise<void>((resolve) => (finish = resolve));
    return success('changed');
  });
  await asked();
  const submitted = store.submit({ otp: '123456' });
  store.cancel();
  void store.submit({ otp: '123456' });
  finish();
  await submitted;
  expect(await outcome).toEqual(success('changed'));
  expect(acted).toBe(1);

  const given = store.run(sampleActs.CHANGE_EMAIL[0], async () => success('changed'));
  await asked();
  store.cancel();
  expect(await given).toEqual(failure({ kind: 'cancelled' }));
});

test('a second act does not push the first one out of its dialog', async () => {
  const store = open(['OTP']);
  const { run } = act('123456');
  const first = store.run(sampleActs.CHANGE_EMAIL[0], run);
  await asked();
  expect(await store.run(sampleActs.DELETE_CREDENTIAL[0], run)).toEqual(failure({ kind: 'cancelled' }));
  await store.submit({ otp: '123456' });
  expect(await first).toEqual(success('done'));
});

test('a mailed code can be sent again only after its pause', async () => {
  const store = open(['EMAIL']);
  void store.run(sampleActs.CHANGE_EMAIL[0], async () => success('changed'));
  await asked();
  expect(store.resendAt).toBeUndefined();
  await store.sendCode();
  expect(store.resendAt).toBe(61_000);
});

test('a factor that nobody here knows is not asked for', async () => {
  const { run, tried } = act('');
  expect(await open(['OTP', 'other']).run(sampleActs.CHANGE_EMAIL[0], run)).toMatchObject({
    ok: false,
    error: { kind: 'rejected' },
  });
  expect(tried).toEqual([]);
});

test('a wrong old password was typed in the caller’s own form, so the dialog is done', async () => {
  const refusal: Failure = { kind: 'invalid', wrongProof: { factor: 'TRADE_PWD', triesLeft: 4 } };
  const store = open(['EMAIL']);
  const outcome = store.run(sampleActs.TRADE_PASSWORD[0], async () => failure(refusal));
  await asked();
  await store.submit({ emailCode: '111111' });
  expect(await outcome).toEqual(failure(refusal));
  expect(store.request).toBeUndefined();
});

test('codes for a forgotten password are asked for by their own call', async () => {
  const sent: string[] = [];
  const security = {
    check: async () =>
      success({
        factors: ['EMAIL'],
        passkey: false,
        recovery: false,
        codeLifetime: 600_000,
        heldUntil: undefined,
        toSetUp: [],
      }),
    sendCode: async () => success({ expiresIn: 600_000, resendAfter: 60_000 }),
    sendResetCode: async (kind: string) => {
      sent.push(kind);
      return success({ expiresIn: 600_000, resendAfter: 60_000 });
    },
  };
  const store = new StepUpStore(
    security as unknown as SecurityPort,
    new SendProofCode(security as unknown as SecurityCommandsPort),
    { now: () => 1_000 },
    new ProveWithPasskey({} as never, { isAvailable: true } as never),
  );
  void store.run(sampleActs.RESET_WITHDRAW_PASSWORD[0], async () => success(undefined));
  await asked();
  await store.sendCode();
  expect(sent).toEqual(['withdraw']);
  expect(store.resendAt).toBe(61_000);
});

test('a passkey is signed with for the act, and takes the place of its codes', async () => {
  const signedFor: object[] = [];
  const commands = { startProving: async (wish: object) => (signedFor.push(wish), success({ challenge: 'c' })) };
  const device = { isAvailable: true, sign: async (message: object) => success({ signed: message }) };
  const store = new StepUpStore(
    {
      check: async () =>
        success({
          factors: ['EMAIL', 'OTP'],
          passkey: true,
          recovery: false,
          codeLifetime: 0,
          heldUntil: undefined,
          toSetUp: [],
        }),
    } as unknown as SecurityPort,
    {} as never,
    { now: () => 0 },
    new ProveWithPasskey(commands as never, device as never),
  );
  const proofs: Proof[] = [];
  const outcome = store.run(sampleActs.WITHDRAW[0], async (proof) => (proofs.push(proof), success('left')));
  await asked();
  expect(store.request?.passkey).toBe(true);
  await store.submitPasskey({ withdrawPassword: 'word' });
  expect(await outcome).toEqual(success('left'));
  expect(signedFor).toEqual([sampleActs.WITHDRAW[0]]);
  expect(proofs).toEqual([{ withdrawPassword: 'word', passkey: '{"signed":{"challenge":"c"}}' }]);
});

test('the pause between codes outlives the dialog, for the same act alone', async () => {
  const store = open(['EMAIL']);
  void store.run(sampleActs.CHANGE_EMAIL[0], async () => success('changed'));
  await asked();
  await store.sendCode();
  store.cancel();
  void store.run(sampleActs.CHANGE_EMAIL[0], async () => success('changed'));
  await asked();
  expect(store.resendAt).toBe(61_000);
  expect(store.sentFor).toBeUndefined();
  store.cancel();
  void store.run(sampleActs.CREATE_CREDENTIAL[0], async () => success('made'));
  await asked();
  expect(store.resendAt).toBeUndefined();
});

test('the wait for another code is of one act: the next withdrawal has sent none', async () => {
  const store = open(['EMAIL']);
  const withdraw = (amount: string) => ({
    action: 'WITHDRAW' as const,
    subject: { asset: 'USDT', amount, userId: '42' },
  });
  void store.run(withdraw('20'), async () => success('left'));
  await asked();
  await store.sendCode();
  expect(store.resendAt).toBe(61_000);
  store.cancel();
  void store.run(withdraw('21'), async () => success('left'));
  await asked();
  expect(store.resendAt).toBeUndefined();
  store.cancel();
  void store.run(withdraw('20'), async () => success('left'));
  await asked();
  expect(store.resendAt).toBe(61_000);
});
