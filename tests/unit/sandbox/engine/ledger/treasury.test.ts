import type { TransferLeg } from '../../../../../sandbox/engine/model/ledger-model';
import { TestExchange, units } from '../test-exchange';

const refused = (reason: string) => ({ ok: false, reason });
const leg = (from: string, to: string, amount: string, asset = 'USDT'): TransferLeg => ({
  from,
  to,
  asset,
  amount: units(amount),
});

describe('money that moves other than by trades', () => {
  let exchange: TestExchange;
  beforeEach(() => {
    exchange = new TestExchange();
    exchange.do({ type: 'openAccount', accountId: 'maker', kind: 'house' });
  });

  const transfer = (reference: string, legs: readonly TransferLeg[], opens?: string) =>
    exchange.do({ type: 'transfer', kind: 'EARN', reference, legs, ...(opens !== undefined && { opens }) });
  const deposit = (accountId: string, amount: string, asset = 'USDT') =>
    exchange.do({ type: 'deposit', accountId, asset, amount: units(amount) });
  const held = (accountId: string, asset = 'USDT') => exchange.holding(accountId, asset).holding;
  const entries = () => exchange.events.flatMap((event) => (event.type === 'ledger' ? [event.entry] : []));

  it('comes from the outside world and goes back to it', () => {
    expect(deposit('ann', '5', 'NEW')).toEqual({ ok: true });
    expect([held('ann', 'NEW'), held('outside-world', 'NEW')]).toEqual([units('5'), units('-5')]);
    expect(deposit('ann', '-5', 'NEW')).toEqual({ ok: true });
    expect([held('ann', 'NEW'), held('outside-world', 'NEW')]).toEqual([0n, 0n]);
  });

  it('is written down as what it was, numbered in turn, for customers alone', () => {
    deposit('ann', '5');
    const [first] = entries();
    expect(first).toMatchObject({
      accountId: 'ann',
      kind: 'DEPOSIT',
      asset: 'USDT',
      amount: units('5'),
      reference: '',
    });
    deposit('ann', '-2');
    expect(entries()).toEqual([
      { ...first, entryId: first!.entryId + 1, kind: 'WITHDRAW', amount: units('-2'), at: first!.at + 1 },
    ]);
    exchange.do({ type: 'deposit', accountId: 'ann', asset: 'USDT', amount: units('1'), kind: 'SPECIAL' });
    expect(entries()).toMatchObject([{ entryId: first!.entryId + 2, kind: 'SPECIAL' }]);
    deposit('maker', '5');
    expect(entries()).toEqual([]);
    deposit('ann', '0');
    expect(entries()).toEqual([]);
    deposit('bob', '1');
    expect(entries()[0]!.entryId).toBe(first!.entryId + 3);
  });

  it('cannot leave a customer beyond what is free, but a house may owe it', () => {
    exchange.place('ann', 'BUY', 100, 10);
    expect(deposit('ann', '-99000.000000000001')).toEqual(refused('insufficientBalance'));
    expect(deposit('ann', '-99000')).toEqual({ ok: true });
    expect(deposit('ann', '-1', 'OTHER')).toEqual(refused('insufficientBalance'));
    expect(deposit('maker', '-1')).toEqual({ ok: true });
    expect(held('maker')).toBe(units('-1'));
  });

  it('moves between two accounts and is told to both, with its kind and reference', () => {
    expect(transfer('r-1', [leg('ann', 'bob', '5')])).toEqual({ ok: true });
    expect([held('ann'), held('bob')]).toEqual([units('99995'), units('100005')]);
    const [given, received] = entries();
    expect(given).toMatchObject({ accountId: 'ann', kind: 'EARN', amount: units('-5'), reference: 'r-1' });
    expect(received).toEqual({ ...given, entryId: given!.entryId + 1, accountId: 'bob', amount: units('5') });
  });

  it('moves once, however often the same transfer comes, and not at all by one that was refused', () => {
    expect(transfer('r-1', [leg('ann', 'bob', '100001')])).toEqual(refused('insufficientBalance'));
    transfer('r-1', [leg('ann', 'bob', '5')]);
    expect(transfer('r-1', [leg('ann', 'bob', '5')])).toEqual({ ok: true });
    expect(held('ann')).toBe(units('99995'));
  });

  it.each([
    ['nothing', [leg('ann', 'bob', '0')]],
    ['less than nothing', [leg('ann', 'bob', '-1')]],
    ['from nobody', [leg('nobody', 'bob', '1')]],
    ['to nobody', [leg('ann', 'nobody', '1')]],
    ['to nobody in a later part', [leg('ann', 'bob', '1'), leg('ann', 'nobody', '1')]],
  ])('does not move %s', (_name, legs) => {
    expect(transfer('r-1', legs)).toEqual(refused('unknownAccount'));
    expect([held('ann'), held('bob')]).toEqual([units('100000'), units('100000')]);
  });

  it('moves in all its parts or in none', () => {
    const legs = [leg('ann', 'bob', '5'), leg('bob', 'ann', '1001', 'COIN')];
    expect(transfer('r-1', legs)).toEqual(refused('insufficientBalance'));
    expect([held('ann'), held('bob', 'COIN')]).toEqual([units('100000'), units('1000')]);
  });

  it('adds up what several parts take of one balance, and what comes back pays for nothing', () => {
    const twice = [leg('ann', 'bob', '60000'), leg('ann', 'maker', '60000')];
    expect(transfer('r-1', twice)).toEqual(refused('insufficientBalance'));
    expect(transfer('r-2', [leg('ann', 'bob', '60000'), leg('ann', 'maker', '40000')])).toEqual({ ok: true });
    expect(transfer('r-3', [leg('maker', 'ann', '5'), leg('ann', 'bob', '5')])).toEqual(refused('insufficientBalance'));
    expect([held('ann'), held('bob'), held('maker')]).toEqual([0n, units('160000'), units('40000')]);
  });

  it('keeps a charge of what it brings, told as a line of its own, though nothing else is free', () => {
    transfer('r-1', [leg('ann', 'bob', '100000')]);
    const charged = (brought: string, fee: string) =>
      [leg('maker', 'ann', brought), { ...leg('ann', 'treasury', fee), withheld: 'UNSTAKING_FEE' }] as const;
    expect(transfer('r-2', charged('4', '5'))).toEqual(refused('insufficientBalance'));
    expect([held('ann'), entries()]).toEqual([0n, []]);
    expect(transfer('r-3', charged('100', '5'))).toEqual({ ok: true });
    expect(entries()).toMatchObject([
      { accountId: 'ann', kind: 'EARN', amount: units('100'), reference: 'r-3' },
      { accountId: 'ann', kind: 'UNSTAKING_FEE', amount: units('-5'), reference: 'r-3' },
    ]);
    expect([held('ann'), held('treasury')]).toEqual([units('95'), units('5')]);
    expect(transfer('r-4', charged('5', '5'))).toEqual({ ok: true });
    expect(held('ann')).toBe(units('95'));
  });

  it('books a part as what it is, where that is not what the transfer is', () => {
    const legs = [leg('maker', 'ann', '4'), { ...leg('maker', 'ann', '1'), as: 'YIELD_TO_BALANCE' as const }];
    expect(transfer('r-1', legs)).toEqual({ ok: true });
    expect(entries().map(({ kind, amount }) => [kind, amount])).toEqual([
      ['EARN', units('4')],
      ['YIELD_TO_BALANCE', units('1')],
    ]);
  });

  it('moves from houses and the exchange that have none', () => {
    expect(transfer('r-1', [leg('maker', 'ann', '5'), leg('treasury', 'bob', '7')])).toEqual({ ok: true });
    expect([held('maker'), held('treasury')]).toEqual([units('-5'), units('-7')]);
  });

  it('opens the account it is for, and leaves none behind when it is refused', () => {
    expect(transfer('r-1', [leg('ann', 'cleo', '100001')], 'cleo')).toEqual(refused('insufficientBalance'));
    expect(exchange.engine.ledger.accounts.has('cleo')).toBe(false);
    expect(transfer('r-2', [leg('ann', 'cleo', '5'), leg('ann', 'dan', '5')], 'cleo')).toEqual(
      refused('unknownAccount'),
    );
    expect(transfer('r-3', [leg('ann', 'cleo', '5')], 'cleo')).toEqual({ ok: true });
    expect(exchange.engine.ledger.accounts.get('cleo')!.kind).toBe('customer');
    expect(entries()).toMatchObject([{ accountId: 'ann' }, { accountId: 'cleo', amount: units('5') }]);
    expect(transfer('r-4', [leg('ann', 'cleo', '2')], 'cleo')).toEqual({ ok: true });
    expect(held('cleo')).toBe(units('7'));
  });

  describe('where some of it is lent', () => {
    beforeEach(() => {
      deposit('bob', '-99900');
      exchange.do({ type: 'lendCredit', accountId: 'bob', voucherId: 7, amount: units('500') });
    });

    it('leaves only as far as it lies above what is owed', () => {
      expect(transfer('r-1', [leg('bob', 'ann', '100.000000000001')])).toEqual(refused('insufficientBalance'));
      expect(deposit('bob', '-100.000000000001')).toEqual(refused('insufficientBalance'));
      expect(transfer('r-2', [leg('bob', 'ann', '100')])).toEqual({ ok: true });
      expect(deposit('bob', '1')).toEqual({ ok: true });
      expect(deposit('bob', '-1')).toEqual({ ok: true });
    });

    it('counts without what open orders reserve', () => {
      exchange.place('bob', 'BUY', 100, 1);
      expect(deposit('bob', '-1')).toEqual(refused('insufficientBalance'));
      expect(deposit('bob', '-1', 'COIN')).toEqual({ ok: true });
    });

    it('lets a coin go for money that makes up for it, and for no less', () => {
      transfer('r-1', [leg('bob', 'ann', '100')]);
      exchange.place('bob', 'BUY', 100, 1);
      const sell = (reference: string, usdt: string) =>
        transfer(reference, [leg('bob', 'convert', '1', 'COIN'), leg('convert', 'bob', usdt)]);
      expect(sell('r-2', '99')).toEqual(refused('insufficientBalance'));
      expect(sell('r-3', '100')).toEqual({ ok: true });
    });

    it('is no hindrance to what only comes in', () => {
      transfer('r-1', [leg('bob', 'ann', '100')]);
      exchange.place('bob', 'BUY', 100, 1);
      expect(transfer('r-2', [leg('ann', 'bob', '1', 'COIN')])).toEqual({ ok: true });
      // A round way: nothing has left in the end.
      expect(transfer('r-3', [leg('bob', 'ann', '1'), leg('ann', 'bob', '1')])).toEqual({ ok: true });
    });
  });
});
