import type { EarnEvent as SandboxEvent } from '../../sandbox/services/earn/earn-position';
import type { Unbonding as SandboxUnbonding } from '../../sandbox/services/earn/staking-repository';
import { stakingTerms } from '../../sandbox/services/earn/staking-rules';
import { programmeTiers } from '../../sandbox/services/programme/programme-tiers';
import { type FeeRates, feeTiers } from '../../sandbox/engine/model/fee-tiers';
import { unitsText } from '../../sandbox/engine/model/units';
import type { EarnCommandsPort } from '../../src/application/earn/earn-commands.port';
import type { EarnPage, EarnPort, EarnQuery } from '../../src/application/earn/earn.port';
import type { StakingCommandsPort } from '../../src/application/earn/staking-commands.port';
import type { ProgrammePort } from '../../src/application/earn/programme.port';
import type { StakingPort } from '../../src/application/earn/staking.port';
import type { Outcome } from '../../src/application/kernel/failure';
import type {
  EarnEvent,
  EarnPosition,
  EarnProduct,
  EarnRedemption,
  RealWorldProduct,
} from '../../src/domain/earn/earn-product';
import type { Programme, ProgrammeMember } from '../../src/domain/earn/programme';
import type { StakingAccount, StakingReward, StakingTerms, Unbonding } from '../../src/domain/earn/staking';
import { decimal, decimalText, type Decimal } from '../../src/domain/shared/decimal';
import type { Instant } from '../../src/domain/shared/instant';
import { failure } from '../../src/domain/shared/result';
import { HostCalls } from './host-session';
import type { OrderFault } from './host-trading';
import type { Needs } from '../../src/application/kernel/token';

const amountOf = (units: bigint): Decimal => decimal(unitsText(units));

export class HostEarn implements EarnPort, EarnCommandsPort {
  static readonly needs: Needs<typeof HostEarn> = [HostCalls];

  /** What becomes of the next subscription on its way. */
  nextFault: OrderFault | undefined;

  constructor(private readonly calls: HostCalls) {}

  products(): Outcome<readonly EarnProduct[]> {
    return this.calls.open(({ earn }) =>
      earn
        .list()
        .map(
          ({
            productId,
            token,
            name,
            type,
            apr,
            bonusApr,
            durationDays,
            minAmount,
            maxAmount,
            quotaTotal,
            quotaUsed,
            redeemDelayHours,
            status,
            riskNote,
          }) => ({
            productId,
            asset: token,
            name,
            type,
            apr: amountOf(apr),
            bonusApr: amountOf(bonusApr),
            durationDays,
            minimum: amountOf(minAmount),
            maximum: amountOf(maxAmount),
            quota: amountOf(quotaTotal),
            quotaUsed: amountOf(quotaUsed),
            redeemDelayHours,
            soldOut: status === 'SOLD_OUT',
            paused: status === 'PAUSED',
            riskNote,
          }),
        ),
    );
  }

  realWorldProducts(): Outcome<readonly RealWorldProduct[]> {
    return this.calls.open(({ earn }) =>
      earn
        .list()
        .filter(({ type }) => type === 'RWA')
        .map(({ productId, token, name, provider, underlying, apr, quotaUsed }) => ({
          asset: token,
          name,
          provider,
          underlying,
          apr: amountOf(apr),
          inside: amountOf(quotaUsed),
          attestation: `https://provider.test/attestation/${productId}`,
        })),
    );
  }

  positions(): Outcome<{
    readonly open: readonly EarnPosition[];
    readonly redeeming: readonly EarnRedemption[];
  }> {
    return this.calls.as((user, { earn }) => {
      const { open, leaving } = earn.positions(user);
      return {
        open: open.map(({ positionId, productId, principal, accrued, held, startedAt, maturesAt, autoReinvest }) => {
          const { token, type, apr } = earn.product(productId);
          return {
            positionId: String(positionId),
            productId,
            asset: token,
            type,
            amount: amountOf(principal),
            accrued: amountOf(accrued),
            pending: amountOf(held),
            apr: amountOf(apr),
            startedAt,
            maturesAt,
            autoReinvest,
          };
        }),
        redeeming: leaving.map(({ positionId, productId, token, amount, dueAt }) => ({
          positionId: String(positionId),
          productId,
          asset: token,
          amount: amountOf(amount),
          availableAt: dueAt,
        })),
      };
    });
  }

  async subscribe(productId: string, amount: Decimal, autoReinvest: boolean): Outcome<{ readonly positionId: string }> {
    const fault = this.nextFault;
    this.nextFault = undefined;
    if (fault === 'requestLost') return failure({ kind: 'unanswered' });
    const subscribed = await this.calls.as(async (user, { earn }) => ({
      positionId: String(
        (await earn.subscribe(user, { productId, amount: decimalText(amount), autoReinvest })).positionId,
      ),
    }));
    return fault === 'answerLost' ? failure({ kind: 'unanswered' }) : subscribed;
  }

  redeem(positionId: string, amount?: Decimal): Outcome<{ readonly amount: Decimal; readonly availableAt: Instant }> {
    return this.calls.as(async (user, { earn }) => {
      const redeemed = await earn.redeem(user, Number(positionId), amount && decimalText(amount));
      return { amount: amountOf(redeemed.amount), availableAt: redeemed.dueAt };
    });
  }

