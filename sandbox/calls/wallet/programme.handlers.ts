import type { programmeEndpoints } from '../../../src/infrastructure/wire/catalogue/programme.endpoints';
import { type FeeRates, feeTiers } from '../../engine/model/fee-tiers';
import { unitsText } from '../../engine/model/units';
import { stakingTerms } from '../../services/earn/staking-rules';
import { programmeTiers } from '../../services/programme/programme-tiers';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';

export function programmeHandlers({ programme, wallet, now }: Services): Handlers<typeof programmeEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  return {
    tiers: () =>
      answer({
        token: stakingTerms.token,
        perks: feeTiers.map(({ SPOT, PERP }, tier) => ({
          tier,
          ...percents('spot', SPOT),
          ...percents('futures', PERP),
          freeWithdrawals: programmeTiers[tier]!.freeWithdrawals,
        })),
        tierThreshold: thresholds('staked'),
        volumeThreshold: thresholds('volume'),
      }),
    account: (call) => {
      const { user } = callerOf(call);
      const { tier, staked, average, volume, samples, days } = programme.state(user);
      return answer({
        tier,
        staked: unitsText(staked),
        average: average === undefined ? null : unitsText(average),
        volume: unitsText(volume),
        freeWithdrawals: { perDay: programme.freeWithdrawals(user), left: wallet.withdrawals.freeLeft(user) },
        samples: samples.map(({ hourAt, staked: sampled }) => ({ hour: hourAt, staked: unitsText(sampled) })),
        days: days.map((each) => ({
          day: each.dayAt,
          average: unitsText(each.average),
          volume: unitsText(each.volume),
          tier: each.tier,
        })),
      });
    },
  };
}

function percents<Kind extends 'spot' | 'futures'>(kind: Kind, { makerBps, takerBps }: FeeRates) {
  const percent = (bps: number): string => String(Math.round(bps * 10) / 1_000);
  return {
    [`${kind}MakerTradingFee`]: percent(makerBps),
    [`${kind}TakerTradingFee`]: percent(takerBps),
  } as Record<`${Kind}${'Maker' | 'Taker'}TradingFee`, string>;
}

function thresholds(of: 'staked' | 'volume'): Readonly<Record<string, string>> {
  return Object.fromEntries(programmeTiers.slice(1).map((tier, place) => [String(place + 1), unitsText(tier[of])]));
}
