import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { unitsText } from '../../../sandbox/engine/model/units';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { approvalsPath, approvedPair, type ApprovedPair } from './approving';
import { signedFor, type Passkeyed } from './passkeyed';
import { startTestSandbox, type Answer } from './sandbox-client';

jest.setTimeout(60_000);

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000 });
});
afterAll(() => sandbox.close());

/** No more: proofs are counted before they are looked at, and a sixth at once would wait (attempts). */
const tabs = 5;
const userOf = ({ person }: Passkeyed) => sandbox.areas.users.byEmail(person.email)!;
const holding = (who: Passkeyed): bigint =>
  sandbox.exchange.balances(userOf(who).applicationId).find(({ asset }) => asset === 'USDT')?.holding ?? 0n;
const good = (answers: readonly Answer[]): number => answers.filter(({ body }) => body.success === true).length;

const pair = () => approvedPair(sandbox);

/** Fifty for the third, which wait, and as many proofs by the approver as there are to be tabs: each good by itself. */
async function waiting({ owner, approver, receiver }: ApprovedPair, count: number) {
  const to = String(userOf(receiver).userId);
  const subject = { asset: 'USDT', amount: '50', userId: to };
  const send = { target_user_id: Number(to), balance_token: 'USDT', amount: '50' };
  const proof = await signedFor(owner, { action: 'WITHDRAW', subject });
  expect(good([await owner.person.call('POST', '/v1/asset/internal_withdraw', { ...send, ...proof })])).toBe(1);
  const { approvalId } = sandbox.areas.secondPerson
    .requests(userOf(owner), 'OWNER')
    .find(({ state }) => state === 'WAITING')!;
  const act: SafeAct = { action: 'APPROVE', subject: { approvalId: String(approvalId), ...subject } };
  const proofs: { readonly passkey: string }[] = [];
  for (let tab = 0; tab < count; tab += 1) proofs.push(await signedFor(approver, act));
  return {
    approve: proofs.map(
      (proven) => () =>
        approver.person.call('POST', `${approvalsPath}/approve`, { approval_id: approvalId, ...proven }),
    ),
    refuse: () => approver.person.call('POST', `${approvalsPath}/refuse`, { approval_id: approvalId }),
    takeBack: () => owner.person.call('POST', `${approvalsPath}/refuse`, { approval_id: approvalId }),
    state: () =>
      sandbox.areas.secondPerson.requests(userOf(owner), 'OWNER').find((each) => each.approvalId === approvalId)!.state,
  };
}

it.each(['/v3/asset/transfer/history', '/v1/asset/main_sub_transfer_history'])(
  'is told of as waiting (%s)',
  async (path) => {
    const people = await pair();
    const { approve } = await waiting(people, 1);
    const status = async ({ person }: Passkeyed) => {
      const { body } = await person.call('GET', path);
      return (body.data ?? body).rows.map((row: { readonly status: string }) => row.status);
    };
    expect([await status(people.owner), await status(people.receiver)]).toEqual([['WAITING_APPROVAL'], []]);
    expect(good([await approve[0]!()])).toBe(1);
    expect([await status(people.owner), await status(people.receiver)]).toEqual([['COMPLETED'], ['COMPLETED']]);
  },
);

it('approved in five tabs at once, it goes once', async () => {
  const people = await pair();
  const before = holding(people.owner);
  const { approve, state } = await waiting(people, tabs);
  const answers = await Promise.all(approve.map((send) => send()));
  expect(good(answers)).toBe(1);
  expect(answers.filter(({ body }) => body.code === -1006)).toHaveLength(tabs - 1);
  expect(state()).toBe('APPROVED');
  expect(unitsText(before - holding(people.owner))).toBe('50');
});

it.each([
  ['approve, refuse, takeBack', ['approve', 'refuse', 'takeBack']],
  ['takeBack, approve, refuse', ['takeBack', 'approve', 'refuse']],
  ['refuse, takeBack, approve', ['refuse', 'takeBack', 'approve']],
] as const)('decided on in three ways at once (%s), it ends in one', async (_order, order) => {
  const people = await pair();
  const [before, there] = [holding(people.owner), holding(people.receiver)];
  const wish = await waiting(people, 2);
  const ways = { approve: wish.approve[0]!, refuse: wish.refuse, takeBack: wish.takeBack };
  const answers = await Promise.all([...order.map((way) => ways[way]()), wish.approve[1]!()]);
  expect(good(answers)).toBe(1);
  const sent = wish.state() === 'APPROVED' ? '50' : '0';
  expect(unitsText(before - holding(people.owner))).toBe(sent);
  expect(unitsText(holding(people.receiver) - there)).toBe(sent);
  // Whoever comes later is told that it waits no more.
  for (const late of [wish.refuse, wish.takeBack]) expect((await late()).body).toMatchObject({ code: -1006 });
});

