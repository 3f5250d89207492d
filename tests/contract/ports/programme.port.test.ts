import { ProgrammePort } from '../../../src/application/earn/programme.port';
import { StakingCommandsPort } from '../../../src/application/earn/staking-commands.port';
import { TradingPort } from '../../../src/application/trading/trading.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, hour } from '../../../src/domain/shared/instant';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('ProgrammePort', (open) => {
  let world: PortWorld;

  beforeAll(async () => {
    world = await open({ quiet: true });
  });
  afterAll(() => world.close());

  it('tells everybody what each tier takes and gives', async () => {
    const { asset, tiers } = value(await world.stranger().port(ProgrammePort).programme());
    expect(asset).toBe('WOO');
    expect(
      tiers.map(({ tier, staked, volume, spot, contracts, freeWithdrawals }) => [
        tier,
        ...[staked, volume, spot.maker, spot.taker, contracts.maker, contracts.taker].map(decimalText),
        freeWithdrawals,
      ]),
    ).toEqual([
      [0, '0', '0', '0', '0.0006', '0', '0.0003', 0],
      [1, '1800', '10000000', '0', '0.00048', '0', '0.00027', 1],
      [2, '25000', '50000000', '0', '0.00036', '0', '0.00021', 2],
      [3, '150000', '100000000', '0', '0.0003', '0', '0.00015', 3],
      [4, '500000', '200000000', '0', '0.00024', '0', '0.00012', 5],
      [5, '1000000', '500000000', '0', '0.00018', '0', '0.00009', 10],
    ]);
    expect(await world.stranger().port(ProgrammePort).member()).toEqual(refused('unauthorised'));
  });

  it('shows what is counted, and fees are told and charged by the tier', async () => {
    const ada = await world.join('ada@example.com');
    world.areas.users.setVerified(ada.userId, 'CH', 1);
    const member = async () => value(await ada.port(ProgrammePort).member());
    expect(await member()).toMatchObject({ tier: 0, days: [], samples: [], freeWithdrawals: { perDay: 0, left: 0 } });
    value(await ada.port(StakingCommandsPort).stake(decimal('2000')));
    expect(decimalText((await member()).staked)).toBe('2000');
    for (let passed = 0; passed < 48; passed += 1) await world.pass(hour);
    const later = await member();
    expect(later).toMatchObject({ tier: 1, freeWithdrawals: { perDay: 1, left: 1 } });
    expect(later.days[0]).toMatchObject({ dayAt: world.now() - (world.now() % day) - day, tier: 1 });
    expect([later.days[0]!.average, later.average!, later.samples[0]!.staked].map(decimalText)).toEqual([
      '2000',
      '2000',
      '2000',
    ]);
    expect(later.samples.length).toBeGreaterThan(40);
    const fee = async (symbol: string) => value(await ada.port(TradingPort).tradingFee(symbol)).taker;
    expect([await fee('SPOT_BTC_USDT'), await fee('PERP_BTC_USDT')]).toEqual(['0.00048', '0.00027']);
    expect(value(await ada.port(WalletPort).allowance()).free).toBe(1);
  });
});
