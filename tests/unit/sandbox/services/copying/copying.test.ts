import { day } from '../../../../../src/domain/shared/instant';
import { coins, contracts, openCopyingWorld, perpetual, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

const start = (world: World, more: Partial<Parameters<World['copying']['start']>[1]> = {}) =>
  world.copying.start(world.copier, {
    strategyId: contracts,
    amount: usdt(4_200),
    counter: false,
    terms: plainTerms,
    ...more,
  });

let world: World;
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
});
afterEach(() => world.exchange.close());

test('a copy trades in proportion to both worths, and closes the part that the lead closes', async () => {
  const { accountId } = await start(world);
  await world.lead(contracts, 'BUY', 10);
  // A thousandth of the lead's money: a thousandth of the trade, less what the limit's price costs and fees took.
  expect(world.held(accountId)).toBeCloseTo(0.0099, 4);
  const whole = world.held(accountId);
  await world.lead(contracts, 'SELL', 5);
  expect(world.held(accountId)).toBeCloseTo(whole / 2, 3);
  await world.lead(contracts, 'SELL', 5);
  expect(world.held(accountId)).toBe(0);
});

test('what the lead held before is neither bought nor sold', async () => {
  await world.lead(contracts, 'BUY', 10);
  const { accountId } = await start(world);
  await world.lead(contracts, 'SELL', 10);
  expect(world.held(accountId)).toBe(0);
  expect(world.copying.repository.trades(1, 1, 10).total).toBe(0);
});

test('a counter copy is on the other side', async () => {
  const { accountId } = await start(world, { counter: true });
  await world.lead(contracts, 'BUY', 10);
  const whole = world.held(accountId);
  expect(whole).toBeLessThan(-0.009);
  await world.lead(contracts, 'SELL', 5);
  expect(world.held(accountId)).toBeCloseTo(whole / 2, 3);
  await world.lead(contracts, 'SELL', 5);
  expect(world.held(accountId)).toBe(0);
});

test('spot cannot be copied the other way round', async () => {
  await expect(start(world, { strategyId: coins, counter: true })).rejects.toMatchObject({ code: -1005 });
});

test('trades too small for the market add up until they are not', async () => {
  const { accountId } = await start(world, { amount: usdt(50) });
  await world.lead(contracts, 'BUY', 0.5);
  expect(world.held(accountId)).toBe(0);
  for (let turn = 0; turn < 10; turn += 1) await world.lead(contracts, 'BUY', 0.5);
  expect(world.held(accountId)).toBeGreaterThan(0);
});

test('the same amount for each trade, never more than the most per trade or the leverage allows', async () => {
  const terms = {
    ...plainTerms,
    mode: 'FIXED',
    amountPerTrade: usdt(1_000),
    mostPerTrade: usdt(600),
    leverage: 1,
  } as const;
  const { accountId } = await start(world, { amount: usdt(1_000), terms });
  await world.lead(contracts, 'BUY', 1);
  expect(world.held(accountId) * 100_001).toBeGreaterThan(500);
  expect(world.held(accountId) * 100_001).toBeLessThanOrEqual(600);
  await world.lead(contracts, 'BUY', 1);
  await world.lead(contracts, 'BUY', 1);
  expect(world.held(accountId) * 100_001).toBeLessThanOrEqual(1_000);
});

/** The lead's order meets several prices, of which a few BTC each are quoted. */
const leadThroughTheBook = async (bitcoins: number): Promise<void> => {
  await world.quote(100_000, 5);
  const { quoteTick, baseTick } = world.exchange.instruments.find(({ symbol }) => symbol === perpetual)!;
  for (const price of [100_002, 100_003])
    await world.exchange.submit({
      type: 'place',
      accountId: 'quotes',
      symbol: perpetual,
      side: 'SELL',
      orderType: 'LIMIT',
      clientOrderId: 0,
      price: Math.round(price / Number(quoteTick)),
      quantity: Math.round(5 / Number(baseTick)),
    });
  await world.lead(contracts, 'BUY', bitcoins);
};

test.each([
  ['the most per trade', { ...plainTerms, mostPerTrade: usdt(600) }, 600],
  ['the same amount for each trade', { ...plainTerms, mode: 'FIXED', amountPerTrade: usdt(600) } as const, 600],
])('%s is for an order of the lead, in however many parts it is filled', async (_, terms, most) => {
  const { accountId, copyId } = await start(world, { amount: usdt(9_000), terms });
  await leadThroughTheBook(12);
  expect(world.held(accountId) * 100_010).toBeGreaterThan(most * 0.9);
  expect(world.held(accountId) * 100_010).toBeLessThanOrEqual(most + 1);
  expect(world.copying.repository.trades(copyId, 1, 10).total).toBe(1);
});

