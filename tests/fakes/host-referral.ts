import { ApiError } from '../../sandbox/shared/api-error';
import type { AssetSum, Referral, TradeStatus } from '../../sandbox/services/referral/referral';
import type { Code } from '../../sandbox/services/referral/referral-codes';
import type { User } from '../../sandbox/services/users/user';
import { unitsText } from '../../sandbox/engine/model/units';
import type { ReferralCommandsPort } from '../../src/application/account/referral-commands.port';
import type { ReferralPage, ReferralPort, ReferralSharing } from '../../src/application/account/referral.port';
import type { Outcome } from '../../src/application/kernel/failure';
import type {
  AssetAmount,
  Referee,
  RefereeState,
  ReferralCampaign,
  ReferralCode,
  ReferralReward,
  ReferralSummary,
} from '../../src/domain/account/referral';
import { decimal, type Decimal } from '../../src/domain/shared/decimal';
import { HostCalls } from './host-session';
import type { Needs } from '../../src/application/kernel/token';

const states: Readonly<Record<TradeStatus, RefereeState>> = {
  Registered: 'registered',
  'Verified identity': 'verified',
  Deposited: 'deposited',
  Traded: 'traded',
};

export class HostReferral implements ReferralPort, ReferralCommandsPort {
  static readonly needs: Needs<typeof HostReferral> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  codes(): Outcome<readonly ReferralCode[]> {
    return this.calls.as((user, { referral }) => shown(user, referral, referral.codes.of(user)));
  }

  summary(): Outcome<ReferralSummary> {
    return this.calls.as((user, { referral }) => {
      const invited = referral.invited(user);
      const { tier, rate } = referral.rate(user);
      const traded = invited.filter(({ status }) => status === 'Traded').length;
      return {
        invited: invited.length,
        traded,
        tier,
        rate: fraction(rate),
        commission: amounts(referral.earned(user)),
        pending: amounts(referral.pending(user)),
        acceptedCode: referral.acceptedCode(user),
      };
    });
  }

  campaigns(): Outcome<readonly ReferralCampaign[]> {
    return this.calls.as((_user, { referral }) => campaigns(referral));
  }

  programme(): Outcome<readonly ReferralCampaign[]> {
    return this.calls.open(({ referral }) => campaigns(referral));
  }

  sharing(): Outcome<ReferralSharing> {
    return this.calls.as((user, { referral }) => {
      const { code } = referral.codes.of(user).find(({ standard }) => standard)!;
      return {
        code,
        link: `http://web.test/register?ref=${code}`,
        picture: 'data:image/png;base64,',
        texts: referral.invitations(code),
      };
    });
  }

  suggestCode(): Outcome<string> {
    return this.calls.as((_user, { referral }) => referral.codes.suggestion());
  }

  createCode({
    code,
    friendRate,
    note,
  }: {
    readonly code?: string;
    readonly friendRate?: Decimal;
    readonly note?: string;
  }): Outcome<readonly ReferralCode[]> {
    return this.calls.as((user, { referral }) =>
      shown(
        user,
        referral,
        referral.codes.add(user, { code, friendRate: rateOf(friendRate), note }, referral.rate(user).rate),
      ),
    );
  }

  editCode(
    id: string,
    { friendRate, note }: { readonly friendRate?: Decimal; readonly note?: string },
  ): Outcome<readonly ReferralCode[]> {
    return this.calls.as((user, { referral }) =>
      shown(
        user,
        referral,
        referral.codes.edit(user, Number(id), { friendRate: rateOf(friendRate), note }, referral.rate(user).rate),
      ),
    );
  }

  makeStandard(id: string): Outcome<readonly ReferralCode[]> {
    return this.calls.as((user, { referral }) => shown(user, referral, referral.codes.makeStandard(user, Number(id))));
  }

  canAccept(code: string): Outcome<boolean> {
    return this.calls.as((user, { referral }) => referral.check(user, code).valid);
  }

  accept(code: string): Outcome<void> {
    return this.calls.as((user, { referral }) => referral.accept(user, code));
  }

  referees(page: number, size: number): Outcome<ReferralPage<Referee>> {
    return this.calls.as((user, { referral }) =>
      paged(referral.invited(user), page, size, ({ refereeId, email, code, status, earned, registeredAt }) => ({
        id: String(refereeId),
        email,
        code,
        state: states[status],
        earned: amounts(earned),
        registeredAt,
      })),
    );
  }

  rewards(page: number, size: number): Outcome<ReferralPage<ReferralReward>> {
    return this.calls.as((user, { referral }) =>
      paged(referral.rewards(user), page, size, ({ refereeId, day, asset, amount, rate }) => ({
        refereeId: String(refereeId),
        day,
        asset,
        amount: decimal(unitsText(amount)),
        rate: fraction(rate),
      })),
    );
  }
}

function shown(user: User, referral: Referral, codes: readonly Code[]): readonly ReferralCode[] {
  const { rate } = referral.rate(user);
  return codes.map((code) => ({
    id: String(code.codeId),
    code: code.code,
    standard: code.standard,
    commissionRate: fraction(rate - Math.min(code.friendRate, rate)),
    friendRate: fraction(Math.min(code.friendRate, rate)),
    note: code.note,
    ...referral.countsOf(code),
    createdAt: code.createdAt,
  }));
}

function campaigns(referral: Referral): readonly ReferralCampaign[] {
  return referral.programme().map(({ id, name, startsAt, endsAt, tiers }) => ({
    id: String(id),
    name,
    startsAt,
    endsAt,
    tiers: tiers.map(({ from, rate }) => ({ tradedFrom: from, rate: fraction(rate) })),
    rules: [],
  }));
}

function paged<T, R>(all: readonly T[], page: number, size: number, map: (row: T) => R): ReferralPage<R> {
  if (page < 1 || size < 1) throw new ApiError(-1005, 400, 'Invalid page.');
  return { rows: all.slice((page - 1) * size, page * size).map(map), total: all.length };
}

function amounts(sums: readonly AssetSum[]): readonly AssetAmount[] {
  return sums.map(({ asset, amount }) => ({ asset, amount: decimal(unitsText(amount)) }));
}

function fraction(rate: number): Decimal {
  return decimal(String(rate / 10_000));
}

function rateOf(fractionOfFees: Decimal | undefined): number | undefined {
  return fractionOfFees === undefined ? undefined : Number(fractionOfFees.times(10_000));
}
