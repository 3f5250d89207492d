import { forgone } from '../../../../../sandbox/engine/ledger/rebate';
import { fc } from '../../../../support/properties';
import { TestExchange, units } from '../test-exchange';

const until = 1_000_000;
const grant = { type: 'grantRebate', accountId: 'bob', voucherId: 1, part: 5_000, most: units('20'), until } as const;

describe('vouchers in the engine', () => {
  let exchange: TestExchange;
  const usdtOf = (accountId: string) => exchange.holding(accountId, 'USDT').holding;

  beforeEach(() => {
    exchange = new TestExchange();
  });

  /** Bob sells ten for a thousand: 0.6 USDT without a voucher. */
  const sell = (): bigint => {
    exchange.place('ann', 'BUY', 100, 10);
    const before = usdtOf('bob');
    exchange.place('bob', 'SELL', 100, 10);
    return units('1000') - (usdtOf('bob') - before);
  };

  it('leaves a part of each fee uncharged, up to the amount of the voucher', () => {
    exchange.do({ ...grant, most: units('0.5') });
    expect(sell()).toBe(units('0.3'));
    expect(sell()).toBe(units('0.4'));
    expect(sell()).toBe(units('0.6'));
    expect(exchange.engine.ledger.accounts.get('fees')!.balance('USDT').holding).toBe(units('1.3'));
  });

  it('counts a fee in a coin at the price of the trade', () => {
    exchange.do(grant);
    exchange.place('ann', 'SELL', 100, 10);
    exchange.place('bob', 'BUY', 100, 10);
    expect(exchange.holding('bob', 'COIN').holding).toBe(units('1009.997'));
    expect(exchange.engine.ledger.accounts.get('bob')!.rebate!.left).toBe(units('19.7'));
  });

  it('has its effect once, however often it is asked for, and no other one beside it', () => {
    exchange.do({ ...grant, most: units('0.3') });
    sell();
    exchange.do({ ...grant, most: units('0.3') });
    expect(sell()).toBe(units('0.6'));
    exchange.do({ ...grant, voucherId: 2 });
    expect(exchange.do({ ...grant, voucherId: 3 })).toEqual({ ok: false, reason: 'voucherRefused' });
  });

  it('ends with its time', () => {
    exchange.do({ ...grant, until: 1_000 });
    expect(sell()).toBe(units('0.6'));
  });

  it('lends money once that cannot leave, not even as what was bought with it', () => {
    exchange.do({ type: 'deposit', accountId: 'bob', asset: 'USDT', amount: -units('100000') });
    const lend = { type: 'lendCredit', accountId: 'bob', voucherId: 7, amount: units('500') } as const;
    exchange.do(lend);
    exchange.do(lend);
    expect(exchange.do({ ...lend, voucherId: 8 })).toEqual({ ok: false, reason: 'voucherRefused' });
    expect(usdtOf('bob')).toBe(units('500'));
    const leave = (asset: string, amount: string) =>
      exchange.do({ type: 'deposit', accountId: 'bob', asset, amount: -units(amount) });
    expect(leave('USDT', '1')).toEqual({ ok: false, reason: 'insufficientBalance' });
    expect(leave('COIN', '1').ok).toBe(true);
    exchange.place('ann', 'SELL', 100, 2);
    exchange.place('bob', 'BUY', 100, 2);
    expect(leave('COIN', '1')).toEqual({ ok: false, reason: 'insufficientBalance' });
    expect(
      exchange.do({
        type: 'transfer',
        kind: 'EARN',
        reference: 'away',
        legs: [{ from: 'bob', to: 'ann', asset: 'COIN', amount: units('1') }],
      }),
    ).toEqual({ ok: false, reason: 'insufficientBalance' });
  });

  it('takes back what is there and keeps asking for the rest, until nothing is left to ask', () => {
    for (const asset of ['USDT', 'COIN'])
      exchange.do({ type: 'deposit', accountId: 'bob', asset, amount: -exchange.holding('bob', asset).holding });
    exchange.do({ type: 'lendCredit', accountId: 'bob', voucherId: 7, amount: units('500') });
    exchange.place('ann', 'SELL', 100, 3);
    exchange.place('bob', 'BUY', 100, 3);
    const recall = () => exchange.do({ type: 'recallCredit', accountId: 'bob', voucherId: 7 });
    const owed = () => exchange.engine.ledger.accounts.get('bob')!.credit?.owed;
    recall();
    expect([usdtOf('bob'), owed()]).toEqual([0n, units('300')]);
    exchange.place('ann', 'BUY', 90, 2);
    exchange.place('bob', 'SELL', 90, 2);
    recall();
    expect(owed()).toBe(units('120.108'));
    exchange.do({ type: 'recallCredit', accountId: 'bob', voucherId: 8 });
    expect(owed()).toBe(units('120.108'));
    expect(exchange.engine.ledger.accounts.get('treasury')!.balance('USDT').holding).toBe(-units('120.108'));
  });

  it('does not ask for what was lost', () => {
    for (const asset of ['USDT', 'COIN'])
      exchange.do({ type: 'deposit', accountId: 'bob', asset, amount: -exchange.holding('bob', asset).holding });
    exchange.do({ type: 'lendCredit', accountId: 'bob', voucherId: 7, amount: units('500') });
    exchange.place('ann', 'SELL', 100, 4);
    exchange.place('bob', 'BUY', 100, 4);
    exchange.do({ type: 'deposit', accountId: 'bob', asset: 'COIN', amount: units('0.01') });
    exchange.place('ann', 'BUY', 90, 4);
    exchange.place('bob', 'SELL', 90, 4);
    const recall = () => exchange.do({ type: 'recallCredit', accountId: 'bob', voucherId: 7 });
    recall();
    expect(exchange.engine.ledger.accounts.get('bob')!.credit).toBeUndefined();
    exchange.do({ type: 'deposit', accountId: 'bob', asset: 'USDT', amount: units('1000') });
    recall();
    expect(usdtOf('bob')).toBe(units('1000'));
    expect(exchange.engine.ledger.accounts.get('treasury')!.balance('USDT').holding).toBe(-units('40.216'));
  });
});

it('never leaves more uncharged than the voucher says, nor more than a fee, for any fees', () => {
  const fee = fc.record({
    fee: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    base: fc.option(fc.bigInt({ min: 1n, max: 10n ** 15n }), { nil: undefined }),
    notional: fc.bigInt({ min: 1n, max: 10n ** 18n }),
    at: fc.integer({ min: 0, max: 20 }),
  });
  fc.assert(
    fc.property(fc.array(fee, { maxLength: 30 }), fc.bigInt({ min: 1n, max: 10n ** 14n }), (fees, most) => {
      const rebate = { voucherId: 1, part: 5_000n, left: most, until: 15 };
      let worth = 0n;
      for (const each of fees) {
        const before = rebate.left;
        const spared = forgone(rebate, each);
        expect(spared >= 0n && spared <= (each.fee + 1n) / 2n).toBe(true);
        if (each.at >= 15) expect(spared).toBe(0n);
        const spent = each.base === undefined ? spared : (spared * each.notional) / each.base;
        expect(spent <= before - rebate.left).toBe(true);
        worth += spent;
      }
      expect(rebate.left >= 0n && worth <= most - rebate.left).toBe(true);
    }),
    { numRuns: 200 },
  );
});
