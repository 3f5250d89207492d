import { day } from '../../../../../src/domain/shared/instant';
import { copyPositions } from '../../../../../sandbox/services/copying/copy-positions';
import { coins, contracts, openCopyingWorld, perpetual, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;
const ether = 'PERP_ETH_USDT';

let world: World;
let copyId: number;
let accountId: string;

/** Quotes both contracts, 5,000 USDT for one ETH. */
const quote = async (bitcoin = 100_000, sides: readonly ('BUY' | 'SELL')[] = ['BUY', 'SELL']): Promise<void> => {
  await world.quote(bitcoin);
  const { quoteTick, baseTick } = world.exchange.instruments.find(({ symbol }) => symbol === ether)!;
  for (const side of sides)
    await world.exchange.submit({
      type: 'place',
      accountId: 'quotes',
      symbol: ether,
      side,
      orderType: 'LIMIT',
      clientOrderId: 0,
      price: Math.round((side === 'BUY' ? 4_999 : 5_001) / Number(quoteTick)),
      quantity: Math.round(500 / Number(baseTick)),
    });
  await world.exchange.submit({ type: 'advance' });
};
const leadBuysEther = async (quantity: number): Promise<void> => {
  const { baseTick } = world.exchange.instruments.find(({ symbol }) => symbol === ether)!;
  await world.exchange.submit({
    type: 'place',
    accountId: world.leadAccount(contracts),
    symbol: ether,
    side: 'BUY',
    orderType: 'MARKET',
    clientOrderId: 0,
    quantity: Math.round(quantity / Number(baseTick)),
  });
  await world.copying.follow();
};

beforeEach(async () => {
  world = await openCopyingWorld([ether]);
  await quote();
  ({ copyId, accountId } = await world.copying.start(world.copier, {
    strategyId: contracts,
    amount: usdt(4_200),
    counter: false,
    terms: plainTerms,
  }));
  // About 0.005 BTC and 0.1 ETH: 1,000 USDT altogether, a fifth of which is margin at 5×.
  await world.lead(contracts, 'BUY', 5);
  await leadBuysEther(100);
});
afterEach(() => world.exchange.close());

const own = () => world.copying.own(world.copier, copyId);
const keep = () => world.copying.stop(world.copier, copyId, false);
const closeOne = (symbol: string) => world.copying.closePosition(world.copier, copyId, symbol);
const symbols = () => copyPositions(world.exchange, accountId).map(({ symbol }) => symbol);
const worth = () => Number(world.copying.worth(own())) / 1e12;
const cash = () => Number(world.cash(world.copier)) / 1e12;
const positionsValue = () =>
  copyPositions(world.exchange, accountId).reduce(
    (sum, { quantity, markPrice }) => sum + (Number(quantity) * Number(markPrice)) / 1e24,
    0,
  );

test('what contracts do not need goes back at once, as it was said before, and no more', async () => {
  const { releasable, shared } = world.copying.ifKept(own())!;
  expect(releasable).toBeGreaterThan(usdt(3_900));
  expect([releasable % usdt('0.01'), shared]).toEqual([0n, 0n]);
  expect((await keep()).status).toBe('RELEASED');
  expect(world.cash(world.copier)).toBe(usdt(5_800) + releasable);
  expect(own().taken).toBe(releasable);
  expect(worth()).toBeCloseTo(positionsValue() / 5, 1);
  expect(worth()).toBeGreaterThanOrEqual(positionsValue() / 5);
  expect(symbols()).toEqual([perpetual, ether]);
  expect(world.copying.movements.of(copyId).map(({ amount }) => amount)).toEqual([-releasable]);
  expect(world.copying.ifKept(own())).toBeUndefined();
});

test('it goes back once: stopped a second time, and as prices rise, what stays stays', async () => {
  await keep();
  const before = cash();
  await keep();
  await quote(103_000);
  await world.pass(1_000);
  expect([cash(), world.copying.movements.of(copyId).length, own().status]).toEqual([before, 1, 'RELEASED']);
});

test('contracts are closed one by one, each gives its margin back, and with the last the copy ends', async () => {
  await keep();
  const before = cash();
  expect((await closeOne(ether)).status).toBe('RELEASED');
  expect(symbols()).toEqual([perpetual]);
  expect(cash() - before).toBeGreaterThan(90);
  expect(worth()).toBeCloseTo(positionsValue() / 5, 1);
  const { taken } = own();
  expect((await closeOne(ether)).status).toBe('RELEASED');
  expect(own().taken).toBe(taken);
  const { status, end } = await closeOne(perpetual);
  expect([status, end, world.cash(accountId)]).toEqual(['ENDED', 'STOPPED', 0n]);
  expect(world.cash(world.copier)).toBe(usdt(5_800) + own().taken + own().returned!);
  expect((await closeOne(perpetual)).status).toBe('ENDED');
});

test('a single contract is closed by a trade of the copy, and only what is asked for', async () => {
  await keep();
  await closeOne(perpetual);
  const { rows } = world.copying.repository.trades(copyId, 1, 1);
  expect(rows).toMatchObject([
    { symbol: perpetual, side: 'SELL', closing: true, status: 'FILLED', leadPrice: undefined },
  ]);
  expect(symbols()).toEqual([ether]);
});

test('whoever finds nobody to close with is told, and keeps what there is', async () => {
  await keep();
  await quote(100_000, ['SELL']);
  const before = [own(), world.cash(world.copier)];
  await expect(closeOne(ether)).rejects.toMatchObject({ message: 'Nobody is on the other side of the book.' });
  expect([own(), world.cash(world.copier)]).toEqual(before);
});

test('no single contract of a copy that follows is closed, and none of somebody else’s', async () => {
  await expect(closeOne(ether)).rejects.toMatchObject({ code: 302902 });
  await expect(world.copying.closePosition('nobody', copyId, ether)).rejects.toMatchObject({ code: -1006 });
  expect(symbols()).toEqual([perpetual, ether]);
});

test('the lead is paid their part before anything goes back, as it was said', async () => {
  await quote(104_000);
  const { releasable, shared } = world.copying.ifKept(own())!;
  expect(shared).toBeGreaterThan(0n);
  await keep();
  expect([own().shared, own().taken]).toEqual([shared, releasable]);
  const [share] = world.copying.repository.shares.of(copyId);
  expect(share!.amount).toBe(shared);
  // What went back is no loss: nothing is shared a second time.
  await world.pass(day);
  expect(world.copying.repository.shares.of(copyId)).toHaveLength(1);
});

test('a copy at the limit of its leverage gives nothing back, and needs no more than it had', async () => {
  world.copying.change(world.copier, copyId, { ...plainTerms, leverage: 1 });
  await world.lead(contracts, 'BUY', 40);
  const before = positionsValue();
  expect(before).toBeGreaterThan(4_100);
  await keep();
  expect(own().taken).toBeLessThan(usdt(100));
  expect(positionsValue()).toBe(before);
});

test('what a crash left unfinished after stopping goes back with the next look, also of copies stopped long ago', async () => {
  world.copying.repository.update(copyId, { status: 'RELEASED', end: 'STOPPED' });
  world.restart();
  await world.pass(1_000);
  expect(own().taken).toBeGreaterThan(usdt(3_900));
  await world.pass(1_000);
  expect(world.copying.movements.of(copyId)).toHaveLength(1);
});

test('a way back that is refused is tried again', async () => {
  jest.spyOn(world.copying.movements, 'take').mockRejectedValueOnce(new Error('Refused.'));
  await keep();
  expect([own().freed, own().taken]).toEqual([false, 0n]);
  await world.pass(1_000);
  expect(own().freed).toBe(true);
  expect(own().taken).toBeGreaterThan(usdt(3_900));
});

/** The lead makes these trades, and the copy is stopped while its first order after them is on its way. */
const stopInFlight = async (
  trades: readonly (readonly ['BUY' | 'SELL', number])[],
  { close = false, leadStops = false } = {},
): Promise<void> => {
  const { baseTick } = world.exchange.instruments.find(({ symbol }) => symbol === perpetual)!;
  const order = { type: 'place', symbol: perpetual, orderType: 'MARKET', clientOrderId: 0 } as const;
  const lead = world.leadAccount(contracts);
  for (const [side, bitcoins] of trades)
    await world.exchange.submit({ ...order, accountId: lead, side, quantity: Math.round(bitcoins / Number(baseTick)) });
  const submit = world.exchange.submit.bind(world.exchange);
  let stopped: Promise<unknown> | undefined;
  jest.spyOn(world.exchange, 'submit').mockImplementation((command) => {
    if (command.type === 'place' && command.accountId === accountId) {
      stopped ??= world.copying.stop(world.copier, copyId, close);
      if (leadStops) world.copyStrategies.close(contracts, 1);
    }
    return submit(command);
  });
  await world.copying.follow();
  await stopped;
};

test('stopped while an order is on its way, it keeps what that brings and does nothing more with the lead', async () => {
  const before = world.held(accountId);
  await stopInFlight([
    ['BUY', 5],
    ['SELL', 10],
  ]);
  expect(world.held(accountId)).toBeCloseTo(2 * before, 3);
  expect([own().status, own().end]).toEqual(['RELEASED', 'STOPPED']);
  expect(own().taken).toBeGreaterThan(usdt(3_500));
});

test('stopped while it closes with the lead, it neither opens the other side nor sells what the lead has given up', async () => {
  await stopInFlight([['SELL', 10]]);
  expect([own().status, world.held(accountId)]).toEqual(['RELEASED', 0]);
  expect(symbols()).toEqual([ether]);
});

test('what the lead has given up is kept by whoever stops while the first of it is sold', async () => {
  const order = { type: 'place', orderType: 'MARKET', clientOrderId: 0, side: 'SELL' } as const;
  const lead = world.leadAccount(contracts);
  // Seen already, as if nobody had bought when the copy wanted to sell.
  for (const symbol of [perpetual, ether]) {
    const quantity = world.exchange.trades.position(lead, symbol).quantity;
    await world.exchange.submit({ ...order, accountId: lead, symbol, quantity });
  }
  world.copying.repository.update(copyId, { seenTrade: world.exchange.trades.recentTrades(lead)[0]!.tradeId });
  await stopInFlight([]);
  expect([own().status, symbols()]).toEqual(['RELEASED', [ether]]);
});

test('kept before the lead stopped, it stays kept, though both fell into the same look', async () => {
  await stopInFlight([['BUY', 5]], { leadStops: true });
  expect([own().status, own().end, symbols()]).toEqual(['RELEASED', 'STOPPED', [perpetual, ether]]);
});

test('stopped with closing while an order is on its way, nothing is left of it', async () => {
  await stopInFlight([['BUY', 5]], { close: true });
  expect([own().status, world.held(accountId), world.cash(accountId)]).toEqual(['ENDED', 0, 0n]);
});

test('stopped twice at once, closed and kept, it ends once as the first said', async () => {
  const [closed, kept] = await Promise.all([world.copying.stop(world.copier, copyId, true), keep()]);
  expect([closed.status, kept.status, world.held(accountId)]).toEqual(['ENDED', 'CLOSING', 0]);
  expect(world.cash(world.copier)).toBe(usdt(5_800) + own().returned!);
});

test('a kept copy is closed at all once, and outlives its strategy', async () => {
  await keep();
  world.copyStrategies.close(contracts, 1);
  await world.pass(1_000);
  expect([own().status, symbols().length]).toEqual(['RELEASED', 2]);
  expect((await world.copying.stop(world.copier, copyId, true)).status).toBe('ENDED');
  expect(world.cash(accountId)).toBe(0n);
});

test('what a lead trades in the second before they close the strategy is not bought only to be sold', async () => {
  const before = world.copying.repository.trades(copyId, 1, 1).total;
  const { baseTick } = world.exchange.instruments.find(({ symbol }) => symbol === perpetual)!;
  await world.exchange.submit({
    type: 'place',
    accountId: world.leadAccount(contracts),
    symbol: perpetual,
    side: 'BUY',
    orderType: 'MARKET',
    clientOrderId: 0,
    quantity: Math.round(5 / Number(baseTick)),
  });
  world.copyStrategies.close(contracts, 1);
  await world.copying.follow();
  expect([own().status, own().end]).toEqual(['ENDED', 'STRATEGY_CLOSED']);
  const { rows, total } = world.copying.repository.trades(copyId, 1, 10);
  expect([total - before, rows.slice(0, 2).map(({ closing }) => closing)]).toEqual([2, [true, true]]);
});

test('what is held short gains as the price falls', async () => {
  await world.lead(contracts, 'SELL', 15);
  await quote(99_000);
  const [bitcoin] = copyPositions(world.exchange, accountId);
  const [row] = world.exchange.margin.positions(accountId, perpetual);
  expect(bitcoin).toMatchObject({ side: 'SHORT', unrealizedPnl: row!.unrealizedPnl });
  expect(bitcoin!.unrealizedPnl).toBeGreaterThan(0n);
});

test('figures of what is kept are those of the exchange, and of coins those of the last trade', async () => {
  await quote(101_000);
  await keep();
  const [bitcoin] = copyPositions(world.exchange, accountId);
  const [row] = world.exchange.margin.positions(accountId, perpetual);
  expect(bitcoin).toMatchObject({
    side: 'LONG',
    markPrice: row!.markPrice,
    unrealizedPnl: row!.unrealizedPnl,
    liquidationPrice: row!.liquidationPrice,
  });
  expect(bitcoin!.unrealizedPnl).toBeGreaterThan(0n);
  expect(bitcoin!.liquidationPrice).toBeGreaterThan(usdt(50_000));
  const { accountId: coinAccount } = await world.copying.start(world.copier, {
    strategyId: coins,
    amount: usdt(2_500),
    counter: false,
    terms: plainTerms,
  });
  await world.lead(coins, 'BUY', 2);
  await world.quote(102_000);
  await world.lead(coins, 'SELL', 0.01);
  const [coin] = copyPositions(world.exchange, coinAccount);
  expect(coin).toMatchObject({
    symbol: 'SPOT_BTC_USDT',
    side: 'LONG',
    markPrice: usdt(101_999),
    liquidationPrice: undefined,
  });
  const gain = ((Number(coin!.markPrice) - Number(coin!.averageOpenPrice)) * Number(coin!.quantity)) / 1e24;
  expect(Number(coin!.unrealizedPnl) / 1e12).toBeCloseTo(gain, 6);
  expect(gain).toBeGreaterThan(0);
});

test('a strategy can be copied anew beside a copy that keeps its positions, and each goes its own way', async () => {
  const again = { strategyId: contracts, amount: usdt(1_000), counter: false, terms: plainTerms };
  await expect(world.copying.start(world.copier, again)).rejects.toMatchObject({ code: -1007 });
  await keep();
  const kept = world.held(accountId);
  const anew = await world.copying.start(world.copier, again);
  await expect(world.copying.start(world.copier, again)).rejects.toMatchObject({ code: -1007 });
  await world.lead(contracts, 'BUY', 20);
  expect(world.held(accountId)).toBe(kept);
  expect(world.held(anew.accountId)).toBeGreaterThan(0);
  await closeOne(perpetual);
  await closeOne(ether);
  expect(own().status).toBe('ENDED');
  expect(world.copying.own(world.copier, anew.copyId).status).toBe('ACTIVE');
});
