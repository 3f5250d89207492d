import type { HttpAnswer, HttpRequest } from '../../../../../src/infrastructure/rest/transport/http-sender.port';
import { KeepingHttpSender } from '../../../../../src/infrastructure/rest/transport/keeping-http-sender';
import { CookieJar, MemorySessionToken } from '../../../../fakes/host-session';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { MemoryCaches } from '../../../../support/memory-caches';
import { answer } from '../../../../support/rest-fixture';
import { testEnvironment } from '../../../../support/test-environment';
import { pending } from '../../../application/trading/trading-fakes';

const balances: HttpRequest = {
  method: 'GET',
  url: `${testEnvironment.hosts.rest}/v3/asset/balances`,
  headers: { Authorization: 'Bearer t' },
  withCredentials: false,
};
const instruments: HttpRequest = {
  ...balances,
  url: `${testEnvironment.hosts.rest}/v3/public/instruments`,
  headers: {},
};
const anns = answer({ holding: ['7 BTC'] });
const offline = new Error('offline');

function open() {
  const device = new MemoryCaches();
  Object.assign(globalThis, { caches: device });
  const jar = new CookieJar();
  const tokens = new MemorySessionToken(jar);
  const time = new FakeScheduler();
  const host = { send: jest.fn<Promise<HttpAnswer>, [HttpRequest]>() };
  const sender = new KeepingHttpSender(host as never, testEnvironment, tokens, time, time);
  /** Whom the token is for is known at once, whom the device remembers only with the account. */
  const isNow = (userId: string | undefined, rememberedUser = userId): void => {
    Object.assign(jar, { userId, rememberedUser });
    tokens.refresh();
  };
  /** What is kept is written by then. */
  const later = async (): Promise<void> => {
    time.advance(3_000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const toldOffline = async (request = balances): Promise<unknown> => {
    host.send.mockRejectedValueOnce(offline);
    return (await sender.send(request).catch(() => undefined))?.body;
  };
  isNow('ann');
  return { device, time, host, sender, isNow, later, toldOffline };
}

afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('what was answered is told again where nobody answers, once the first moments are over', async () => {
  const { host, sender, later, toldOffline } = open();
  host.send.mockResolvedValueOnce(anns);
  expect(await sender.send(balances)).toBe(anns);
  expect(await toldOffline()).toBeUndefined();
  await later();
  expect(await toldOffline()).toEqual(anns.body);
  expect((await sender.recall(balances))?.header('x-kept-at')).toBe('1760000000000');
});

test('what somebody asked whose session became another’s before the answer came is kept for neither', async () => {
  const { device, host, sender, isNow, later, toldOffline } = open();
  const late = pending<HttpAnswer>();
  host.send.mockReturnValueOnce(late.promise);
  const sent = sender.send(balances);
  isNow('bob');
  late.resolve(anns);
  await sent;
  await later();
  expect(await toldOffline()).toBeUndefined();
  expect(await device.words()).not.toContain('7 BTC');
});

test('what a new session asked is not kept for whom the device still remembers', async () => {
  const { device, host, sender, isNow, later, toldOffline } = open();
  isNow('bob', 'ann');
  host.send.mockResolvedValueOnce(answer({ holding: ['1 SOL'] }));
  await sender.send(balances);
  await later();
  isNow('ann');
  expect(await toldOffline()).toBeUndefined();
  expect(await device.words()).not.toContain('1 SOL');
});

test('what was asked before the account was known is kept once it is', async () => {
  const { host, sender, isNow, later, toldOffline } = open();
  isNow('bob', undefined);
  host.send.mockResolvedValueOnce(anns);
  await sender.send(balances);
  isNow('bob');
  await later();
  expect(await toldOffline()).toEqual(anns.body);
});

test('whoever asked and has left is not told what is kept for the next one', async () => {
  const { host, sender, isNow, later, toldOffline } = open();
  isNow('bob');
  host.send.mockResolvedValueOnce(answer({ holding: ['1 SOL'] }));
  await sender.send(balances);
  await later();
  isNow('ann');
  const late = pending<HttpAnswer>();
  host.send.mockReturnValueOnce(late.promise.then(() => Promise.reject(offline)));
  const sent = sender.send(balances);
  isNow('bob');
  late.resolve(anns);
  await expect(sent).rejects.toBe(offline);
  expect(await toldOffline()).toEqual({ holding: ['1 SOL'] });
});

test('what is for everybody is kept whoever asked', async () => {
  const { host, sender, isNow, later, toldOffline } = open();
  const late = pending<HttpAnswer>();
  host.send.mockReturnValueOnce(late.promise);
  const sent = sender.send(instruments);
  isNow(undefined);
  late.resolve(answer({ rows: ['market'] }));
  await sent;
  await later();
  expect(await toldOffline(instruments)).toEqual({ rows: ['market'] });
});

test('only reads that were answered are kept, and only reads are told', async () => {
  const { device, time, host, sender, toldOffline } = open();
  host.send.mockResolvedValueOnce(answer({}, 503)).mockResolvedValueOnce(anns);
  await sender.send(balances);
  await sender.send({ ...balances, method: 'POST' });
  expect(time.waiting).toBe(0);
  expect(await device.words()).toBe('');
  expect(await toldOffline({ ...balances, method: 'POST' })).toBeUndefined();
  expect(await sender.recall({ ...balances, method: 'POST' })).toBeUndefined();
});

test('a browser that keeps nothing is asked for nothing', async () => {
  const { time, host, sender } = open();
  Reflect.deleteProperty(globalThis, 'caches');
  host.send.mockResolvedValueOnce(anns);
  await sender.send(balances);
  expect(time.waiting).toBe(0);
});
