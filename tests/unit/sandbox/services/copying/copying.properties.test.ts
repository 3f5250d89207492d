import { hour } from '../../../../../src/domain/shared/instant';
import { fc } from '../../../../support/properties';
import { contracts, openCopyingWorld, perpetual, plainTerms, usdt } from './copying-world';

const amount = 4_200;
const leverage = 2;

const plan = fc.array(
  fc.record({
    /** BTC, sold where below zero. */
    trade: fc.integer({ min: -30, max: 30 }).filter((bitcoins) => bitcoins !== 0),
    /** Percent. */
    move: fc.integer({ min: -4, max: 4 }),
    hours: fc.integer({ min: 1, max: 30 }),
    /** USDT into the copy, below zero out of it. */
    money: fc.integer({ min: -1_500, max: 1_500 }),
  }),
  { minLength: 1, maxLength: 8 },
);
type Steps = Parameters<Parameters<typeof plan.map>[0]>[0];

/** What a copy is and has after the lead has done all that. */
async function copied(steps: Steps, counter: boolean, restartBefore: number | undefined) {
  const world = await openCopyingWorld();
  let price = 100_000;
  await world.quote(price);
  const cash = world.everybodysCash();
  const { copyId, accountId } = await world.copying.start(world.copier, {
    strategyId: contracts,
    amount: usdt(amount),
    counter,
    terms: { ...plainTerms, leverage, stopLoss: usdt('0.3'), mostPerTrade: usdt(2_000) },
  });
  /** Above what was put in and not taken out. */
  const marks = [0n];
  for (const [index, { trade, move, hours, money }] of steps.entries()) {
    if (index === restartBefore) world.restart();
    const before = Math.abs(world.held(accountId));
    await world.lead(contracts, trade > 0 ? 'BUY' : 'SELL', Math.abs(trade));
    const held = Math.abs(world.held(accountId));
    const worth = Number(world.exchange.margin.summary(accountId).totalAccountValue) / 1e12;
    if (held > before) {
      // The lead's trade moves the price a little between the look at the limit and the trade.
      expect(held * price).toBeLessThanOrEqual(leverage * worth * 1.01);
      expect((held - before) * price).toBeLessThanOrEqual(2_000 * 1.01);
    }
    price = Math.round(price * (1 + move / 100));
    await world.quote(price);
    await world.pass(hours * hour);
    // What is not there, or not free, does not move.
    await world.copying.move(world.copier, copyId, usdt(money)).catch(() => undefined);
    const { mark, amount: put, taken } = world.copying.own(world.copier, copyId);
    marks.push(mark - put + taken);
  }
  const copy = world.copying.own(world.copier, copyId);
  const shares = world.copying.repository.shares.of(copyId);
  const positions = world.exchange.margin.positions(accountId, perpetual).map(({ holding }) => holding);
  expect(world.everybodysCash()).toBe(cash);
  expect(marks).toEqual([...marks].sort((a, b) => (a < b ? -1 : 1)));
  for (const { profit, amount: shared } of shares) expect(shared).toBe(profit / 10n);
  // Each of them has been paid.
  const paid = world.exchange.ledger.entries(accountId, { kind: 'DISTRIBUTION', page: 1, size: 500 }).rows;
  expect(paid.map(({ amount: booked }) => -booked).sort()).toEqual(shares.map((share) => share.amount).sort());
  await world.exchange.close();
  const { status, end, mark, taken } = copy;
  return { status, end, mark, put: copy.amount, taken, shares, positions, left: world.cash(accountId) };
}

test('copying makes no money and loses none, keeps to its limits, shares above the mark, and a restart changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(plan, fc.boolean(), fc.nat(7), async (steps, counter, restart) => {
      expect(await copied(steps, counter, restart)).toEqual(await copied(steps, counter, undefined));
    }),
    { numRuns: 10 },
  );
}, 60_000);
