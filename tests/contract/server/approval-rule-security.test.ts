import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import type { User } from '../../../sandbox/services/users/user';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { approvalsPath, approvedPair, type ApprovedPair } from './approving';
import { withPasskey, type Passkeyed } from './passkeyed';
import { startTestSandbox } from './sandbox-client';

jest.setTimeout(60_000);

let sandbox: Sandbox;

let later = 0;

beforeAll(async () => {
  sandbox = await startTestSandbox({ generosity: 10_000, now: () => Date.now() + later });
});
afterEach(() => {
  jest.restoreAllMocks();
  later = 0;
});
afterAll(() => sandbox.close());

const userOf = ({ person }: Passkeyed) => sandbox.areas.users.byEmail(person.email)!;
const holding = (who: Passkeyed): bigint =>
  sandbox.exchange.balances(userOf(who).applicationId).find(({ asset }) => asset === 'USDT')?.holding ?? 0n;
const pair = () => approvedPair(sandbox);

/** While the next proof is looked at, something else happens. */
function meanwhile(happens: () => unknown): void {
  jest.spyOn(sandbox.areas.security, 'requireProof').mockImplementationOnce(async () => void (await happens()));
}
/** Proofs are another test's business. */
const unproven = () => jest.spyOn(sandbox.areas.security, 'requireProof').mockResolvedValue();
const ruleOf = (who: Passkeyed) => sandbox.areas.secondPerson.ruleOf(userOf(who));
/** Fifty for the third, which wait. */
async function wish({ owner, receiver }: ApprovedPair): Promise<number> {
  await sandbox.areas.wallet.transfers.send(userOf(owner), userOf(receiver).userId, 'USDT', '50', 'apiKey');
  return sandbox.areas.secondPerson.requests(userOf(owner), 'OWNER')[0]!.approvalId;
}
const approveUnproven = ({ approver }: ApprovedPair, id: number) => {
  unproven();
  return sandbox.areas.secondPerson.approve(userOf(approver), id, {}, {});
};

describe('what changed while a proof was looked at counts', () => {
  it('an invitation that was accepted meanwhile is a rule, which its owner cannot end alone', async () => {
    const [owner, approver] = [await withPasskey(sandbox), await withPasskey(sandbox)];
    const { secondPerson } = sandbox.areas;
    unproven();
    await secondPerson.invite(userOf(owner), userOf(approver).userId, '10', {}, {});
    for (const above of [undefined, '500']) {
      if (ruleOf(owner)?.state === 'INVITED')
        meanwhile(() => secondPerson.accept(userOf(approver), userOf(owner).userId, {}, {}));
      await secondPerson.change(userOf(owner), above, {}, {});
      expect(ruleOf(owner)).toMatchObject({ state: 'ACTIVE', above: 10n * 10n ** 12n, next: expect.anything() });
    }
  });

  it('one invitation stands, and is accepted once', async () => {
    const [owner, first, second] = [await withPasskey(sandbox), await withPasskey(sandbox), await withPasskey(sandbox)];
    const { secondPerson } = sandbox.areas;
    unproven();
    const invite = (who: Passkeyed) => secondPerson.invite(userOf(owner), userOf(who).userId, '10', {}, {});
    const accept = () => secondPerson.accept(userOf(first), userOf(owner).userId, {}, {});
    meanwhile(() => invite(first));
    await expect(invite(second)).rejects.toMatchObject({ code: -1007 });
    await expect(invite(second)).rejects.toMatchObject({ code: -1007 });
    // A lower or higher sum is there at once before anybody has agreed to guard it.
    await secondPerson.change(userOf(owner), '700', {}, {});
    expect(ruleOf(owner)).toMatchObject({ approverId: userOf(first).userId, above: 700n * 10n ** 12n });
    meanwhile(accept);
    await expect(accept()).rejects.toMatchObject({ code: -1007 });
    const told = sandbox.areas.notifications.list(userOf(owner).userId, { page: 1, size: 50 }).rows;
    expect(told.filter(({ message }) => message?.key === 'approverAccepted')).toHaveLength(1);
  });

  it.each([
    ['weakened', (owner: User) => sandbox.areas.security.records.hold(owner.userId)],
    ['frozen', (owner: User) => sandbox.areas.freezing.freeze(owner, {}, {})],
  ] as const)('nothing leaves an account that has just been %s', async (_how, weaken) => {
    const people = await pair();
    const before = holding(people.receiver);
    const id = await wish(people);
    unproven();
    meanwhile(async () => {
      unproven();
      await weaken(userOf(people.owner));
    });
    await expect(approveUnproven(people, id)).rejects.toMatchObject({ code: -1009 });
    await expect(approveUnproven(people, id)).rejects.toMatchObject({ code: -1009 });
    expect(holding(people.receiver)).toBe(before);
  });
});

it('what nobody decided on in a day is off, also before anything has looked at the clock', async () => {
  const people = await pair();
  const id = await wish(people);
  later = 24 * 60 * 60_000 + 1;
  await expect(approveUnproven(people, id)).rejects.toMatchObject({ code: -1006 });
});

