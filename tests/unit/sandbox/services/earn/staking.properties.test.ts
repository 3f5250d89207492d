import { fc } from '../../../../support/properties';
import { Staking } from '../../../../../sandbox/services/earn/staking';
import { Clockwork } from '../../../../../sandbox/shared/clockwork';
import { stakingTerms } from '../../../../../sandbox/services/earn/staking-rules';
import { unitsText } from '../../../../../sandbox/engine/model/units';
import { earlyExitFee, rewardOfDay, type StakeLot } from '../../../../../src/domain/earn/staking';
import { type Decimal, decimal, decimalText } from '../../../../../src/domain/shared/decimal';
import { day, hour, utcMidnight } from '../../../../../src/domain/shared/instant';
import { openMoneyWorld } from '../wallet/money-world';

const amountOf = (units: bigint): Decimal => decimal(unitsText(units));
const terms = { apr: amountOf(stakingTerms.apr), exitPenalty: amountOf(stakingTerms.exitPenalty) };

const step = fc.record({
  stakes: fc.boolean(),
  instant: fc.boolean(),
  amount: fc.bigInt({ min: 1_000_000_000_000n, max: 900_000_000_000_000n }),
  hours: fc.integer({ min: 0, max: 40 }),
});

test('a day pays what the page said of it, and an exit costs what the page said, whatever came and went', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const world = await openMoneyWorld();
      try {
        const ada = world.people[0]!;
        const lots = (): readonly StakeLot[] =>
          world.staking
            .state(ada)
            .lots.map(({ lotId, amount, since }) => ({ id: String(lotId), amount: amountOf(amount), stakedAt: since }));
        const said = new Map<number, string>();
        const pass = async (milliseconds: number): Promise<void> => {
          const end = world.now() + milliseconds;
          for (let next = utcMidnight(world.now()) + day; next <= end; next += day) {
            // Nothing that a day pays can change any more in its last moment.
            await world.pass(next - 1 - world.now());
            said.set(next - day, decimalText(rewardOfDay(lots(), terms, next - day)));
            await world.pass(1);
          }
          await world.pass(end - world.now());
        };
        for (const { stakes, instant, amount, hours } of steps) {
          const staked = world.staking.stakedBy(ada.applicationId);
          if (stakes) {
            if (world.holding(ada.applicationId, 'WOO') >= amount) await world.staking.stake(ada, unitsText(amount));
          } else if (staked > 0n) {
            const leaving = amount < staked ? amount : staked;
            const { fee } = await world.staking.unstake(ada, unitsText(leaving), instant);
            expect(unitsText(fee)).toBe(instant ? decimalText(earlyExitFee(amountOf(leaving), terms)) : '0');
          }
          await pass(hours * hour);
        }
        await pass(3 * day);
        const { rows } = world.staking.rewards(ada, 1, 1_000);
        const paid = new Map(rows.map(({ dayAt, amount }) => [dayAt, unitsText(amount)]));
        for (const [at, amount] of said)
          if (at + 2 * day <= world.now()) expect([at, paid.get(at) ?? '0']).toEqual([at, amount]);
      } finally {
        await world.close();
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('the first days of a stake are rewarded though the exchange was away over them', async () => {
  const world = await openMoneyWorld();
  try {
    const ada = world.people[0]!;
    await world.staking.stake(ada, '3650');
    const later = utcMidnight(world.now()) + 4 * day + hour;
    const again = new Staking(world.exchange, world.database, new Clockwork(() => later), () => later);
    await again.settle();
    expect(again.rewards(ada, 1, 10).rows.map(({ amount }) => unitsText(amount))).toEqual(['0.68', '0.68']);
    expect(again.state(ada).awaited).toHaveLength(1);
  } finally {
    await world.close();
  }
});
