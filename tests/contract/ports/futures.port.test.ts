import { FuturesPort } from '../../../src/application/markets/futures.port';
import { decimalText } from '../../../src/domain/shared/decimal';
import { hour } from '../../../src/domain/shared/instant';
import { perpetual, spot, symbolsOf, take, tradeABit } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

onBothSides('FuturesPort', (open) => {
  let world: PortWorld;
  const futures = () => world.stranger().port(FuturesPort);

  beforeAll(async () => {
    world = await open({ quiet: true });
    await tradeABit(world);
  });
  afterAll(() => world.close());

  it('says of every perpetual what book and ledger say', async () => {
    const all = value(await futures().all());
    expect(all.map(({ symbol }) => symbol)).toEqual(symbolsOf('PERP'));
    const one = value(await futures().of(perpetual));
    expect(all).toContainEqual(one);
    const figures = Object.fromEntries(
      ['markPrice', 'indexPrice', 'openInterest', 'close', 'high', 'volume', 'amount'].map((name) => [
        name,
        decimalText((one as never)[name]),
      ]),
    );
    expect(figures).toEqual({
      markPrice: '60020',
      indexPrice: '60010',
      openInterest: '0.002',
      close: '60020',
      high: '60020',
      volume: '0.002',
      amount: '120.04',
    });
    expect(one.nextFundingAt! % (8 * hour)).toBe(0);
  });

  it('follows what is traded', async () => {
    await take(world, perpetual, 'BUY', 60_020, 100);
    expect(decimalText(value(await futures().of(perpetual)).openInterest)).toBe('0.003');
  });

  it('has no prices of a contract that nobody traded', async () => {
    const quiet = value(await futures().of('PERP_ETH_USDT'));
    expect(quiet).toMatchObject({ markPrice: undefined, close: undefined, high: undefined });
    expect(decimalText(quiet.openInterest)).toBe('0');
  });

  it('allows less leverage the larger the position, without a gap between tiers', async () => {
    const tiers = value(await futures().leverageTiers(perpetual));
    expect(tiers.length).toBeGreaterThan(1);
    tiers.slice(1).forEach((tier, index) => {
      const below = tiers[index]!;
      expect(tier.tier).toBe(below.tier + 1);
      expect(decimalText(tier.notionalFrom)).toBe(decimalText(below.notionalTo));
      expect(tier.maximumLeverage).toBeLessThanOrEqual(below.maximumLeverage);
      expect(tier.initialMarginRate.gt(below.initialMarginRate)).toBe(true);
      expect(tier.maintenanceMarginRate.lt(tier.initialMarginRate)).toBe(true);
    });
    expect(tiers.at(-1)!.maximumLeverage).toBeLessThan(tiers[0]!.maximumLeverage);
    const all = value(await futures().leverageTiers());
    expect([...new Set(all.map(({ symbol }) => symbol))]).toEqual(symbolsOf('PERP'));
    expect(all.filter(({ symbol }) => symbol === perpetual)).toEqual(tiers);
  });

  it('has one insurance fund behind all contracts', async () => {
    const fund = value(await futures().insuranceFund());
    expect(fund.balances.map(({ token }) => token)).toEqual(['USDT']);
    expect(value(await futures().insuranceFund(perpetual))).toEqual(fund);
    const times = fund.history.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('explains contracts on many coins', async () => {
    const multipliers = value(await futures().multipliers());
    expect(multipliers).toContainEqual({ symbol: 'PERP_1000PEPE_USDT', coin: 'PEPE', coins: 1000 });
    expect(multipliers).toContainEqual({ symbol: perpetual, coin: 'BTC', coins: 1 });
  });

  it('names where an index comes from, and what is missing in it', async () => {
    const [source, ...others] = value(await futures().indexSources(perpetual));
    expect(others).toEqual([]);
    expect(source).toMatchObject({ symbol: spot, status: 'TRADING', updatedAt: world.exchange.book(spot, 1)!.at });
    expect([decimalText(source!.price!), decimalText(source!.weight)]).toEqual(['60000', '1']);
    expect(value(await futures().indexSources('PERP_ETH_USDT'))).toMatchObject([
      { price: undefined, status: 'SUSPENDED' },
    ]);
  });

  it('has candles of mark and index that close at what is said of the contract', async () => {
    await world.pass(1_000);
    const said = value(await futures().of(perpetual));
    for (const kind of ['mark', 'index'] as const) {
      const candles = value(await futures().priceCandles({ symbol: perpetual, kind, interval: '1m', limit: 5 }));
      expect(candles.at(-1)).toMatchObject({ close: Number(said[`${kind}Price`]), volume: 0 });
      const { startAt } = candles.at(-1)!;
      const before = await futures().priceCandles({
        symbol: perpetual,
        kind,
        interval: '1m',
        before: startAt,
        limit: 5,
      });
      expect(value(before).every((candle) => candle.startAt < startAt)).toBe(true);
    }
  });

  it('refuses what is no perpetual', async () => {
    expect(await futures().priceCandles({ symbol: spot, kind: 'mark', interval: '1m', limit: 5 })).toEqual(
      refused('invalid'),
    );
    expect(await futures().of(spot)).toEqual(refused('invalid'));
    expect(await futures().leverageTiers(spot)).toEqual(refused('invalid'));
    expect(await futures().insuranceFund('PERP_NOPE_USDT')).toEqual(refused('invalid'));
    expect(await futures().indexSources('PERP_NOPE_USDT')).toEqual(refused('invalid'));
  });
});
