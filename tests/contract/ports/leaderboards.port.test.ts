import { AdministrationCommandsPort } from '../../../src/application/administration/administration-commands.port';
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
    const rows = value(await of(world.stranger()).byVolume(volumes));
    expect(
      rows.map(({ rank, coolName, volume, trades, me }) => [rank, coolName, decimalText(volume), trades, me]),
    ).toEqual([
      [1, await nameOf(ada), '2650', 2, false],
      [2, await nameOf(bea), '1800', 1, false],
      [3, await nameOf(cleo), '850', 1, false],
    ]);
    expect(value(await of(bea).byVolumeWithMe({ ...volumes, order: 'ASC' })).map(({ rank, me }) => [rank, me])).toEqual(
      [
        [1, false],
        [2, true],
        [3, false],
      ],
    );
    const profit = value(await of(world.stranger()).byMetrics(profits));
    // Ada: 50 closed and 50 open, less 0.51 of fee; Cleo sold at the price of now; Bea bought 5,000 dearer.
    expect(profit.map(({ coolName, pnl }) => [coolName, decimalText(pnl!)])).toEqual([
      [await nameOf(ada), '99.49'],
      [await nameOf(cleo), '0'],
      [await nameOf(bea), '-101.08'],
    ]);
    expect(profit[0]).toMatchObject({ winRate: 1, followers: 0, chart: expect.any(Array) });
    expect(profit[0]!.chart).toHaveLength(8);
  });

  it('keeps spot and futures apart', async () => {
    expect(value(await of(ada).byVolume({ ...volumes, type: 'SPOT' }))).toHaveLength(3);
    expect(value(await of(ada).byVolume({ ...volumes, type: 'FUTURES' }))).toEqual([]);
  });

  it('hides at once what somebody hides: themselves, a figure, and the place that tells the figure', async () => {
    value(await ada.port(ProfilesCommandsPort).saveSettings({ public: false }));
    const others = value(await of(bea).byVolumeWithMe(volumes));
    expect(others.map(({ rank, uuid }) => [rank, uuid !== undefined])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(value(await of(ada).byVolumeWithMe(volumes))[0]).toMatchObject({ me: true, coolName: await nameOf(ada) });

    value(await ada.port(ProfilesCommandsPort).saveSettings({ public: true, showPnl: false }));
    expect(value(await of(bea).byMetricsWithMe(profits)).map(({ coolName }) => coolName)).not.toContain(
      await nameOf(ada),
    );
    const byVolume = value(await of(bea).byMetricsWithMe({ ...profits, by: 'VOLUME' }));
    expect(byVolume.find(({ rank }) => rank === 1)).toMatchObject({
      coolName: await nameOf(ada),
      pnl: undefined,
      roi: undefined,
      winRate: undefined,
      chart: [],
    });
    expect(value(await of(ada).byMetricsWithMe(profits))[0]).toMatchObject({ me: true, coolName: await nameOf(ada) });
    value(await ada.port(ProfilesCommandsPort).saveSettings({ showPnl: true }));
  });

  it('is worked out once a minute, unless an administrator has it forgotten', async () => {
    const administration = world.stranger().port(AdministrationCommandsPort);
    const beasVolume = async () =>
      decimalText(value(await of(bea).byVolumeWithMe(volumes)).find(({ me }) => me)!.volume);
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
    expect(value(await mine('SEVEN_DAYS')).some(({ me }) => me)).toBe(false);
    expect(value(await mine('THIRTY_DAYS')).some(({ me }) => me)).toBe(true);
  });

  it('asks for a session where the own place is marked', async () => {
    expect(await of(world.stranger()).byVolumeWithMe(volumes)).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
  });
});
