import { openExchange } from '../../../../../sandbox/assembly/open-exchange';
import { unitsFromText, unitsText } from '../../../../../sandbox/engine/model/units';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { openSocialAreas } from '../../../../../sandbox/services/social-areas';
import type { User } from '../../../../../sandbox/services/users/user';
import { UserRepository } from '../../../../../sandbox/services/users/user-repository';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { openDatabase } from '../../../../../sandbox/storage/database';
import { decimal, zero } from '../../../../../src/domain/shared/decimal';
import { day, hour } from '../../../../../src/domain/shared/instant';
import { fc } from '../../../../support/properties';

const symbol = 'SPOT_BTC_USDT';
const names = ['ada', 'bea', 'cid'];

/** Three people alone in one market. */
async function openRankedWorld() {
  const time = { at: 1_760_000_000_000 };
  const now = () => time.at;
  const traded = instruments.filter((instrument) => instrument.symbol === symbol);
  const clock = { now };
  const exchange = await openExchange({
    directory: undefined,
    seed: 1,
    clock,
    history: 'none',
    live: false,
    instruments: traded,
  });
  const database = openDatabase(undefined);
  const users = new UserRepository(database, now);
  const areas = openSocialAreas({ exchange, database, users, clockwork: new Clockwork(now), now, seeded: false });
  const people: User[] = [];
  for (const name of names) {
    const user = users.ensure(name, `${name}@example.com`);
    const accountId = user.applicationId;
    await exchange.submit({ type: 'openAccount', accountId, kind: 'customer' });
    for (const [asset, amount] of [
      ['USDT', '1000000'],
      ['BTC', '5'],
    ] as const)
      await exchange.submit({ type: 'deposit', accountId, asset, amount: unitsFromText(amount) });
    areas.userProfiles.saveSettings(user, { public: true });
    people.push(user);
  }
  const trade = async (seller: number, buyer: number, price: number, quantity: number): Promise<void> => {
    const order = { type: 'place', symbol, orderType: 'LIMIT', price, quantity, clientOrderId: 0 } as const;
    await exchange.submit({ ...order, accountId: people[seller]!.applicationId, side: 'SELL' });
    await exchange.submit({ ...order, accountId: people[buyer]!.applicationId, side: 'BUY' });
  };
  const pass = async (milliseconds: number): Promise<void> => {
    time.at += milliseconds;
    await exchange.submit({ type: 'advance' });
  };
  return { exchange, areas, people, trade, pass };
}

type World = Awaited<ReturnType<typeof openRankedWorld>>;

/** Cash in and out of the fills, less fees, and what is left at the last price: no averages, no days. */
function naive({ exchange }: World, accountId: string, last: number) {
  const { tick, step } = { tick: decimal('0.01'), step: decimal('0.000001') };
  const price = tick.times(last);
  let [pnl, volume] = [zero, zero];
  for (const fill of exchange.fills(accountId, { page: 1, size: 1_000 }).rows) {
    const paid = tick.times(fill.price);
    const quantity = step.times(fill.quantity);
    const fee = decimal(unitsText(fill.fee)).times(fill.feeAsset === 'USDT' ? 1 : paid);
    const gain = price.minus(paid).times(quantity);
    pnl = pnl.plus(fill.side === 'BUY' ? gain : gain.times(-1)).minus(fee);
    volume = volume.plus(paid.times(quantity));
  }
  return { pnl, volume, roi: pnl.div(price.times(5).plus(1_000_000)).toNumber() };
}

const trades = fc.array(
  fc.record({
    seller: fc.nat(2),
    turn: fc.integer({ min: 1, max: 2 }),
    // Within what the exchange allows a price to leave the last one.
    price: fc.integer({ min: 8_800_000, max: 9_200_000 }),
    quantity: fc.integer({ min: 1_000, max: 50_000 }),
    hours: fc.nat(60),
  }),
  { minLength: 1, maxLength: 8 },
);

test('rankings say what is computed from the fills', async () => {
  await fc.assert(
    fc.asyncProperty(trades, async (plan) => {
      const world = await openRankedWorld();
      for (const { seller, turn, price, quantity, hours } of plan) {
        await world.trade(seller, (seller + turn) % 3, price, quantity);
        await world.pass(hours * hour);
      }
      const last = plan.at(-1)!.price;
      const question = { period: 'THIRTY_DAYS', type: 'ALL', order: 'DESC' } as const;
      const { rows } = world.areas.leaderboards.byMetrics({ ...question, by: 'PNL' });
      const expected = world.people
        .map((user) => ({
          name: world.areas.userProfiles.me(user).coolName,
          ...naive(world, user.applicationId, last),
        }))
        .filter(({ volume }) => volume.gt(0))
        .sort((a, b) => b.pnl.cmp(a.pnl) || a.name.localeCompare(b.name, 'en'));
      expect(rows.map(({ rank, coolName, pnl }) => [rank, coolName, unitsText(pnl!)])).toEqual(
        expected.map(({ name, pnl }, index) => [index + 1, name, unitsText(unitsFromText(pnl.toFixed(12)))]),
      );
      rows.forEach(({ roi }, index) => expect(roi).toBeCloseTo(expected[index]!.roi, 12));
      const byVolume = world.areas.leaderboards.byVolume(question).rows;
      expect(new Map(byVolume.map(({ coolName, volume }) => [coolName, unitsText(volume)]))).toEqual(
        new Map(expected.map(({ name, volume }) => [name, volume.toFixed()])),
      );
      await world.exchange.close();
    }),
    { numRuns: 20 },
  );
});

test('who has not traded for a week has left its ranking, on the seventh day and not before', async () => {
  const world = await openRankedWorld();
  await world.trade(0, 1, 9_000_000, 10_000);
  const ranked = () => {
    world.areas.leaderboards.clear();
    const { rows, counts } = world.areas.leaderboards.byVolume({ period: 'SEVEN_DAYS', type: 'ALL', order: 'DESC' });
    return { names: rows.length, left: counts.left };
  };
  await world.pass(6 * day);
  expect(ranked()).toEqual({ names: 2, left: 0 });
  await world.pass(day);
  expect(ranked()).toEqual({ names: 0, left: 2 });
  await world.exchange.close();
});
