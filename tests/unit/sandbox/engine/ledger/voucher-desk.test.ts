import { ContractExchange } from '../algo/algo-exchange';
import { contract, TestExchange, units } from '../test-exchange';

const refused = { ok: false, reason: 'voucherRefused' };
const done = { ok: true };

describe('a rebate', () => {
  let exchange: TestExchange;
  beforeEach(() => {
    exchange = new TestExchange();
  });
  const grant = (voucherId: number, more: { part?: number; most?: string; until?: number } = {}) =>
    exchange.do({
      type: 'grantRebate',
      accountId: 'bob',
      voucherId,
      part: more.part ?? 5_000,
      most: units(more.most ?? '20'),
      until: more.until ?? 1_000_000,
    });
  const inEffect = () => exchange.engine.ledger.accounts.get('bob')!.rebate;

  it('is at least a ten-thousandth of a fee and at most all of it, up to some amount', () => {
    expect([grant(1, { part: 0 }), grant(1, { part: 10_001 }), grant(1, { most: '0' })]).toEqual([
      refused,
      refused,
      refused,
    ]);
    expect(inEffect()).toBeUndefined();
    // A refused one is not used up.
    expect(grant(1, { part: 10_000 })).toEqual(done);
    expect(inEffect()).toEqual({ voucherId: 1, part: 10_000n, left: units('20'), until: 1_000_000 });
    exchange = new TestExchange();
    expect(grant(2, { part: 1 })).toEqual(done);
  });

  it('makes room for the next one when its time is over, and not before', () => {
    // The opening takes six commands, a millisecond each: this one is at 1007.
    grant(1, { until: 1_009 });
    expect(grant(2)).toEqual(refused);
    expect(grant(3)).toEqual(done);
    expect(inEffect()!.voucherId).toBe(3);
  });

  it('makes room for the next one when it is used up', () => {
    grant(1, { most: '0.1' });
    exchange.place('ann', 'BUY', 100, 10);
    exchange.place('bob', 'SELL', 100, 10);
    expect(inEffect()!.left).toBe(0n);
    expect(grant(2)).toEqual(done);
  });
});

describe('a credit', () => {
  let exchange: ContractExchange;
  /** Bob has nothing of his own. */
  const begin = (): void => {
    exchange = new ContractExchange();
    for (const asset of ['USDT', 'COIN'])
      exchange.do({ type: 'deposit', accountId: 'bob', asset, amount: -exchange.holding('bob', asset).holding });
  };
  beforeEach(begin);
  const lend = (voucherId: number, amount: string) =>
    exchange.do({ type: 'lendCredit', accountId: 'bob', voucherId, amount: units(amount) });
  const recall = (voucherId: number, more: { forgive?: boolean } = {}) =>
    exchange.do({ type: 'recallCredit', accountId: 'bob', voucherId, ...more });
  const owed = () => exchange.engine.ledger.accounts.get('bob')!.credit?.owed;
  const usdt = (accountId = 'bob') => exchange.holding(accountId, 'USDT').holding;
  const entries = () => exchange.events.flatMap((event) => (event.type === 'ledger' ? [event.entry] : []));
  const told = () =>
    exchange.events.flatMap((event) =>
      event.type === 'balance' && event.balance.asset === 'USDT' ? [event.balance.lent] : [],
    );

  it('is paid by the treasury, and told as what it is', () => {
    expect(lend(7, '0')).toEqual(refused);
    expect(lend(7, '500')).toEqual(done);
    expect([usdt(), usdt('treasury'), owed()]).toEqual([units('500'), units('-500'), units('500')]);
    expect(entries()).toMatchObject([{ kind: 'CREDIT', amount: units('500'), reference: 'voucher:7' }]);
    expect(told()).toEqual([units('500')]);
  });

  it('is taken back no further than it goes, and a new one may follow', () => {
    lend(7, '500');
    exchange.do({ type: 'deposit', accountId: 'bob', asset: 'USDT', amount: units('30') });
    expect(recall(7)).toEqual(done);
    expect([usdt(), usdt('treasury'), owed()]).toEqual([units('30'), 0n, undefined]);
    expect(entries()).toMatchObject([{ kind: 'CREDIT', amount: units('-500'), reference: 'voucher:7:recall' }]);
    expect(told()).toEqual([0n]);
    // The same voucher has had its effect.
    expect([lend(7, '500'), owed()]).toEqual([done, undefined]);
    expect([lend(8, '500'), owed()]).toEqual([done, units('500')]);
  });

  it('is asked for no longer where that was said, and whatever is there is still taken', () => {
    lend(7, '500');
    exchange.place('ann', 'SELL', 100, 3);
    exchange.place('bob', 'BUY', 100, 3);
    recall(7, { forgive: true });
    expect([usdt(), usdt('treasury'), owed()]).toEqual([0n, units('-300'), undefined]);
  });

  it('is not taken out of what the margin of contracts needs, and stays owed', () => {
    lend(7, '100');
    exchange.quote('SELL', 100, 2);
    exchange.place('bob', 'BUY', 100, 2, { symbol: contract.symbol });
    exchange.do({ type: 'overridePrice', symbol: contract.symbol, price: 'mark', value: units('60') });
    expect(recall(7)).toEqual(done);
    // Two contracts at 100 that lost 80 leave 19.94, of which their margin needs 12: not the whole can be taken.
    expect([usdt(), owed()]).toEqual([units('99.94'), units('100')]);
  });

  it('is given up when less than one USDT is left in coins that have a price', () => {
    const leftIn = (coins: string, ...others: readonly string[]) => {
      begin();
      for (const asset of others) exchange.do({ type: 'deposit', accountId: 'bob', asset, amount: 1n });
      exchange.do({ type: 'deposit', accountId: 'bob', asset: 'COIN', amount: units(coins) });
      lend(7, '400');
      exchange.place('ann', 'SELL', 100, 4);
      exchange.place('bob', 'BUY', 100, 4);
      exchange.place('ann', 'BUY', 90, 4);
      exchange.place('bob', 'SELL', 90, 4);
      exchange.trade(100);
      recall(7);
      return owed();
    };
    // Four less their fee of 0.0024 are sold again, so that what was there before is all that is left.
    expect(leftIn('0.0124')).toBe(units('40.216'));
    expect(leftIn('0.012399999999')).toBeUndefined();
    // What has no price today may have one tomorrow.
    expect(leftIn('0.0024', 'UNPRICED')).toBe(units('40.216'));
  });
});
