import { adminToken } from '../../../sandbox/shared/practice-account';
import { AdministrationCommandsPort } from '../../../src/application/administration/administration-commands.port';
import { FundingPort } from '../../../src/application/markets/funding.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { hour } from '../../../src/domain/shared/instant';
import { perpetual, spot, symbolsOf, tradeABit } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

const interval = 8 * hour;

onBothSides('FundingPort', (open) => {
  let world: PortWorld;
  const funding = () => world.stranger().port(FundingPort);
  const administration = () => world.stranger().port(AdministrationCommandsPort);
  const settle = () => world.pass(interval - (world.now() % interval));

  beforeEach(async () => {
    world = await open({ quiet: true });
    await tradeABit(world);
    await world.pass(1);
  });
  afterEach(() => world.close());

  it('tells the rate of each perpetual and when it is settled next', async () => {
    const rates = value(await funding().rates());
    expect(rates.map(({ symbol }) => symbol)).toEqual(symbolsOf('PERP'));
    const one = value(await funding().rate(perpetual));
    expect(rates).toContainEqual(one);
    expect(one.intervalHours).toBe(8);
    expect(one.nextAt % interval).toBe(0);
    expect(one.nextAt - world.now()).toBeGreaterThan(0);
    expect(one.nextAt - world.now()).toBeLessThanOrEqual(interval);
  });

  it('settles what was estimated, and remembers it', async () => {
    value(await administration().setFundingRate(adminToken, perpetual, decimal('0.00025')));
    expect(decimalText(value(await funding().rate(perpetual)).estimated)).toBe('0.00025');
    await settle();
    const after = value(await funding().rate(perpetual));
    expect(decimalText(after.last)).toBe('0.00025');
    const { rows, total } = value(await funding().history({ symbol: perpetual }));
    expect(total).toBe(1);
    expect(decimalText(rows[0]!.rate)).toBe('0.00025');
    expect(rows[0]).toMatchObject({ symbol: perpetual, at: after.lastAt, nextAt: after.nextAt });
    expect(decimalText(rows[0]!.markPrice!)).toMatch(/^600[12]\d/);
  });

  it('pages through the past, newest first, between two times', async () => {
    await settle();
    const times: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      times.unshift(value(await funding().rate(perpetual)).lastAt);
      await settle();
    }
    times.unshift(value(await funding().rate(perpetual)).lastAt);
    const all = value(await funding().history({ symbol: perpetual }));
    expect(all.rows.map(({ at }) => at)).toEqual(times);
    const second = value(await funding().history({ symbol: perpetual, page: 2, size: 3 }));
    expect([second.rows.map(({ at }) => at), second.total]).toEqual([[times[3]], 4]);
    const within = value(await funding().history({ symbol: perpetual, from: times[2], to: times[1] }));
    expect(within.rows.map(({ at }) => at)).toEqual([times[1], times[2]]);
  });

  it('knows no funding of spot markets and of markets that do not exist', async () => {
    for (const symbol of [spot, 'PERP_NOPE_USDT']) {
      expect(await funding().rate(symbol)).toEqual(refused('invalid'));
      expect(await funding().history({ symbol })).toEqual(refused('invalid'));
    }
    expect(await funding().history({ symbol: perpetual, page: 0 })).toEqual(refused('invalid'));
  });
});
