import { feeTiers } from '../../../sandbox/engine/model/fee-tiers';
import { ExecutionCostPort } from '../../../src/application/markets/execution-cost.port';
import { decimal, decimalText, type Decimal } from '../../../src/domain/shared/decimal';
import { quote, spot, symbolsOf, tradeABit } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('ExecutionCostPort', (open) => {
  let world: PortWorld;
  const costs = () => world.stranger().port(ExecutionCostPort);
  const text = (figure: Decimal | undefined) => figure && decimalText(figure);
  const ofBitcoin = async (amount: string, withFee = false) =>
    value(await costs().cost({ amount: decimal(amount), token: 'BTC', type: 'SPOT', withFee }))[0]!;

  beforeEach(async () => {
    world = await open({ quiet: true });
    await tradeABit(world);
  });
  afterEach(() => world.close());

  it('measures what an amount costs on the book, both ways', async () => {
    const cost = await ofBitcoin('1000');
    expect(cost).toMatchObject({ token: 'BTC', type: 'SPOT', at: world.now() });
    expect([cost.middlePrice, cost.buyPrice, cost.sellPrice, cost.feeBps, cost.totalBps].map(text)).toEqual([
      '60000',
      '60010',
      '59990',
      '6',
      '1.6667',
    ]);
    expect(text((await ofBitcoin('1000', true)).totalBps)).toBe('7.6667');
  });

  it('costs more the deeper it goes, and nothing can be said beyond the book', async () => {
    await quote(world, spot, 'SELL', 6_100_000, 2_000_000);
    const small = await ofBitcoin('1000');
    const large = await ofBitcoin('200000');
    expect(large.buyPrice!.gt(small.buyPrice!)).toBe(true);
    expect(await ofBitcoin('1000000000')).toMatchObject({
      buyPrice: undefined,
      sellPrice: undefined,
      totalBps: undefined,
    });
  });

  it('knows what usual amounts cost over the last day, with the fee or without, and says nothing of others', async () => {
    const day = (amount: string, withFee = false) =>
      costs().costOverDay({ amount: decimal(amount), token: 'BTC', type: 'SPOT', withFee });
    await world.pass(6 * 60_000);
    await quote(world, spot, 'SELL', 6_100_000, 2_000_000);
    await world.pass(6 * 60_000);
    const rows = value(await day('10000'));
    expect(rows.length).toBeGreaterThanOrEqual(2);
    expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => a - b));
    expect(new Set(rows.map(({ token, type }) => `${type} ${token}`))).toEqual(new Set(['SPOT BTC']));
    const measured = rows.at(-1)!;
    expect(text(measured.totalBps)).toBe(text((await ofBitcoin('10000')).totalBps));
    const fees = value(await day('10000', true)).at(-1)!;
    expect(text(fees.totalBps)).toBe(text(measured.totalBps!.plus(measured.feeBps)));
    expect(await day('12345')).toEqual(refused('invalid'));
  });

  it('can be asked of every token and type it names', async () => {
    const choices = value(await costs().choices());
    expect(choices.types).toEqual(['SPOT', 'PERP']);
    expect(choices.tokens).toContain('PEPE');
    const every = value(await costs().cost({ amount: choices.amounts[0]!, withFee: false }));
    expect(every).toHaveLength(world.exchange.instruments.length);
    expect(new Set(every.map(({ token }) => token))).toEqual(new Set(choices.tokens));
    expect(every.every(({ exchange }) => exchange === choices.exchanges[0]!.id)).toBe(true);
  });

  it('names the tiers of fees', async () => {
    expect(
      value(await costs().feeTiers()).map(({ type, tier, makerBps, takerBps }) => [
        type,
        tier,
        text(makerBps),
        text(takerBps),
      ]),
    ).toEqual(
      [spot, symbolsOf('PERP')[0]!].flatMap((symbol) => {
        const type = symbol.startsWith('SPOT') ? 'SPOT' : 'PERP';
        return feeTiers.map((rates, tier) => [type, tier, '0', String(rates[type].takerBps)]);
      }),
    );
  });

  it('says how deep each market is', async () => {
    const rows = value(await costs().liquidity());
    expect(rows).toHaveLength(world.exchange.instruments.length);
    const { bidDepth, askDepth, spreadBps } = rows.find(({ symbol }) => symbol === spot)!;
    expect([bidDepth, askDepth, spreadBps].map(text)).toEqual([
      String(59_990 * 1.998),
      String(60_010 * 1.996),
      '3.3333',
    ]);
    expect(rows.find(({ symbol }) => symbol === 'SPOT_ETH_USDT')).toMatchObject({
      bidDepth: undefined,
      spreadBps: undefined,
    });
  });

  it('refuses nothing, and tokens nobody trades', async () => {
    expect(await costs().cost({ amount: decimal('0'), withFee: false })).toEqual(refused('invalid'));
    expect(await costs().cost({ amount: decimal('1'), token: 'NOPE', withFee: false })).toEqual(refused('invalid'));
  });
});
