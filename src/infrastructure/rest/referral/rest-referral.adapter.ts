import type { ReferralCommandsPort } from '../../../application/account/referral-commands.port';
import type { ReferralPage, ReferralPort, ReferralSharing } from '../../../application/account/referral.port';
import type { Failure, Outcome } from '../../../application/kernel/failure';
import type {
  Referee,
  ReferralCampaign,
  ReferralCode,
  ReferralReward,
  ReferralSummary,
} from '../../../domain/account/referral';
import { decimal, decimalText, type Decimal } from '../../../domain/shared/decimal';
import { mapResult, type Result, success } from '../../../domain/shared/result';
import type { referralEndpoints } from '../../wire/catalogue/referral.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { amountsFromWire, campaignFromWire, codeFromWire, refereeFromWire, rewardFromWire } from './referral.wire';
import type { Needs } from '../../../application/kernel/token';

type CodeRows = { readonly data: { readonly rows: readonly Parameters<typeof codeFromWire>[0][] } };

export class RestReferralAdapter implements ReferralPort, ReferralCommandsPort {
  static readonly needs: Needs<typeof RestReferralAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async codes(): Outcome<readonly ReferralCode[]> {
    const answer = await this.#client.send(call('codes'));
    // Older hosts know the list by its other name.
    if (!answer.ok && answer.error.kind === 'notFound') return codes(await this.#client.send(call('shownCodes')));
    return codes(answer);
  }

  async summary(): Outcome<ReferralSummary> {
    const answer = await this.#client.send(call('summary'));
    return mapResult(answer, ({ data }) => ({
      invited: data.invited,
      traded: data.traded,
      tier: data.tier,
      rate: decimal(data.rate),
      commission: amountsFromWire(data.total_commission),
      pending: amountsFromWire(data.pending),
      ...(data.accepted_code !== undefined && { acceptedCode: data.accepted_code }),
    }));
  }

  async campaigns(): Outcome<readonly ReferralCampaign[]> {
    const answer = await this.#client.send(call('campaigns'));
    return mapResult(answer, ({ data }) => data.rows.map(campaignFromWire));
  }

  async programme(): Outcome<readonly ReferralCampaign[]> {
    const answer = await this.#client.send(call('programme'));
    if (!answer.ok && answer.error.kind === 'notFound') return success([]);
    return mapResult(answer, ({ data }) => data.rows.map(campaignFromWire));
  }

  async sharing(): Outcome<ReferralSharing> {
    const answer = await this.#client.send(call('sharing'));
    return mapResult(answer, ({ data }) => ({
      code: data.referral_code,
      link: data.link,
      picture: data.qr,
      texts: data.templates.map(({ text }) => text),
    }));
  }

  async suggestCode(): Outcome<string> {
    return mapResult(await this.#client.send(call('suggest')), ({ data }) => data.code);
  }

  async createCode({
    code,
    ...more
  }: {
    readonly code?: string;
    readonly friendRate?: Decimal;
    readonly note?: string;
  }): Outcome<readonly ReferralCode[]> {
    return codes(
      await this.#client.send(call('create'), {
        body: { ...(code !== undefined && { code }), ...terms(more) },
      }),
    );
  }

  async editCode(
    id: string,
    change: { readonly friendRate?: Decimal; readonly note?: string },
  ): Outcome<readonly ReferralCode[]> {
    return codes(await this.#client.send(call('edit'), { body: { id, ...terms(change) } }));
  }

  async makeStandard(id: string): Outcome<readonly ReferralCode[]> {
    return codes(await this.#client.send(call('makeStandard'), { parameters: { id } }));
  }

  async canAccept(code: string): Outcome<boolean> {
    return mapResult(await this.#client.send(call('check'), { body: { code } }), ({ data }) => data.valid);
  }

  async accept(code: string): Outcome<void> {
    return mapResult(await this.#client.send(call('accept'), { body: { code } }), () => undefined);
  }

  async referees(page: number, size: number): Outcome<ReferralPage<Referee>> {
    const answer = await this.#client.send(call('referees'), { query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map((row) => refereeFromWire(row, this.#unknown)),
      total: data.meta?.total ?? data.rows.length,
    }));
  }

  async rewards(page: number, size: number): Outcome<ReferralPage<ReferralReward>> {
    const answer = await this.#client.send(call('rewards'), { query: { page, size } });
    return mapResult(answer, ({ data }) => ({
      rows: data.rows.map(rewardFromWire),
      total: data.meta?.total ?? data.rows.length,
    }));
  }
}

function codes(answer: Result<CodeRows, Failure>): Result<readonly ReferralCode[], Failure> {
  return mapResult(answer, ({ data }) => data.rows.map(codeFromWire));
}

function terms({ friendRate, note }: { readonly friendRate?: Decimal; readonly note?: string }): {
  friend_rate?: string;
  note?: string;
} {
  return {
    ...(friendRate !== undefined && { friend_rate: decimalText(friendRate) }),
    ...(note !== undefined && { note }),
  };
}

async function call<Name extends keyof typeof referralEndpoints>(
  name: Name,
): Promise<(typeof referralEndpoints)[Name]> {
  return (await import('../../wire/catalogue/referral.endpoints')).referralEndpoints[name];
}