  setAutoReinvest(positionId: string, autoReinvest: boolean): Outcome<void> {
    return this.calls.as((user, { earn }) => earn.setAutoReinvest(user, Number(positionId), autoReinvest));
  }

  history({ asset, page, size }: EarnQuery): Outcome<EarnPage<EarnEvent>> {
    return this.calls.as((user, { earn }) => {
      const { rows, total } = earn.history(user, asset, page, size);
      return { rows: rows.map(eventOf), total };
    });
  }
}

export class HostStaking implements StakingPort, StakingCommandsPort {
  static readonly needs: Needs<typeof HostStaking> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  terms(): Outcome<StakingTerms> {
    return this.calls.open(({ staking }) => ({
      asset: stakingTerms.token,
      apr: amountOf(stakingTerms.apr),
      exitPenalty: amountOf(stakingTerms.exitPenalty),
      unbonding: stakingTerms.unbonding,
      minimum: amountOf(stakingTerms.minAmount),
      kycLevel: stakingTerms.kycLevel,
      payoutAfter: stakingTerms.payoutAfter,
      totalStaked: amountOf(staking.totalStaked),
      tiers: programmeTiers.slice(1).map(({ staked }) => amountOf(staked)),
    }));
  }

  account(): Outcome<StakingAccount> {
    return this.calls.as((user, { staking }) => {
      const { staked, lots, unbonding, returned, rewarded, awaited, tier } = staking.state(user);
      return {
        staked: amountOf(staked),
        lots: lots.map(({ lotId, amount, since }) => ({
          id: String(lotId),
          amount: amountOf(amount),
          stakedAt: since,
        })),
        unbonding: unbonding.map(unbondingOf),
        returned: returned.map(unbondingOf),
        rewarded: amountOf(rewarded),
        awaited: awaited.map(({ amount, payAt }) => ({ amount: amountOf(amount), paidAt: payAt })),
        tier,
      };
    });
  }

  stake(amount: Decimal): Outcome<void> {
    return this.calls.as((user, { staking }) => staking.stake(user, decimalText(amount)));
  }

  unstake(amount: Decimal, instant: boolean): Outcome<{ readonly availableAt: Instant; readonly fee: Decimal }> {
    return this.calls.as(async (user, { staking }) => {
      const { availableAt, fee } = await staking.unstake(user, decimalText(amount), instant);
      return { availableAt, fee: amountOf(fee) };
    });
  }

  rewards({ asset, page, size }: EarnQuery): Outcome<EarnPage<StakingReward>> {
    return this.calls.as((user, { staking }) => {
      if (asset !== undefined && asset !== stakingTerms.token) return { rows: [], total: 0 };
      const { rows, total } = staking.rewards(user, page, size);
      return {
        rows: rows.map(({ rewardId, stakingSize, amount, payAt }) => ({
          id: String(rewardId),
          asset: stakingTerms.token,
          stake: amountOf(stakingSize),
          amount: amountOf(amount),
          paidAt: payAt,
        })),
        total,
      };
    });
  }
}

function unbondingOf({ unbondingId, amount, fee, availableAt }: SandboxUnbonding): Unbonding {
  return { id: String(unbondingId), amount: amountOf(amount - fee), fee: amountOf(fee), availableAt };
}

function eventOf({ eventId, positionId, productId, token, kind, amount, at }: SandboxEvent): EarnEvent {
  return {
    id: String(eventId),
    positionId: String(positionId),
    productId,
    asset: token,
    kind,
    amount: amountOf(amount),
    at,
  };
}

export class HostProgramme implements ProgrammePort {
  static readonly needs: Needs<typeof HostProgramme> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  programme(): Outcome<Programme> {
    const rates = ({ makerBps, takerBps }: FeeRates) => ({
      maker: decimal(makerBps).times('0.0001'),
      taker: decimal(takerBps).times('0.0001'),
    });
    return this.calls.open(() => ({
      asset: stakingTerms.token,
      tiers: programmeTiers.map(({ staked, volume, freeWithdrawals }, tier) => ({
        tier,
        staked: amountOf(staked),
        volume: amountOf(volume),
        spot: rates(feeTiers[tier]!.SPOT),
        contracts: rates(feeTiers[tier]!.PERP),
        freeWithdrawals,
      })),
    }));
  }

  member(): Outcome<ProgrammeMember> {
    return this.calls.as((user, { programme, wallet }) => {
      const { tier, staked, average, volume, samples, days } = programme.state(user);
      return {
        tier,
        staked: amountOf(staked),
        average: average === undefined ? undefined : amountOf(average),
        volume: amountOf(volume),
        freeWithdrawals: { perDay: programme.freeWithdrawals(user), left: wallet.withdrawals.freeLeft(user) },
        samples: samples.map(({ hourAt, staked: sampled }) => ({ hourAt, staked: amountOf(sampled) })),
        days: days.map((each) => ({
          dayAt: each.dayAt,
          average: amountOf(each.average),
          volume: amountOf(each.volume),
          tier: each.tier,
        })),
      };
    });
  }
}
