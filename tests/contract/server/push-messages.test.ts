import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { TestDevice, TestPushService } from '../../support/push-service';
import { newcomer } from './account-calls';
import { startTestSandbox } from './sandbox-client';

jest.setTimeout(60_000);

let service: TestPushService;
let sandbox: Sandbox;

beforeEach(async () => {
  service = await TestPushService.start();
  sandbox = await startTestSandbox({ pushServices: [service.origin] });
});
afterEach(async () => {
  await sandbox.close();
  await service.stop();
});

type Person = Awaited<ReturnType<typeof newcomer>>;

/** As a browser that has been on before: its person is told nothing of it, so that what is pushed here is what was meant. */
const register = (person: Person, token: string) =>
  person.call('POST', '/usercenter/account/upload_firebase_token', { token, platform: 'web', renews: true });
const deviceOf = (name: string) => new TestDevice(`${service.origin}/push/${name}`);

/** Somebody sells what the person buys: the order fills as a whole. */
async function fill(person: Person): Promise<void> {
  const seller = await newcomer(sandbox);
  const order = (side: string) => ({
    symbol: 'SPOT_BTC_USDT',
    side,
    type: 'LIMIT',
    price: '60000',
    quantity: '0.001',
  });
  for (const [each, side] of [
    [seller, 'SELL'],
    [person, 'BUY'],
  ] as const)
    expect((await each.call('POST', '/v3/trade/order', order(side))).status).toBe(200);
}

/** The server's key as it stands in its headers, to check its signatures with. */
function verifier(publicKey: string) {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
}

it('an order that fills is pushed to its owner’s devices, for their eyes alone, by the exchange and nobody else', async () => {
  const person = await newcomer(sandbox);
  const [phone, desk, others] = [deviceOf('phone'), deviceOf('desk'), deviceOf('others')];
  for (const device of [phone, desk]) expect((await register(person, device.token)).status).toBe(200);
  const { data } = (await person.call('GET', '/usercenter/account/push_key')).body;
  await fill(person);
  const messages = await service.until(2);
  expect(messages.map(({ path }) => path).sort()).toEqual(['/push/desk', '/push/phone']);
  const toPhone = messages.find(({ path }) => path === '/push/phone')!;
  expect(phone.read(toPhone.body)).toMatchObject({
    title: 'Order filled',
    body: expect.stringMatching(/^Bought 0\.001\d* BTC\/USDT at 60000/),
    message: { key: 'bought', values: expect.objectContaining({ symbol: 'SPOT_BTC_USDT' }) },
    link: '/account/orders?tab=fills',
  });
  expect(() => others.read(toPhone.body)).toThrow();
  expect(toPhone.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: expect.stringMatching(/^\d+$/) });
  const [, token, key] = /^vapid t=([^,]+), k=(.+)$/.exec(toPhone.headers.authorization!)!;
  expect(key).toBe(data.public_key);
  await expect(jwtVerify(token!, verifier(data.public_key), { audience: service.origin })).resolves.toBeDefined();
});

it('a device whose person turned it off is forgotten, and one that somebody else uses now is theirs', async () => {
  const [before, after] = [await newcomer(sandbox), await newcomer(sandbox)];
  const [gone, shared] = [deviceOf('gone'), deviceOf('shared')];
  service.gone.add('/push/gone');
  for (const device of [gone, shared]) await register(before, device.token);
  await register(after, shared.token);
  const devices = (person: Person) =>
    sandbox.areas.pushDevices.of(sandbox.areas.users.byEmail(person.email)!).map(({ token }) => token);
  expect(devices(before)).toEqual([gone.token]);
  await fill(before);
  await service.until(1);
  while (devices(before).length > 0) await new Promise((resolve) => setImmediate(resolve));
  expect(service.delivered.map(({ path }) => path)).toEqual(['/push/gone']);
});

it('nothing is pushed of what somebody does not want shown', async () => {
  const person = await newcomer(sandbox);
  const phone = deviceOf('phone');
  await register(person, phone.token);
  await person.call('POST', '/usercenter/account', { preferences: { 'notify.ORDER.toast': false } });
  await fill(person);
  sandbox.areas.notifications.tell(sandbox.areas.users.byEmail(person.email)!, {
    type: 'SYSTEM',
    level: 'warning',
    title: 'Security setting changed',
    body: '',
    message: { key: 'securityChanged', values: {} },
  });
  const [first] = await service.until(1);
  expect(phone.read(first!.body)).toMatchObject({ title: 'Security setting changed' });
});

it('the exchange sends nothing to a host that is no push service, whatever a device says', async () => {
  const person = await newcomer(sandbox);
  for (const endpoint of [
    'http://169.254.169.254/latest/meta-data',
    'https://localhost:8701/health',
    'https://fcm.googleapis.com.example.com/push',
    'https://fcm.googleapis.com@10.0.0.1/push',
    'https://fcm.googleapis.com:22/push',
  ]) {
    const answer = await register(person, new TestDevice(endpoint).token);
    expect([endpoint, answer.status, answer.body.code]).toEqual([endpoint, 400, -1005]);
  }
  expect((await register(person, new TestDevice('https://fcm.googleapis.com/fcm/send/abc').token)).status).toBe(200);
});
