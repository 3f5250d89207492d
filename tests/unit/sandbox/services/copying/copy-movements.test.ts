import { day } from '../../../../../src/domain/shared/instant';
import { contracts, openCopyingWorld, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

let world: World;
let copyId: number;
let accountId: string;
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
  ({ copyId, accountId } = await world.copying.start(world.copier, {
    strategyId: contracts,
    amount: usdt(4_200),
    counter: false,
    terms: plainTerms,
  }));
});
afterEach(() => world.exchange.close());

const own = () => world.copying.own(world.copier, copyId);
const move = (amount: number) => world.copying.move(world.copier, copyId, usdt(amount));

test('what is added trades along, and is no profit', async () => {
  await move(4_200);
  expect([own().amount, own().mark, world.copying.profit(own())]).toEqual([usdt(8_400), usdt(8_400), 0n]);
  expect(world.cash(world.copier)).toBe(usdt(1_600));
  await world.lead(contracts, 'BUY', 10);
  expect(world.held(accountId)).toBeCloseTo(0.0198, 4);
});

test('what is taken out is no loss, and neither stops the copy nor lowers what is shared later', async () => {
  world.copying.change(world.copier, copyId, { ...plainTerms, stopLoss: usdt('0.05') });
  await move(-3_000);
  await world.pass(1_000);
  expect([own().status, own().amount, own().taken, own().mark]).toEqual([
    'ACTIVE',
    usdt(4_200),
    usdt(3_000),
    usdt(1_200),
  ]);
  expect(world.copying.profit(own())).toBe(0n);
  await world.lead(contracts, 'BUY', 30);
  await world.quote(104_000);
  await world.pass(day);
  const [share] = world.copying.repository.shares.of(copyId);
  expect(share!.amount).toBe(share!.profit / 10n);
  expect(world.copying.profit(own())).toBe(share!.profit - share!.amount);
});

test('profit is shared before something is taken out, and then not a second time', async () => {
  await world.lead(contracts, 'BUY', 10);
  await world.quote(104_000);
  await world.lead(contracts, 'SELL', 10);
  const due = world.copying.dueUnder(contracts);
  expect(due).toBeGreaterThan(0n);
  expect((await move(-1_000)).shared).toBe(due);
  expect((await move(100)).shared).toBe(0n);
  await world.copying.stop(world.copier, copyId, true);
  const shares = world.copying.repository.shares.of(copyId);
  expect(shares.map(({ amount }) => amount)).toEqual([due]);
  const { returned, amount, taken } = own();
  expect(returned! + taken - amount).toBe(shares[0]!.profit - due);
});

test('all that is said to be free can be taken, and no more', async () => {
  await world.lead(contracts, 'BUY', 30);
  await world.quote(101_000);
  const free = world.copying.takeable(own());
  expect(free).toBeGreaterThan(0n);
  expect(free).toBeLessThan(usdt(4_150));
  await expect(world.copying.move(world.copier, copyId, -free - 1_000_000n)).rejects.toMatchObject({ code: -1005 });
  await world.copying.move(world.copier, copyId, -free);
  expect(world.copying.takeable(own())).toBe(0n);
});

test.each([
  ['more than the account has', 5_801, 302118],
  ['nothing', 0, -1005],
  ['so much that less than the minimum stays', -4_151, -1005],
])('%s does not move, and changes nothing', async (_, amount, code) => {
  await expect(move(amount)).rejects.toMatchObject({ code });
  expect([own().amount, own().taken, own().mark]).toEqual([usdt(4_200), 0n, usdt(4_200)]);
  expect(world.cash(world.copier)).toBe(usdt(5_800));
  expect(world.copying.movements.of(copyId)).toEqual([]);
});

test('an ended copy takes no money', async () => {
  await world.copying.stop(world.copier, copyId, true);
  await expect(move(100)).rejects.toMatchObject({ code: 302902 });
});

test('what a crash left between the transfer and the copy is booked once', async () => {
  const { database } = world.copying.repository;
  database.run('INSERT INTO copy_movements (copy_id, amount, at, booked) VALUES (?, ?, 0, 0)', [
    copyId,
    usdt(800).toString(),
  ]);
  for (let turn = 0; turn < 2; turn += 1) {
    world.restart();
    await world.pass(1_000);
  }
  expect([own().amount, own().mark, world.cash(world.copier)]).toEqual([usdt(5_000), usdt(5_000), usdt(5_000)]);
});
