import type * as z from 'zod/mini';
import type { Outcome } from '../../../application/kernel/failure';
import type { Needs } from '../../../application/kernel/token';
import type { ApprovalsCommandsPort } from '../../../application/security/approvals-commands.port';
import type { ApprovalsPort } from '../../../application/security/approvals.port';
import {
  type ApprovalRequest,
  type Approvals,
  type ApprovalState,
  type ApprovalSubject,
  approvalStates,
} from '../../../domain/security/approval';
import type { Proof } from '../../../domain/security/factor';
import { decimal } from '../../../domain/shared/decimal';
import { instantFrom } from '../../../domain/shared/instant';
import { mapResult } from '../../../domain/shared/result';
import { approvalsEndpoints } from '../../wire/catalogue/approvals.endpoints';
import { RestClient } from '../transport/rest-client';
import { UnknownValues } from '../transport/unknown-values';
import { proofToWire } from './proof.wire';

type RequestRow = z.output<typeof approvalsEndpoints.requests.answer>['data']['rows'][number];
type State = z.output<typeof approvalsEndpoints.state.answer>['data'];

export class RestApprovalsAdapter implements ApprovalsPort, ApprovalsCommandsPort {
  static readonly needs: Needs<typeof RestApprovalsAdapter> = [RestClient, UnknownValues];

  readonly #client: RestClient;
  readonly #unknown: UnknownValues;

  constructor(client: RestClient, unknown: UnknownValues) {
    this.#client = client;
    this.#unknown = unknown;
  }

  async approvals(): Outcome<Approvals> {
    return mapResult(await this.#client.send(approvalsEndpoints.state), ({ data }) => ({
      hasSecondFactor: data.second_factor,
      rule: data.rule ? ruleFromWire(data.rule) : undefined,
      roles: data.roles.map(({ owner, above, status }) => ({
        owner: somebodyFromWire(owner),
        above: decimal(above),
        active: status === 'ACTIVE',
      })),
    }));
  }

  async requests(role: 'owner' | 'approver'): Outcome<readonly ApprovalRequest[]> {
    const query = { role: role === 'owner' ? 'OWNER' : 'APPROVER' } as const;
    const answer = await this.#client.send(approvalsEndpoints.requests, { query });
    return mapResult(answer, ({ data }) => data.rows.map((row) => this.#request(row)));
  }

  async invite(approverId: string, above: string, proof: Proof): Outcome<void> {
    const body = { approver_id: approverId, above, ...proofToWire(proof) };
    return mapResult(await this.#client.send(approvalsEndpoints.invite, { body }), () => undefined);
  }

  async change(above: string | undefined, proof: Proof): Outcome<void> {
    const body = { above: above ?? null, ...proofToWire(proof) };
    return mapResult(await this.#client.send(approvalsEndpoints.change, { body }), () => undefined);
  }

  async accept(ownerId: string, proof: Proof): Outcome<void> {
    const body = { owner_id: ownerId, ...proofToWire(proof) };
    return mapResult(await this.#client.send(approvalsEndpoints.accept, { body }), () => undefined);
  }

  async leave(ownerId: string, proof: Proof): Outcome<void> {
    const input = { query: { owner_id: ownerId }, body: proofToWire(proof) };
    const answer = await this.#client.send(approvalsEndpoints.leave, input);
    return mapResult(answer, () => undefined);
  }

  async approve(requestId: string, proof: Proof): Outcome<ApprovalState | 'other'> {
    const body = { approval_id: requestId, ...proofToWire(proof) };
    return mapResult(await this.#client.send(approvalsEndpoints.approve, { body }), ({ data }) =>
      this.#unknown.oneOf('approval', data.status, approvalStates),
    );
  }

  async refuse(requestId: string): Outcome<void> {
    const answer = await this.#client.send(approvalsEndpoints.refuse, { body: { approval_id: requestId } });
    return mapResult(answer, () => undefined);
  }

  #request(row: RequestRow): ApprovalRequest {
    return {
      id: row.approval_id,
      owner: somebodyFromWire(row.owner),
      account: row.account,
      subject: subjectFromWire(row),
      state: this.#unknown.oneOf('approval', row.status, approvalStates),
      createdAt: instantFrom(row.created_time) ?? 0,
      expiresAt: instantFrom(row.expire_time) ?? 0,
      decidedAt: instantFrom(row.decided_time),
      figures: row.value && row.fee ? { worth: decimal(row.value), fee: decimal(row.fee) } : undefined,
    };
  }
}

function ruleFromWire({ approver, above, status, next_above, next_time }: NonNullable<State['rule']>) {
  const at = instantFrom(next_time);
  return {
    approver: somebodyFromWire(approver),
    above: decimal(above),
    active: status === 'ACTIVE',
    next:
      next_above === null || at === undefined
        ? undefined
        : { above: next_above === 'off' ? ('off' as const) : decimal(next_above), at },
  };
}

function somebodyFromWire({ user_id, name }: { readonly user_id: string; readonly name: string }) {
  return { userId: user_id, name };
}

/** A kind that this version does not know is shown as such, and can be refused only. */
function subjectFromWire({ kind, subject }: RequestRow): ApprovalSubject {
  const said = (name: string) => subject[name] ?? '';
  const money = { asset: said('asset'), amount: said('amount') };
  switch (kind) {
    case 'CHAIN':
      return {
        kind: 'withdrawal',
        ...money,
        network: said('network'),
        address: said('address'),
        memo: said('memo'),
      };
    case 'TRANSFER':
      return { kind: 'transfer', ...money, userId: said('userId') };
    case 'API_KEY':
      return { kind: 'apiKey', name: said('name'), permissions: said('permissions'), ipList: said('ipList') };
    case 'RULE':
      return { kind: 'rule', above: said('above') };
    default:
      return { kind: 'other' };
  }
}
