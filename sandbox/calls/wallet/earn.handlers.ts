import type { earnEndpoints } from '../../../src/infrastructure/wire/catalogue/earn.endpoints';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import { attestationPath } from './attestation.routes';
import { walletPage } from './wallet-page';
import { day } from '../../../src/domain/shared/instant';
import type { EarnEvent, EarnPosition } from '../../services/earn/earn-position';
import type { ProductState } from '../../services/earn/earn';
import type { EarnProduct } from '../../services/earn/earn-products';
import type { Unbonding } from '../../services/earn/staking-repository';
import { stakingTerms } from '../../services/earn/staking-rules';
import { programmeTiers } from '../../services/programme/programme-tiers';

export function earnHandlers({ earn, staking, now }: Services): Handlers<typeof earnEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const meta = (total: number, { page, size }: { page: number; size: number }) => ({
    total,
    recordsPerPage: size,
    currentPage: page,
  });

  return {
    rwa: () =>
      answer({
        rows: earn
          .list()
          .filter(({ type }) => type === 'RWA')
          .map((product) => ({
            token: product.token,
            product_name: product.name,
            provider: product.provider,
            underlying: product.underlying,
            apr: unitsText(product.apr),
            tvl: unitsText(product.quotaUsed),
            attestation_url: `${attestationPath}/${product.productId}`,
            updated_time: now(),
          })),
      }),
    products: () => answer({ rows: earn.list().map(productRow) }),
    positions: (call) => {
      const { open, leaving } = earn.positions(callerOf(call).user);
      return answer({
        rows: open.map((position) => positionRow(position, earn.product(position.productId))),
        redeeming: leaving.map(({ positionId, productId, token, amount, dueAt }) => ({
          positionId,
          productId,
          token,
          amount: unitsText(amount),
          availableTime: dueAt,
        })),
      });
    },
    subscribe: async (call) => {
      const { productId, amount, autoReinvest = false } = call.body;
      const { positionId } = await earn.subscribe(callerOf(call).user, { productId, amount, autoReinvest });
      return answer({ positionId });
    },
    redeem: async (call) => {
      const { amount, dueAt } = await earn.redeem(
        callerOf(call).user,
        call.body.positionId,
        call.body.amount ?? undefined,
      );
      return answer({ amount: unitsText(amount), availableTime: dueAt });
    },
    setAutoReinvest: (call) => {
      earn.setAutoReinvest(callerOf(call).user, call.body.positionId, call.body.autoReinvest);
      return { success: true, timestamp: now() };
    },
    history: (call) => {
      const page = walletPage(call.query);
      const { rows, total } = earn.history(callerOf(call).user, call.query.token, page.page, page.size);
      return answer({ rows: rows.map(eventRow), meta: meta(total, page) });
    },
    stakingInfo: () =>
      answer({
        token: stakingTerms.token,
        apr: unitsText(stakingTerms.apr),
        penaltyRate: unitsText(stakingTerms.exitPenalty),
        unbondingDays: stakingTerms.unbonding / day,
        minAmount: unitsText(stakingTerms.minAmount),
        kycLevel: stakingTerms.kycLevel,
        payoutDelayHours: stakingTerms.payoutAfter / (day / 24),
        totalStaked: unitsText(staking.totalStaked),
        tiers: programmeTiers.slice(1).map(({ staked }, place) => ({ tier: place + 1, threshold: unitsText(staked) })),
      }),
    staking: (call) => {
      const { staked, lots, unbonding, returned, rewarded, awaited, tier } = staking.state(callerOf(call).user);
      return answer({
        staked: unitsText(staked),
        lots: lots.map(({ lotId, amount, since }) => ({ lotId, amount: unitsText(amount), stakedTime: since })),
        unbonding: unbonding.map(unbondingRow),
        returned: returned.map(unbondingRow),
        totalRewards: unitsText(rewarded),
        awaitedRewards: awaited.map(({ amount, payAt }) => ({ amount: unitsText(amount), yieldTime: payAt })),
        apr: unitsText(stakingTerms.apr),
        tier,
        penaltyRate: unitsText(stakingTerms.exitPenalty),
      });
    },
    stake: async (call) => {
      await staking.stake(callerOf(call).user, call.body.amount);
      return { success: true, timestamp: now() };
    },
    unstake: async (call) => {
      const { availableAt, fee } = await staking.unstake(
        callerOf(call).user,
        call.body.amount,
        call.body.instant ?? false,
      );
      return answer({ availableTime: availableAt, fee: unitsText(fee) });
    },
    yieldHistory: (call) => {
      const { user } = callerOf(call);
      const page = walletPage(call.query);
      const other = call.query.token !== undefined && call.query.token !== stakingTerms.token;
      const { rows, total } = other ? { rows: [], total: 0 } : staking.rewards(user, page.page, page.size);
      return answer({
        rows: rows.map(({ rewardId, stakingSize, amount, payAt }) => ({
          id: rewardId,
          token: stakingTerms.token,
          userId: user.userId,
          stakingSize: unitsText(stakingSize),
          annualReward: `${unitsText(stakingTerms.apr * 100n)}%`,
          yieldAmount: unitsText(amount),
          yieldTime: payAt,
        })),
        meta: meta(total, page),
      });
    },
  };
}

function productRow(product: ProductState) {
  return {
    productId: product.productId,
    token: product.token,
    name: product.name,
    type: product.type,
    apr: unitsText(product.apr),
    bonusApr: unitsText(product.bonusApr),
    durationDays: product.durationDays ?? null,
    minAmount: unitsText(product.minAmount),
    maxAmount: unitsText(product.maxAmount),
    quotaTotal: unitsText(product.quotaTotal),
    quotaUsed: unitsText(product.quotaUsed),
    redeemDelayHours: product.redeemDelayHours,
    autoReinvest: true,
    status: product.status,
    riskNote: product.riskNote,
  };
}

function unbondingRow({ unbondingId, amount, fee, availableAt }: Unbonding) {
  return { unbondingId, amount: unitsText(amount - fee), fee: unitsText(fee), availableTime: availableAt };
}

function positionRow(position: EarnPosition, { token, type, apr }: EarnProduct) {
  return {
    positionId: position.positionId,
    productId: position.productId,
    token,
    type,
    amount: unitsText(position.principal),
    accrued: unitsText(position.accrued),
    pending: unitsText(position.held),
    apr: unitsText(apr),
    startTime: position.startedAt,
    maturityTime: position.maturesAt ?? null,
    autoReinvest: position.autoReinvest,
    status: position.status,
  };
}

function eventRow({ eventId, positionId, productId, token, kind, amount, at, dueAt }: EarnEvent) {
  return {
    id: eventId,
    positionId,
    productId,
    token,
    type: kind,
    amount: unitsText(amount),
    time: at,
    availableTime: dueAt,
  };
}
