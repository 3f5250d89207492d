import { ProgrammePort } from '../../../src/application/earn/programme.port';
import { StakeTokens } from '../../../src/application/earn/stake-tokens.use-case';
import { StakingPort } from '../../../src/application/earn/staking.port';
import { UnstakeTokens } from '../../../src/application/earn/unstake-tokens.use-case';
import type { Clock } from '../../../src/application/kernel/clock.port';
import type { Outcome } from '../../../src/application/kernel/failure';
import type { Scheduler } from '../../../src/application/kernel/scheduler.port';
import { gapToNext } from '../../../src/domain/earn/programme';
import { earlyExitFee, rewardOfDay } from '../../../src/domain/earn/staking';
import { decimal, decimalText } from '../../../src/domain/shared/decimal';
import { day, hour } from '../../../src/domain/shared/instant';
import { TradingPort } from '../../../src/application/trading/trading.port';
import type { Composition } from '../../../src/main/composition';
import { unitsText } from '../../../sandbox/engine/model/units';
import type { FakeHost } from '../../../tests/fakes/fake-host';
import type { StakingAbility } from '../abilities/staking';
import type { Settle } from './core-actor';

interface Surroundings {
  readonly host: FakeHost;
  readonly time: Clock & Scheduler & { jump(milliseconds: number): void };
}

export function coreStaking(
  container: Composition,
  { host, time }: Surroundings,
  email: string,
  settle: Settle,
): StakingAbility {
  const staking = container.resolve(StakingPort);
  const user = () => host.areas.users.byEmail(email)!;
  const done = async <T>(outcome: Outcome<T>): Promise<T> => {
    const result = await settle(outcome);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  };
  const refusal = async (outcome: Outcome<{ readonly status: string }>): Promise<string | undefined> => {
    const answer = await settle(outcome);
    if (!answer.ok) return answer.error.kind;
    if (answer.value.status !== 'done') throw new Error(answer.value.status);
    return undefined;
  };
  return {
    async verifyIdentity() {
      host.areas.users.setVerified(user().userId, 'CH', 1);
    },
    stake: (amount) => refusal(container.resolve(StakeTokens).execute(decimal(amount))),
    unstake: (amount, instant) => refusal(container.resolve(UnstakeTokens).execute(decimal(amount), instant)),
    async promisedFee(amount) {
      return decimalText(earlyExitFee(decimal(amount), await done(staking.terms())));
    },
    async figures() {
      const { staked, unbonding } = await done(staking.account());
      const held = host.exchange.balances(user().applicationId).find(({ asset }) => asset === 'WOO');
      return {
        staked: decimalText(staked),
        unbonding: unbonding.map(({ amount }) => decimalText(amount)),
        free: unitsText(held?.holding ?? 0n),
      };
    },
    async nextTier() {
      const programme = container.resolve(ProgrammePort);
      const { staked, volume } = await done(programme.member());
      const gap = gapToNext((await done(programme.programme())).tiers, staked, volume)!;
      return { tier: gap.tier.tier, missing: decimalText(gap.stake) };
    },
    staged: {
      async promisedToday() {
        const { lots } = await done(staking.account());
        return decimalText(rewardOfDay(lots, await done(staking.terms()), time.now() - (time.now() % day)));
      },
      async nights(count) {
        for (let night = 0; night < count; night += 1) {
          // Nothing that ticks in between matters, and a day of it is slow.
          time.jump(day - (time.now() % day) + hour);
          await settle(Promise.all([host.areas.staking.settle(), host.areas.earn.settle()]));
        }
      },
      async hours(count) {
        for (let passed = 0; passed < count; passed += 1) {
          time.jump(hour);
          await settle(host.areas.clockwork.run());
        }
      },
      async place() {
        const programme = container.resolve(ProgrammePort);
        const { tier, freeWithdrawals } = await done(programme.member());
        return {
          tier,
          takerFee: (await done(container.resolve(TradingPort).tradingFee('SPOT_BTC_USDT'))).taker,
          freeWithdrawals: freeWithdrawals.left,
        };
      },
      async newestReward() {
        const { rows } = await done(staking.rewards({ page: 1, size: 1 }));
        return rows[0] && decimalText(rows[0].amount);
      },
    },
  };
}
