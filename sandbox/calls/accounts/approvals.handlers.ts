import type { approvalsEndpoints } from '../../../src/infrastructure/wire/catalogue/approvals.endpoints';
import { unitsText } from '../../engine/model/units';
import type { ApprovalRequest } from '../../services/security/second-person/approval-requests';
import type { ApprovalRule } from '../../services/security/second-person/approval-rules';
import { outgoingFigures } from '../../services/wallet/outgoing-figures';
import type { Handlers } from '../routing/handler';
import { personOf } from '../routing/origin-of';
import type { Services } from '../routing/services';
import { proofOf } from './proof-of';

export function approvalsHandlers({
  secondPerson,
  security,
  users,
  wallet,
  now,
}: Services): Handlers<typeof approvalsEndpoints> {
  const answer = <T>(data: T) => ({ success: true as const, data, timestamp: now() });
  const done = () => ({ success: true as const, timestamp: now() });
  const somebody = (userId: number) => ({ user_id: userId, name: users.byId(userId)?.coolName ?? '' });
  const ruleRow = ({ approverId, above, state, next, nextAt }: ApprovalRule) => ({
    approver: somebody(approverId),
    above: unitsText(above),
    status: state,
    next_above: next === undefined ? null : next === 'OFF' ? 'off' : unitsText(next.above),
    next_time: nextAt ?? null,
  });
  const requestRow = (request: ApprovalRequest) => {
    const account = users.byId(request.accountId);
    const figures = account && outgoingFigures(wallet, account, request);
    return {
      approval_id: request.approvalId,
      owner: somebody(request.ownerId),
      account: request.accountId === request.ownerId ? '' : (users.byId(request.accountId)?.alias ?? ''),
      kind: request.kind,
      subject: { ...request.subject },
      status: request.state,
      created_time: request.createdAt,
      expire_time: request.expiresAt,
      decided_time: request.decidedAt ?? null,
      value: figures ? unitsText(figures.worth) : null,
      fee: figures ? unitsText(figures.fee) : null,
    };
  };
  return {
    state: (call) => {
      const { user } = personOf(call);
      const rule = secondPerson.ruleOf(user);
      return answer({
        second_factor: security.check(user, 'APPROVE').toSetUp.length === 0,
        rule: rule ? ruleRow(rule) : null,
        roles: secondPerson.rolesOf(user).map(({ ownerId, above, state }) => ({
          owner: somebody(ownerId),
          above: unitsText(above),
          status: state,
        })),
      });
    },
    requests: (call) =>
      answer({ rows: secondPerson.requests(personOf(call).user, call.query.role).map((each) => requestRow(each)) }),
    invite: async (call) => {
      const { user, origin } = personOf(call);
      const { approver_id: approverId, above } = call.body;
      await secondPerson.invite(user, approverId, above, proofOf(call.body), origin);
      return done();
    },
    change: async (call) => {
      const { user, origin } = personOf(call);
      await secondPerson.change(user, call.body.above ?? undefined, proofOf(call.body), origin);
      return done();
    },
    accept: async (call) => {
      const { user, origin } = personOf(call);
      await secondPerson.accept(user, call.body.owner_id, proofOf(call.body), origin);
      return done();
    },
    leave: async (call) => {
      const { user, origin } = personOf(call);
      await secondPerson.leave(user, call.query.owner_id, proofOf(call.body), origin);
      return done();
    },
    approve: async (call) => {
      const { user, origin } = personOf(call);
      const status = await secondPerson.approve(user, call.body.approval_id, proofOf(call.body), origin);
      return answer({ status });
    },
    refuse: async (call) => {
      const { user, origin } = personOf(call);
      await secondPerson.refuse(user, call.body.approval_id, origin);
      return done();
    },
  };
}
