import { FundingPort } from '../../../src/application/markets/funding.port';
import { ListingFeedsPort } from '../../../src/application/markets/listing-feeds.port';
import type { ListedContract, ListedFigures, ListedTrade } from '../../../src/domain/markets/listing-feed';
import { decimalText } from '../../../src/domain/shared/decimal';
import { minute } from '../../../src/domain/shared/instant';
import { perpetual, spot, symbolsOf, take, tradeABit } from './market-world';
import { onBothSides, value, type PortWorld } from './port-world';
import { refused } from './proofs';

/** Figures as texts, for comparing. */
const plain = (row: ListedFigures | ListedContract) =>
  Object.fromEntries(
    Object.entries(row).map(([name, each]) => [
      name,
      typeof each === 'object' ? decimalText(each as never) : (each as unknown),
    ]),
  );
const shortly = ({ side, price, quantity }: ListedTrade) => [side, decimalText(price), decimalText(quantity)];

onBothSides('ListingFeedsPort', (open) => {
  let world: PortWorld;
  const feeds = () => world.stranger().port(ListingFeedsPort);

  beforeEach(async () => {
    world = await open({ quiet: true });
    await tradeABit(world);
  });
  afterEach(() => world.close());

  it('lists spot markets at CoinGecko and all at Nomics, under the same names', async () => {
    const spots = value(await feeds().markets('coingecko'));
    const all = value(await feeds().markets('nomics'));
    expect(spots).toHaveLength(symbolsOf('SPOT').length);
    expect(spots).toContainEqual({ name: 'BTC_USDT', base: 'BTC', quote: 'USDT', type: 'SPOT' });
    expect(all.filter(({ type }) => type === 'SPOT')).toEqual(spots);
    expect(all.filter(({ type }) => type === 'PERP')).toHaveLength(symbolsOf('PERP').length);
    expect(all).toContainEqual({ name: '1000PEPE_USDT-PERP', base: '1000PEPE', quote: 'USDT', type: 'PERP' });
  });

  it('tells CoinGecko and CoinMarketCap the same of the same markets', async () => {
    const [gecko, cap] = [value(await feeds().figures('coingecko')), value(await feeds().figures('coinmarketcap'))];
    expect(gecko.map(plain)).toEqual([
      {
        name: 'BTC_USDT',
        base: 'BTC',
        quote: 'USDT',
        last: '60010',
        high: '60010',
        low: '59990',
        baseVolume: '0.006',
        quoteVolume: '360.02',
        bid: '59990',
        ask: '60010',
      },
    ]);
    expect(cap.map(plain)).toEqual(gecko.map(plain));
    expect(
      value(await feeds().lastPrices()).map(({ name, last, frozen }) => [name, decimalText(last), frozen]),
    ).toEqual([['BTC_USDT', '60010', false]]);
    const [one, ...others] = value(await feeds().contracts('coingecko'));
    expect(others).toEqual([]);
    expect(plain(one!)).toMatchObject({
      name: 'BTC_USDT-PERP',
      openInterest: '0.002',
      openInterestUsd: '120.04',
      contractPrice: '60020',
      indexPrice: '60010',
      takerFee: '0.0003',
    });
    expect(value(await feeds().contracts('coinmarketcap')).map(plain)).toEqual([plain(one!)]);
    const funding = value(await world.stranger().port(FundingPort).rate(perpetual));
    expect([decimalText(one!.fundingRate!), decimalText(one!.nextFundingRate!), one!.nextFundingAt]).toEqual([
      decimalText(funding.last),
      decimalText(funding.estimated),
      funding.nextAt,
    ]);
    await take(world, perpetual, 'BUY', 60_020, 100);
    expect(decimalText(value(await feeds().contracts('coingecko'))[0]!.openInterest)).toBe('0.003');
  });

  it('gives everybody the whole book, from the middle outwards', async () => {
    const gecko = value(await feeds().book('coingecko', 'BTC_USDT'));
    expect(gecko.at).toBe(world.exchange.book(spot, 1)!.at);
    expect([gecko.bids, gecko.asks].map((side) => side.map((level) => level.map(decimalText)))).toEqual([
      [['59990', '1.998']],
      [['60010', '1.996']],
    ]);
    expect(value(await feeds().book('nomics', 'BTC_USDT'))).toEqual(gecko);
    expect(value(await feeds().book('nomics', 'ETH_USDT'))).toMatchObject({ bids: [], asks: [] });
  });

  it('tells trades by time, or from one trade on', async () => {
    const trades = value(await feeds().trades({ market: 'BTC_USDT' }));
    expect(trades.map(shortly)).toEqual([
      ['BUY', '60010', '0.003'],
      ['SELL', '59990', '0.002'],
      ['BUY', '60010', '0.001'],
    ]);
    const onwards = value(await feeds().tradesAfter('BTC_USDT'));
    expect(onwards).toEqual([...trades].reverse());
    expect(value(await feeds().tradesAfter('BTC_USDT', onwards[0]!.id))).toEqual(onwards.slice(1));
    await world.pass(minute);
    await take(world, spot, 'BUY', 6_001_000, 5_000);
    expect(value(await feeds().trades({ market: 'BTC_USDT', from: world.now() })).map(shortly)).toEqual([
      ['BUY', '60010', '0.005'],
    ]);
    expect(value(await feeds().trades({ market: 'BTC_USDT', to: world.now() - minute }))).toEqual(trades);
    expect(value(await feeds().trades({ market: 'BTC_USDT', limit: 1 })).map(shortly)).toEqual([
      ['BUY', '60010', '0.005'],
      ['SELL', '59990', '0.002'],
    ]);
  });

  it('names assets by the numbers CoinMarketCap has for them', async () => {
    const assets = value(await feeds().assets());
    expect(assets.find(({ asset }) => asset === 'BTC')).toMatchObject({
      name: 'Bitcoin',
      serviceId: 1,
      deposits: true,
      withdrawals: true,
    });
    expect(
      assets.filter(({ withdrawals, minimumWithdrawal }) => withdrawals !== (minimumWithdrawal !== undefined)),
    ).toEqual([]);
    const numbers = assets.map(({ serviceId }) => serviceId);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('presents the exchange at length', async () => {
    const exchange = value(await feeds().exchange());
    expect(exchange.description.length).toBeGreaterThanOrEqual(1_000);
    expect([...exchange.offers].sort()).toEqual(['markets', 'ordersSnapshot', 'trades']);
    expect(exchange.logo.startsWith(exchange.website)).toBe(true);
  });

  it('knows no market that is not listed', async () => {
    expect(await feeds().book('coingecko', 'NOPE_USDT')).toEqual(refused('invalid'));
    expect(await feeds().book('nomics', 'SPOT_BTC_USDT')).toEqual(refused('invalid'));
    expect(await feeds().trades({ market: 'NOPE_USDT' })).toEqual(refused('invalid'));
    expect(await feeds().tradesAfter('NOPE_USDT')).toEqual(refused('invalid'));
  });
});
