import { tellOfEndedCopies } from '../../../../../sandbox/services/copying/copy-news';
import { Notifications } from '../../../../../sandbox/services/notifications/notifications';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { contracts, openCopyingWorld, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

let world: World;
let told: () => readonly (readonly string[])[];
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
  const notifications = new Notifications(openDatabase(undefined), () => 0);
  tellOfEndedCopies(world.copying, world.copyStrategies, world.users, notifications);
  const { userId } = world.users.byApplication(world.copier)!;
  told = () =>
    notifications.list(userId, { page: 1, size: 9 }).rows.map(({ title, body, link }) => [title, body, link!]);
});
afterEach(() => world.exchange.close());

const start = () =>
  world.copying.start(world.copier, {
    strategyId: contracts,
    amount: usdt(4_200),
    counter: false,
    terms: { ...plainTerms, stopLoss: usdt('0.005') },
  });

test('a copy that ended without its owner says why, what it made and what came back, and leads to itself', async () => {
  const { copyId } = await start();
  await world.lead(contracts, 'BUY', 10);
  await world.quote(97_000);
  await world.pass(1_000);
  const { returned, amount } = world.copying.own(world.copier, copyId);
  const cents = (units: bigint) => (Math.round(Number(units) / 1e10) / 100).toFixed(2);
  const profit = cents(returned! - amount);
  expect(Number(profit)).toBeLessThan(-21);
  const back = cents(returned!);
  expect(told()).toEqual([
    [
      'Stop loss hit: Kestrel majors',
      `Your copy has ended with a PnL of ${profit} USDT. ${back} USDT is back in your account.`,
      `/social-trading?copy=${copyId}`,
    ],
  ]);
});

test('whoever stops a copy is told nothing of it', async () => {
  const { copyId } = await start();
  await world.copying.stop(world.copier, copyId, true);
  expect(world.copying.own(world.copier, copyId).status).toBe('ENDED');
  expect(told()).toEqual([]);
});
