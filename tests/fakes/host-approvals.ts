import type { Outcome } from '../../src/application/kernel/failure';
import type { Needs } from '../../src/application/kernel/token';
import type { ApprovalsCommandsPort } from '../../src/application/security/approvals-commands.port';
import type { ApprovalsPort } from '../../src/application/security/approvals.port';
import type { ApprovalRequest, Approvals, ApprovalState, ApprovalSubject } from '../../src/domain/security/approval';
import { type Decimal, decimal } from '../../src/domain/shared/decimal';
import { unitsText } from '../../sandbox/engine/model/units';
import type { Proof } from '../../src/domain/security/factor';
import { outgoingFigures } from '../../sandbox/services/wallet/outgoing-figures';
import type { ApprovalRequest as KeptRequest } from '../../sandbox/services/security/second-person/approval-requests';
import { HostCalls } from './host-session';

const amountOf = (units: bigint): Decimal => decimal(unitsText(units));
const kinds = { CHAIN: 'withdrawal', TRANSFER: 'transfer', API_KEY: 'apiKey', RULE: 'rule' } as const;

export class HostApprovals implements ApprovalsPort, ApprovalsCommandsPort {
  static readonly needs: Needs<typeof HostApprovals> = [HostCalls];

  constructor(private readonly calls: HostCalls) {}

  approvals(): Outcome<Approvals> {
    return this.calls.as((user, { secondPerson, security, users }) => {
      const somebody = (id: number) => ({ userId: String(id), name: users.byId(id)!.coolName });
      const rule = secondPerson.ruleOf(user);
      return {
        hasSecondFactor: security.check(user, 'APPROVE').toSetUp.length === 0,
        rule: rule && {
          approver: somebody(rule.approverId),
          above: amountOf(rule.above),
          active: rule.state === 'ACTIVE',
          next: rule.next && {
            above: rule.next === 'OFF' ? ('off' as const) : amountOf(rule.next.above),
            at: rule.nextAt!,
          },
        },
        roles: secondPerson.rolesOf(user).map(({ ownerId, above, state }) => ({
          owner: somebody(ownerId),
          above: amountOf(above),
          active: state === 'ACTIVE',
        })),
      };
    });
  }

  requests(role: 'owner' | 'approver'): Outcome<readonly ApprovalRequest[]> {
    return this.calls.as((user, { secondPerson, users, wallet }) => {
      const figuresOf = (request: KeptRequest) => {
        const figures = outgoingFigures(wallet, users.byId(request.accountId)!, request);
        return figures && { worth: amountOf(figures.worth), fee: amountOf(figures.fee) };
      };
      const requestOf = (request: KeptRequest): ApprovalRequest => ({
        id: String(request.approvalId),
        owner: { userId: String(request.ownerId), name: users.byId(request.ownerId)!.coolName },
        account: request.accountId === request.ownerId ? '' : users.byId(request.accountId)!.alias,
        subject: { kind: kinds[request.kind], ...request.subject } as ApprovalSubject,
        state: request.state,
        createdAt: request.createdAt,
        expiresAt: request.expiresAt,
        decidedAt: request.decidedAt,
        figures: figuresOf(request),
      });
      return secondPerson.requests(user, role === 'owner' ? 'OWNER' : 'APPROVER').map(requestOf);
    });
  }

  invite(approverId: string, above: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { secondPerson }, origin) =>
      secondPerson.invite(user, Number(approverId), above, proof, origin),
    );
  }

  change(above: string | undefined, proof: Proof): Outcome<void> {
    return this.calls.as((user, { secondPerson }, origin) => secondPerson.change(user, above, proof, origin));
  }

  accept(ownerId: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { secondPerson }, origin) => secondPerson.accept(user, Number(ownerId), proof, origin));
  }

  leave(ownerId: string, proof: Proof): Outcome<void> {
    return this.calls.as((user, { secondPerson }, origin) => secondPerson.leave(user, Number(ownerId), proof, origin));
  }

  approve(requestId: string, proof: Proof): Outcome<ApprovalState | 'other'> {
    return this.calls.as((user, { secondPerson }, origin) =>
      secondPerson.approve(user, Number(requestId), proof, origin),
    );
  }

  refuse(requestId: string): Outcome<void> {
    return this.calls.as((user, { secondPerson }, origin) => secondPerson.refuse(user, Number(requestId), origin));
  }
}
