import type { CopyTerms } from '../../../../../sandbox/services/copying/copy';
import { copyCosts } from '../../../../../sandbox/services/copying/copy-costs';
import { coins, contracts, openCopyingWorld, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

let world: World;
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
});
afterEach(() => world.exchange.close());

const start = (strategyId: string, terms: CopyTerms = plainTerms) =>
  world.copying.start(world.copier, { strategyId, amount: usdt(4_200), counter: false, terms });
const trades = (copyId: number) => world.copying.repository.trades(copyId, 1, 50);
const costs = (copyId: number) => copyCosts(world.exchange, world.copying.repository.executed(copyId));

test.each([
  ['contracts', contracts, 10],
  ['coins', coins, 2],
])('what %s a stopped copy closes is among its trades, newest first, with its fee', async (_, strategyId, bitcoins) => {
  const { copyId, accountId } = await start(strategyId);
  await world.lead(strategyId, 'BUY', bitcoins);
  const before = costs(copyId);
  await world.copying.stop(world.copier, copyId, true);
  const { rows, total } = trades(copyId);
  expect([total, rows.map(({ side, closing, status }) => [side, closing, status])]).toEqual([
    2,
    [
      ['SELL', true, 'FILLED'],
      ['BUY', false, 'FILLED'],
    ],
  ]);
  const [closed] = rows;
  expect(closed!.leadPrice).toBeUndefined();
  expect(closed!.fee).toBeGreaterThan(0n);
  expect(costs(copyId)).toEqual({ ...before, fees: before.fees + closed!.fee });
  expect(world.held(accountId)).toBeCloseTo(0, 4);
});

test('so is what a stop loss closes', async () => {
  const { copyId } = await start(contracts, { ...plainTerms, stopLoss: usdt('0.01') });
  await world.lead(contracts, 'BUY', 30);
  for (const price of [99_000, 98_000, 97_000]) {
    await world.quote(price);
    await world.pass(1_000);
  }
  expect(world.copying.own(world.copier, copyId).end).toBe('STOP_LOSS');
  expect(trades(copyId).rows[0]).toMatchObject({ side: 'SELL', closing: true, leadPrice: undefined });
});

test('so is what is sold once somebody buys, and not each time that nobody did', async () => {
  const { copyId, accountId } = await start(contracts);
  await world.lead(contracts, 'BUY', 10);
  await world.quote(100_000, 10);
  await world.lead(contracts, 'SELL', 10);
  for (let turn = 0; turn < 3; turn += 1) await world.pass(1_000);
  const before = trades(copyId).total;
  await world.quote(100_000);
  await world.pass(1_000);
  expect(world.held(accountId)).toBe(0);
  expect([trades(copyId).total - before, trades(copyId).rows[0]!.closing]).toEqual([1, true]);
  expect(world.copying.repository.sent()).toEqual([]);
});

test('what was being closed when the process died is looked up', async () => {
  const { copyId } = await start(contracts);
  await world.lead(contracts, 'BUY', 10);
  jest.spyOn(world.copying.repository, 'saveTrade').mockImplementationOnce(() => {
    throw new Error('The process has died.');
  });
  await world.copying.stop(world.copier, copyId, true).catch(() => undefined);
  world.restart();
  await world.pass(1_000);
  const [closed] = trades(copyId).rows;
  expect([closed!.status, closed!.executed, closed!.fee > 0n]).toEqual(['FILLED', closed!.wanted, true]);
  expect(world.copying.own(world.copier, copyId).status).toBe('ENDED');
});
