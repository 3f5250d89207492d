import type { CommandOutcome } from '../../../../../sandbox/engine/model/commands';
import type { PositionSide } from '../../../../../sandbox/engine/model/margin-model';
import { ContractExchange, pack } from './contract-exchange';
import { woo } from './margin-arbitrary';
import { coin, contract, units } from '../test-exchange';

const done = { ok: true };
const refused = (reason: string) => ({ ok: false, reason });

describe('isolated margin', () => {
  let exchange: ContractExchange;
  beforeEach(() => {
    exchange = new ContractExchange();
    exchange.trade(100);
    exchange.mark('100');
    exchange.do({ type: 'setMarginMode', accountId: 'ann', symbol: contract.symbol, mode: 'ISOLATED' });
  });
  const adjust = (amount: string, positionSide: PositionSide = 'BOTH', symbol = contract.symbol): CommandOutcome =>
    exchange.do({ type: 'adjustIsolatedMargin', accountId: 'ann', symbol, positionSide, amount: units(amount) });
  const balance = () => exchange.engine.ledger.accounts.get('ann')!.balance('USDT');

  it('is changed where an isolated position is held, by some amount', () => {
    expect([adjust('1'), adjust('1', 'BOTH', coin.symbol), adjust('1', 'BOTH', 'NONE')]).toEqual([
      refused('isolatedMarginRefused'),
      refused('unknownMarket'),
      refused('unknownMarket'),
    ]);
    exchange.fill('ann', 'BUY', 100, 20);
    expect([adjust('0'), adjust('1', 'LONG'), adjust('1', 'BOTH', pack.symbol)]).toEqual(
      Array.from({ length: 3 }, () => refused('isolatedMarginRefused')),
    );
    exchange.fill('ann', 'SELL', 100, 20);
    expect(adjust('1')).toEqual(refused('isolatedMarginRefused'));
  });

  it('is not changed of a cross position', () => {
    exchange.do({ type: 'setMarginMode', accountId: 'ann', symbol: contract.symbol, mode: 'CROSS' });
    exchange.fill('ann', 'BUY', 100, 20);
    expect(adjust('1')).toEqual(refused('isolatedMarginRefused'));
  });

  it('comes out of what is free, to the last of it, and is told', () => {
    exchange.fill('ann', 'BUY', 100, 20);
    // 200 are reserved already and 0.6 were paid.
    expect(adjust('799.400000000001')).toEqual(refused('isolatedMarginBalance'));
    expect(adjust('799.4')).toEqual(done);
    expect(exchange.events.filter(({ type }) => type === 'marginAssignment')).toEqual([
      {
        type: 'marginAssignment',
        accountId: 'ann',
        symbol: contract.symbol,
        positionSide: 'BOTH',
        isolatedMargin: units('999.4'),
        delta: units('799.4'),
        at: exchange.at,
      },
    ]);
    expect([balance().holding, balance().available]).toEqual([units('999.4'), 0n]);
  });

  it('leaves alone what orders in cross margin need', () => {
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.do({ type: 'overridePrice', symbol: pack.symbol, price: 'mark', value: units('1000') });
    expect(exchange.place('ann', 'BUY', 1_000, 5, { symbol: pack.symbol })).toMatchObject({ ok: true });
    // Of 1000 less the fee of 0.6 position and order need 200 and 500.
    expect(adjust('299.400000000001')).toEqual(refused('isolatedMarginBalance'));
    expect(adjust('299.4')).toEqual(done);
  });

  it('is given back down to what opening asks for, and a loss stays covered', () => {
    exchange.fill('ann', 'BUY', 100, 20);
    adjust('300');
    exchange.mark('95');
    // A tenth of 1900 and a loss of 100.
    expect(adjust('-210.000000000001')).toEqual(refused('isolatedMarginWithdrawable'));
    expect(adjust('-210')).toEqual(done);
    adjust('210');
    exchange.mark('110');
    // A profit is not given out.
    expect(adjust('-280.000000000001')).toEqual(refused('isolatedMarginWithdrawable'));
    expect(adjust('-280')).toEqual(done);
  });

  it('is not given back while an order may make the position larger', () => {
    exchange.fill('ann', 'BUY', 100, 20);
    adjust('100');
    exchange.place('ann', 'SELL', 120, 5, { reduceOnly: true });
    exchange.place('ann', 'BUY', 100, 1, { symbol: coin.symbol });
    expect(adjust('-1')).toEqual(done);
    exchange.place('ann', 'BUY', 90, 5);
    expect(adjust('-1')).toEqual(refused('isolatedMarginRefused'));
    expect(adjust('1')).toEqual(done);
  });

  it('belongs to one side of a hedged position', () => {
    exchange.do({ type: 'setPositionMode', accountId: 'ann', mode: 'HEDGE_MODE' });
    exchange.fill('ann', 'BUY', 100, 20, { positionSide: 'LONG' });
    expect([adjust('10', 'LONG'), adjust('10', 'SHORT'), adjust('10')]).toEqual([
      done,
      refused('isolatedMarginRefused'),
      refused('isolatedMarginRefused'),
    ]);
    expect(exchange.position('ann', 'LONG').isolatedMargin).toBe(units('210'));
  });

  it('is released in parts, and pays what was lost first', () => {
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.fill('ann', 'SELL', 95, 5);
    // A quarter of 200 pays a loss of 25; the fees of 0.6 and 0.1425 are paid from the rest.
    expect(exchange.position('ann').isolatedMargin).toBe(units('150'));
    expect([balance().holding, balance().frozen]).toEqual([units('974.2575'), units('150')]);
    exchange.fill('ann', 'SELL', 86, 5);
    // The next 50 do not cover 70: the rest pays for it.
    expect(exchange.position('ann').isolatedMargin).toBe(units('80'));
    expect(balance().frozen).toBe(units('80'));
  });

  it('is all that can be lost; the fund pays the rest, and then the exchange itself', () => {
    exchange.do({
      type: 'transfer',
      kind: 'DEPOSIT',
      reference: 'fund',
      legs: [{ from: 'outside-world', to: 'insurance-fund', asset: 'USDT', amount: units('70') }],
    });
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.fill('ann', 'SELL', 85, 20);
    // 300 lost, of which 200 were there.
    expect(balance().holding).toBe(units('798.89'));
    expect(balance().frozen).toBe(0n);
    expect([exchange.usdt('insurance-fund'), exchange.usdt('treasury')]).toEqual([0n, units('-30')]);
    const entries = exchange.events.flatMap((event) => (event.type === 'ledger' ? [event.entry] : []));
    expect(entries.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['REALIZED_PNL', units('-300')],
      ['LIQUIDATION', units('70')],
      ['LIQUIDATION', units('30')],
    ]);
    expect(new Set(entries.map(({ reference }) => reference)).size).toBe(1);
    expect(entries[0]!.reference).toMatch(/^PERP_COIN_USDT \d+$/);
  });

  it('pays funding before anything else of the account does', () => {
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.do({ type: 'advance' });
    exchange.do({ type: 'overrideFunding', symbol: contract.symbol, rate: units('0.01') });
    exchange.at += 8 * 3_600_000;
    exchange.do({ type: 'advance' });
    expect([exchange.position('ann').isolatedMargin, balance().frozen, balance().holding]).toEqual([
      units('180'),
      units('180'),
      units('979.4'),
    ]);
    expect(exchange.events.filter(({ type }) => type === 'ledger')).toMatchObject([
      {
        entry: { kind: 'FUNDING_FEE', amount: units('-20'), reference: expect.stringMatching(/^PERP_COIN_USDT \d+$/) },
      },
    ]);
  });

  it('stays as it is when funding is received', () => {
    exchange.fill('ann', 'BUY', 100, 20);
    exchange.do({ type: 'advance' });
    exchange.do({ type: 'overrideFunding', symbol: contract.symbol, rate: units('-0.01') });
    exchange.at += 8 * 3_600_000;
    exchange.do({ type: 'advance' });
    expect([exchange.position('ann').isolatedMargin, balance().holding]).toEqual([units('200'), units('1019.4')]);
  });

  it('is no collateral, and an order for it reserves its share', () => {
    exchange.trade(10, { symbol: woo.symbol, quantity: 20 });
    exchange.place('ann', 'BUY', 90, 20);
    expect([balance().frozen, exchange.summary('ann').totalCollateral]).toEqual([units('180'), units('1000')]);
    expect(exchange.summary('ann').freeCollateral).toBe(units('820'));
    exchange.do({ type: 'cancelAll', accountId: 'ann' });
    exchange.fill('ann', 'BUY', 100, 20);
    expect([balance().frozen, exchange.summary('ann').totalCollateral]).toEqual([units('200'), units('799.4')]);
  });
});
