import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { keyAct, mailed, newcomer } from './account-calls';
import { approvalsPath, approvedPair } from './approving';
import { signedFor, withPasskey, type Passkeyed } from './passkeyed';
import { startTestSandbox, type TestSession } from './sandbox-client';

/* What the walk through the catalogue cannot see: there, others have nothing of the kind that could be mixed up. */

jest.setTimeout(60_000);

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => sandbox.close());

const userOf = ({ person }: Passkeyed) => sandbox.areas.users.byEmail(person.email)!;
/** Whoever it is proves everything: what is left is whose it is. */
const provesAll = () => jest.spyOn(sandbox.areas.security, 'requireProof').mockResolvedValue();
const nothingThere = { success: false, code: -1006 };

describe('what waits for a second person', () => {
  it('is let go by nobody else: not by its owner, its receiver, or the approver of another', async () => {
    const { owner, approver, receiver } = await approvedPair(sandbox);
    const elsewhere = await approvedPair(sandbox);
    await sandbox.areas.wallet.transfers.send(userOf(owner), userOf(receiver).userId, 'USDT', '50', 'apiKey');
    const request = () => sandbox.areas.secondPerson.requests(userOf(owner), 'OWNER')[0]!;
    const { approvalId } = request();
    provesAll();
    for (const { person } of [owner, receiver, elsewhere.owner, elsewhere.approver]) {
      const answer = await person.call('POST', `${approvalsPath}/approve`, { approval_id: approvalId });
      expect(answer.body).toMatchObject(nothingThere);
    }
    for (const { person } of [receiver, elsewhere.owner, elsewhere.approver]) {
      const answer = await person.call('POST', `${approvalsPath}/refuse`, { approval_id: approvalId });
      expect(answer.body).toMatchObject(nothingThere);
      expect((await person.call('GET', `${approvalsPath}/requests?role=APPROVER`)).body.data.rows).toEqual([]);
    }
    expect(request().state).toBe('WAITING');
    const letGo = await approver.person.call('POST', `${approvalsPath}/approve`, { approval_id: approvalId });
    expect(letGo.body.success).toBe(true);
  });

  it('has the second person that was invited: nobody else accepts, or leaves in their place', async () => {
    const [owner, invited, other] = [
      await withPasskey(sandbox),
      await withPasskey(sandbox),
      await withPasskey(sandbox),
    ];
    const [ownerId, invitedId] = [userOf(owner).userId, userOf(invited).userId];
    const rule = () => sandbox.areas.secondPerson.ruleOf(userOf(owner));
    provesAll();
    await owner.person.call('POST', `${approvalsPath}/approver`, { approver_id: invitedId, above: '0' });
    for (const { person } of [other, owner])
      for (const answer of [
        await person.call('POST', `${approvalsPath}/roles`, { owner_id: ownerId }),
        await person.call('DELETE', `${approvalsPath}/roles?owner_id=${ownerId}`),
      ])
        expect(answer.body).toMatchObject(nothingThere);
    expect(rule()).toMatchObject({ approverId: invitedId, state: 'INVITED' });
    await invited.person.call('POST', `${approvalsPath}/roles`, { owner_id: ownerId });
    expect(rule()).toMatchObject({ approverId: invitedId, state: 'ACTIVE' });
  });
});

describe('a proof', () => {
  const act = keyAct({ name: 'eyes' });
  const create = (person: TestSession, proof: object) =>
    person.call('POST', '/usercenter/account/create_credential', {
      name: 'eyes',
      permissions: ['READ'],
      ip_list: [],
      ...proof,
    });

  it('that was mailed to another is none, for the same act of one’s own', async () => {
    const [one, another] = [await newcomer(sandbox), await newcomer(sandbox)];
    const [own, others] = [await mailed(sandbox, one, act), await mailed(sandbox, another, act)];
    expect(own).not.toEqual(others);
    expect((await create(one, others)).body).toMatchObject({ success: false });
    expect((await create(one, own)).body).toMatchObject({ success: true });
  });

  it('that another’s device signed is none, for the same act of one’s own', async () => {
    const [one, another] = [await withPasskey(sandbox), await withPasskey(sandbox)];
    expect((await create(one.person, await signedFor(another, act))).body).toMatchObject({ success: false });
    expect((await create(one.person, await signedFor(one, act))).body).toMatchObject({ success: true });
  });
});

it('everybody sees what they put into products, and what comes back of it, and nobody else’s', async () => {
  const people = [await newcomer(sandbox), await newcomer(sandbox)];
  const subscribe = async ({ call }: TestSession, productId: string): Promise<number> =>
    (await call('POST', '/earn/v1/subscribe', { productId, amount: '30' })).body.data.positionId;
  const own = [];
  for (const person of people) {
    const [kept, left] = [await subscribe(person, 'flexible-usdt'), await subscribe(person, 'fixed-usdt-30')];
    await person.call('POST', '/earn/v1/redeem', { positionId: left });
    own.push({ kept, left });
  }
  const ids = (rows: readonly { readonly positionId: number }[]) => [...new Set(rows.map((row) => row.positionId))];
  for (const [place, { call }] of people.entries()) {
    const { rows, redeeming } = (await call('GET', '/earn/v1/positions')).body.data;
    const history = (await call('GET', '/earn/v1/history')).body.data.rows;
    const { kept, left } = own[place]!;
    expect(ids(rows)).toEqual([kept]);
    expect(ids(redeeming)).toEqual([left]);
    expect(ids(history)).toEqual([left, kept]);
  }
});
