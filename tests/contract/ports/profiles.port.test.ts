import { FollowingCommandsPort } from '../../../src/application/social/following-commands.port';
import { FollowingPort } from '../../../src/application/social/following.port';
import { ProfilesCommandsPort } from '../../../src/application/social/profiles-commands.port';
import { ProfilesPort } from '../../../src/application/social/profiles.port';
import { decimalText } from '../../../src/domain/shared/decimal';
import { day, minute } from '../../../src/domain/shared/instant';
import { instruments } from '../../../sandbox/services/markets/instruments';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { deposit, symbol, trade } from './social-market';

const few = instruments.filter((instrument) => instrument.symbol === symbol);

onBothSides('ProfilesPort', (open) => {
  let world: PortWorld;
  let ada: PortVisitor;
  let bea: PortVisitor;
  let adasId: string;
  const of = (visitor: PortVisitor) => both(visitor, ProfilesPort, ProfilesCommandsPort);

  beforeAll(async () => {
    world = await open({ instruments: few });
    ada = await world.join('ada@example.com');
    bea = await world.join('bea@example.com');
    adasId = value(await of(ada).myUuid());
    for (const visitor of [ada, bea]) value(await of(visitor).saveSettings({ public: true }));
    await trade(world, ada, bea, 90_000, 20);
    await trade(world, bea, ada, 82_000, 10);
  });
  afterAll(() => world.close());

  it('gives everybody an id and a name of their own', async () => {
    const [mine, hers] = [value(await of(ada).me()), value(await of(bea).me())];
    expect(mine).toMatchObject({ uuid: adasId, userId: String(ada.userId) });
    expect(hers.uuid).not.toBe(mine.uuid);
    expect(hers.coolName).not.toBe(mine.coolName);
    expect(value(await of(ada).search(mine.coolName.toLowerCase().slice(0, 6)))).toEqual(
      expect.arrayContaining([expect.objectContaining({ uuid: adasId })]),
    );
    expect(value(await world.stranger().port(ProfilesPort).search('%'))).toEqual([]);
  });

  it('says how somebody did: fees taken off, closing trades counted', async () => {
    const summary = value(await of(ada).summary(adasId));
    // Sold 0.02 at 90,000 without a fee; bought 0.01 back at 82,000 for 0.06 %. The rest is open at a price of 82,000.
    expect(decimalText(summary.pnl!.sevenDays)).toBe('159.508');
    expect(decimalText(summary.volume!.thirtyDays)).toBe('2620');
    expect(summary).toMatchObject({ trades: { sevenDays: 2, all: 2 }, winRate: { sevenDays: 1, all: 1 } });
    expect(summary.roi!.all).toBeGreaterThan(0.005);
    const points = value(await of(bea).performance(adasId, 'SEVEN_DAYS'));
    expect(points).toHaveLength(8);
    expect(points[0]!.equityIndex).toBe(100);
    expect(points[7]!.equityIndex).toBeGreaterThan(100);
  });

  it('shows positions and trades of others only when they allow it, and at once no longer', async () => {
    expect(value(await of(bea).extendedPortfolio(adasId))).toEqual([]);
    expect(value(await of(bea).portfolio(adasId))).toEqual([]);
    expect(value(await of(ada).extendedPortfolio(adasId))[0]).toMatchObject({ symbol, side: 'LONG' });
    expect(value(await of(bea).tradingActivity(adasId, 1, 10))).toEqual({ rows: [], total: 0 });
    expect(value(await of(ada).tradingActivity(adasId, 1, 1))).toMatchObject({
      rows: [{ action: 'CLOSE', side: 'BUY' }],
      total: 2,
    });

    value(await of(ada).saveSettings({ showPortfolio: true, showTrades: true, showPnl: false, bio: 'Slow.' }));
    expect(decimalText(value(await of(bea).extendedPortfolio(adasId))[0]!.quantity!)).toBe('0.039994');
    const activity = value(await of(bea).tradingActivity(adasId, 2, 1));
    expect(activity).toMatchObject({ rows: [{ action: 'OPEN', side: 'SELL', pnl: undefined }], total: 2 });
    expect(value(await of(bea).summary(adasId))).toMatchObject({
      pnl: undefined,
      roi: undefined,
      winRate: undefined,
      sharpe: undefined,
      trades: { all: 2 },
    });
    // Prices, moments and the day of opening would tell the result as well.
    for (const { price, at } of value(await of(bea).tradingActivity(adasId, 1, 10)).rows)
      expect([price, at % day]).toEqual([undefined, 0]);
    expect(value(await of(bea).extendedPortfolio(adasId))[0]).toMatchObject({
      averageOpenPrice: undefined,
      openedAt: undefined,
    });
    expect(value(await of(bea).summary(adasId)).results).toBeUndefined();
    expect(value(await of(ada).summary(adasId)).pnl).toBeDefined();
    expect(value(await of(bea).performance(adasId))).toEqual([]);
    expect(value(await of(ada).settings())).toMatchObject({
      public: true,
      showPnl: false,
      showVolume: true,
      bio: 'Slow.',
    });
  });

  it('tells no sums where the volume is hidden, and counts no trades where they are', async () => {
    value(await of(ada).saveSettings({ showPnl: true, showVolume: false }));
    const [row] = value(await of(bea).tradingActivity(adasId, 1, 10)).rows;
    expect(row).toMatchObject({ price: expect.anything(), size: undefined });
    expect(value(await of(bea).summary(adasId))).toMatchObject({
      volume: undefined,
      markets: undefined,
      trades: { all: 2 },
    });
    value(await of(ada).saveSettings({ showVolume: true, showTrades: false }));
    expect(value(await of(bea).summary(adasId))).toMatchObject({
      markets: undefined,
      results: undefined,
      trades: undefined,
    });
    value(await of(ada).saveSettings({ showTrades: true }));
    const summary = value(await of(bea).summary(adasId));
    expect(summary.markets!.map((each) => [each.symbol, decimalText(each.volume)])).toEqual([[symbol, '2620']]);
    expect(summary.results!.filter(({ trades }) => trades > 0)).toEqual([{ from: 0.05, to: 0.1, trades: 1 }]);
    value(await of(ada).saveSettings({ showPnl: false }));
  });

  it('does not exist for others without being public', async () => {
    value(await of(ada).saveSettings({ public: false }));
    const asked = [
      of(bea).overview(adasId),
      of(bea).summary(adasId),
      of(bea).portfolio(adasId),
      of(bea).tradingActivity(adasId, 1, 5),
      of(bea).overview('no-such-trader'),
    ];
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    const { coolName } = value(await of(ada).me());
    expect(value(await of(bea).search(coolName))).toEqual([]);
    expect(value(await of(ada).overview(adasId))).toMatchObject({ uuid: adasId, public: false });
    value(await of(ada).saveSettings({ public: true, showPnl: true }));
    expect(value(await of(bea).overview(adasId))).toMatchObject({
      coolName,
      bio: 'Slow.',
      public: true,
      tier: 0,
      badges: [],
    });
  });

  it('refuses an avatar or a text that is not allowed', async () => {
    expect(await of(ada).saveSettings({ bio: 'x'.repeat(161) })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    expect(await of(ada).saveSettings({ avatar: 'Not An Avatar' })).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
  });

  it('counts followers, and keeps the rules of following', async () => {
    const following = both(bea, FollowingPort, FollowingCommandsPort);
    await world.pass(minute);
    expect(value(await following.follow(adasId))).toEqual({ following: true, followers: 1 });
    expect(await following.follow(adasId)).toMatchObject({ ok: false, error: { kind: 'duplicate' } });
    expect(await following.follow(value(await of(bea).myUuid()))).toMatchObject({
      ok: false,
      error: { kind: 'invalid' },
    });
    expect(await following.follow('nobody')).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    expect(value(await of(bea).overview(adasId))).toMatchObject({ followers: 1, followed: true });
    expect(value(await following.following())).toMatchObject([
      { uuid: adasId, since: world.now(), roi30d: expect.any(Number) },
    ]);
    expect(value(await following.followingIds())).toEqual([adasId]);

    value(await of(ada).saveSettings({ public: false }));
    const { coolName } = value(await of(ada).me());
    expect(value(await following.following())).toMatchObject([
      { uuid: adasId, coolName: `${coolName[0]}***`, avatar: 'hidden', roi30d: undefined },
    ]);
    const [left] = value(await following.followingIds());
    expect(value(await following.unfollow(left!))).toEqual({ following: false, followers: 0 });
    expect(await following.unfollow(adasId)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
    value(await of(ada).saveSettings({ public: true }));
  });

  it('counts all that was ever paid in, however long ago', async () => {
    const before = value(await of(ada).summary(adasId)).roi!.all!;
    const capital = value(await of(ada).summary(adasId)).pnl!.all.toNumber() / before;
    for (let turn = 0; turn < 1_100; turn += 1) await deposit(world, ada, 'USDT', '1');
    expect(
      value(await of(ada).summary(adasId)).pnl!.all.toNumber() / value(await of(ada).summary(adasId)).roi!.all!,
    ).toBeCloseTo(capital + 1_100, 4);
  });

  it('leaves a return unknown where there is nothing to count it from', async () => {
    const cleo = await world.join('cleo@example.com');
    const uuid = value(await of(cleo).myUuid());
    expect(value(await of(cleo).summary(uuid)).roi!.all).toBe(0);
    for (const { asset, holding } of world.exchange.balances(cleo.accountId))
      await world.exchange.submit({ type: 'deposit', accountId: cleo.accountId, asset, amount: -holding });
    expect(value(await of(cleo).summary(uuid)).roi).toEqual({
      sevenDays: undefined,
      thirtyDays: undefined,
      ninetyDays: undefined,
      all: undefined,
    });
  });

  it('forgets a week when a week has passed', async () => {
    await world.pass(8 * day);
    const summary = value(await of(ada).summary(adasId));
    expect([decimalText(summary.volume!.sevenDays), decimalText(summary.volume!.thirtyDays)]).toEqual(['0', '2620']);
  });

  it('tells a stranger nothing of anybody', async () => {
    expect(await world.stranger().port(ProfilesPort).overview(adasId)).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
    expect(await world.stranger().port(FollowingPort).following()).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
  });
});
