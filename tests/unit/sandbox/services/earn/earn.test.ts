import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { day, midnightOf } from '../../../../../sandbox/services/earn/days';
import { EarnRepository } from '../../../../../sandbox/services/earn/earn-repository';
import { openMoneyWorld, type MoneyWorld } from '../wallet/money-world';

const hour = 3_600_000;

describe('money left with the exchange', () => {
  let world: MoneyWorld;
  let begun: number;

  beforeEach(async () => {
    world = await openMoneyWorld();
    begun = world.now();
  });
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const bea = () => world.people[1]!;
  const held = (asset = 'USDT') => unitsText(world.holding(ada().applicationId, asset));
  const kept = (asset = 'USDT') => unitsText(world.holding('earn', asset));
  const subscribe = (productId: string, amount: string, autoReinvest = false, user = ada()) =>
    world.earn.subscribe(user, { productId, amount, autoReinvest });
  const open = () => world.earn.positions(ada()).open;
  const leaving = () => world.earn.positions(ada()).leaving.map(({ kind, amount }) => [kind, unitsText(amount)]);
  const events = () =>
    world.earn
      .history(ada(), undefined, 1, 100)
      .rows.map(({ kind, amount, booked }) => [kind, unitsText(amount), booked]);
  /** So many midnights, and a tick after the last one. */
  const pass = async (days: number) => {
    await world.pass(midnightOf(world.now()) + days * day - world.now());
  };

  it('is taken at once and earns from the next midnight on', async () => {
    const position = await subscribe('flexible-usdt', '100');
    const midnight = midnightOf(begun) + day;
    expect(position).toMatchObject({
      accountId: ada().applicationId,
      productId: 'flexible-usdt',
      principal: unitsFromText('100'),
      accrued: 0n,
      held: 0n,
      autoReinvest: false,
      status: 'ACTIVE',
      startedAt: begun,
      accruedThrough: midnight,
      maturesAt: undefined,
    });
    expect([open(), held(), kept()]).toEqual([[position], '900', '100']);
    expect(events()).toEqual([['SUBSCRIBE', '100', true]]);
    await pass(1);
    expect(held()).toBe('900');
    await pass(1);
    // 100 at 4.2 % a year.
    expect([held(), kept()]).toEqual(['900.011506849315', '100']);
    expect(events()).toEqual([
      ['YIELD', '0.011506849315', true],
      ['SUBSCRIBE', '100', true],
    ]);
  });

  it('earns on what it has earned where that is wished for', async () => {
    await subscribe('flexible-usdt', '1000', true);
    await pass(3);
    const [position] = open();
    expect([held(), kept()]).toEqual(['0', '1000.230150227058']);
    expect([unitsText(position!.principal), unitsText(position!.accrued), position!.held]).toEqual([
      '1000.230150227058',
      '0.230150227058',
      0n,
    ]);
  });

  it('changes from one to the other from the next day on', async () => {
    const { positionId } = await subscribe('flexible-usdt', '1000');
    await pass(2);
    world.earn.setAutoReinvest(ada(), positionId, true);
    await pass(1);
    world.earn.setAutoReinvest(ada(), positionId, false);
    expect(events().map(([kind]) => kind)).toEqual(['REINVEST', 'YIELD', 'SUBSCRIBE']);
    expect(open()[0]!.autoReinvest).toBe(false);
  });

  it('has what happened told by its time, whichever position it was', async () => {
    await subscribe('flexible-usdt', '400');
    world.standStill(3 * day);
    await subscribe('fixed-usdt-30', '100');
    await world.pass(1_000);
    expect(events().map(([kind]) => kind)).toEqual(['SUBSCRIBE', 'YIELD', 'YIELD', 'SUBSCRIBE']);
  });

  it('knows interest of a term that was written down as reinvested as what it was', async () => {
    await subscribe('flexible-usdt', '400', true);
    await subscribe('fixed-usdt-30', '100', true);
    await pass(2);
    world.database.exec(`UPDATE earn_events SET kind = 'REINVEST' WHERE kind = 'ACCRUE'`);
    new EarnRepository(world.database);
    expect(events().map(([kind]) => kind)).toEqual(['ACCRUE', 'REINVEST', 'SUBSCRIBE', 'SUBSCRIBE']);
  });

  it('is paid for every day at once that the exchange was away', async () => {
    await subscribe('flexible-usdt', '1000');
    await pass(11);
    expect(events().filter(([kind]) => kind === 'YIELD')).toHaveLength(10);
    expect(held()).toBe(unitsText(10n * unitsFromText('0.115068493150')));
  });

  it('is paid by the treasury: all that people get, it has less', async () => {
    await subscribe('flexible-usdt', '500');
    await subscribe('fixed-usdt-30', '500', true);
    await pass(1);
    await world.reserves.sheet();
    const treasury = () => world.holding('treasury', 'USDT');
    const theirs = () => world.holding(ada().applicationId, 'USDT') + world.holding('earn', 'USDT');
    const before = [treasury(), theirs()] as const;
    await world.earn.settle();
    await pass(1);
    const paid = theirs() - before[1];
    expect(unitsText(paid)).toBe(unitsText(unitsFromText('0.057534246575') + unitsFromText('0.084931506849')));
    expect(unitsText(before[0] - treasury())).toBe(unitsText(paid));
  });

  describe('for a term', () => {
    it('keeps what it earns until the term is over, and comes back with it at that midnight', async () => {
      const { maturesAt } = await subscribe('fixed-usdt-30', '1000');
      expect(maturesAt).toBe(midnightOf(begun) + 31 * day);
      await pass(30);
      expect([held(), kept()]).toEqual(['0', '1004.926027397242']);
      expect([unitsText(open()[0]!.principal), unitsText(open()[0]!.held)]).toEqual(['1000', '4.926027397242']);
      await pass(1);
      expect([held(), kept(), open()]).toEqual(['1005.09589041094', '0', []]);
      expect(events()[0]).toEqual(['MATURE', '1005.09589041094', true]);
    });

    it('begins anew with all of it where that is wished for', async () => {
      await subscribe('fixed-usdt-30', '1000', true);
      await pass(31);
      const [position] = open();
      expect(position).toMatchObject({
        principal: unitsFromText('1005.09589041094'),
        held: 0n,
        status: 'ACTIVE',
        startedAt: midnightOf(begun) + 31 * day,
        maturesAt: midnightOf(begun) + 61 * day,
      });
      expect(events().slice(0, 2)).toEqual([
        ['RENEW', '1005.09589041094', true],
        ['ACCRUE', '0.169863013698', true],
      ]);
      expect([held(), kept()]).toEqual(['0', '1005.09589041094']);
      await pass(1);
      expect(unitsText(open()[0]!.held)).toBe('0.170728617001');
    });

    it('that is left early forfeits what it kept, which goes back to the treasury', async () => {
      const { positionId } = await subscribe('fixed-usdt-30', '1000');
      await pass(11);
      expect(unitsText(open()[0]!.held)).toBe('1.69863013698');
      await world.reserves.sheet();
      const treasury = world.holding('treasury', 'USDT');
      await world.earn.redeem(ada(), positionId);
      expect(unitsText(world.holding('treasury', 'USDT') - treasury)).toBe('1.69863013698');
      expect([held(), kept(), leaving(), open()]).toEqual(['0', '1000', [['REDEEM', '1000']], []]);
      await world.pass(24 * hour - 1);
      expect(held()).toBe('0');
      await world.pass(1_000);
      expect([held(), kept(), leaving()]).toEqual(['1000', '0', []]);
    });

    it('that is over is not left early, though nothing has been done about it yet', async () => {
      const { positionId } = await subscribe('fixed-usdt-30', '1000');
      world.standStill(midnightOf(begun) + 31 * day - world.now());
      await expect(world.earn.redeem(ada(), positionId)).rejects.toMatchObject({ code: -1006 });
      await world.pass(1_000);
      expect(held()).toBe('1005.09589041094');
    });

    it('is left as a whole', async () => {
      const { positionId } = await subscribe('fixed-usdt-30', '1000');
      await expect(world.earn.redeem(ada(), positionId, '999')).rejects.toMatchObject({ code: -1005 });
      expect(unitsText((await world.earn.redeem(ada(), positionId, '1000')).amount)).toBe('1000');
    });

    it('in a vault is not left at all', async () => {
      const { positionId } = await subscribe('locked-woo-90', '1000');
      await expect(world.earn.redeem(ada(), positionId)).rejects.toMatchObject({ code: 302902 });
      expect([held('WOO'), kept('WOO')]).toEqual(['4000', '1000']);
      await pass(91);
      expect(held('WOO')).toBe(unitsText(unitsFromText('5000') + 90n * unitsFromText('0.232876712328')));
    });
  });

  describe('without a term', () => {
    it('leaves at once, in parts or as a whole, and what is left earns on', async () => {
      const { positionId } = await subscribe('flexible-usdt', '1000');
      const event = await world.earn.redeem(ada(), positionId, '400');
      expect(event).toMatchObject({ kind: 'REDEEM', token: 'USDT', at: begun, dueAt: begun });
      expect([held(), kept(), open()[0]!.status]).toEqual(['400', '600', 'ACTIVE']);
      await pass(2);
      expect(held()).toBe('400.06904109589');
      await world.earn.redeem(ada(), positionId);
      expect([held(), kept(), open()]).toEqual(['1000.06904109589', '0', []]);
      await pass(5);
      expect(held()).toBe('1000.06904109589');
    });

    it('cannot leave beyond what there is, to the last unit', async () => {
      const { positionId } = await subscribe('flexible-usdt', '1000');
      await expect(world.earn.redeem(ada(), positionId, '1000.000000000001')).rejects.toMatchObject({ code: -1005 });
      await world.earn.redeem(ada(), positionId, '1000');
      await expect(world.earn.redeem(ada(), positionId)).rejects.toMatchObject({ code: -1006 });
      expect(held()).toBe('1000');
    });

    it('earns for the day that has just ended, though it leaves before that was paid', async () => {
      const { positionId } = await subscribe('flexible-usdt', '1000');
      world.standStill(midnightOf(begun) + 2 * day - world.now());
      await world.earn.redeem(ada(), positionId);
      expect(held()).toBe('1000.11506849315');
    });
  });

  it('is its account’s own', async () => {
    const { positionId } = await subscribe('flexible-usdt', '1000');
    await expect(world.earn.redeem(bea(), positionId)).rejects.toMatchObject({
      code: -1006,
      message: 'No such position.',
    });
    expect(() => world.earn.setAutoReinvest(bea(), positionId, true)).toThrow('No such position.');
    await expect(world.earn.redeem(ada(), positionId + 1)).rejects.toMatchObject({ code: -1006 });
    expect(world.earn.positions(bea())).toEqual({ open: [], leaving: [] });
    expect(world.earn.history(bea(), undefined, 1, 10)).toEqual({ rows: [], total: 0 });
    expect(world.earn.history(ada(), '%', 1, 10)).toEqual({ rows: [], total: 0 });
    expect([...world.earn.heldBy(bea().applicationId)]).toEqual([]);
  });

  it('that the balance is not enough for never began', async () => {
    await expect(subscribe('flexible-usdt', '1000.000000000001')).rejects.toMatchObject({
      message: 'The balance is not enough.',
    });
    expect([open(), held(), kept(), events()]).toEqual([[], '1000', '0', []]);
    expect(new EarnRepository(world.database).principalIn('flexible-usdt')).toBe(0n);
  });

  it.each([
    ['none', '10', { code: -1006, message: 'No such product.' }],
    ['fixed-eth-30', '1', { code: 302902 }],
    ['flexible-usdt', '0.999999999999', { code: -1005 }],
    ['fixed-usdt-30', '9.999999999999', { code: -1005 }],
    ['flexible-usdt', '0', { code: -1005 }],
  ])('is not taken into %s with %s', async (productId, amount, refusal) => {
    await expect(subscribe(productId, amount)).rejects.toMatchObject(refusal);
    expect(held()).toBe('1000');
  });

  it('is as little as the product takes', async () => {
    expect((await subscribe('flexible-usdt', '1')).status).toBe('ACTIVE');
    expect((await subscribe('fixed-usdt-30', '10')).status).toBe('ACTIVE');
  });

  it('of one account is no more in a product than that allows, in however many parts', async () => {
    const accountId = ada().applicationId;
    await world.exchange.submit({ type: 'deposit', accountId, asset: 'BTC', amount: unitsFromText('50') });
    await subscribe('fixed-btc-60', '6');
    await expect(subscribe('fixed-btc-60', '4.000000000001')).rejects.toMatchObject({ code: -1005 });
    await subscribe('fixed-btc-60', '4');
    await expect(subscribe('fixed-btc-60', '0.001')).rejects.toMatchObject({ code: -1005 });
    expect((await subscribe('flexible-btc', '6')).status).toBe('ACTIVE');
  });

  it('says what the exchange keeps for an account, apart in vaults and elsewhere', async () => {
    await subscribe('flexible-usdt', '100');
    const { positionId } = await subscribe('fixed-usdt-30', '200');
    await subscribe('flexible-woo', '1000');
    await subscribe('locked-woo-90', '500');
    await pass(2);
    const text = () =>
      [...world.earn.heldBy(ada().applicationId)].map(([asset, { earn, vault, forfeitable }]) => [
        asset,
        unitsText(earn),
        unitsText(vault),
        unitsText(forfeitable),
      ]);
    // What leaving early forfeits is apart; of a vault nothing is.
    expect(text()).toEqual([
      ['USDT', '300', '0', '0.033972602739'],
      ['WOO', '1000', '500.116438356164', '0'],
    ]);
    await world.earn.redeem(ada(), positionId);
    expect(text()).toContainEqual(['USDT', '300', '0', '0']);
  });

  it('leaves a line of its own kind in the ledger for all that moves', async () => {
    await subscribe('flexible-usdt', '100');
    await subscribe('fixed-usdt-30', '200');
    await pass(2);
    await pass(29);
    const lines = (kind: 'EARN' | 'YIELD_TO_BALANCE') =>
      world.wallet.ledger(ada(), { kind, page: 1, size: 100 }).rows.map(({ amount }) => unitsText(amount));
    expect(lines('EARN')).toEqual(['200', '-200', '-100']);
    expect(new Set(lines('YIELD_TO_BALANCE'))).toEqual(new Set(['1.01917808217', '0.011506849315']));
    expect(lines('YIELD_TO_BALANCE')).toHaveLength(31);
  });

  describe('that earns on', () => {
    const sum = (kind: 'EARN' | 'YIELD_TO_BALANCE') =>
      unitsText(
        world.wallet.ledger(ada(), { kind, page: 1, size: 100 }).rows.reduce((total, { amount }) => total + amount, 0n),
      );

    it('is told as paid each day and put in again, so that all that was put in comes back', async () => {
      const { positionId } = await subscribe('flexible-usdt', '1000', true);
      await pass(3);
      const lines = () =>
        world.wallet.ledger(ada(), { page: 1, size: 2 }).rows.map(({ kind, amount }) => [kind, unitsText(amount)]);
      expect(lines()).toEqual([
        ['EARN', '-0.115081733908'],
        ['YIELD_TO_BALANCE', '0.115081733908'],
      ]);
      await world.earn.redeem(ada(), positionId);
      expect([sum('EARN'), sum('YIELD_TO_BALANCE'), held(), kept()]).toEqual([
        ...['0', '0.230150227058'],
        ...['1000.230150227058', '0'],
      ]);
    });

    it('asks nothing of the balance where that is used up, nor of what an order has reserved', async () => {
      await subscribe('flexible-usdt', '500', true);
      await subscribe('flexible-usdt', '500');
      await pass(2);
      await world.exchange.submit({
        ...{ type: 'transfer', kind: 'SPECIAL', reference: 'spent' },
        legs: [{ from: ada().applicationId, to: 'treasury', asset: 'USDT', amount: unitsFromText(held()) }],
      });
      await pass(1);
      expect(held()).toBe('0.057534246575');
      expect(
        events()
          .slice(0, 2)
          .map(([kind, , booked]) => [kind, booked]),
      ).toEqual([
        ['YIELD', true],
        ['REINVEST', true],
      ]);
    });

    it('is told as paid when its term is renewed, and the last term when it is over', async () => {
      const { positionId } = await subscribe('fixed-usdt-30', '1000', true);
      await pass(31);
      expect([sum('EARN'), sum('YIELD_TO_BALANCE'), held()]).toEqual(['-1005.09589041094', '5.09589041094', '0']);
      world.earn.setAutoReinvest(ada(), positionId, false);
      await pass(30);
      expect([sum('EARN'), held(), kept()]).toEqual([
        '0',
        unitsText(unitsFromText('1000') + unitsFromText(sum('YIELD_TO_BALANCE'))),
        '0',
      ]);
    });
  });
});
