import { KeptAnswers } from '../../../../src/infrastructure/offline/kept-answers';
import { forgetOwner } from '../../../../src/infrastructure/offline/kept-caches';
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
  let owner: string | undefined;
  let kept: KeptAnswers;
  beforeEach(() => {
    device = new MemoryCaches();
    Object.assign(globalThis, { caches: device });
    owner = 'ann';
    kept = new KeptAnswers(hosts, () => owner);
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

  it('come back with the time at which they were given', async () => {
    const markets = read('/v3/public/instruments');
    await kept.keep(markets, answer({ rows: [1] }), 1_700);
    const recalled = await kept.recall(markets);
    expect(recalled?.body).toEqual({ rows: [1] });
    expect(recalled?.header('x-kept-at')).toBe('1700');
    expect(await kept.recall(read('/v3/public/token'))).toBeUndefined();
  });

  it('of an account are for whoever is logged in, and for nobody else', async () => {
    const balances = read('/v3/asset/balances');
    await kept.keep(balances, answer({ holding: ['7 BTC'] }), 1);
    expect((await kept.recall(balances))?.body).toEqual({ holding: ['7 BTC'] });
    owner = 'bob';
    expect(await kept.recall(balances)).toBeUndefined();
    owner = undefined;
    expect(await kept.recall(balances)).toBeUndefined();
  });

  it('of an account are gone once its owner has logged out, and what is for everybody stays', async () => {
    await kept.keep(read('/v3/asset/balances'), answer({ holding: ['7 BTC'] }), 1);
    await kept.keep(read('/v3/public/instruments'), answer({ rows: ['market'] }), 1);
    await forgetOwner();
    expect(await device.words()).not.toContain('7 BTC');
    expect(await device.words()).toContain('market');
  });

  it('are not written for somebody who logged out while they came', async () => {
    const keeping = kept.keep(read('/v3/asset/balances'), answer({ holding: ['7 BTC'] }), 1);
    owner = undefined;
    await keeping;
    expect(await device.words()).not.toContain('7 BTC');
  });

  it('are none of what proves, opens or changes an account, and of what failed', async () => {
    for (const path of [
      '/usercenter/account/list_credentials',
      '/usercenter/account/genQrCode?secret=s',
      '/usercenter/account/device_list',
      '/asset/wallet/v1/addresses',
      '/v3/asset/wallet/deposit?token=BTC',
      '/asset/porl/v2/user_check?userHash=h',
      '/auth/refresh',
      '/instrument/v4/public/ping',
      '/v3/public/systemInfo',
    ])
      await kept.keep(read(path), answer({ secret: true }), 1);
    await kept.keep(read('/v3/public/instruments', 'https://elsewhere.example'), answer({ secret: true }), 1);
    await kept.keep({ ...read('/v3/asset/balances'), method: 'POST' }, answer({ secret: true }), 1);
    await kept.keep(read('/v3/public/instruments'), answer({ secret: true }, 500), 1);
    expect(await device.words()).toBe('');
  });

  it('of a range that ends now are found by who asks later', async () => {
    await kept.keep(read('/md/tv/trade_kine?symbol=A&from=1&to=2'), answer({ t: [1] }), 1);
    expect((await kept.recall(read('/md/tv/trade_kine?symbol=A&from=8&to=9')))?.body).toEqual({ t: [1] });
    expect(await kept.recall(read('/md/tv/trade_kine?symbol=B&from=8&to=9'))).toBeUndefined();
  });
});
