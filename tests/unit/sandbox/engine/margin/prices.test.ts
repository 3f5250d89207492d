import { hour } from '../../../../../src/domain/shared/instant';
import { advance, ContractExchange, pack } from './contract-exchange';
import { coin, contract, units } from '../test-exchange';

describe('index and mark of a contract', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
  });
  const override = (price: 'index' | 'mark', value: string | undefined, symbol = contract.symbol) =>
    exchange.do({
      type: 'overridePrice',
      symbol,
      price,
      value: value === undefined ? undefined : units(value),
    });
  const prices = () => exchange.engine.prices;
  const mark = () => prices().mark(contract.symbol);
  const index = () => prices().index(contract.symbol);

  it('are unknown while nobody has traded or quoted', () => {
    expect([mark(), index(), prices().mark(coin.symbol), prices().index(coin.symbol)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(prices().worthOf('USDT', 'USDT')).toBe(units('1'));
    expect(prices().worthOf('NONE', 'USDT')).toBeUndefined();
  });

  it('follow what there is of best bid, best ask and last trade', () => {
    exchange.place('maker', 'BUY', 99, 5);
    expect(mark()).toBe(units('99'));
    exchange.place('maker', 'SELL', 102, 5);
    expect(mark()).toBe(units('100.5'));
    exchange.do({ type: 'cancelAll', accountId: 'maker' });
    exchange.place('maker', 'SELL', 103, 5);
    expect(mark()).toBe(units('103'));
    exchange.do({ type: 'cancelAll', accountId: 'maker' });
    exchange.trade(100);
    exchange.place('maker', 'BUY', 98, 5);
    exchange.place('maker', 'SELL', 104, 5);
    expect(mark()).toBe(units('100'));
    exchange.place('maker', 'BUY', 102, 5);
    expect(mark()).toBe(units('102'));
    exchange.do({ type: 'cancelAll', accountId: 'maker' });
    exchange.place('maker', 'SELL', 97, 5);
    exchange.place('maker', 'BUY', 95, 5);
    expect(mark()).toBe(units('97'));
  });

  it('are the index where the contract has no price of its own', () => {
    exchange.trade(100, { symbol: coin.symbol });
    expect([mark(), index()]).toEqual([units('100'), units('100')]);
    exchange.do(advance);
    expect([mark(), index(), prices().mark(pack.symbol)]).toEqual([units('100'), units('100'), units('100000')]);
  });

  it('are as they were taken, until they are taken again', () => {
    exchange.trade(100, { symbol: coin.symbol });
    exchange.trade(100);
    exchange.do(advance);
    exchange.trade(104, { symbol: coin.symbol });
    exchange.trade(104);
    expect([mark(), index()]).toEqual([units('100'), units('100')]);
    expect(prices().atMoment(contract.symbol, exchange.at)).toEqual({ index: units('104'), mark: units('104') });
    override('mark', '90');
    expect(prices().atMoment(contract.symbol, exchange.at)).toEqual({ index: units('104'), mark: units('90') });
  });

  it('are what an administrator says, at once, until the word is given back', () => {
    exchange.trade(100, { symbol: coin.symbol });
    exchange.trade(100);
    exchange.do(advance);
    override('index', '120');
    expect([index(), mark()]).toEqual([units('120'), units('120')]);
    override('mark', '95');
    expect([index(), mark()]).toEqual([units('120'), units('95')]);
    override('index', undefined);
    override('mark', undefined);
    expect([index(), mark()]).toEqual([units('100'), units('100')]);
    override('index', '130', coin.symbol);
    expect(prices().index(coin.symbol)).toBe(units('130'));
    override('index', undefined, coin.symbol);
    expect(prices().index(coin.symbol)).toBe(units('100'));
  });

  it('are nothing at or below zero, and of nothing that is not traded', () => {
    const refused = (reason: string) => ({ ok: false, reason });
    expect([override('mark', '0'), override('index', '-1')]).toEqual([
      refused('priceOutOfBounds'),
      refused('priceOutOfBounds'),
    ]);
    expect([override('index', '1', 'NONE'), override('mark', '1', coin.symbol)]).toEqual([
      refused('unknownMarket'),
      refused('unknownMarket'),
    ]);
    const rate = (symbol: string) => exchange.do({ type: 'overrideFunding', symbol, rate: units('0.1') });
    expect([rate(coin.symbol), rate('NONE'), rate(contract.symbol)]).toEqual([
      refused('unknownMarket'),
      refused('unknownMarket'),
      { ok: true },
    ]);
    const cap = (floor: string) =>
      exchange.do({ type: 'setFundingCap', symbol: contract.symbol, cap: units('0.01'), floor: units(floor) });
    expect([cap('0.01'), cap('0.010000000001')]).toEqual([{ ok: true }, refused('priceOutOfBounds')]);
  });

  it('lie between the index with funding to come and what the book says', () => {
    exchange.at = Date.UTC(2026, 10, 21, 7, 59, 0);
    override('index', '100');
    exchange.trade(100);
    exchange.do(advance);
    exchange.do({ type: 'overrideFunding', symbol: contract.symbol, rate: units('0.01') });
    exchange.at = Date.UTC(2026, 10, 21, 7, 59, 59);
    exchange.do(advance);
    // A whole interval lies ahead, for which longs pay one of a hundred: the contract may be dearer by that.
    exchange.trade(110);
    exchange.at = Date.UTC(2026, 10, 21, 11, 59, 58);
    exchange.do(advance);
    // Half of the interval is over, and the basis was 0 three times and 10 once.
    const half = Number(mark()) / 1e12;
    expect(half).toBeGreaterThan(100);
    expect(half).toBeLessThan(105);
  });

  it('count funding down to its settlement', () => {
    override('index', '100');
    exchange.trade(150);
    exchange.at = Date.UTC(2026, 10, 21, 7, 59, 58);
    const marks = prices().markets.get(contract.symbol)!;
    marks.lastRate = units('0.08');
    marks.nextAt = Date.UTC(2026, 10, 21, 16);
    for (let count = 0; count < 3; count += 1) marks.addBasis(0n);
    const at = (time: number) => prices().atMoment(contract.symbol, time).mark;
    const next = marks.nextAt;
    // Funding lifts the index by 8 at the start of an interval, 4 in its middle and 0 at its end.
    marks.addBasis(units('200'));
    expect([at(next - 8 * hour), at(next - 4 * hour), at(next)]).toEqual([units('150'), units('150'), units('150')]);
    exchange.do({ type: 'cancelAll', accountId: 'maker' });
    for (let count = 0; count < 60; count += 1) marks.addBasis(0n);
    expect([at(next - 8 * hour), at(next - 4 * hour), at(next), at(next + hour), at(next - 20 * hour)]).toEqual([
      units('108'),
      units('104'),
      units('100'),
      units('100'),
      units('108'),
    ]);
  });
});