it('the rule is the person’s: a sub-account is no way round it', async () => {
  const { owner, receiver } = await pair();
  const { accounts, wallet } = sandbox.areas;
  const sub = await accounts.openSubAccount(userOf(owner), 'bot');
  await wallet.transfers.move(userOf(owner), 'USDT', '60', userOf(owner).applicationId, sub.applicationId);
  const id = await wallet.transfers.send(sub, userOf(receiver).userId, 'USDT', '60', 'apiKey');
  expect(wallet.transfers.waits(id)).toBe(true);
});

it('what was approved and could not be done is said to have failed', async () => {
  const people = await pair();
  const id = await wish(people);
  const { wallet, secondPerson } = sandbox.areas;
  const owner = userOf(people.owner);
  // As of what was asked for before amounts were reserved.
  jest.spyOn(wallet.transfers, 'finish').mockResolvedValueOnce(false);
  expect(await approveUnproven(people, id)).toBe('FAILED');
  expect(secondPerson.requests(owner, 'OWNER')[0]).toMatchObject({ approvalId: id, state: 'FAILED' });
});

it('what the approver let go uses up nothing of what goes alone', async () => {
  const people = await pair();
  const { owner, approver, receiver } = people;
  const { secondPerson, wallet } = sandbox.areas;
  unproven();
  await secondPerson.change(userOf(owner), '100', {}, {});
  await secondPerson.approve(userOf(approver), secondPerson.requests(userOf(owner), 'OWNER')[0]!.approvalId, {}, {});
  const send = (amount: string) =>
    wallet.transfers.send(userOf(owner), userOf(receiver).userId, 'USDT', amount, 'apiKey');
  expect(wallet.transfers.waits(await send('150'))).toBe(true);
  await secondPerson.approve(userOf(approver), secondPerson.requests(userOf(owner), 'OWNER')[0]!.approvalId, {}, {});
  expect(wallet.transfers.waits(await send('100'))).toBe(false);
  expect(wallet.transfers.waits(await send('1'))).toBe(true);
});

it('a sum is a plain one, up to a thousand million', async () => {
  const [owner, approver] = [await withPasskey(sandbox), await withPasskey(sandbox)];
  for (const above of ['', 'abc', '-1', '1e3', '0.001', '1000000000.01', '9'.repeat(30)]) {
    const invite = { approver_id: userOf(approver).userId, above, passkey: '{}' };
    const answer = await owner.person.call('POST', `${approvalsPath}/approver`, invite);
    expect({ above, ...answer.body }).toMatchObject({ above, code: -1005, message: expect.stringContaining('above') });
  }
});

it('an account that is closed has nothing waiting and no rule', async () => {
  const people = await pair();
  await wish(people);
  const waiting = () =>
    sandbox.areas.secondPerson.requests(userOf(people.approver), 'APPROVER').filter(({ state }) => state === 'WAITING');
  expect(waiting()).toHaveLength(1);
  await sandbox.areas.secondPerson.forget(userOf(people.owner))();
  expect(waiting()).toEqual([]);
  expect(ruleOf(people.owner)).toBeUndefined();
});

describe('an approver who goes', () => {
  const keysTold = (who: Passkeyed) =>
    sandbox.areas.notifications.list(userOf(who).userId, { page: 1, size: 50 }).rows.map(({ message }) => message?.key);
  /** Over a chain, so that it is taken out of the balance while it waits. */
  const overChain = async ({ owner }: ApprovedPair): Promise<void> => {
    const address = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);
    const request = { token: 'USDT', network: 'ETH', address, memo: '', amount: '30' };
    await sandbox.areas.wallet.withdrawals.request(userOf(owner), request, 'apiKey');
  };
  const goes = {
    'by stepping down': ({ owner, approver }: ApprovedPair) =>
      sandbox.areas.secondPerson.leave(userOf(approver), userOf(owner).userId, {}, {}),
    'by closing the account': ({ approver }: ApprovedPair) =>
      sandbox.areas.closure.close(userOf(approver), true, {}, {}),
  };

  it.each(Object.entries(goes))('%s gives back what waited, and nothing leaves for a day', async (_how, go) => {
    const people = await pair();
    const { owner, receiver } = people;
    const before = holding(owner);
    await overChain(people);
    await wish(people);
    expect(holding(owner)).toBeLessThan(before);
    unproven();
    await go(people);
    expect(ruleOf(owner)).toBeUndefined();
    expect(holding(owner)).toBe(before);
    const { secondPerson, wallet } = sandbox.areas;
    expect(secondPerson.requests(userOf(owner), 'OWNER').map(({ state }) => state)).toEqual(['REFUSED', 'REFUSED']);
    expect(keysTold(owner)).toContain('approverLeft');
    const send = () => wallet.transfers.send(userOf(owner), userOf(receiver).userId, 'USDT', '50', 'apiKey');
    await expect(send()).rejects.toMatchObject({ code: -1009 });
    // Nobody is kept from their money: with the day it goes, and waits for nobody.
    later = 24 * 60 * 60_000 + 1;
    expect(wallet.transfers.waits(await send())).toBe(false);
  });

  it('leaves what its owner takes back meanwhile as it is', async () => {
    const people = await pair();
    const before = holding(people.owner);
    await overChain(people);
    await overChain(people);
    const { secondPerson } = sandbox.areas;
    const states = () => secondPerson.requests(userOf(people.owner), 'OWNER').map(({ state }) => state);
    const older = secondPerson.requests(userOf(people.owner), 'OWNER')[1]!.approvalId;
    unproven();
    const left = goes['by stepping down'](people);
    while (!states().includes('REFUSED')) await Promise.resolve();
    await secondPerson.refuse(userOf(people.owner), older, {});
    await left;
    expect(states().sort()).toEqual(['REFUSED', 'TAKEN_BACK']);
    expect(holding(people.owner)).toBe(before);
  });

  it.each([
    ['declines', goes['by stepping down']],
    ['closes the account', goes['by closing the account']],
  ] as const)('before having agreed, and %s, holds nothing', async (_how, go) => {
    const [owner, approver, receiver] = [
      await withPasskey(sandbox),
      await withPasskey(sandbox),
      await withPasskey(sandbox),
    ];
    unproven();
    await sandbox.areas.secondPerson.invite(userOf(owner), userOf(approver).userId, '0', {}, {});
    await go({ owner, approver, receiver });
    expect(ruleOf(owner)).toBeUndefined();
    expect(keysTold(owner)).toContain('approverDeclined');
    expect(keysTold(owner)).not.toContain('approverLeft');
    const { transfers } = sandbox.areas.wallet;
    expect(transfers.waits(await transfers.send(userOf(owner), userOf(receiver).userId, 'USDT', '50', 'apiKey'))).toBe(
      false,
    );
  });
});

