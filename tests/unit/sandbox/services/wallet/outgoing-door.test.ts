import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { elsewhere, openMoneyWorld, type MoneyWorld } from './money-world';

const firstPage = { page: 1, size: 25 };
const second = 1_000;
const hour = 3_600_000;
const proof = { otp: '123456' };

describe('whoever sends money out', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const ada = () => world.users.byId(world.people[0]!.userId)!;
  const bea = () => world.people[1]!;
  const held = (account = ada().applicationId) => unitsText(world.holding(account, 'USDT'));
  const usdt = { token: 'USDT', network: 'ETH', address: elsewhere, memo: '', amount: '100' };
  const withdraw = (amount = '100', by: typeof proof | 'apiKey' = proof) =>
    world.wallet.withdrawals.request(ada(), { ...usdt, amount }, by);
  const send = (amount = '100', by: typeof proof | 'apiKey' = proof) =>
    world.wallet.transfers.send(ada(), bea().userId, 'USDT', amount, by);
  const state = (id: number) => world.wallet.movement(ada(), id)!;

  it('proves just what is sent, and to whom', async () => {
    await withdraw('100.50');
    await send('7');
    expect(world.guarded.acts).toEqual([
      {
        action: 'WITHDRAW',
        subject: { asset: 'USDT', amount: '100.5', network: 'ETH', address: elsewhere, memo: '' },
      },
      { action: 'WITHDRAW', subject: { asset: 'USDT', amount: '7', userId: String(bea().userId) } },
    ]);
  });

  it('with a key has proved it by that', async () => {
    await withdraw('100', 'apiKey');
    expect(world.guarded.acts).toEqual([]);
  });

  it('sends nothing without the proof', async () => {
    world.guarded.meanwhile = () => Promise.reject(new Error('wrong'));
    await expect(withdraw()).rejects.toThrow('wrong');
    await expect(send()).rejects.toThrow('wrong');
    expect(held()).toBe('1000');
  });

  it.each(['a page', 'a program'])(
    'sends nothing by %s while withdrawals are held, and is asked for no proof',
    async (by) => {
      world.guarded.held = true;
      const as = by === 'a page' ? proof : 'apiKey';
      await expect(withdraw('100', as)).rejects.toMatchObject({ code: -1009, message: 'Held: WITHDRAW' });
      await expect(send('100', as)).rejects.toMatchObject({ code: -1009 });
      expect([held(), world.guarded.acts]).toEqual(['1000', []]);
    },
  );

  it('sends nothing where a hold begins while the proof is looked at', async () => {
    world.guarded.meanwhile = async () => void (world.guarded.held = true);
    await expect(withdraw()).rejects.toMatchObject({ code: -1009 });
    expect(held()).toBe('1000');
  });

  it('cannot exceed the limit by another call while the proof is looked at', async () => {
    world.users.setVerified(ada().userId, 'CH', 0);
    await world.exchange.submit({
      type: 'deposit',
      accountId: ada().applicationId,
      asset: 'USDT',
      amount: unitsFromText('19000'),
    });
    world.guarded.meanwhile = () => withdraw('6000', 'apiKey');
    await expect(withdraw('6000')).rejects.toMatchObject({
      code: -1009,
      message: 'Above the limit of 24 hours: 10000 USDT, of which 6000 are used.',
    });
    expect(held()).toBe('14000');
  });

  it('uses a limit of the person up that grows with what is known of them, in whatever they send', async () => {
    const { door } = world.wallet;
    expect(
      ([0, 1, 2] as const).map((level) => {
        world.users.setVerified(ada().userId, 'CH', level);
        return unitsText(door.allowance(ada()).limit);
      }),
    ).toEqual(['10000', '250000', '2000000']);
    await withdraw('100', 'apiKey');
    await send('50', 'apiKey');
    const bitcoin = { token: 'BTC', network: 'BTC', address: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', amount: '0.01' };
    await world.wallet.withdrawals.request(ada(), { ...usdt, ...bitcoin }, 'apiKey');
    // Between what is bid and what is asked.
    const price = unitsFromText('5005');
    expect(world.wallet.prices.price('BTC')).toBe(price);
    expect(unitsText(door.allowance(ada()).used)).toBe(unitsText(unitsFromText('150') + price / 100n));
    expect(door.allowance(bea()).used).toBe(0n);
  });

  it('is bound to listed addresses and people where they wish to be', async () => {
    world.wallet.addresses.setListedOnly(ada(), true);
    await expect(withdraw()).rejects.toMatchObject({ code: -1009 });
    await expect(send()).rejects.toMatchObject({ code: -1009 });
    const label = 'friend';
    world.wallet.addresses.add(ada(), { label, network: 'ETH', address: elsewhere, memo: '' });
    world.wallet.addresses.add(ada(), { label, network: 'INTERNAL', address: String(bea().userId), memo: '' });
    await world.pass(24 * hour);
    await withdraw();
    await send();
    expect([held(), held(bea().applicationId)]).toEqual(['800', '1100']);
  });

  describe('and has a second person to ask', () => {
    beforeEach(() => {
      world.opinion.freeSum = unitsFromText('150');
    });

    it('asks for what is above the free sum, in parts as in one, and not for what is approved besides', async () => {
      const first = await withdraw('100');
      expect([first.approval, world.asked]).toEqual([undefined, []]);
      const rest = await withdraw('50');
      expect([rest.approval, world.asked]).toEqual([undefined, []]);
      const above = await withdraw('10');
      expect([above.approval, world.asked]).toEqual(['WAITING', [String(above.id)]]);
      const { used, usedUnapproved } = world.wallet.door.allowance(ada());
      expect([used, usedUnapproved].map(unitsText)).toEqual(['160', '150']);
      await world.wallet.withdrawals.cancel(ada(), rest.id);
      expect((await withdraw('50')).approval).toBeUndefined();
    });

    it('is free again to send that much a day later', async () => {
      await withdraw('150');
      await world.pass(24 * hour - 1);
      expect((await withdraw('10')).approval).toBe('WAITING');
      await world.pass(1);
      expect((await withdraw('10')).approval).toBeUndefined();
    });

    it('has the money reserved and not sent, however long it takes them', async () => {
      const { id } = await withdraw('200');
      await world.pass(6 * hour);
      await world.pass(6 * hour);
      expect(state(id)).toMatchObject({ status: 'NEW', approval: 'WAITING' });
      expect([held(), held('withdrawals')]).toEqual(['800', '200']);
    });

    it('has it sent once they let it go, with the time to take it back counted from then', async () => {
      const { id } = await withdraw('200');
      await world.pass(6 * hour);
      world.wallet.withdrawals.release(String(id));
      const released = { approval: 'APPROVED', releasedAt: world.now() };
      expect(state(id)).toMatchObject({ status: 'NEW', ...released, updatedAt: world.now() });
      await world.pass(20 * second - 1);
      expect(state(id).status).toBe('NEW');
      await world.pass(second);
      expect(state(id).status).toBe('PROCESSING');
      await world.pass(20 * second);
      expect(state(id)).toMatchObject({ status: 'COMPLETED', ...released });
      expect([held(), held('withdrawals')]).toEqual(['800', '0']);
    });

    it('lets go of it once: the time does not begin anew', async () => {
      const { id } = await withdraw('200');
      world.wallet.withdrawals.release(String(id));
      const { releasedAt } = state(id);
      await world.pass(10 * second);
      world.wallet.withdrawals.release(String(id));
      expect(state(id).releasedAt).toBe(releasedAt);
    });

    it('has it back where they refuse, and they cannot once it is on its way', async () => {
      const { withdrawals } = world.wallet;
      const refused = await withdraw('200');
      await withdrawals.refuse(String(refused.id), 'REFUSED');
      expect(state(refused.id)).toMatchObject({
        status: 'CANCELED',
        approval: 'REFUSED',
        booked: true,
        updatedAt: world.now(),
      });
      expect([held(), held('withdrawals'), unitsText(world.wallet.door.allowance(ada()).used)]).toEqual([
        '1000',
        '0',
        '0',
      ]);
      const sent = await withdraw('200');
      withdrawals.release(String(sent.id));
      await world.pass(20 * second);
      await withdrawals.refuse(String(sent.id), 'EXPIRED');
      await world.pass(20 * second);
      expect([state(sent.id).status, held()]).toEqual(['COMPLETED', '800']);
    });

    it('takes it back, so that they need not decide any more', async () => {
      const { id } = await withdraw('200');
      await world.wallet.withdrawals.cancel(ada(), id);
      expect([world.withdrawn, held()]).toEqual([[`CHAIN ${id}`], '1000']);
      world.wallet.withdrawals.release(String(id));
      await world.pass(hour);
      expect([state(id).status, held()]).toEqual(['CANCELED', '1000']);
    });

    it('asks nobody for what the balance is not enough for', async () => {
      await expect(withdraw('5000')).rejects.toMatchObject({ message: 'The balance is not enough.' });
      expect([world.asked, world.wallet.history(ada(), firstPage).total]).toEqual([[], 0]);
    });
  });
});
