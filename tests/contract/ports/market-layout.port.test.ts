import { feeTiers } from '../../../sandbox/engine/model/fee-tiers';
import { FeesPort } from '../../../src/application/markets/fees.port';
import { MarketLayoutPort } from '../../../src/application/markets/market-layout.port';
import { decimalText } from '../../../src/domain/shared/decimal';
import { perpetual, quote, spot, symbolsOf, take, tradeABit } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';

onBothSides('MarketLayoutPort and FeesPort', (open) => {
  let world: PortWorld;
  const layout = () => world.stranger().port(MarketLayoutPort);
  const group = async (id: string) => value(await layout().groups()).find((each) => each.id === id)!;

  beforeEach(async () => {
    world = await open({ quiet: true });
    await tradeABit(world);
  });
  afterEach(() => world.close());

  it('shows every market in the group of its type, the most traded first', async () => {
    expect([...(await group('spot')).symbols].sort()).toEqual(symbolsOf('SPOT').sort());
    expect(await group('perpetual')).toMatchObject({ type: 'PERP' });
    expect((await group('spot')).symbols[0]).toBe(spot);
    await quote(world, 'SPOT_ETH_USDT', 'SELL', 300_000, 1_000_000);
    await take(world, 'SPOT_ETH_USDT', 'BUY', 300_000, 1_000_000);
    expect((await group('spot')).symbols.slice(0, 2)).toEqual(['SPOT_ETH_USDT', spot]);
    expect((await group('stablecoins')).symbols).toEqual(['SPOT_USDC_USDT']);
  });

  it('highlights what is traded, and what rises or falls', async () => {
    expect(value(await layout().highlights())).toMatchObject({ hot: [spot, perpetual], gainers: [], losers: [] });
    await quote(world, 'SPOT_ETH_USDT', 'SELL', 300_000, 10_000);
    await take(world, 'SPOT_ETH_USDT', 'BUY', 300_000, 10_000);
    await quote(world, 'SPOT_ETH_USDT', 'SELL', 301_000, 10_000);
    await take(world, 'SPOT_ETH_USDT', 'BUY', 301_000, 10_000);
    await take(world, spot, 'SELL', 5_999_000, 10_000);
    const { gainers, losers, newest } = value(await layout().highlights());
    expect([gainers, losers]).toEqual([['SPOT_ETH_USDT'], [spot]]);
    expect(new Set(newest).size).toBe(10);
  });

  it('charges the fees that trades pay, and puts every market into one group', async () => {
    for (const type of ['SPOT', 'PERP'] as const) {
      const groups = value(await world.stranger().port(FeesPort).groups(type));
      expect(groups.flatMap(({ symbols }) => symbols).sort()).toEqual(symbolsOf(type).sort());
      for (const { symbols, tiers } of groups) {
        const { makerBps, takerBps } = world.exchange.fees(symbols[0]!);
        const told = tiers.map((tier) => [tier.tier, decimalText(tier.makerBps), decimalText(tier.takerBps)]);
        expect(told[0]).toEqual([0, String(makerBps), String(takerBps)]);
        expect(told.slice(1)).toEqual(
          feeTiers.slice(1).map((rates, place) => [place + 1, '0', String(rates[type].takerBps)]),
        );
      }
    }
  });
});