describe('the premium of a contract', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'index', value: units('100') });
    exchange.do({ type: 'setFundingCap', symbol: contract.symbol, cap: units('1'), floor: units('-1') });
  });
  const sample = () => {
    exchange.at += 5_000;
    exchange.do(advance);
    return exchange.engine.funding.state(contract.symbol, exchange.at)!.estimatedRate;
  };

  it('is how far it trades from its index, where the book is thin', () => {
    exchange.trade(103);
    expect(sample()).toBe(units('0.03'));
  });

  it('is how far ten thousand could be bought and sold from it, where the book carries that', () => {
    exchange.place('maker', 'SELL', 110, 50);
    exchange.place('maker', 'SELL', 120, 900);
    exchange.place('maker', 'BUY', 104, 900);
    // 50 at 110 and, for the rest of 4500 and a little more, 38 at 120; the bids are deep enough at 104.
    const ask = (50 * 110 + 38 * 120) / 88;
    expect(Number(sample()) / 1e12).toBeCloseTo((ask + 104) / 2 / 100 - 1, 9);
  });

  it('is sampled every five seconds, and the rate is the mean of all samples', () => {
    exchange.trade(103);
    sample();
    exchange.trade(107);
    exchange.at += 1_000;
    exchange.do(advance);
    // Four seconds after the first.
    expect(exchange.engine.funding.state(contract.symbol, exchange.at)!.estimatedRate).toBe(units('0.03'));
    expect(sample()).toBe(units('0.05'));
  });
});
