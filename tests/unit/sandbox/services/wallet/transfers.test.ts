import { unitsFromText } from '../../../../../sandbox/engine/model/units';
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

  it('tells nobody of one that the balance was not enough for', async () => {
    await expect(send('5000')).rejects.toThrow();
    expect([told(0), told(1)]).toEqual([[], []]);
  });

  it('that waited is as old as its booking, in the list as in the ledger, and is told of then', async () => {
    const asked = world.now();
    world.database.run(
      "INSERT INTO transfers (token, amount, from_id, to_id, kind, booked, approval, at) VALUES ('USDT', ?, ?, ?, 'WITHDRAW', 0, 'WAITING', ?)",
      [unitsFromText('5').toString(), person(0).applicationId, person(1).applicationId, asked],
    );
    const listed = (index: number, filter: { readonly from?: number } = {}) =>
      world.wallet.transfers.list(person(index), { ...firstPage, ...filter }).rows;
    expect(listed(0).map(({ at }) => at)).toEqual([asked]);
    const later = await send('1');
    await world.pass(hour);
    const [waiting] = listed(0).filter(({ waits }) => waits);
    world.wallet.transfers.release(String(waiting!.id));
    await world.pass(2_000);
    for (const index of [0, 1]) {
      const [line] = world.wallet.ledger(person(index), firstPage).rows;
      expect(line).toMatchObject({ kind: 'SUB_ACCOUNT_TRANSFER', reference: `transfer:${waiting!.id}` });
      expect(line!.at).toBeGreaterThan(asked + hour - 1);
      expect(listed(index).map(({ id, at }) => [id, at])).toEqual([
        [waiting!.id, line!.at],
        [later, asked],
      ]);
      expect(listed(index, { from: asked + 1 }).map(({ id }) => id)).toEqual([waiting!.id]);
      expect(told(index)).toHaveLength(2);
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
