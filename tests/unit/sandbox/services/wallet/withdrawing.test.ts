import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const firstPage = { page: 1, size: 25 };
const second = 1_000;
const day = 24 * 60 * 60 * second;

describe('a withdrawal over a chain', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const held = (account = ada().applicationId, asset = 'USDT') => unitsText(world.holding(account, asset));
  const usdt = { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '100' };
  const withdraw = (change: Partial<typeof usdt> = {}, user = ada()) =>
    world.wallet.withdrawals.request(user, { ...usdt, ...change }, 'apiKey');
  const status = (id: number) => world.wallet.movement(ada(), id)?.status;
  const told = () => world.notifications.list(ada().userId, firstPage).rows;

  it('takes its amount at once, and says what it is and what it costs', async () => {
    const movement = await withdraw();
    expect(movement).toMatchObject({
      accountId: ada().applicationId,
      side: 'WITHDRAW',
      asset: 'USDT',
      network: 'ETH',
      chainToken: 'ETH_USDT',
      sourceAddress: '',
      targetAddress: elsewhere,
      memo: '',
      transactionId: '',
      status: 'NEW',
      confirmed: 0,
      threshold: 0,
      booked: true,
      approval: undefined,
      releasedAt: undefined,
      createdAt: world.now(),
    });
    expect([unitsText(movement.amount), unitsText(movement.fee)]).toEqual(['100', '2']);
    expect([held(), held('withdrawals')]).toEqual(['900', '100']);
  });

  it('does not leave for the exchange’s own shared address without a memo: it would come back to nobody', async () => {
    const { address, memo } = world.wallet.deposits.address(world.people[1]!, 'XRP', 'XRP');
    await world.exchange.submit({
      type: 'deposit',
      accountId: ada().applicationId,
      asset: 'XRP',
      amount: unitsFromText('100'),
    });
    const xrp = { token: 'XRP', network: 'XRP', address, amount: '50' };
    await expect(withdraw(xrp)).rejects.toMatchObject({ code: -1005 });
    expect(held(ada().applicationId, 'XRP')).toBe('100');
    expect((await withdraw({ ...xrp, memo })).memo).toBe(memo);
    const elsewhereOnXrp = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
    expect((await withdraw({ ...xrp, address: elsewhereOnXrp })).targetAddress).toBe(elsewhereOnXrp);
  });

  it('can be taken back for twenty seconds, is on its way for twenty more, and is on its chain then', async () => {
    const { id } = await withdraw();
    await world.pass(20 * second - 1);
    expect(status(id)).toBe('NEW');
    await world.pass(second);
    expect(status(id)).toBe('PROCESSING');
    await expect(world.wallet.withdrawals.cancel(ada(), id)).rejects.toMatchObject({ code: -1006 });
    await world.pass(19 * second);
    expect([status(id), told()]).toEqual(['PROCESSING', []]);
    await world.pass(second);
    expect(world.wallet.movement(ada(), id)).toMatchObject({
      status: 'COMPLETED',
      booked: true,
      transactionId: expect.stringMatching(/^[0-9a-f]{64}$/),
      updatedAt: world.now(),
    });
    expect([held(), held('withdrawals')]).toEqual(['900', '0']);
  });

  it('sends its amount less the fee, which the exchange keeps, and tells so once', async () => {
    await world.reserves.sheet();
    const [outside, treasury] = [world.holding('outside-world', 'USDT'), world.holding('treasury', 'USDT')];
    const { id } = await withdraw({ amount: '102.5' });
    for (let turn = 0; turn < 5; turn += 1) await world.pass(20 * second);
    expect(unitsText(world.holding('outside-world', 'USDT') - outside)).toBe('100.5');
    expect(unitsText(world.holding('treasury', 'USDT') - treasury)).toBe('2');
    expect(told()).toMatchObject([
      {
        type: 'WITHDRAWAL',
        level: 'success',
        title: 'Withdrawal completed',
        body: expect.stringMatching(/^100\.5 USDT sent to .{6}….{4} on .+\. TxID: [0-9a-f]{64}$/),
        message: { key: 'withdrawn', values: { amount: '100.5', asset: 'USDT' } },
        link: '/wallet?withdraw=USDT',
      },
    ]);
    const lines = world.wallet.ledger(ada(), { ...firstPage, kind: 'WITHDRAW' }).rows;
    expect(lines.map(({ amount, reference }) => [unitsText(amount), reference])).toEqual([
      ['-102.5', `withdrawal:${id}:take`],
    ]);
  });

  it('that is taken back leaves two lines that make nothing together', async () => {
    const { id } = await withdraw();
    await world.pass(19 * second);
    await world.wallet.withdrawals.cancel(ada(), id);
    expect(world.wallet.movement(ada(), id)).toMatchObject({
      status: 'CANCELED',
      booked: true,
      updatedAt: world.now(),
    });
    expect([held(), held('withdrawals')]).toEqual(['1000', '0']);
    const lines = world.wallet.ledger(ada(), { ...firstPage, kind: 'WITHDRAW' }).rows;
    expect(lines.map(({ amount, reference }) => [unitsText(amount), reference])).toEqual([
      ['100', `withdrawal:${id}:return`],
      ['-100', `withdrawal:${id}:take`],
    ]);
    await world.pass(day);
    expect([status(id), world.withdrawn]).toEqual(['CANCELED', []]);
    expect(told()).toMatchObject([
      {
        type: 'WITHDRAWAL',
        title: 'Withdrawal cancelled',
        body: '100 USDT returned to your account.',
        message: { key: 'withdrawalCancelled', values: { amount: '100', asset: 'USDT' } },
      },
    ]);
  });

  it('can be taken back by the account that made it alone, and once', async () => {
    const { cancel } = world.wallet.withdrawals;
    const { id } = await withdraw();
    const unknown = { code: -1006, message: 'No such withdrawal.' };
    const late = { code: -1006, message: 'The withdrawal cannot be taken back any more.' };
    const by = (index: number, which: number) => cancel.call(world.wallet.withdrawals, world.people[index]!, which);
    await expect(by(1, id)).rejects.toMatchObject(unknown);
    await expect(by(0, id + 1)).rejects.toMatchObject(unknown);
    expect(held()).toBe('900');
    await by(0, id);
    await expect(by(0, id)).rejects.toMatchObject(late);
    expect(held()).toBe('1000');
  });

  it('is not what a deposit is: that cannot be taken back', async () => {
    const to = world.wallet.deposits.address(ada(), 'USDT', 'TRX');
    const { id } = world.wallet.deposits.receive({ token: 'USDT', network: 'TRX', ...to, amount: '50' });
    await expect(world.wallet.withdrawals.cancel(ada(), id)).rejects.toMatchObject({ message: 'No such withdrawal.' });
    await world.pass(day);
    expect([status(id), held()]).toEqual(['COMPLETED', '1050']);
  });

  it('that the balance is not enough for has never been', async () => {
    await expect(withdraw({ amount: '1000.000001' })).rejects.toMatchObject({ message: 'The balance is not enough.' });
    expect(world.wallet.history(ada(), firstPage)).toEqual({ rows: [], total: 0 });
    expect([held(), held('withdrawals')]).toEqual(['1000', '0']);
    expect((await withdraw({ amount: '1000' })).status).toBe('NEW');
    expect(held()).toBe('0');
  });

  const cosmos = 'cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh';
  it.each<readonly [string, Partial<typeof usdt>, string]>([
    ['network', { network: 'BTC' }, 'the token is not there'],
    ['network', { network: 'AVAXC' }, 'it is being worked on'],
    ['network', { token: 'NONE' }, 'there is no such token'],
    ['address', { address: `${elsewhere}0` }, 'it is no address'],
    ['address', { network: 'TRX' }, 'it is an address of another chain'],
    ['extra', { memo: '1' }, 'the chain knows no memo'],
    ['extra', { token: 'ATOM', network: 'ATOM', address: cosmos, memo: 'm'.repeat(65) }, 'it is too long'],
    ['amount', { amount: '9.999999' }, 'it is below the minimum'],
    ['amount', { amount: '10.0000001' }, 'it is finer than the token'],
    ['amount', { amount: '-10' }, 'it is below nothing'],
  ])('is refused with %s named for %j: %s', async (named, change) => {
    await expect(withdraw(change)).rejects.toMatchObject({
      code: -1005,
      message: expect.stringContaining(`: ${named}`),
    });
    expect(world.wallet.history(ada(), firstPage).total).toBe(0);
  });

  it('says what the minimum is', async () => {
    await expect(withdraw({ amount: '9' })).rejects.toMatchObject({
      message: expect.stringContaining('amount, the minimum is 10'),
    });
    expect(unitsText((await withdraw({ amount: '10' })).amount)).toBe('10');
  });

  it('is more than its own fee, also where the minimum is less', async () => {
    const bitcoin = { token: 'BTC', network: 'BTC', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' };
    await expect(withdraw({ ...bitcoin, amount: '0.00025' })).rejects.toMatchObject({ code: -1005 });
    const { amount, fee } = await withdraw({ ...bitcoin, amount: '0.00025001' });
    expect(unitsText(amount - fee)).toBe('0.00000001');
  });

  it('takes along a memo of up to 64 letters where the chain has them', async () => {
    await world.exchange.submit({
      type: 'deposit',
      accountId: ada().applicationId,
      asset: 'ATOM',
      amount: 10n * 10n ** 12n,
    });
    const memo = 'm'.repeat(64);
    const movement = await withdraw({ token: 'ATOM', network: 'ATOM', address: cosmos, memo, amount: '1' });
    expect(movement).toMatchObject({ memo, targetAddress: cosmos });
  });

  describe('without a fee', () => {
    const free = (user = ada()) => world.wallet.withdrawals.freeLeft(user);

    beforeEach(async () => {
      world.wallet.withdrawals.bearFees(({ userId }) => (userId === ada().userId ? 2 : 0));
      // 12:00 UTC, whatever the world began at.
      await world.pass(day - (world.now() % day) + day / 2);
    });

    it('goes so many times a day, and sends all of its amount', async () => {
      await world.reserves.sheet();
      const [outside, treasury] = [world.holding('outside-world', 'USDT'), world.holding('treasury', 'USDT')];
      expect(free()).toBe(2);
      const fees: string[] = [];
      for (let turn = 0; turn < 3; turn += 1) fees.push(unitsText((await withdraw()).fee));
      expect([fees, free()]).toEqual([['0', '0', '2'], 0]);
      await world.pass(20 * second);
      await world.pass(20 * second);
      expect(unitsText(world.holding('outside-world', 'USDT') - outside)).toBe('298');
      expect(unitsText(world.holding('treasury', 'USDT') - treasury)).toBe('2');
    });

    it('goes again from midnight UTC on, and what was taken back does not count', async () => {
      const { id } = await withdraw();
      await withdraw();
      expect(free()).toBe(0);
      await world.wallet.withdrawals.cancel(ada(), id);
      expect(free()).toBe(1);
      await world.pass(day / 2 - 1);
      expect(free()).toBe(1);
      await world.pass(1);
      expect(free()).toBe(2);
      await withdraw();
      expect(free()).toBe(1);
    });

    it('goes for the person, with the sub-accounts together', async () => {
      const sub = world.users.addSubAccount(ada(), 'bot');
      await world.exchange.submit({ type: 'openAccount', accountId: sub.applicationId, kind: 'customer' });
      await world.wallet.transfers.move(ada(), 'USDT', '100', ada().applicationId, sub.applicationId);
      expect(unitsText((await withdraw({}, sub)).fee)).toBe('0');
      expect([free(), free(sub), free(world.people[1])]).toEqual([1, 1, 0]);
    });
  });
});
