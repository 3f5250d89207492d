import type { Failure, Outcome } from '../../../application/kernel/failure';
import type { ReservesPort } from '../../../application/reserves/reserves.port';
import type { Audit, AuditOverview, OwnAudit } from '../../../domain/reserves/audit';
import type { UserCheck } from '../../../domain/reserves/merkle-tree';
import type { ReserveSheet } from '../../../domain/reserves/reserve-sheet';
import { hex } from '../../../domain/reserves/hex';
import { failure, mapResult, success, type Result } from '../../../domain/shared/result';
import type { reservesEndpoints } from '../../wire/catalogue/reserves.endpoints';
import { HttpSender } from '../transport/http-sender.port';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import {
  assetsFromWire,
  auditFromWire,
  liabilityFromWire,
  overviewFromWire,
  ownAuditFromWire,
  userCheckFromWire,
} from './reserves.wire';
import type { Needs } from '../../../application/kernel/token';

export class RestReservesAdapter implements ReservesPort {
  static readonly needs: Needs<typeof RestReservesAdapter> = [RestClient, HttpSender, UnknownValues];

  readonly #client: RestClient;
  readonly #sender: HttpSender;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, sender: HttpSender, unknown: UnknownValues) {
    this.#client = client;
    this.#sender = sender;
    this.#unknown = unknown;
  }

  async sheet(withoutProductToken: boolean): Outcome<ReserveSheet> {
    const query = { query: { excludeWooToken: withoutProductToken } };
    const [assets, earnAssets, liabilities, earnLiabilities] = await Promise.all([
      this.#client.send(call('assets'), query),
      this.#client.send(call('earnAssets'), query),
      this.#client.send(call('liabilities'), query),
      this.#client.send(call('earnLiabilities'), query),
    ]);
    if (!assets.ok) return assets;
    if (!earnAssets.ok) return earnAssets;
    if (!liabilities.ok) return liabilities;
    return mapResult(earnLiabilities, ({ data }) => ({
      assets: assetsFromWire(assets.value.data, this.#unknown),
      earnAssets: assetsFromWire(earnAssets.value.data, this.#unknown),
      liabilities: liabilities.value.data.map(liabilityFromWire),
      earnLiabilities: data.map(liabilityFromWire),
    }));
  }

  async working(): Outcome<boolean> {
    const answer = await this.#client.send(call('health'));
    return mapResult(answer, ({ data }) => data.status === 'UP');
  }

  async audits(): Outcome<readonly Audit[]> {
    const answer = await this.#client.send(call('audits'));
    return mapResult(answer, ({ data }) => data.rows.map(auditFromWire).filter((audit) => audit !== undefined));
  }

  async overview(auditId?: string): Outcome<AuditOverview> {
    const answer = await this.#client.send(call('overview'), {
      query: auditId === undefined ? {} : { auditId },
    });
    return mapResult(answer, ({ data }) => overviewFromWire(data));
  }

  async userCheck(userHash: string, auditId?: string): Outcome<UserCheck> {
    const answer = await this.#client.send(call('userCheck'), {
      query: { userHash, ...(auditId === undefined ? {} : { auditId }) },
    });
    return mapResult(answer, ({ data }) => userCheckFromWire(data));
  }

  async treeFile({ treeUrl, treeSha256 }: Audit): Outcome<Uint8Array<ArrayBuffer>> {
    const file = await this.#file(treeUrl);
    if (!file.ok) return file;
    const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', file.value)));
    if (digest !== treeSha256)
      return failure({ kind: 'malformed', detail: 'the file is not the one that was published' });
    return file;
  }

  async ownAudits(): Outcome<readonly OwnAudit[]> {
    const answer = await this.#client.send(call('userHashes'));
    return mapResult(answer, ({ data }) => data.rows.map(ownAuditFromWire).filter((audit) => audit !== undefined));
  }

  async #file(url: string): Promise<Result<Uint8Array<ArrayBuffer>, Failure>> {
    try {
      const { status, body } = await this.#sender.send({
        method: 'GET',
        url,
        headers: {},
        withCredentials: false,
        bytes: true,
      });
      if (status === 200 && body instanceof Uint8Array) return success(body as Uint8Array<ArrayBuffer>);
      return failure({
        kind: status === 400 || status === 404 ? 'notFound' : 'unknown',
        code: `HTTP ${status}`,
      });
    } catch (cause) {
      return failure({ kind: 'offline', detail: cause instanceof Error ? cause.name : 'no answer' });
    }
  }
}

/** The catalogue comes with the first call: nobody's first picture waits for schemas. */
async function call<Name extends keyof typeof reservesEndpoints>(
  name: Name,
): Promise<(typeof reservesEndpoints)[Name]> {
  return (await import('../../wire/catalogue/reserves.endpoints')).reservesEndpoints[name];
}