it('each is told what was asked for and what became of it, in the list and by mail', async () => {
  const people = await pair();
  const { owner, approver } = people;
  const { notifications, mailbox, secondPerson } = sandbox.areas;
  const told = (who: Passkeyed) =>
    notifications.list(userOf(who).userId, { page: 1, size: 50 }).rows.map(({ message }) => message?.key);
  await approveUnproven(people, await wish(people));
  await secondPerson.refuse(userOf(approver), await wish(people), {});
  await wish(people);
  later = 24 * 60 * 60_000 + 1;
  await secondPerson.settle();
  await secondPerson.leave(userOf(approver), userOf(owner).userId, {}, {});
  const outcomes = ['approvalAPPROVED', 'approvalREFUSED', 'approvalEXPIRED'];
  expect(told(owner)).toEqual(expect.arrayContaining(['approverAccepted', ...outcomes, 'approverLeft']));
  expect(told(approver)).toEqual(expect.arrayContaining(['approverInvited', 'approvalAsked']));
  const subjects = (who: Passkeyed) => mailbox.list(who.person.email).map(({ subject }) => subject);
  expect(subjects(owner)).toEqual(expect.arrayContaining(['Refused by the second approver']));
  expect(subjects(approver).join()).toMatch(/waits for your approval/);
  const asked = mailbox.list(approver.person.email).find(({ subject }) => subject.endsWith('waits for your approval'))!;
  expect(asked.lines.join(' ')).toMatch(/^Withdrawal.*Amount: [\d.]+ USDT\. (Recipient UID: \d+|Network: )/);
});

it('the mail of a new key says that it works once the approver agrees, and it does', async () => {
  const { owner, approver } = await pair();
  unproven();
  const { credentials, mailbox, secondPerson } = sandbox.areas;
  const wanted = { name: 'desk', permissions: ['READ'], ipList: [] } as const;
  const { apiKey, status } = await credentials.create(userOf(owner), wanted, {}, {});
  const admitted = () => credentials.admits(credentials.byKey(apiKey)!, '127.0.0.1');
  expect([status, admitted()]).toEqual(['WAITING', false]);
  const mail = mailbox.list(owner.person.email).find(({ subject }) => subject.includes('desk'))!;
  expect([mail.subject, ...mail.lines].join('\n')).toMatch(/works once your approver agrees/);
  const [request] = secondPerson.requests(userOf(owner), 'OWNER');
  await secondPerson.approve(userOf(approver), request!.approvalId, {}, {});
  expect(admitted()).toBe(true);
  // One that its owner ends before anybody decided waits no more.
  const ended = await credentials.create(userOf(owner), { ...wanted, name: 'ended' }, {}, {});
  await credentials.remove(userOf(owner), ended.credentialId, {}, {});
  expect(secondPerson.requests(userOf(approver), 'APPROVER')[0]).toMatchObject({ state: 'TAKEN_BACK' });
  // One that needs nobody says nothing of the kind.
  await secondPerson.forget(userOf(owner))();
  await credentials.create(userOf(owner), { ...wanted, name: 'own' }, {}, {});
  const own = mailbox.list(owner.person.email).find(({ subject }) => subject.includes('own'))!;
  expect([own.subject, ...own.lines].join('\n')).not.toMatch(/approver/);
});
