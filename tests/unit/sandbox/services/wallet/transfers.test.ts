import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { TransferRepository } from '../../../../../sandbox/services/wallet/transfer-repository';
import { openMoneyWorld, type MoneyWorld } from './money-world';

const firstPage = { page: 1, size: 25 };
const hour = 3_600_000;

describe('a payment to another person by UID', () => {
  let world: MoneyWorld;

  beforeEach(async () => {
    world = await openMoneyWorld();
  });
  afterEach(() => world.close());

  const person = (index: number) => world.people[index]!;
  const send = (amount = '12.34') => world.wallet.transfers.send(person(0), person(1).userId, 'USDT', amount, 'apiKey');
  const told = (index: number) =>
    world.notifications
      .list(person(index).userId, firstPage)
      .rows.map(({ type, message, body }) => ({ type, message, body }));

  it('is told to either side, with the amount and the other UID', async () => {
    await send();
    const [sender, recipient] = [String(person(0).userId), String(person(1).userId)];
    expect(told(0)).toEqual([
      {
        type: 'WITHDRAWAL',
        message: { key: 'withdrawnTo', values: { amount: '12.34', asset: 'USDT', userId: recipient } },
        body: `12.34 USDT sent to UID ${recipient}.`,
      },
    ]);
    expect(told(1)).toEqual([
      {
        type: 'DEPOSIT',
        message: { key: 'depositedFrom', values: { amount: '12.34', asset: 'USDT', userId: sender } },
        body: `12.34 USDT received from UID ${sender}.`,
      },
    ]);
    expect(told(2)).toEqual([]);
  });

  it('names whose UID it is by a few letters, and knows a closed account as little as none', () => {
    const { users, wallet } = world;
    const { userId, coolName } = person(1);
    const masked = wallet.transfers.recipient(userId).name;
    expect(masked).toMatch(/^.{0,2}\*{3}.{0,2}$/);
    expect(masked.startsWith(coolName.slice(0, 2))).toBe(true);
    users.forget(userId);
    const answers = [userId, 999_999_999].map((each) => {
      try {
        return wallet.transfers.recipient(each);
      } catch (error) {
        return error;
      }
    });
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: -1006 });
  });

  it('tells nobody of one that the balance was not enough for', async () => {
    await expect(send('5000')).rejects.toThrow();
    expect([told(0), told(1)]).toEqual([[], []]);
  });

  describe('that a second person has to let go', () => {
    beforeEach(() => {
      world.opinion.freeSum = 0n;
    });

    const held = (account: number | 'withdrawals') =>
      unitsText(world.holding(account === 'withdrawals' ? account : person(account).applicationId, 'USDT'));
    const listed = (index: number, filter: { readonly from?: number } = {}) =>
      world.wallet.transfers.list(person(index), { ...firstPage, ...filter }).rows;
    const lines = (index: number) =>
      world.wallet
        .ledger(person(index), { ...firstPage, kind: 'SUB_ACCOUNT_TRANSFER' })
        .rows.map(({ amount, reference, at }) => ({ amount: unitsText(amount), reference, at }));
    const used = () => unitsText(world.wallet.door.allowance(person(0)).used);

    it('is out of the sender’s hands at once, and the other’s when it is let go', async () => {
      const asked = world.now();
      const id = await send('600');
      expect([world.asked, world.wallet.transfers.waits(id)]).toEqual([[String(id)], true]);
      expect([held(0), held('withdrawals'), held(1)]).toEqual(['400', '600', '1000']);
      await expect(send('600')).rejects.toThrow();
      expect([world.asked, used()]).toEqual([[String(id)], '600']);
      await world.pass(hour);
      expect([listed(0).map(({ status }) => status), listed(1), told(1)]).toEqual([['WAITING'], [], []]);
      world.wallet.transfers.release(String(id));
      expect(await world.wallet.transfers.finish(String(id))).toBe(true);
      await world.pass(2_000);
      expect([held(0), held('withdrawals'), held(1)]).toEqual(['400', '0', '1600']);
      expect([lines(0), lines(1)]).toEqual([
        [{ amount: '-600', reference: `transfer:${id}:take`, at: asked }],
        [{ amount: '600', reference: `transfer:${id}`, at: asked + hour }],
      ]);
      // Each list has it when the ledger has.
      expect([listed(0), listed(1)]).toMatchObject([
        [{ id, status: 'COMPLETED', at: asked }],
        [{ id, status: 'COMPLETED', at: asked + hour }],
      ]);
      expect([listed(0, { from: asked + 1 }), listed(1, { from: asked + 1 })]).toMatchObject([[], [{ id }]]);
      expect([told(0), told(1)].map(({ length }) => length)).toEqual([1, 1]);
    });

    it('and is not, is back, stays in the list of the sender alone and counts for nothing', async () => {
      const id = await send('600');
      await world.wallet.transfers.refuse(String(id), 'REFUSED');
      await world.pass(2_000);
      expect([held(0), held('withdrawals'), held(1), used()]).toEqual(['1000', '0', '1000', '0']);
      expect(listed(0)).toMatchObject([{ id, status: 'REFUSED' }]);
      expect(lines(0).map(({ amount }) => amount)).toEqual(['600', '-600']);
      expect([listed(1), lines(1), told(0), told(1)]).toEqual([[], [], [], []]);
    });

    it('is told to both once, also when it is settled in two places at once', async () => {
      const id = await send('600');
      world.wallet.transfers.release(String(id));
      await Promise.all([world.wallet.transfers.finish(String(id)), world.pass(2_000)]);
      expect([told(0), told(1)].map(({ length }) => length)).toEqual([1, 1]);
    });

    it('is not asked about where the balance is not enough', async () => {
      await expect(send('5000')).rejects.toThrow();
      expect([world.asked, listed(0), used()]).toEqual([[], [], '0']);
    });

    it.each([
      [false, 0],
      [true, 0],
      [true, 60],
    ])('is back where a crash came before anybody was asked (taken: %s, later moves: %d)', async (taken, later) => {
      const [from, to] = [person(0).applicationId, person(1).applicationId];
      const payment = { token: 'USDT', amount: unitsFromText('5'), from, to, at: world.now() };
      const id = new TransferRepository(world.database).add({ ...payment, kind: 'WITHDRAW', approval: 'ASKING' });
      const reference = `transfer:${id}:take`;
      const legs = [{ from, to: 'withdrawals', asset: 'USDT', amount: payment.amount }];
      if (taken) await world.exchange.submit({ type: 'transfer', kind: 'SUB_ACCOUNT_TRANSFER', reference, legs });
      for (let move = 0; move < later; move += 1) {
        const [there, back] = [`there:${move}`, `back:${move}`];
        const leg = { from, to: 'treasury', asset: 'USDT', amount: 1n };
        const kind = 'SUB_ACCOUNT_TRANSFER';
        await world.exchange.submit({ type: 'transfer', kind, reference: there, legs: [leg] });
        await world.exchange.submit({
          ...{ type: 'transfer', kind, reference: back },
          legs: [{ ...leg, from: leg.to, to: leg.from }],
        });
      }
      await world.pass(2_000);
      expect([held(0), held('withdrawals'), held(1), listed(0)]).toEqual(['1000', '0', '1000', []]);
    });
  });

  it.each([
    ['5', true],
    ['5000', false],
  ])('of %s that waits since before amounts were reserved is carried out as far as it can be', async (amount, done) => {
    world.database.run(
      "INSERT INTO transfers (token, amount, from_id, to_id, kind, booked, approval, at) VALUES ('USDT', ?, ?, ?, 'WITHDRAW', 0, 'WAITING', ?)",
      [unitsFromText(amount).toString(), person(0).applicationId, person(1).applicationId, world.now()],
    );
    const { transfers } = world.wallet;
    const { id } = transfers.list(person(0), firstPage).rows[0]!;
    await world.pass(hour);
    transfers.release(String(id));
    expect(await transfers.finish(String(id))).toBe(done);
    for (const index of [0, 1]) {
      const [line] = world.wallet.ledger(person(index), { ...firstPage, kind: 'SUB_ACCOUNT_TRANSFER' }).rows;
      expect(line?.reference).toBe(done ? `transfer:${id}` : undefined);
      expect(transfers.list(person(index), firstPage).rows).toMatchObject(
        done ? [{ id, status: 'COMPLETED', at: line!.at }] : [],
      );
    }
  });

  it('to oneself is refused before it reaches the door', async () => {
    const passed = jest.spyOn(world.wallet.door, 'pass');
    const { transfers } = world.wallet;
    await expect(transfers.send(person(0), person(0).userId, 'USDT', '1', 'apiKey')).rejects.toMatchObject({
      code: -1005,
    });
    expect(passed).not.toHaveBeenCalled();
  });
});
