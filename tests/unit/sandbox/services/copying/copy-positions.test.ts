import { copyPositions } from '../../../../../sandbox/services/copying/copy-positions';
import { hour } from '../../../../../src/domain/shared/instant';
import { contracts, openCopyingWorld, perpetual, plainTerms, usdt } from './copying-world';

type World = Awaited<ReturnType<typeof openCopyingWorld>>;

let world: World;
let accountId: string;
beforeEach(async () => {
  world = await openCopyingWorld();
  await world.quote(100_000);
  ({ accountId } = await world.copying.start(world.copier, {
    strategyId: contracts,
    amount: usdt(4_200),
    counter: false,
    terms: plainTerms,
  }));
});
afterEach(() => world.exchange.close());

/** Quotes until the mark is near. */
const quote = async (price: number): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) {
    await world.quote(price);
    await world.pass(60_000);
  }
};

test.each([
  ['bought', 'BUY', 101_000, 1n],
  ['sold', 'SELL', 99_000, -1n],
] as const)('what was %s counts from the price it was opened at, settled or not', async (_, side, price, sign) => {
  await world.lead(contracts, side, 15);
  await quote(price);
  const before = world.copying.worth(world.copying.repository.running()[0]!);
  await world.pass(24 * hour);
  const [contract] = world.exchange.margin.positions(accountId, perpetual);
  expect(contract!.settlePrice).not.toBe(contract!.averageOpenPrice);
  const [position] = copyPositions(world.exchange, accountId);
  const { quantity, averageOpenPrice, markPrice, unrealizedPnl } = position!;
  expect(averageOpenPrice).toBe(contract!.averageOpenPrice);
  expect(unrealizedPnl).toBe((sign * quantity * (markPrice! - averageOpenPrice)) / usdt(1));
  expect(unrealizedPnl).toBeGreaterThan(contract!.unrealizedPnl);
  expect(before).toBeGreaterThan(usdt(4_200));
});
