import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { signedFor, withPasskey, type Passkeyed } from './passkeyed';

export const approvalsPath = '/usercenter/account/approvals';

/** Somebody, who approves for them, and a third; everything that leaves waits. */
export async function approvedPair(sandbox: Sandbox) {
  const userOf = ({ person }: Passkeyed) => sandbox.areas.users.byEmail(person.email)!;
  const [owner, approver, receiver] = [
    await withPasskey(sandbox),
    await withPasskey(sandbox),
    await withPasskey(sandbox),
  ];
  for (const { device } of [owner, approver]) device.counts = false;
  const [ownerId, approverId] = [userOf(owner).userId, userOf(approver).userId];
  const invitation: SafeAct = { action: 'SECOND_APPROVER', subject: { approver: String(approverId), above: '0' } };
  const invite = { approver_id: approverId, above: '0', ...(await signedFor(owner, invitation)) };
  expect((await owner.person.call('POST', `${approvalsPath}/approver`, invite)).body.success).toBe(true);
  const agree: SafeAct = { action: 'BE_APPROVER', subject: { owner: String(ownerId) } };
  const accept = { owner_id: ownerId, ...(await signedFor(approver, agree)) };
  expect((await approver.person.call('POST', `${approvalsPath}/roles`, accept)).body.success).toBe(true);
  return { owner, approver, receiver };
}

export type ApprovedPair = Awaited<ReturnType<typeof approvedPair>>;
