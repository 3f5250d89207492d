import { AdministrationCommandsPort } from '../../../src/application/administration/administration-commands.port';
import { FollowingCommandsPort } from '../../../src/application/social/following-commands.port';
import { LeaderboardsPort } from '../../../src/application/social/leaderboards.port';
import { ProfilesCommandsPort } from '../../../src/application/social/profiles-commands.port';
import { ProfilesPort } from '../../../src/application/social/profiles.port';
import { decimalText } from '../../../src/domain/shared/decimal';
import { day, minute } from '../../../src/domain/shared/instant';
import { adminToken } from '../../../sandbox/shared/practice-account';
import { instruments } from '../../../sandbox/services/markets/instruments';
import { onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { symbol, trade } from './social-market';

const few = instruments.filter((instrument) => instrument.symbol === symbol);
const volumes = { period: 'SEVEN_DAYS', type: 'ALL', order: 'DESC' } as const;
const profits = { ...volumes, by: 'PNL' } as const;

onBothSides('LeaderboardsPort', (open) => {
  let world: PortWorld;
  let ada: PortVisitor;
  let bea: PortVisitor;
  let cleo: PortVisitor;
  const of = (visitor: PortVisitor) => visitor.port(LeaderboardsPort);
  const nameOf = async (visitor: PortVisitor) => value(await visitor.port(ProfilesPort).me()).coolName;

  beforeAll(async () => {
    world = await open({ instruments: few });
    [ada, bea, cleo] = [
      await world.join('ada@example.com'),
      await world.join('bea@example.com'),
      await world.join('cleo@example.com'),
    ];
    for (const visitor of [ada, bea, cleo])
      value(await visitor.port(ProfilesCommandsPort).saveSettings({ public: true }));
    await trade(world, ada, bea, 90_000, 20);
    await trade(world, cleo, ada, 85_000, 10);
  });
  afterAll(() => world.close());

  it('ranks by volume, and by profit with fees taken off', async () => {
    const { rows, countedAt } = value(await of(world.stranger()).byVolume(volumes));
    expect(countedAt).toBe(world.now());
    expect(rows.map(({ rank, coolName, volume, me }) => [rank, coolName, decimalText(volume), me])).toEqual([
      [1, await nameOf(ada), '2650', false],
      [2, await nameOf(bea), '1800', false],
      [3, await nameOf(cleo), '850', false],
    ]);
    expect(
      value(await of(bea).byVolumeWithMe({ ...volumes, order: 'ASC' })).rows.map(({ rank, me }) => [rank, me]),
    ).toEqual([
      [1, false],
      [2, true],
      [3, false],
    ]);
    const { rows: profit } = value(await of(world.stranger()).byMetrics(profits));
    // Ada: 50 closed and 50 open, less 0.51 of fee; Cleo sold at the price of now; Bea bought 5,000 dearer.
    expect(profit.map(({ coolName, pnl }) => [coolName, decimalText(pnl!)])).toEqual([
      [await nameOf(ada), '99.49'],
      [await nameOf(cleo), '0'],
      [await nameOf(bea), '-101.08'],
    ]);
    expect(profit[0]).toMatchObject({ winRate: 1, followers: 0, chart: expect.any(Array) });
    expect(profit[0]!.chart).toHaveLength(8);
  });

  it('knows who follows at once, whenever it counted last', async () => {
    const followersOf = async () => {
      const { rows } = value(await of(world.stranger()).byMetrics(profits));
      return rows.map(({ followers }) => followers);
    };
    const first = await followersOf();
    const uuid = value(await ada.port(ProfilesPort).myUuid());
    value(await bea.port(FollowingCommandsPort).follow(uuid));
    expect(await followersOf()).toEqual([first[0]! + 1, ...first.slice(1)]);
    value(await bea.port(FollowingCommandsPort).unfollow(uuid));
    expect(await followersOf()).toEqual(first);
  });

  it('puts whoever has no figure last, whichever way it is ordered', async () => {
    for (const order of ['DESC', 'ASC'] as const) {
      const { rows } = value(await of(world.stranger()).byMetrics({ ...volumes, by: 'WIN_RATE', order }));
      const known = rows.map(({ winRate }) => winRate !== undefined);
      expect(new Set(known).size).toBe(2);
      expect(known).toEqual(known.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('keeps spot and futures apart', async () => {
    expect(value(await of(ada).byVolume({ ...volumes, type: 'SPOT' })).rows).toHaveLength(3);
    expect(value(await of(ada).byVolume({ ...volumes, type: 'FUTURES' })).rows).toEqual([]);
  });

  it('hides at once what somebody hides: themselves, a figure, and the place that tells the figure', async () => {
    value(await ada.port(ProfilesCommandsPort).saveSettings({ public: false }));
    const { rows: others } = value(await of(bea).byVolumeWithMe(volumes));
    expect(others.map(({ rank, uuid }) => [rank, uuid !== undefined])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(value(await of(ada).byVolumeWithMe(volumes)).rows[0]).toMatchObject({
      me: true,
      coolName: await nameOf(ada),
    });

    value(await ada.port(ProfilesCommandsPort).saveSettings({ public: true, showPnl: false }));
    for (const by of ['PNL', 'ROI', 'WIN_RATE'] as const)
      expect(
        value(await of(bea).byMetricsWithMe({ ...profits, by })).rows.map(({ coolName }) => coolName),
      ).not.toContain(await nameOf(ada));
    const { rows: byVolume } = value(await of(bea).byMetricsWithMe({ ...profits, by: 'VOLUME' }));
    expect(byVolume.find(({ rank }) => rank === 1)).toMatchObject({
      coolName: await nameOf(ada),
      pnl: undefined,
      roi: undefined,
      winRate: undefined,
      chart: [],
    });
    expect(value(await of(ada).byMetricsWithMe(profits)).rows[0]).toMatchObject({
      me: true,
      coolName: await nameOf(ada),
    });
    value(await ada.port(ProfilesCommandsPort).saveSettings({ showPnl: true }));
  });

  it('tells how many trades only where trades are shown', async () => {
    const trades = async (visitor: PortVisitor) =>
      value(await of(visitor).byVolumeWithMe(volumes)).rows.find(({ rank }) => rank === 1)?.trades;
    expect(await trades(bea)).toBeUndefined();
    expect(await trades(ada)).toBe(2);
    value(await ada.port(ProfilesCommandsPort).saveSettings({ showTrades: true }));
    expect(await trades(bea)).toBe(2);
    value(await ada.port(ProfilesCommandsPort).saveSettings({ showTrades: false }));
  });

  it('gives everybody the place that others see: who alone sees oneself takes none away', async () => {
    value(await ada.port(ProfilesCommandsPort).saveSettings({ public: false }));
    const places = async (visitor: PortVisitor) =>
      value(await of(visitor).byVolumeWithMe(volumes)).rows.map(({ rank, me }) => [rank, me]);
    expect(await places(bea)).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(await places(ada)).toEqual([
      [1, true],
      [1, false],
      [2, false],
    ]);
    value(await ada.port(ProfilesCommandsPort).saveSettings({ public: true }));
  });

  it('says the return that the profile says, to the last digit, and what it is counted from', async () => {
    const { rows } = value(await of(bea).byMetricsWithMe({ ...profits, by: 'ROI' }));
    expect(rows).toHaveLength(3);
    for (const { uuid, roi, pnl, capital, maxDrawdown } of rows) {
      const summary = value(await bea.port(ProfilesPort).summary(uuid!));
      expect([roi, pnl]).toEqual([summary.roi!.sevenDays, summary.pnl!.sevenDays]);
      expect(pnl!.div(capital!).toNumber()).toBeCloseTo(roi!, 12);
      expect(maxDrawdown).toBe(summary.maxDrawdown);
    }
  });

  it('leaves out who had little or fell deep, and says how many it does not show', async () => {
    const { rows: all, counts } = value(await of(world.stranger()).byMetrics(profits));
    expect(counts).toEqual({ traded: 3, hidden: 0, outOfBounds: 0, left: 0 });
    const fallen = all.find(({ maxDrawdown }) => maxDrawdown! > 0)!;
    const bounds = { deepestDrawdown: fallen.maxDrawdown! / 2 };
    const within = value(await of(world.stranger()).byMetrics({ ...profits, bounds }));
    expect(within.rows.map(({ coolName }) => coolName)).not.toContain(fallen.coolName);
    expect(within.counts).toMatchObject({ traded: 3, outOfBounds: all.length - within.rows.length });

    const leastCapital = Math.ceil(Math.max(...all.map(({ capital }) => capital!.toNumber()))) + 1;
    const rich = value(await of(world.stranger()).byMetrics({ ...profits, bounds: { leastCapital } }));
    expect([rich.rows.length, rich.counts?.outOfBounds]).toEqual([0, 3]);

    // Who hides results is not told by staying within bounds either.
    value(await ada.port(ProfilesCommandsPort).saveSettings({ showPnl: false }));
    const byVolume = value(await of(bea).byMetricsWithMe({ ...profits, by: 'VOLUME', bounds: { leastCapital: 1 } }));
    expect(byVolume.rows.map(({ coolName }) => coolName)).not.toContain(await nameOf(ada));
    expect(byVolume.counts).toMatchObject({ hidden: 1, outOfBounds: 0 });
    value(await ada.port(ProfilesCommandsPort).saveSettings({ showPnl: true }));
  });

  it('is worked out once a minute, unless an administrator has it forgotten', async () => {
    const administration = world.stranger().port(AdministrationCommandsPort);
    const beasVolume = async () =>
      decimalText(value(await of(bea).byVolumeWithMe(volumes)).rows.find(({ me }) => me)!.volume);
    const before = await beasVolume();
    await trade(world, bea, cleo, 85_000, 1);
    expect(await beasVolume()).toBe(before);
    expect(await administration.clearRankings('wrong')).toMatchObject({ ok: false, error: { kind: 'unauthorised' } });
    expect(await beasVolume()).toBe(before);
    expect(value(await administration.clearRankings(adminToken))).toBeGreaterThan(0);
    expect(await beasVolume()).toBe('1885');
    await trade(world, bea, cleo, 85_000, 1);
    await world.pass(minute);
    expect(await beasVolume()).toBe('1970');
  });

  it('forgets what is older than the period', async () => {
    await world.pass(7 * day);
    const mine = (period: 'SEVEN_DAYS' | 'THIRTY_DAYS') => of(ada).byVolumeWithMe({ ...volumes, period });
    expect(value(await mine('SEVEN_DAYS')).rows.some(({ me }) => me)).toBe(false);
    expect(value(await mine('THIRTY_DAYS')).rows.some(({ me }) => me)).toBe(true);
    expect(value(await mine('SEVEN_DAYS')).counts).toEqual({ traded: 0, hidden: 0, outOfBounds: 0, left: 3 });
  });

  it('asks for a session where the own place is marked', async () => {
    expect(await of(world.stranger()).byVolumeWithMe(volumes)).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
  });
});