test('what one order of the lead fills later opens no more than the most per trade altogether', async () => {
  const terms = { ...plainTerms, mostPerTrade: usdt(600) };
  const { accountId, copyId } = await start(world, { amount: usdt(9_000), terms });
  const { quoteTick, baseTick } = world.exchange.instruments.find(({ symbol }) => symbol === perpetual)!;
  const order = { type: 'place', symbol: perpetual, orderType: 'LIMIT', clientOrderId: 0 } as const;
  const price = Math.round(100_001 / Number(quoteTick));
  await world.quote(100_000, 1);
  // What the copy is sold.
  await world.exchange.submit({
    ...order,
    accountId: 'quotes',
    side: 'SELL',
    price: Math.round(100_010 / Number(quoteTick)),
    quantity: Math.round(9 / Number(baseTick)),
  });
  await world.exchange.submit({
    ...order,
    accountId: world.leadAccount(contracts),
    side: 'BUY',
    price,
    quantity: Math.round(6 / Number(baseTick)),
  });
  for (let turn = 0; turn < 5; turn += 1) {
    await world.copying.follow();
    await world.exchange.submit({
      ...order,
      accountId: 'quotes',
      side: 'SELL',
      price,
      quantity: Math.round(1 / Number(baseTick)),
    });
    await world.exchange.submit({ type: 'advance' });
  }
  await world.copying.follow();
  const { rows } = world.copying.repository.trades(copyId, 1, 10);
  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ leadOrder }) => leadOrder)).size).toBe(1);
  expect(world.held(accountId) * 100_010).toBeGreaterThan(500);
  expect(world.held(accountId) * 100_010).toBeLessThanOrEqual(600);
});

test.each([
  ['within the limit of slippage what the lead bought is bought', 100_050, 'FILLED'],
  ['nothing is bought at a price beyond it', 100_150, 'MISSED'],
])('%s', async (_, price, status) => {
  const { copyId, accountId } = await start(world, { terms: { ...plainTerms, slippage: usdt('0.001') } });
  await world.exchange.submit({
    type: 'place',
    accountId: world.leadAccount(contracts),
    symbol: 'PERP_BTC_USDT',
    side: 'BUY',
    orderType: 'MARKET',
    clientOrderId: 0,
    quantity: 1_000_000,
  });
  await world.quote(price);
  await world.copying.follow();
  expect(world.held(accountId) > 0).toBe(status === 'FILLED');
  expect(world.copying.repository.trades(copyId, 1, 10).rows).toMatchObject([{ status }]);
});

test('a paused copy closes with the lead and opens nothing', async () => {
  const { accountId, copyId } = await start(world);
  await world.lead(contracts, 'BUY', 10);
  world.copying.pause(world.copier, copyId, true);
  const before = world.held(accountId);
  await world.lead(contracts, 'BUY', 10);
  expect(world.held(accountId)).toBe(before);
  await world.lead(contracts, 'SELL', 20);
  expect(world.held(accountId)).toBe(0);
});

test('what could not be sold with the lead is sold as soon as somebody buys', async () => {
  const { accountId } = await start(world);
  await world.lead(contracts, 'BUY', 10);
  await world.quote(100_000, 10);
  await world.lead(contracts, 'SELL', 10);
  expect(world.held(accountId)).toBeGreaterThan(0);
  await world.quote(100_000);
  await world.pass(1_000);
  expect(world.held(accountId)).toBe(0);
});

test('a loss beyond the limit sells everything and gives the rest back', async () => {
  const { accountId, copyId } = await start(world, { terms: { ...plainTerms, stopLoss: usdt('0.05') } });
  await world.lead(contracts, 'BUY', 30);
  await world.quote(98_000);
  await world.pass(1_000);
  expect(world.copying.own(world.copier, copyId).status).toBe('ACTIVE');
  for (const price of [96_000, 94_000, 92_000, 90_000, 88_500]) {
    await world.quote(price);
    await world.pass(1_000);
  }
  const ended = world.copying.own(world.copier, copyId);
  expect([ended.status, ended.end]).toEqual(['ENDED', 'STOP_LOSS']);
  expect(world.held(accountId)).toBe(0);
  expect(world.cash(accountId)).toBe(0n);
  expect(world.cash(world.copier)).toBe(usdt(10_000 - 4_200) + ended.returned!);
});

