import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { sampleActs } from '../../support/sample-acts';
import { keyAct, mailed, newcomer } from './account-calls';
import { admin, beginSession, caller, identityToken, startTestSandbox, type Answer } from './sandbox-client';

jest.setTimeout(60_000);

const toolkit = '/identitytoolkit.googleapis.com';
const many = Array.from({ length: 20 }, (_, index) => index);
const account = (name: string) => `/usercenter/account/${name}`;

let folder: string;
let sandbox: Sandbox;
const open = async () => {
  sandbox = await startTestSandbox({ folder, generosity: 10_000, signIn: {} });
};
const ask = (verb: string, body: object, version = 'v1'): Promise<Answer> =>
  caller(sandbox.authUrl)('POST', `${toolkit}/${version}/accounts${verb}?key=any`, body);
const message = ({ body }: Answer): string => body.error?.message ?? 'ok';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'guessing-'));
  await open();
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

describe('guessing many times at once', () => {
  it('a password to sign in with gets five looks, and none after a restart', async () => {
    const { email } = await newcomer(sandbox);
    const guess = (password: string) => ask(':signInWithPassword', { email, password });
    const answers = await Promise.all(many.map((each) => guess(`guess number ${each}`)));
    const user = sandbox.areas.users.byEmail(email)!;
    const tried = sandbox.areas.security.activity.list(user.userId, 'login', { page: 1, size: 50 }).rows;
    expect(tried.filter(({ result }) => result === 'FAILED')).toHaveLength(5);
    const looked = answers.filter((each) => message(each) === 'INVALID_LOGIN_CREDENTIALS');
    expect(looked).toHaveLength(5);
    await sandbox.close();
    await open();
    expect(message(await guess('correct horse'))).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
  });

  it('a trading password gets five looks, and none after a restart', async () => {
    const person = await newcomer(sandbox);
    const proof = await mailed(sandbox, person, sampleActs.TRADE_PASSWORD[0]);
    await person.call('POST', account('create_trade_pwd'), { password: 'a long word', ...proof });
    const guesses = await Promise.all(
      many.map((each) => person.call('POST', account('check_trade_pwd'), { password: `word ${each}` })),
    );
    expect(guesses.filter(({ body }) => body.data?.ok === false)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(15);
    await sandbox.close();
    await open();
    const { call } = await beginSession(
      sandbox,
      await identityToken(sandbox, person.email, 'correct horse', 'signInWithPassword'),
    );
    expect((await call('POST', account('check_trade_pwd'), { password: 'a long word' })).status).toBe(429);
  });

  it('a mailed code gets five looks', async () => {
    const person = await newcomer(sandbox);
    const { email_code: code } = await mailed(sandbox, person, keyAct());
    const wrong = code === '000000' ? '111111' : '000000';
    const create = (email_code: string) =>
      person.call('POST', account('create_credential'), { name: 'desk', permissions: ['READ'], email_code });
    const answers = await Promise.all(many.map(() => create(wrong)));
    expect(answers.filter(({ body }) => body.code === -1005)).toHaveLength(5);
    expect((await create(code)).status).toBe(429);
  });

  it('a code sent to a phone gets five looks', async () => {
    const phoneNumber = '+4915112345678';
    const { sessionInfo } = (await ask(':sendVerificationCode', { phoneNumber, recaptchaToken: 'any' })).body;
    const codes = await admin({ ...sandbox, url: sandbox.authUrl })(
      'GET',
      '/emulator/v1/projects/demo-exchange/verificationCodes',
    );
    const { code } = codes.body.verificationCodes.at(-1);
    const wrong = code === '000000' ? '111111' : '000000';
    const redeem = (each: string) => ask(':signInWithPhoneNumber', { sessionInfo, code: each });
    const answers = await Promise.all(many.map(() => redeem(wrong)));
    expect(answers.filter((each) => message(each) === 'ok')).toEqual([]);
    expect(message(await redeem(code))).not.toBe('ok');
  });
});

describe('an address that nobody has', () => {
  const mailTo = (requestType: string, email: string) =>
    ask(':sendOobCode', { requestType, email, continueUrl: 'http://localhost:8700/login' });

  it('is answered as one that somebody has, whatever is asked of it', async () => {
    const { email } = await newcomer(sandbox);
    const known = [email, 'nobody.knows@example.com'];
    const answers = async (ask: (address: string) => Promise<Answer>) =>
      (await Promise.all(known.map(ask))).map(({ status, body }) => [status, { ...body, email: undefined }]);
    for (const wish of [
      (address: string) => ask(':signInWithPassword', { email: address, password: 'wrong horse' }),
      (address: string) => mailTo('PASSWORD_RESET', address),
      (address: string) => mailTo('EMAIL_SIGNIN', address),
      (address: string) => ask(':createAuthUri', { identifier: address, continueUri: 'http://localhost:8700/' }),
    ]) {
      const [somebody, nobody] = await answers(wish);
      expect(nobody).toEqual(somebody);
    }
  });

  it('takes as long to refuse: its password is derived as well', async () => {
    const people = await Promise.all(many.slice(0, 7).map(() => newcomer(sandbox)));
    const time = async (email: string) => {
      const before = performance.now();
      await ask(':signInWithPassword', { email, password: 'wrong horse' });
      return performance.now() - before;
    };
    const [known, unknown]: number[][] = [[], []];
    for (const [index, { email }] of people.entries()) {
      known!.push(await time(email));
      unknown!.push(await time(`nobody${index}@example.com`));
    }
    const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[3]!;
    // Without the derivation it would be a thirtieth.
    expect(median(unknown!) / median(known!)).toBeGreaterThan(0.25);
    expect(median(unknown!) / median(known!)).toBeLessThan(4);
  });
});

describe('a password that everybody tries first', () => {
  it.each(['password1', 'Qwerty123', '12345678'])('%s is set nowhere', async (password) => {
    const person = await newcomer(sandbox);
    const idToken = await identityToken(sandbox, person.email, 'correct horse', 'signInWithPassword');
    const oobCode = async () => {
      await ask(':sendOobCode', { requestType: 'PASSWORD_RESET', email: person.email });
      const { oobCodes } = (await caller(sandbox.authUrl)('GET', '/emulator/v1/projects/demo-exchange/oobCodes')).body;
      return oobCodes.filter((mail: { email: string }) => mail.email === person.email).at(-1).oobCode;
    };
    const answers = [
      await ask(':signUp', { email: `with-${password.toLowerCase()}@example.com`, password }),
      await ask(':update', { idToken, password }),
      await ask(':resetPassword', { oobCode: await oobCode(), newPassword: password }),
    ];
    expect(answers.map(message)).toEqual(answers.map(() => expect.stringMatching(/^WEAK_PASSWORD/)));
    for (const [call, action] of [
      ['create_trade_pwd', 'TRADE_PASSWORD'],
      ['create_withdraw_pwd', 'WITHDRAW_PASSWORD'],
    ] as const) {
      const refused = await person.call('POST', account(call), {
        password,
        ...(await mailed(sandbox, person, sampleActs[action][0])),
      });
      expect(refused).toMatchObject({ status: 400, body: { code: -1005 } });
    }
    expect(message(await ask(':signInWithPassword', { email: person.email, password: 'correct horse' }))).toBe('ok');
  });
});
