import { rewardReason } from '../../../../../sandbox/services/rewards/reward-reason';
import { day } from '../../../../../src/domain/shared/instant';
import type { NewStrategy } from '../../../../../sandbox/services/social/copy-strategies';
import { openCopyingWorld, plainTerms, usdt, contracts } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

const wanted: NewStrategy = { name: 'Bea majors', intro: 'Two markets.', kind: 'default-v2', profitShare: usdt('0.2') };

/** A strategy of Bea's, and Ada's copy of it. */
async function ledByBea(world: World) {
  const bea = await world.prepareBea();
  const { strategyId } = world.leading.open(bea, wanted);
  const copy = await world.copying.start(world.copier, {
    strategyId,
    amount: usdt(5_000),
    counter: false,
    terms: plainTerms,
  });
  return { bea, ...copy };
}

let world: World;
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
});
afterEach(() => world.exchange.close());

test('nobody leads without a verified identity, an open profile, capital and a record', async () => {
  const stranger = world.users.ensure('cleo', 'cleo@example.com');
  await world.exchange.submit({ type: 'openAccount', accountId: stranger.applicationId, kind: 'customer' });
  expect(world.leading.requirements(stranger).map(({ met }) => met)).toEqual([false, false, false, false]);
  expect(() => world.leading.open(stranger, wanted)).toThrow(expect.objectContaining({ code: 302902 }));
  const bea = await world.prepareBea();
  expect(world.leading.requirements(bea).filter(({ met }) => !met)).toEqual([]);
  world.userProfiles.saveSettings(bea, { showPortfolio: false });
  expect(world.leading.requirements(bea).filter(({ met }) => !met)).toEqual([{ id: 'PROFILE', met: false }]);
  expect(() => world.leading.open(bea, wanted)).toThrow(expect.objectContaining({ code: 302902 }));
});

test('nobody leads where nobody may copy', async () => {
  const bea = await world.prepareBea();
  world.users.setVerified(bea.userId, 'AT', 1);
  const european = world.users.ensure('bea', '');
  expect(world.leading.requirements(european).filter(({ met }) => !met)).toEqual([]);
  expect(() => world.leading.open(european, wanted)).toThrow(expect.objectContaining({ code: 302902 }));
});

test.each([
  ['a share above the bound', { profitShare: usdt('0.31') }, -1005],
  ['a name of another form', { name: 'x' }, -1005],
  ['an introduction that is too long', { intro: 'a'.repeat(161) }, -1005],
  ["another strategy's name", { name: ' KESTREL  majors' }, -1007],
])('%s is refused', async (_, more, code) => {
  const bea = await world.prepareBea();
  expect(() => world.leading.open(bea, { ...wanted, ...more })).toThrow(expect.objectContaining({ code }));
  expect(world.leading.own(bea)).toEqual([]);
});

test('one strategy of a kind is open at a time', async () => {
  const bea = await world.prepareBea();
  const { strategyId } = world.leading.open(bea, wanted);
  expect(() => world.leading.open(bea, { ...wanted, name: 'Another' })).toThrow(
    expect.objectContaining({ code: -1007 }),
  );
  await world.leading.close(bea, strategyId);
  expect(world.leading.open(bea, wanted).strategyId).not.toBe(strategyId);
});

test("a person's trades are copied, and their part of the profit comes to their account", async () => {
  const { bea, strategyId, accountId } = await ledByBea(world);
  await world.lead(strategyId, 'BUY', 0.5);
  // A twentieth of Bea's money, less what her ten trades cost her.
  expect(world.held(accountId)).toBeCloseTo(0.025, 3);
  await world.quote(103_000);
  const due = world.copying.dueUnder(strategyId);
  await world.pass(day);
  const [payment] = world.leading.payments(strategyId);
  expect(payment!.amount).toBe(payment!.profit / 5n);
  // But for the funding of the day.
  expect(Number(payment!.amount) / Number(due)).toBeCloseTo(1, 2);
  const paid = world.exchange.ledger.entries(bea.applicationId, { page: 1, size: 10, kind: 'DISTRIBUTION' });
  expect(paid.rows.map(({ amount, reference }) => [amount, rewardReason(reference)])).toEqual([
    [payment!.amount, 'COPYING'],
  ]);
  expect(world.leading.earned(strategyId)).toBe(payment!.amount);
  expect(world.leading.copiers(strategyId).map(({ owner, shared }) => [owner, shared])).toEqual([
    [world.copier, payment!.amount],
  ]);
});

