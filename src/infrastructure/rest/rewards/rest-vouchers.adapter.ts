import type * as z from 'zod/mini';
import type { VouchersCommandsPort } from '../../../application/rewards/vouchers-commands.port';
import type { VouchersPort } from '../../../application/rewards/vouchers.port';
import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { Voucher, VoucherStatus, VoucherTask, VoucherTerms, VoucherType } from '../../../domain/rewards/voucher';
import { decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import type { vouchersEndpoints } from '../../wire/catalogue/vouchers.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';

type VoucherRow = z.output<(typeof vouchersEndpoints)['use']['answer']>['data'];

const types: readonly VoucherType[] = ['FEE_REBATE', 'TRIAL_FUND', 'RATE_BOOST'];
const statuses: readonly VoucherStatus[] = ['AVAILABLE', 'IN_USE', 'ENDED', 'EXPIRED'];

export class RestVouchersAdapter implements VouchersPort, VouchersCommandsPort {
  static readonly needs: Needs<typeof RestVouchersAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async tasks(): Outcome<readonly VoucherTask[]> {
    return mapResult(await this.#client.send(call('tasks')), ({ data }) =>
      data.rows.map(({ terms, ...task }) => ({ ...task, terms: this.#terms(terms) })),
    );
  }

  async vouchers(): Outcome<readonly Voucher[]> {
    return mapResult(await this.#client.send(call('vouchers')), ({ data }) =>
      data.rows.map((row) => this.#voucher(row)),
    );
  }

  async use(id: string): Outcome<Voucher> {
    return mapResult(await this.#client.send(call('use'), { parameters: { id } }), ({ data }) => this.#voucher(data));
  }

  #voucher({ id, task, status, terms, issuedTime, expiryTime, usedTime, endTime, used }: VoucherRow): Voucher {
    return {
      id,
      task,
      status: this.#unknown.oneOf('voucher status', status, statuses),
      terms: this.#terms(terms),
      issuedAt: instantFrom(issuedTime) ?? 0,
      expiresAt: instantFrom(expiryTime) ?? 0,
      usedAt: instantFrom(usedTime),
      endsAt: instantFrom(endTime),
      used: decimal(used),
    };
  }

  #terms({ type, days, part, apr, principal, most }: VoucherRow['terms']): VoucherTerms {
    return {
      type: this.#unknown.oneOf('voucher type', type, types),
      days,
      part: part ?? undefined,
      apr: apr ?? undefined,
      principal: principal ? decimal(principal) : undefined,
      most: decimal(most),
    };
  }
}

async function call<Name extends keyof typeof vouchersEndpoints>(
  name: Name,
): Promise<(typeof vouchersEndpoints)[Name]> {
  return (await import('../../wire/catalogue/vouchers.endpoints')).vouchersEndpoints[name];
}
