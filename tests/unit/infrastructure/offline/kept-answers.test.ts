import { KeptAnswers } from '../../../../src/infrastructure/offline/kept-answers';
import { forgetOwner } from '../../../../src/infrastructure/offline/kept-caches';
import { CookieJar, MemorySessionToken } from '../../../fakes/host-session';
import type { HttpRequest } from '../../../../src/infrastructure/rest/transport/http-sender.port';
import { MemoryCaches } from '../../../support/memory-caches';
import { answer } from '../../../support/rest-fixture';
import { testEnvironment } from '../../../support/test-environment';

const { hosts } = testEnvironment;
const read = (path: string, host = hosts.rest): HttpRequest => ({
  method: 'GET',
  url: host + path,
  headers: {},
  withCredentials: false,
});

describe('answers that this device keeps', () => {
  let device: MemoryCaches;
  let jar: CookieJar;
  let tokens: MemorySessionToken;
  let kept: KeptAnswers;
  const isNow = (user: string | undefined): void => {
    Object.assign(jar, { userId: user, rememberedUser: user });
    tokens.refresh();
  };
  beforeEach(() => {
    device = new MemoryCaches();
    Object.assign(globalThis, { caches: device });
    jar = new CookieJar();
    tokens = new MemorySessionToken(jar);
    isNow('ann');
    kept = new KeptAnswers(hosts, tokens);
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  it('come back with the time at which they were given', async () => {
    const markets = read('/v3/public/instruments');
    await kept.keep(markets, answer({ rows: [1] }), 1_700, 'ann');
    const recalled = await kept.recall(markets, 'ann');
    expect(recalled?.body).toEqual({ rows: [1] });
    expect(recalled?.header('x-kept-at')).toBe('1700');
    expect(await kept.recall(read('/v3/public/token'), 'ann')).toBeUndefined();
  });

  it('of an account are for whoever is logged in, and for nobody else', async () => {
    const balances = read('/v3/asset/balances');
    await kept.keep(balances, answer({ holding: ['7 BTC'] }), 1, 'ann');
    expect((await kept.recall(balances, 'ann'))?.body).toEqual({ holding: ['7 BTC'] });
    expect(await kept.recall(balances, 'bob')).toBeUndefined();
    isNow('bob');
    expect(await kept.recall(balances, 'bob')).toBeUndefined();
    expect(await kept.recall(balances, 'ann')).toBeUndefined();
    isNow(undefined);
    expect(await kept.recall(balances, undefined)).toBeUndefined();
  });

  it('of an account are gone once its owner has logged out, and what is for everybody stays', async () => {
    await kept.keep(read('/v3/asset/balances'), answer({ holding: ['7 BTC'] }), 1, 'ann');
    await kept.keep(read('/v3/public/instruments'), answer({ rows: ['market'] }), 1, 'ann');
    await forgetOwner();
    expect(await device.words()).not.toContain('7 BTC');
    expect(await device.words()).toContain('market');
  });

  it('are not written for somebody who logged out while they came', async () => {
    const keeping = kept.keep(read('/v3/asset/balances'), answer({ holding: ['7 BTC'] }), 1, 'ann');
    isNow(undefined);
    await keeping;
    expect(await device.words()).not.toContain('7 BTC');
  });

  it.each([
    ['whom the token is for is not yet whom the device remembers', { userId: 'bob', rememberedUser: 'ann' }],
    ['another tab has logged out', { userId: 'ann', rememberedUser: undefined }],
  ])('of an account are neither kept nor told while %s', async (_, session) => {
    const [balances, positions] = [read('/v3/asset/balances'), read('/v3/positions')];
    await kept.keep(balances, answer({ holding: ['7 BTC'] }), 1, 'ann');
    Object.assign(jar, session);
    tokens.refresh();
    for (const asker of ['ann', 'bob']) {
      await kept.keep(positions, answer({ rows: ['long'] }), 1, asker);
      expect(await kept.recall(balances, asker)).toBeUndefined();
    }
    expect(await device.words()).not.toContain('long');
  });

  it('are none of what proves, opens or changes an account, and of what failed', async () => {
    for (const path of [
      '/usercenter/account/list_credentials',
      '/usercenter/account/genQrCode?secret=s',
      '/usercenter/account/sessionlist',
      '/asset/wallet/v1/addresses',
      '/v3/asset/wallet/deposit?token=BTC',
      '/asset/porl/v2/user_check?userHash=h',
      '/auth/refresh',
      '/instrument/v4/public/ping',
      '/v3/public/systemInfo',
    ])
      await kept.keep(read(path), answer({ secret: true }), 1, 'ann');
    await kept.keep(read('/v3/public/instruments', 'https://elsewhere.example'), answer({ secret: true }), 1, 'ann');
    await kept.keep({ ...read('/v3/asset/balances'), method: 'POST' }, answer({ secret: true }), 1, 'ann');
    await kept.keep(read('/v3/public/instruments'), answer({ secret: true }, 500), 1, 'ann');
    expect(await device.words()).toBe('');
  });

  it('of a range that ends now are found by who asks later', async () => {
    await kept.keep(read('/md/tv/trade_kine?symbol=A&from=1&to=2'), answer({ t: [1] }), 1, 'ann');
    expect((await kept.recall(read('/md/tv/trade_kine?symbol=A&from=8&to=9'), 'ann'))?.body).toEqual({ t: [1] });
    expect(await kept.recall(read('/md/tv/trade_kine?symbol=B&from=8&to=9'), 'ann')).toBeUndefined();
  });
});
