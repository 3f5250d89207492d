import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { TestDevice, TestPushService } from '../../support/push-service';
import { mailed, newcomer } from './account-calls';
import { beginSession, caller, identityToken, startTestSandbox, type TestSession, webOrigin } from './sandbox-client';

const day = 24 * 60 * 60_000;
const password = 'correct horse';

let service: TestPushService;
let sandbox: Sandbox;
let clock = 0;

beforeEach(async () => {
  clock = 0;
  devices.clear();
  service = await TestPushService.start();
  sandbox = await startTestSandbox({ pushServices: [service.origin], now: () => Date.now() + clock });
});
afterEach(async () => {
  await sandbox.close();
  await service.stop();
});

type Person = Awaited<ReturnType<typeof newcomer>>;

const logIn = async (email: string, secret = password) =>
  beginSession(sandbox, await identityToken(sandbox, email, secret, 'signInWithPassword'));
const idOf = async ({ call }: TestSession): Promise<string> => {
  const { rows } = (await call('GET', '/usercenter/account/device_list')).body.data;
  return rows.find(({ current }: { readonly current: boolean }) => current).device_id;
};
/** The same device by the same name. */
const devices = new Map<string, TestDevice>();
const deviceOf = (name: string): TestDevice => {
  const known = devices.get(name) ?? new TestDevice(`${service.origin}/push/${encodeURIComponent(name)}`);
  devices.set(name, known);
  return known;
};
const register = async ({ call }: TestSession, name: string, more: object = {}, headers = {}) => {
  const body = { token: deviceOf(name).token, platform: 'web', ...more };
  return (await call('POST', '/usercenter/account/upload_firebase_token', body, headers)).status;
};
const pushing = async ({ call }: TestSession): Promise<readonly boolean[]> =>
  (await call('GET', '/usercenter/account/device_list')).body.data.rows.map(
    ({ pushes }: { readonly pushes: boolean }) => pushes,
  );

/** Says two things to the person: who has heard the first once the owner's own device has heard both. */
async function heard(person: Person, from: TestSession): Promise<readonly string[]> {
  // A frozen account names no device any more; this one was named before.
  await register(from, 'owner');
  const before = service.delivered.length;
  const news = () => service.delivered.slice(before).map(({ path }) => path);
  for (const title of ['For the owner alone', 'Once more'])
    sandbox.areas.notifications.tell(sandbox.areas.users.byEmail(person.email)!, {
      type: 'SYSTEM',
      level: 'warning',
      title,
      body: '',
      message: { key: 'securityChanged', values: {} },
    });
  for (let count = 1; news().filter((path) => path === '/push/owner').length < 2; count += 1)
    await service.until(before + count);
  return [...new Set(news())].sort();
}

/** Whatever ends the session of a thief. Answers a session of the owner that goes on. */
const ends: Readonly<Record<string, (owner: Person, thief: TestSession) => Promise<TestSession>>> = {
  'logging out': async (owner, thief) => {
    await thief.call('DELETE', '/auth/session', undefined, { origin: webOrigin });
    return owner;
  },
  'ending the device': async (owner, thief) => {
    await owner.call('DELETE', `/usercenter/account/del_device?device_id=${await idOf(thief)}`);
    return owner;
  },
  'logging out everywhere else': async (owner) => {
    await owner.call('POST', '/usercenter/account/log_out_everywhere', {});
    return owner;
  },
  'another password': async (owner) => {
    clock += 1_000;
    const changed = await caller(sandbox.authUrl)(
      'POST',
      '/identitytoolkit.googleapis.com/v1/accounts:update?key=any',
      {
        idToken: await identityToken(sandbox, owner.email, password, 'signInWithPassword'),
        password: 'battery staple',
        returnSecureToken: true,
      },
    );
    return beginSession(sandbox, changed.body.idToken);
  },
  'freezing the account': async (owner) => {
    const proof = await mailed(sandbox, owner, { action: 'FREEZE_ACCOUNT' });
    expect((await owner.call('POST', '/usercenter/account/freeze', proof)).body).toMatchObject({ success: true });
    return owner;
  },
  'a fortnight away': async (owner) => {
    clock += 15 * day;
    return logIn(owner.email);
  },
};

it.each(Object.entries(ends))(
  'a device that somebody with the session named hears nothing after %s',
  async (_, end) => {
    const owner = await newcomer(sandbox);
    const thief = await logIn(owner.email);
    for (const [session, name] of [
      [thief, 'thief'],
      [owner, 'owner'],
    ] as const)
      expect(await register(session, name)).toBe(200);
    // What the devices hear of each other is not looked at.
    await service.until(1);
    expect(await heard(owner, await end(owner, thief))).toEqual(['/push/owner']);
  },
);

it('the owner is told of each device that gets what the account is told, in the history, by notification and by mail', async () => {
  const owner = await newcomer(sandbox);
  const thief = await logIn(owner.email);
  await register(thief, 'thief', { renews: true }, { 'user-agent': 'of the thief' });
  const subjects = () => sandbox.areas.mailbox.list(owner.email).map(({ subject }) => subject);
  expect(subjects()).toContain('A device now receives your notifications');
  const { rows } = (await owner.call('GET', '/usercenter/account/user_security_activity')).body.data;
  expect(rows[0].action).toBe('ADD_PUSH_DEVICE');
  const told = subjects().length;
  // The same again is no news, and neither is the browser that has just logged in.
  await register(thief, 'thief', { renews: true });
  await register(owner, 'owner', { renews: true });
  expect(subjects()).toHaveLength(told);
  await register(owner, 'another of the owner');
  expect(subjects()).toHaveLength(told + 1);
});

it('devices that are pushed to are listed, and one that is stopped stays so until its person wants it again', async () => {
  const owner = await newcomer(sandbox);
  const phone = await logIn(owner.email);
  await register(phone, 'phone');
  expect([...(await pushing(owner))].sort()).toEqual([false, true]);
  const stop = (by: TestSession, query: string) => by.call('DELETE', `/usercenter/account/push_device${query}`);
  const other = await newcomer(sandbox);
  expect((await stop(other, `?device_id=${await idOf(phone)}`)).body.code).toBe(-1006);
  expect((await stop(owner, `?device_id=${await idOf(phone)}`)).status).toBe(200);
  expect(await pushing(owner)).toEqual([false, false]);
  expect(await register(phone, 'phone', { renews: true })).toBe(400);
  expect(await heard(owner, owner)).toEqual(['/push/owner']);
  expect(await register(phone, 'phone')).toBe(200);
  expect((await stop(phone, '')).status).toBe(200);
  expect(await heard(owner, owner)).toEqual(['/push/owner']);
});

it('the owner is told when another session silences a device, and not of the own wish of that device', async () => {
  const owner = await newcomer(sandbox);
  const thief = await logIn(owner.email);
  await register(owner, 'owner');
  const told = () =>
    sandbox.areas.mailbox
      .list(owner.email)
      .filter(({ subject }) => subject === 'A device no longer receives your notifications').length;
  expect((await owner.call('DELETE', '/usercenter/account/push_device')).status).toBe(200);
  expect(told()).toBe(0);
  await register(owner, 'owner');
  const silence = () =>
    idOf(owner).then((id) => thief.call('DELETE', `/usercenter/account/push_device?device_id=${id}`));
  expect((await silence()).status).toBe(200);
  // What is silent already is no news.
  expect((await silence()).status).toBe(200);
  expect(told()).toBe(1);
});