test('a person does not copy themselves', async () => {
  const bea = await world.prepareBea();
  const { strategyId } = world.leading.open(bea, wanted);
  const own = { strategyId, amount: usdt(1_000), counter: false, terms: plainTerms };
  await expect(world.copying.start(bea.applicationId, own)).rejects.toMatchObject({ code: 302902 });
});

test('closing a strategy closes its copies and gives the money back; nobody copies it any more', async () => {
  const { bea, strategyId, copyId, accountId } = await ledByBea(world);
  await world.lead(strategyId, 'BUY', 0.5);
  await world.leading.close(bea, strategyId);
  const ended = world.copying.own(world.copier, copyId);
  expect([ended.status, ended.end, world.held(accountId)]).toEqual(['ENDED', 'STRATEGY_CLOSED', 0]);
  expect(world.cash(world.copier)).toBe(usdt(5_000) + ended.returned!);
  expect(world.copyTrading.list(1, 100).rows.some((row) => row.strategyId === strategyId)).toBe(false);
  expect(() => world.copyTrading.listed(strategyId)).toThrow(expect.objectContaining({ code: -1006 }));
  const again = { strategyId, amount: usdt(1_000), counter: false, terms: plainTerms };
  await expect(world.copying.start(world.copier, again)).rejects.toMatchObject({ code: -1006 });
});

test('a crash between closing a strategy and its copies leaves none of them running', async () => {
  const { strategyId, copyId } = await ledByBea(world);
  world.copyStrategies.close(strategyId, Date.UTC(2026, 0, 5, 12));
  world.restart();
  await world.pass(1_000);
  expect(world.copying.own(world.copier, copyId).status).toBe('ENDED');
});

test('a lead who hides what the strategy shows is listed nowhere, and keeps the copiers there are', async () => {
  const { bea, strategyId, accountId } = await ledByBea(world);
  world.userProfiles.saveSettings(bea, { public: false });
  expect(world.copyTrading.list(1, 100).rows.some((row) => row.strategyId === strategyId)).toBe(false);
  for (const read of [
    () => world.copyTrading.metrics(strategyId, 'THIRTY_DAYS'),
    () => world.copyTrading.positions(strategyId),
    () => world.copyTrading.orderHistory(strategyId, 1, 10),
  ])
    expect(read).toThrow(expect.objectContaining({ code: -1006 }));
  expect(world.copyTrading.names(strategyId)).toEqual({
    name: 'Bea majors',
    leadTrader: expect.stringMatching(/^.\*{3}$/),
  });
  await world.lead(strategyId, 'BUY', 0.5);
  expect(world.held(accountId)).toBeGreaterThan(0);
});

test('who keeps an earlier copy beside a new one is one copier', async () => {
  const start = () =>
    world.copying.start(world.copier, {
      strategyId: contracts,
      amount: usdt(2_000),
      counter: false,
      terms: plainTerms,
    });
  const { copyId } = await start();
  await world.lead(contracts, 'BUY', 10);
  const [under, returns] = [world.copying.under(contracts), world.copying.returns(contracts)];
  await world.copying.stop(world.copier, copyId, false);
  await start();
  expect(world.copying.own(world.copier, copyId).status).toBe('RELEASED');
  expect(world.copying.under(contracts).copiers).toBe(under.copiers);
  expect(world.copying.under(contracts).assets).toBeGreaterThan(usdt(2_000));
  expect(world.copying.returns(contracts)).toHaveLength(returns.length);
});