it('stepping down while it is approved leaves nothing that waits, and nothing that is both', async () => {
  const people = await pair();
  const { owner, approver } = people;
  const before = holding(owner);
  const { approve, state } = await waiting(people, 1);
  const ownerId = userOf(owner).userId;
  const leaving = await signedFor(approver, { action: 'BE_APPROVER', subject: { owner: String(ownerId) } });
  const [approved, left] = await Promise.all([
    approve[0]!(),
    approver.person.call('DELETE', `${approvalsPath}/roles?owner_id=${ownerId}`, leaving),
  ]);
  expect(left.body).toMatchObject({ success: true });
  expect(state()).toBe(approved.body.success === true ? 'APPROVED' : 'REFUSED');
  expect(unitsText(before - holding(owner))).toBe(approved.body.success === true ? '50' : '0');
});

it('a sum that is raised again needs an approval of its own: the one before lets nothing more go', async () => {
  const { owner, approver } = await pair();
  const raise = async (above: string) => {
    const act: SafeAct = { action: 'SECOND_APPROVER', subject: { above } };
    const body = { above, ...(await signedFor(owner, act)) };
    expect(good([await owner.person.call('PUT', `${approvalsPath}/approver`, body)])).toBe(1);
    return sandbox.areas.secondPerson
      .requests(userOf(owner), 'OWNER')
      .find(({ subject }) => subject['above'] === above)!;
  };
  const approve = async ({ approvalId, subject }: Awaited<ReturnType<typeof raise>>) => {
    const act = { action: 'APPROVE', subject: { approvalId: String(approvalId), ...subject } } as SafeAct;
    const body = { approval_id: approvalId, ...(await signedFor(approver, act)) };
    return approver.person.call('POST', `${approvalsPath}/approve`, body);
  };
  const above = () => unitsText(sandbox.areas.secondPerson.ruleOf(userOf(owner))!.above);
  const modest = await raise('200');
  const bold = await raise('5000');
  expect((await approve(modest)).body).toMatchObject({ success: false, code: -1006 });
  expect(above()).toBe('0');
  expect((await approve(bold)).body).toMatchObject({ success: true });
  expect(above()).toBe('5000');
});

it('what would take it above the sum that goes alone waits, asked for five times at once', async () => {
  const { owner, approver, receiver } = await pair();
  const lower = async (above: string) => {
    const act: SafeAct = { action: 'SECOND_APPROVER', subject: { above } };
    await owner.person.call('PUT', `${approvalsPath}/approver`, { above, ...(await signedFor(owner, act)) });
    const [request] = sandbox.areas.secondPerson.requests(userOf(owner), 'OWNER');
    const subject = { approvalId: String(request!.approvalId), ...request!.subject };
    const proof = await signedFor(approver, { action: 'APPROVE', subject });
    await approver.person.call('POST', `${approvalsPath}/approve`, { approval_id: request!.approvalId, ...proof });
  };
  await lower('100');
  const there = holding(receiver);
  const to = String(userOf(receiver).userId);
  const act: SafeAct = { action: 'WITHDRAW', subject: { asset: 'USDT', amount: '30', userId: to } };
  const proofs: { readonly passkey: string }[] = [];
  for (let each = 0; each < tabs; each += 1) proofs.push(await signedFor(owner, act));
  const send = { target_user_id: Number(to), balance_token: 'USDT', amount: '30' };
  const answers = await Promise.all(
    proofs.map((proof) => owner.person.call('POST', '/v1/asset/internal_withdraw', { ...send, ...proof })),
  );
  expect(answers.filter(({ body }) => body.success !== true).map(({ body }) => body)).toEqual([]);
  // Three of thirty go alone, whichever they are.
  expect(unitsText(holding(receiver) - there)).toBe('90');
});

it('what leaves at the same instant counts before it is booked: a program’s two halves are no way round the sum', async () => {
  const { owner, approver, receiver } = await pair();
  const act: SafeAct = { action: 'SECOND_APPROVER', subject: { above: '100' } };
  await owner.person.call('PUT', `${approvalsPath}/approver`, { above: '100', ...(await signedFor(owner, act)) });
  const [request] = sandbox.areas.secondPerson.requests(userOf(owner), 'OWNER');
  const subject = { approvalId: String(request!.approvalId), ...request!.subject };
  const proof = await signedFor(approver, { action: 'APPROVE', subject });
  await approver.person.call('POST', `${approvalsPath}/approve`, { approval_id: request!.approvalId, ...proof });
  const there = holding(receiver);
  const { transfers } = sandbox.areas.wallet;
  const half = () => transfers.send(userOf(owner), userOf(receiver).userId, 'USDT', '60', 'apiKey');
  const sent = await Promise.all([half(), half()]);
  expect(sent.map((id) => transfers.waits(id))).toEqual([false, true]);
  expect(unitsText(holding(receiver) - there)).toBe('60');
});
