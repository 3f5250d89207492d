import { AccountPort } from '../../../src/application/account/account.port';
import { AccountSettingsCommandsPort } from '../../../src/application/account/account-settings-commands.port';
import { AccountSettingsPort } from '../../../src/application/account/account-settings.port';
import { SubAccountsCommandsPort } from '../../../src/application/account/sub-accounts-commands.port';
import { PromotionsCommandsPort } from '../../../src/application/platform/promotions-commands.port';
import { minute, second } from '../../../src/domain/shared/instant';
import { both, onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('AccountSettingsPort', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('knows the account’s profile', async () => {
    const ada = await world.join('ada@example.com');
    expect(value(await ada.port(AccountSettingsPort).profile())).toEqual({
      userId: String(ada.userId),
      mainUserId: undefined,
      createdAt: world.now(),
      region: undefined,
      country: undefined,
      verificationLevel: 0,
      discordName: undefined,
      walletAddress: undefined,
      agreedToTerms: false,
      agreedToTrTerms: false,
      hiddenAlerts: [],
      lossCharge: 'USDT',
      preferences: {},
    });
  });

  it('merges preferences, forgets what is null, and keeps each person’s own', async () => {
    const [bea, cid] = [await world.join('bea@example.com'), await world.join('cid@example.com')];
    const port = both(bea, AccountSettingsPort, AccountSettingsCommandsPort);
    value(await port.savePreferences({ theme: 'dark', soundVolume: 0.4, 'confirm.limit': true }));
    expect(value(await port.savePreferences({ theme: 'light', soundVolume: null }))).toEqual({
      theme: 'light',
      'confirm.limit': true,
    });
    expect(value(await port.profile()).preferences).toEqual({ theme: 'light', 'confirm.limit': true });
    expect(value(await cid.port(AccountSettingsPort).profile()).preferences).toEqual({});
  });

  it('keeps all of the preferences or none', async () => {
    const port = both(await world.join('dan@example.com'), AccountSettingsPort, AccountSettingsCommandsPort);
    value(await port.savePreferences({ theme: 'dark' }));
    expect(await port.savePreferences({ theme: 'light', 'not a name': 1 })).toEqual(refused('invalid'));
    expect(await port.savePreferences({ theme: 'light', note: 'x'.repeat(501) })).toEqual(refused('invalid'));
    expect(
      await port.savePreferences(
        Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`name${index}`, index])),
      ),
    ).toEqual(refused('invalid'));
    expect(value(await port.profile()).preferences).toEqual({ theme: 'dark' });
  });

  it('takes a preference for what it is, no field of the account', async () => {
    const eve = await world.join('eve@example.com');
    const port = both(eve, AccountSettingsPort, AccountSettingsCommandsPort);
    value(await port.savePreferences({ eu: true, main: false, kycLevel: 2 }));
    expect(value(await eve.port(AccountPort).account())).toMatchObject({ main: true, eu: false });
    expect(value(await port.profile())).toMatchObject({
      verificationLevel: 0,
      preferences: { eu: true, kycLevel: 2 },
    });
  });

  it('follows the region: products and EU rules with it', async () => {
    const fay = await world.join('fay@example.com');
    const port = both(fay, AccountSettingsPort, AccountSettingsCommandsPort);
    expect(value(await port.products())).toEqual({
      available: ['SPOT', 'PERP', 'EARN', 'COPY', 'CONVERT', 'BUY_CRYPTO'],
      restricted: [{ product: 'STAKING', reason: 'VERIFICATION' }],
    });
    value(await port.switchRegion('DE'));
    expect(value(await fay.port(AccountPort).account()).eu).toBe(true);
    expect(value(await port.products()).restricted).toEqual(
      expect.arrayContaining([{ product: 'EARN', reason: 'REGION' }]),
    );
    expect(await port.switchRegion('US')).toEqual(refused('invalid'));
    expect(await port.switchRegion('XX')).toEqual(refused('invalid'));
    expect(value(await port.profile()).region).toBe('DE');
  });

  it('remembers when a version of the terms was agreed to first', async () => {
    const port = both(await world.join('gus@example.com'), AccountSettingsPort, AccountSettingsCommandsPort);
    const at = value(await port.agree('terms', '2026-01'));
    expect(at).toBe(world.now());
    await world.pass(minute);
    expect(value(await port.agree('terms', '2026-01'))).toBe(at);
    expect(value(await port.agree('terms', '2026-02'))).toBe(world.now());
    expect(value(await port.profile())).toMatchObject({
      agreedToTerms: true,
      agreedToTrTerms: false,
      termsVersion: '2026-02',
    });
  });

  it('keeps agreements with the person, whose sub-accounts follow, and tells which notices were put away', async () => {
    const person = await world.join('ivy@example.com');
    const port = both(person, AccountSettingsPort, AccountSettingsCommandsPort);
    const sub = value(await person.port(SubAccountsCommandsPort).open('desk'));
    value(await port.agree('terms', '2026-01'));
    const areas = world.areas;
    const user = areas.users.byId(Number(sub.userId))!;
    expect(areas.settings.agreedVersion(user, 'TERMS')).toBe('2026-01');
    areas.settings.agree(user, 'TR_TERMS', '2026-03');
    expect(value(await port.profile())).toMatchObject({ termsVersion: '2026-01', trTermsVersion: '2026-03' });
    value(await person.port(PromotionsCommandsPort).hideAlert('region-US'));
    expect(value(await port.profile()).hiddenAlerts).toEqual(['region-US']);
  });

  it('knows the first deposit; the gift to practise with is none', async () => {
    const hal = await world.join('hal@example.com');
    const port = hal.port(AccountSettingsPort);
    expect(value(await port.firstDeposit())).toEqual({ at: undefined });
    await world.exchange.submit({
      type: 'deposit',
      accountId: hal.accountId,
      asset: 'USDT',
      amount: 5_000_000_000_000n,
    });
    const at = value(await port.firstDeposit()).at;
    await world.pass(minute);
    await world.exchange.submit({
      type: 'deposit',
      accountId: hal.accountId,
      asset: 'BTC',
      amount: 1_000_000_000_000n,
    });
    expect(at).toBeDefined();
    expect(value(await port.firstDeposit())).toEqual({ at });
  });

  it('cancels the orders of whoever chose that when an upgrade begins', async () => {
    const [ida, jan] = [await world.join('ida@example.com'), await world.join('jan@example.com')];
    const place = (accountId: string) =>
      world.exchange.submit({
        type: 'place',
        accountId,
        symbol: 'SPOT_BTC_USDT',
        side: 'BUY',
        orderType: 'LIMIT',
        price: 5_000_000,
        quantity: 100,
        clientOrderId: 0,
      });
    for (const { accountId } of [ida, jan]) await place(accountId);
    const openOrders = (accountId: string) => world.exchange.openOrders(accountId, { page: 1, size: 10 }).total;
    const placed = openOrders(ida.accountId);
    expect(placed).toBe(1);
    expect(value(await ida.port(AccountSettingsCommandsPort).cancelOnMaintenance(true))).toEqual({
      running: false,
      start: undefined,
      end: undefined,
      modules: [],
      cancelsOrders: true,
    });
    const window = { start: world.now() + minute, end: world.now() + 5 * minute, modules: ['TRADE'] };
    world.areas.maintenance.announce(window);
    expect(value(await jan.port(AccountSettingsPort).maintenance())).toEqual({
      running: false,
      ...window,
      cancelsOrders: false,
    });
    await world.pass(minute + second);
    expect(value(await jan.port(AccountSettingsPort).maintenance()).running).toBe(true);
    expect([ida, jan].map(({ accountId }) => openOrders(accountId))).toEqual([0, 1]);
    await world.pass(5 * minute);
    expect(value(await jan.port(AccountSettingsPort).maintenance())).toMatchObject({
      running: false,
      start: undefined,
    });
  });

  it('keeps a name, and where messages are pushed to', async () => {
    const kim = await world.join('kim@example.com');
    const port = kim.port(AccountSettingsCommandsPort);
    expect(value(await port.rename('  Kim’s desk '))).toBe('Kim’s desk');
    expect(value(await kim.port(AccountPort).account()).alias).toBe('Kim’s desk');
    expect(await port.rename('x'.repeat(33))).toEqual(refused('invalid'));
    expect(await port.rename('a\u200bb')).toEqual(refused('invalid'));
    value(await port.registerPush('push-token-1', 'web'));
    value(await port.registerPush('push-token-1', 'web'));
    expect(world.areas.pushDevices.of(world.areas.users.byId(kim.userId)!)).toEqual([
      { token: 'push-token-1', platform: 'web' },
    ]);
  });
});
