import qrCode from 'qrcode';
import type { referralEndpoints } from '../../../src/infrastructure/wire/catalogue/referral.endpoints';
import { invalidParameter } from '../../shared/api-error';
import { unitsText } from '../../engine/model/units';
import { callerOf, type Handlers } from '../routing/handler';
import type { Services } from '../routing/services';
import type { AssetSum, Referral } from '../../services/referral/referral';
import type { Code, Rate } from '../../services/referral/referral-codes';

export function referralHandlers({ referral, webOrigins, now }: Services): Handlers<typeof referralEndpoints> {
  const link = (code: string) => `${webOrigins[0] ?? ''}/register?ref=${code}`;
  const rows = (codes: readonly Code[], rate: Rate) => ({
    success: true as const,
    data: { rows: codes.map((code) => ({ ...codeRow(code, rate, referral), link: link(code.code) })) },
    timestamp: now(),
  });
  const ownCodes = (call: Parameters<typeof callerOf>[0]) => {
    const { user } = callerOf(call);
    return rows(referral.codes.of(user), referral.rate(user).rate);
  };
  const programme = () => {
    const rows = referral.programme().map(({ startsAt, endsAt, tiers, ...row }) => ({
      ...row,
      tiers: tiers.map(({ from, rate }) => ({ traded_from: from, rate: fraction(rate) })),
      rules: [],
      start_time: startsAt,
      end_time: endsAt,
    }));
    return { success: true as const, data: { rows }, timestamp: now() };
  };
  return {
    codes: ownCodes,
    shownCodes: ownCodes,
    summary: (call) => {
      const { user } = callerOf(call);
      const invited = referral.invited(user);
      const { tier, rate } = referral.rate(user);
      const traded = invited.filter(({ status }) => status === 'Traded').length;
      const acceptedCode = referral.acceptedCode(user);
      const data = {
        invited: invited.length,
        traded,
        total_commission: amounts(referral.earned(user)),
        pending: amounts(referral.pending(user)),
        tier,
        rate: fraction(rate),
        ...(acceptedCode !== undefined && { accepted_code: acceptedCode }),
      };
      return { success: true, data, timestamp: now() };
    },
    campaigns: programme,
    programme,
    sharing: async (call) => {
      const { user } = callerOf(call);
      const { code } = referral.codes.of(user).find(({ standard }) => standard)!;
      const templates = referral.invitations(code).map((text, index) => ({ id: index + 1, text }));
      return {
        success: true,
        data: { referral_code: code, link: link(code), qr: await qrCode.toDataURL(link(code)), templates },
        timestamp: now(),
      };
    },
    create: (call) => {
      const { user } = callerOf(call);
      const { rate } = referral.rate(user);
      const { code, friend_rate, note } = call.body;
      return rows(referral.codes.add(user, { code, friendRate: rateOf(friend_rate), note }, rate), rate);
    },
    edit: (call) => {
      const { user } = callerOf(call);
      const { rate } = referral.rate(user);
      const { id, friend_rate, note } = call.body;
      return rows(referral.codes.edit(user, Number(id), { friendRate: rateOf(friend_rate), note }, rate), rate);
    },
    makeStandard: (call) => {
      const { user } = callerOf(call);
      return rows(referral.codes.makeStandard(user, Number(call.parameters.id)), referral.rate(user).rate);
    },
    suggest: () => ({ success: true, data: { code: referral.codes.suggestion() }, timestamp: now() }),
    check: (call) => ({
      success: true,
      data: referral.check(callerOf(call).user, call.body.code),
      timestamp: now(),
    }),
    accept: (call) => {
      referral.accept(callerOf(call).user, call.body.code);
      return { success: true, timestamp: now() };
    },
    referees: (call) => {
      const people = referral.invited(callerOf(call).user);
      return paged(people, call.query, now(), ({ refereeId, registeredAt, code, status, earned, email }) => ({
        referralId: refereeId,
        registerTime: registeredAt,
        referralCode: code,
        tradeStatus: status,
        earned: amounts(earned),
        extraBonus: [],
        email,
      }));
    },
    rewards: (call) => {
      const { user } = callerOf(call);
      const { tier } = referral.rate(user);
      return paged(
        referral.rewards(user),
        call.query,
        now(),
        ({ refereeId, day, asset, amount, rate, friendRate }) => ({
          tradeDate: day,
          referralReceivePercentage: fraction(friendRate),
          referrerReceivePercentage: fraction(rate - friendRate),
          referralRate: fraction(rate),
          referralCommission: unitsText(amount),
          status: 'PAID',
          rewardToken: asset,
          referralTier: String(tier),
          referralProgram: 'TIER',
          referralId: refereeId,
        }),
      );
    },
  };
}

function codeRow(code: Code, rate: Rate, referral: Referral) {
  return {
    id: code.codeId,
    code: code.code,
    default: code.standard,
    commission_rate: fraction(rate - Math.min(code.friendRate, rate)),
    friend_rate: fraction(Math.min(code.friendRate, rate)),
    ...referral.countsOf(code),
    note: code.note,
    created_time: code.createdAt,
  };
}

function amounts(sums: readonly AssetSum[]) {
  return sums.map(({ asset, amount }) => ({ token: asset, amount: unitsText(amount) }));
}

/** Hundredths of a percent as a fraction. */
function fraction(rate: Rate): string {
  return String(rate / 10_000);
}

function rateOf(text: string | undefined): Rate | undefined {
  if (text === undefined) return undefined;
  const rate = Math.round(Number(text) * 10_000);
  if (Math.abs(rate / 10_000 - Number(text)) > 1e-9) throw invalidParameter('friend_rate');
  return rate;
}

function paged<T, R>(
  all: readonly T[],
  { page = 1, size = 25 }: { readonly page?: number | undefined; readonly size?: number | undefined },
  timestamp: number,
  map: (row: T) => R,
) {
  if (!Number.isSafeInteger(page) || page < 1) throw invalidParameter('page');
  if (!Number.isSafeInteger(size) || size < 1 || size > 500) throw invalidParameter('size');
  const rows = all.slice((page - 1) * size, page * size).map(map);
  return {
    success: true as const,
    data: { rows, meta: { total: all.length, recordsPerPage: size, currentPage: page } },
    timestamp,
  };
}
