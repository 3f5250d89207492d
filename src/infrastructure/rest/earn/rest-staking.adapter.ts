import type { EarnPage, EarnQuery } from '../../../application/earn/earn.port';
import type { StakingCommandsPort } from '../../../application/earn/staking-commands.port';
import type { StakingPort } from '../../../application/earn/staking.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { StakingAccount, StakingReward, StakingTerms } from '../../../domain/earn/staking';
import { decimal, decimalText, type Decimal } from '../../../domain/shared/decimal';
import { day, hour, instantFrom, type Instant } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { earnEndpoints } from '../../wire/catalogue/earn.endpoints';
import { RestClient } from '../transport/rest-client';
import { earnQueryToWire, mapped, rewardFromWire, unbondingFromWire } from './earn.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestStakingAdapter implements StakingPort, StakingCommandsPort {
  static readonly needs: Needs<typeof RestStakingAdapter> = [RestClient];

  readonly #client: RestClient;

  constructor(client: RestClient) {
    this.#client = client;
  }

  async terms(): Outcome<StakingTerms> {
    const answer = await this.#client.send(call('stakingInfo'));
    return mapResult(answer, ({ data }) => ({
      asset: data.token,
      apr: decimal(data.apr),
      exitPenalty: decimal(data.penaltyRate),
      unbonding: data.unbondingDays * day,
      minimum: decimal(data.minAmount),
      kycLevel: data.kycLevel,
      payoutAfter: data.payoutDelayHours * hour,
      totalStaked: decimal(data.totalStaked),
      tiers: [...data.tiers].sort((a, b) => a.tier - b.tier).map(({ threshold }) => decimal(threshold)),
    }));
  }

  async account(): Outcome<StakingAccount> {
    const answer = await this.#client.send(call('staking'));
    return mapResult(answer, ({ data }) => ({
      staked: decimal(data.staked),
      lots: data.lots.map(({ lotId, amount, stakedTime }) => ({
        id: lotId,
        amount: decimal(amount),
        stakedAt: instantFrom(stakedTime) ?? 0,
      })),
      unbonding: data.unbonding.map(unbondingFromWire),
      returned: data.returned.map(unbondingFromWire),
      rewarded: decimal(data.totalRewards),
      awaited: data.awaitedRewards.map(({ amount, yieldTime }) => ({
        amount: decimal(amount),
        paidAt: instantFrom(yieldTime) ?? 0,
      })),
      tier: data.tier,
    }));
  }

  async stake(amount: Decimal): Outcome<void> {
    const answer = await this.#client.send(call('stake'), { body: { amount: decimalText(amount) } });
    return mapResult(answer, () => undefined);
  }

  async unstake(amount: Decimal, instant: boolean): Outcome<{ readonly availableAt: Instant; readonly fee: Decimal }> {
    const answer = await this.#client.send(call('unstake'), {
      body: { amount: decimalText(amount), instant },
    });
    return mapResult(answer, ({ data }) => ({
      availableAt: instantFrom(data.availableTime) ?? 0,
      fee: decimal(data.fee),
    }));
  }

  async rewards(query: EarnQuery): Outcome<EarnPage<StakingReward>> {
    const answer = await this.#client.send(call('yieldHistory'), { query: earnQueryToWire(query) });
    return mapResult(answer, ({ data }) => ({
      rows: mapped(data.rows, rewardFromWire),
      total: data.meta?.total ?? data.rows.length,
    }));
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof earnEndpoints>(name: Name): Promise<(typeof earnEndpoints)[Name]> {
  return (await import('../../wire/catalogue/earn.endpoints')).earnEndpoints[name];
}