test('profit is shared once a day above the high-water mark only', async () => {
  const { accountId, copyId } = await start(world);
  await world.lead(contracts, 'BUY', 30);
  await world.quote(104_000);
  await world.pass(day);
  const first = world.copying.repository.shares.of(copyId);
  expect(first).toHaveLength(1);
  expect(first[0]!.amount).toBe(first[0]!.profit / 10n);
  await world.pass(day);
  expect(world.copying.repository.shares.of(copyId)).toHaveLength(1);
  await world.quote(102_000);
  await world.pass(day);
  await world.quote(103_000);
  await world.pass(day);
  expect(world.copying.repository.shares.of(copyId)).toHaveLength(1);
  const { mark, shared } = world.copying.own(world.copier, copyId);
  expect(shared).toBe(first[0]!.amount);
  expect(mark).toBe(usdt(4_200) + first[0]!.profit - first[0]!.amount);
  expect(world.cash(accountId)).toBeGreaterThan(0n);
});

test('stopped without closing, coins go to the account as they are', async () => {
  const { accountId, copyId } = await start(world, { strategyId: coins, amount: usdt(2_500) });
  await world.lead(coins, 'BUY', 2);
  const coin = world.held(accountId);
  expect(coin).toBeGreaterThan(0.001);
  const { status } = await world.copying.stop(world.copier, copyId, false);
  expect(status).toBe('ENDED');
  expect(world.held(world.copier)).toBe(coin);
});

test('stopped without closing, contracts stay until they are closed', async () => {
  const { accountId, copyId } = await start(world);
  await world.lead(contracts, 'BUY', 10);
  expect((await world.copying.stop(world.copier, copyId, false)).status).toBe('RELEASED');
  const kept = world.held(accountId);
  await world.lead(contracts, 'SELL', 10);
  expect(world.held(accountId)).toBe(kept);
  expect((await world.copying.stop(world.copier, copyId, true)).status).toBe('ENDED');
  expect(world.cash(world.copier)).toBeGreaterThan(usdt(9_900));
});

test('after a restart nothing is copied twice', async () => {
  const { accountId } = await start(world);
  await world.lead(contracts, 'BUY', 10);
  const held = world.held(accountId);
  world.restart();
  await world.pass(1_000);
  expect(world.held(accountId)).toBe(held);
});

test('what was ordered when the process died is looked up, and not ordered again', async () => {
  const { accountId, copyId } = await start(world);
  jest.spyOn(world.copying.repository, 'saveTrade').mockImplementationOnce(() => {
    throw new Error('The process has died.');
  });
  await world.lead(contracts, 'BUY', 10).catch(() => undefined);
  const held = world.held(accountId);
  expect(held).toBeGreaterThan(0);
  world.restart();
  await world.pass(1_000);
  expect(world.held(accountId)).toBe(held);
  const [trade] = world.copying.repository.trades(copyId, 1, 10).rows;
  expect(trade).toMatchObject({ status: 'FILLED' });
  expect(trade!.executed).toBe(trade!.wanted);
});

test('a strategy is copied once at a time, and only with money that is there', async () => {
  const both = await Promise.allSettled([start(world), start(world)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(world.cash(world.copier)).toBe(usdt(10_000 - 4_200));
  expect(world.copying.repository.ofOwner(world.copier)).toHaveLength(1);
});

test.each([
  ['more money than there is', { amount: usdt(10_001) }, 302118],
  ['less than the least', { amount: usdt(49) }, -1005],
  ['the other way round of spot', { strategyId: coins, counter: true }, -1005],
  ['a limit beyond its bounds', { terms: { ...plainTerms, leverage: 6 } }, -1005],
  ['no strategy', { strategyId: '7' }, -1006],
  ['a strategy that is copied already', {}, -1007],
])('a refused start leaves nothing: %s', async (_, more, code) => {
  if (code === -1007) await start(world);
  const state = () => [world.exchange.stateText(), world.copying.repository.ofOwner(world.copier)];
  const before = state();
  await expect(start(world, more)).rejects.toMatchObject({ code });
  expect(state()).toEqual(before);
});

test("people's copies count with the strategy", async () => {
  const before = world.copyTrading.list(1, 20).rows.find(({ strategyId }) => strategyId === contracts)!;
  await start(world);
  const after = world.copyTrading.list(1, 20).rows.find(({ strategyId }) => strategyId === contracts)!;
  expect(after.copiers).toBe(before.copiers + 1);
  expect(after.assetsUnderCopy).toBe(before.assetsUnderCopy + usdt(4_200));
});
