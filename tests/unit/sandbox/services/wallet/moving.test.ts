import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import type { User } from '../../../../../sandbox/services/users/user';

import { TransferRepository, type TransferFilter } from '../../../../../sandbox/services/wallet/transfer-repository';
import { openMoneyWorld, type MoneyWorld } from './money-world';

const firstPage = { page: 1, size: 25 };
const hour = 3_600_000;

describe('money between accounts of the exchange', () => {
  let world: MoneyWorld;
  let sub: User;

  beforeEach(async () => {
    world = await openMoneyWorld();
    sub = world.users.addSubAccount(world.people[0]!, 'bot');
    await world.exchange.submit({ type: 'openAccount', accountId: sub.applicationId, kind: 'customer' });
  });
  afterEach(() => world.close());

  const ada = () => world.people[0]!;
  const bea = () => world.people[1]!;
  const held = (user: User, asset = 'USDT') => unitsText(world.holding(user.applicationId, asset));
  const move = async (amount: string, from: User, to: User, user = ada(), token = 'USDT') =>
    world.wallet.transfers.move(user, token, amount, from.applicationId, to.applicationId);
  const send = async (amount: string, userId = bea().userId, token = 'USDT') =>
    world.wallet.transfers.send(ada(), userId, token, amount, 'apiKey');
  const listed = (user: User, filter: Partial<TransferFilter> = {}) =>
    world.wallet.transfers.list(user, { ...firstPage, ...filter });
  const told = (user: User) => world.notifications.list(user.userId, firstPage).rows;

  it('of one person moves at once, and is told to nobody, who did it themselves', async () => {
    const id = await move('100', ada(), sub);
    expect([held(ada()), held(sub)]).toEqual(['900', '100']);
    expect([told(ada()), told(sub)]).toEqual([[], []]);
    expect(world.wallet.door.allowance(ada()).used).toBe(0n);
    for (const user of [ada(), sub])
      expect(listed(user)).toEqual({
        rows: [
          {
            id,
            token: 'USDT',
            amount: unitsFromText('100'),
            from: { applicationId: ada().applicationId, name: 'Main' },
            to: { applicationId: sub.applicationId, name: 'bot' },
            at: world.now(),
            status: 'COMPLETED',
          },
        ],
        total: 1,
      });
  });

  it('moves by the main account between any of its own, and by a sub-account out of its own alone', async () => {
    const other = world.users.addSubAccount(ada(), 'desk');
    await world.exchange.submit({ type: 'openAccount', accountId: other.applicationId, kind: 'customer' });
    await move('100', ada(), sub);
    await move('60', sub, other);
    await move('10', sub, ada(), sub);
    await move('5', sub, other, sub);
    expect([held(ada()), held(sub), held(other)]).toEqual(['910', '25', '65']);
    const refused = { code: -1006, message: 'No such account of yours.' };
    await expect(move('1', other, sub, sub)).rejects.toMatchObject(refused);
    await expect(move('1', ada(), sub, sub)).rejects.toMatchObject(refused);
    await expect(move('1', bea(), ada())).rejects.toMatchObject(refused);
    await expect(move('1', ada(), bea())).rejects.toMatchObject(refused);
    expect([held(ada()), held(sub), held(other), held(bea())]).toEqual(['910', '25', '65', '1000']);
  });

  it('does not move from an account to itself, nor beyond what it has', async () => {
    await expect(move('1', ada(), ada())).rejects.toMatchObject({
      code: -1005,
      message: expect.stringMatching(/: to$/),
    });
    await expect(send('1', ada().userId)).rejects.toMatchObject({
      code: -1005,
      message: expect.stringMatching(/: to$/),
    });
    await expect(move('1000.000000000001', ada(), sub)).rejects.toMatchObject({
      message: 'The balance is not enough.',
    });
    expect(listed(ada())).toEqual({ rows: [], total: 0 });
    await move('1000', ada(), sub);
    expect([held(ada()), held(sub)]).toEqual(['0', '1000']);
  });

  it.each([
    ['NONE', '1', 'token'],
    ['USDT', '0', 'amount'],
    ['USDT', '-1', 'amount'],
    ['USDT', '0.0000000000001', 'amount'],
  ])('is not %s %s, which names the %s', async (token, amount, named) => {
    const refused = { code: -1005, message: expect.stringContaining(`: ${named}`) };
    await expect(move(amount, ada(), sub, ada(), token)).rejects.toMatchObject(refused);
    await expect(send(amount, bea().userId, token)).rejects.toMatchObject(refused);
  });

  it('does not go to somebody who does not exist', async () => {
    await expect(send('1', 99_999)).rejects.toMatchObject({ code: -1006, message: 'No such user.' });
  });

  it('that went to another person names either by nickname and UID to the other, and by account to themselves', async () => {
    const id = await send('12');
    const { coolName, userId, applicationId } = bea();
    const hers = { applicationId: ada().applicationId, name: 'Main' };
    expect(listed(ada()).rows[0]).toMatchObject({ id, from: hers, to: { applicationId, name: coolName, userId } });
    expect(listed(bea()).rows[0]).toMatchObject({
      from: { ...hers, name: ada().coolName, userId: ada().userId },
      to: { applicationId, name: 'Main' },
    });
  });

  it('names an account that was closed by its UID', async () => {
    await send('12');
    world.users.forget(bea().userId);
    expect(listed(ada()).rows[0]!.to.name).toBe(String(bea().userId));
  });

  it('names nobody where the account is nobody’s any more', async () => {
    await send('12');
    world.database.run('UPDATE transfers SET to_id = ?', ['gone']);
    expect(listed(ada()).rows[0]!.to).toEqual({ applicationId: 'gone', name: '' });
  });

  it('is shown one by one to either side and to nobody else', async () => {
    const id = await send('12');
    const { transfers } = world.wallet;
    expect([transfers.byId(ada(), id)?.id, transfers.byId(bea(), id)?.id]).toEqual([id, id]);
    expect(transfers.byId(world.people[2]!, id)).toBeUndefined();
    expect(transfers.byId(sub, id)).toBeUndefined();
    expect(transfers.byId(ada(), id + 1)).toBeUndefined();
  });

  it('waits for nobody unless a second person has to let it go', async () => {
    const { transfers } = world.wallet;
    expect([transfers.waits(await send('12')), transfers.waits(99)]).toEqual([false, false]);
    world.opinion.freeSum = 0n;
    expect(transfers.waits(await send('12'))).toBe(true);
  });

  it('counts as sent without approval where none was needed, and with it where it was', async () => {
    world.opinion.freeSum = unitsFromText('100');
    await send('60');
    await send('60');
    expect([world.asked.length, held(bea())]).toEqual([1, '1060']);
    // What a second person decides on leaves the free sum as it is.
    await send('40');
    expect([world.asked.length, held(bea())]).toEqual([1, '1100']);
    await send('0.000001');
    expect(world.asked.length).toBe(2);
  });

  it('is listed newest first, in pages, by token and by time', async () => {
    const begun = world.now();
    const ids: number[] = [];
    for (const [token, to] of [
      ['USDT', bea()],
      ['WOO', bea()],
      ['USDT', sub],
      ['USDT', bea()],
    ] as const) {
      ids.push(await (to === sub ? move('2', ada(), sub) : send('2', to.userId, token)));
      await world.pass(hour);
    }
    const places = (filter: Partial<TransferFilter>) => {
      const { rows, total } = listed(ada(), filter);
      return [rows.map(({ id }) => ids.indexOf(id)), total];
    };
    expect(places({})).toEqual([[3, 2, 1, 0], 4]);
    expect(places({ size: 3 })).toEqual([[3, 2, 1], 4]);
    expect(places({ size: 3, page: 2 })).toEqual([[0], 4]);
    expect(places({ token: 'USDT' })).toEqual([[3, 2, 0], 3]);
    expect(places({ token: 'WOO' })).toEqual([[1], 1]);
    expect(places({ from: begun + hour })).toEqual([[3, 2, 1], 3]);
    expect(places({ to: begun + hour - 1 })).toEqual([[0], 1]);
    expect(places({ token: 'USDT', from: begun + hour, to: begun + 2 * hour })).toEqual([[2], 1]);
    expect(listed(sub).rows.map(({ id }) => ids.indexOf(id))).toEqual([2]);
  });

  it('that a crash left booked and not marked so keeps the time at which it was booked, and is told', async () => {
    const [from, to] = [ada().applicationId, bea().applicationId];
    const amount = unitsFromText('5');
    const repository = new TransferRepository(world.database);
    await send('1');
    const id = repository.add({
      token: 'USDT',
      amount,
      from,
      to,
      kind: 'WITHDRAW',
      approval: undefined,
      at: world.now(),
    });
    const booked = world.now();
    await world.exchange.submit({
      type: 'transfer',
      kind: 'SUB_ACCOUNT_TRANSFER',
      reference: `transfer:${id}`,
      legs: [{ from, to, asset: 'USDT', amount }],
    });
    world.standStill(hour);
    await send('2');
    await world.pass(1_000);
    expect(listed(bea()).rows.map(({ amount: each, at }) => [unitsText(each), at - booked])).toEqual([
      ['2', hour],
      ['5', 0],
      ['1', 0],
    ]);
    expect(held(bea())).toBe('1008');
    expect(told(bea()).map(({ level }) => level)).toEqual(['success', 'success', 'success']);
  });

  it('that a second person refuses leaves two lines that make nothing together', async () => {
    world.opinion.freeSum = 0n;
    const id = await send('12');
    await world.wallet.transfers.refuse(String(id), 'TAKEN_BACK');
    const { rows } = world.wallet.ledger(ada(), { ...firstPage, kind: 'SUB_ACCOUNT_TRANSFER' });
    expect(rows.map(({ amount, reference }) => [unitsText(amount), reference])).toEqual([
      ['12', `transfer:${id}:return`],
      ['-12', `transfer:${id}:take`],
    ]);
  });

  it('that waits since before amounts were reserved has nothing to give back where it is refused', async () => {
    world.database.run(
      "INSERT INTO transfers (token, amount, from_id, to_id, kind, booked, approval, at) VALUES ('USDT', ?, ?, ?, 'WITHDRAW', 0, 'WAITING', ?)",
      [unitsFromText('12').toString(), ada().applicationId, bea().applicationId, world.now()],
    );
    const { id } = listed(ada()).rows[0]!;
    await world.wallet.transfers.refuse(String(id), 'TAKEN_BACK');
    await world.pass(hour);
    expect([held(ada()), held(bea()), told(ada())]).toEqual(['1000', '1000', []]);
    expect(listed(ada()).rows).toMatchObject([{ id, status: 'CANCELED' }]);
    expect(listed(bea()).rows).toEqual([]);
  });

  it('leads from its notice to the list that it is in', async () => {
    await send('12');
    for (const user of [ada(), bea()])
      expect(told(user).map(({ link }) => link)).toEqual(['/wallet?movements&kind=SUB_ACCOUNT_TRANSFER']);
  });
});
