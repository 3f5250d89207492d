import { unitsText } from '../../../sandbox/engine/model/units';
import { custodyAddress } from '../../../sandbox/services/wallet/addresses';
import { networkOf } from '../../../sandbox/services/wallet/networks';
import { AccountClosurePort } from '../../../src/application/security/account-closure.port';
import { ApprovalsCommandsPort } from '../../../src/application/security/approvals-commands.port';
import { ApprovalsPort } from '../../../src/application/security/approvals.port';
import { CredentialsCommandsPort } from '../../../src/application/security/credentials-commands.port';
import { CredentialsPort } from '../../../src/application/security/credentials.port';
import { SecurityCommandsPort } from '../../../src/application/security/security-commands.port';
import { TransfersCommandsPort } from '../../../src/application/wallet/transfers-commands.port';
import { TransfersPort } from '../../../src/application/wallet/transfers.port';
import { WalletCommandsPort } from '../../../src/application/wallet/wallet-commands.port';
import { WalletPort } from '../../../src/application/wallet/wallet.port';
import { approvalAct, type ApprovalRequest } from '../../../src/domain/security/approval';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { decimal } from '../../../src/domain/shared/decimal';
import type { ShownStatus } from '../../../src/domain/wallet/movement';
import { both, onBothSides, value, type PortVisitor, type PortWorld } from './port-world';
import { bindAuthenticator, mailedProof, otpCode, refused } from './proofs';

const hour = 60 * 60_000;
const address = custodyAddress('somewhere else', networkOf('USDT', 'ETH')!);

onBothSides('ApprovalsPort', (open) => {
  let world: PortWorld;
  let people = 0;

  beforeAll(async () => {
    world = await open({ quiet: true });
  });
  afterAll(() => world.close());

  async function somebody() {
    const visitor = await world.join(`approval${(people += 1)}@example.com`);
    const secret = await bindAuthenticator(world, visitor);
    const prove = async (act: SafeAct) => ({
      ...(await mailedProof(world, visitor, act)),
      otp: otpCode(world, secret),
    });
    const approvals = both(visitor, ApprovalsPort, ApprovalsCommandsPort);
    return { visitor, secret, prove, approvals, id: String(visitor.userId) };
  }
  type Person = Awaited<ReturnType<typeof somebody>>;

  async function invite(owner: Person, approver: Person, above = '100') {
    const proof = await owner.prove({ action: 'SECOND_APPROVER', subject: { approver: approver.id, above } });
    return owner.approvals.invite(approver.id, above, proof);
  }
  async function accept(owner: Person, approver: Person) {
    return approver.approvals.accept(
      owner.id,
      await approver.prove({ action: 'BE_APPROVER', subject: { owner: owner.id } }),
    );
  }
  async function couple(above = '100') {
    const [owner, approver] = [await somebody(), await somebody()];
    value(await invite(owner, approver, above));
    value(await accept(owner, approver));
    return { owner, approver };
  }
  async function withdraw({ visitor, prove }: Person, amount: string) {
    const to = { asset: 'USDT', network: 'ETH', address, memo: '' };
    const proof = await prove({ action: 'WITHDRAW', subject: { ...to, amount } });
    return value(await visitor.port(WalletCommandsPort).withdraw({ ...to, amount: decimal(amount) }, proof))
      .withdrawalId;
  }
  async function movement({ visitor }: Person, id: string) {
    const { rows } = value(await visitor.port(WalletPort).movements({ page: 1, size: 50 }));
    return rows.find((row) => row.id === id);
  }
  const available = (visitor: PortVisitor) =>
    world.exchange.balances(visitor.accountId).find(({ asset }) => asset === 'USDT')!.holding;
  const waitingOf = async ({ approvals }: Person): Promise<readonly ApprovalRequest[]> =>
    value(await approvals.requests('approver')).filter(({ state }) => state === 'WAITING');
  /** What closing the account would end for others. */
  const approverOf = async ({ visitor }: Person) => value(await visitor.port(AccountClosurePort).standing()).approverOf;
  async function approve(approver: Person, request: ApprovalRequest) {
    return approver.approvals.approve(request.id, await approver.prove(approvalAct(request)));
  }

  it('asks whoever is invited, and guards nothing before they have accepted with a proof of their own', async () => {
    const [owner, approver] = [await somebody(), await somebody()];
    expect(value(await owner.approvals.approvals())).toEqual({ hasSecondFactor: true, rule: undefined, roles: [] });
    expect(await owner.approvals.invite(approver.id, '100', {})).toEqual(refused('invalid'));
    value(await invite(owner, approver));
    expect(value(await owner.approvals.approvals()).rule).toMatchObject({
      active: false,
      approver: { userId: approver.id },
    });
    expect(value(await approver.approvals.approvals()).roles).toMatchObject([
      { active: false, owner: { userId: owner.id } },
    ]);
    expect(world.areas.notifications.list(approver.visitor.userId, { page: 1, size: 9 }).rows[0]).toMatchObject({
      message: { key: 'approverInvited' },
    });
    await withdraw(owner, '500');
    expect(await waitingOf(approver)).toEqual([]);
    expect(await approverOf(approver)).toBe(0);
    expect(await approver.approvals.accept(owner.id, {})).toEqual(refused('invalid'));
    value(await accept(owner, approver));
    expect(value(await owner.approvals.approvals()).rule).toMatchObject({ active: true });
    expect(await approverOf(approver)).toBe(1);
  });

  it('takes nobody for a second person who is the same person, or nobody', async () => {
    const owner = await somebody();
    expect(await invite(owner, owner)).toEqual(refused('invalid'));
    const sub = await world.areas.accounts.openSubAccount(world.areas.users.byId(owner.visitor.userId)!, 'bot');
    expect(await invite(owner, { ...owner, id: String(sub.userId) })).toEqual(refused('notFound'));
    expect(await invite(owner, { ...owner, id: '999999999' })).toEqual(refused('notFound'));
    // Before anybody is asked for a proof.
    for (const id of [String(sub.userId), '999999999'])
      expect(await owner.approvals.invite(id, '100', {})).toEqual(refused('notFound'));
  });

  it('tells what waits as the rule counts it, and what the network takes of it', async () => {
    const { owner, approver } = await couple('10');
    await withdraw(owner, '60');
    const fee = decimal(unitsText(networkOf('USDT', 'ETH')!.withdrawalFee));
    const [request] = await waitingOf(approver);
    expect(request?.figures).toEqual({ worth: decimal('60'), fee });
    expect(fee.gt(0)).toBe(true);
  });

  it('lets small sums go, and keeps a larger one until the approver proves that very one', async () => {
    const { owner, approver } = await couple();
    const before = available(owner.visitor);
    await withdraw(owner, '60');
    expect(await waitingOf(approver)).toEqual([]);
    const id = await withdraw(owner, '60');
    const [request] = await waitingOf(approver);
    expect(request).toMatchObject({
      owner: { userId: owner.id },
      subject: { kind: 'withdrawal', asset: 'USDT', amount: '60', address },
    });
    // It is taken out of the balance, and goes nowhere.
    expect(available(owner.visitor)).toBe(before - 120n * 10n ** 12n);
    await world.pass(2 * hour);
    expect(await movement(owner, id)).toMatchObject({ status: 'NEW', waitsForApproval: true });
    expect(await approver.approvals.approve(request!.id, {})).toEqual(refused('invalid'));
    const other = await approver.prove({
      ...approvalAct(request!),
      subject: { ...approvalAct(request!).subject, amount: '61' },
    } as SafeAct);
    expect(await approver.approvals.approve(request!.id, other)).toEqual(refused('invalid'));
    expect(await owner.approvals.approve(request!.id, await owner.prove(approvalAct(request!)))).toEqual(
      refused('notFound'),
    );
    expect(value(await approve(approver, request!))).toBe('APPROVED');
    expect(await approve(approver, request!)).toEqual(refused('notFound'));
    await world.pass(21_000);
    await world.pass(21_000);
    expect(await movement(owner, id)).toMatchObject({ status: 'COMPLETED', waitsForApproval: false });
  });

  it('gives the money back when the approver refuses, when a day passes, and when its owner takes it back', async () => {
    const { owner, approver } = await couple();
    const before = available(owner.visitor);
    await withdraw(owner, '200');
    const [refusedOne] = await waitingOf(approver);
    const withStatus = async (status: ShownStatus) =>
      value(await owner.visitor.port(WalletPort).movements({ page: 1, size: 5, status })).total;
    const found = () => Promise.all((['WAITING', 'NEW', 'CANCELED', 'REFUSED', 'EXPIRED'] as const).map(withStatus));
    expect(await found()).toEqual([1, 0, 0, 0, 0]);
    value(await approver.approvals.refuse(refusedOne!.id));
    expect(available(owner.visitor)).toBe(before);
    await withdraw(owner, '200');
    await world.pass(24 * hour + 61_000);
    expect(available(owner.visitor)).toBe(before);
    const id = await withdraw(owner, '200');
    value(await owner.visitor.port(WalletCommandsPort).cancelWithdrawal(id));
    expect(available(owner.visitor)).toBe(before);
    expect(await waitingOf(approver)).toEqual([]);
    expect(value(await owner.approvals.requests('owner')).map(({ state }) => state)).toEqual([
      'TAKEN_BACK',
      'EXPIRED',
      'REFUSED',
    ]);
    // Each is found by what became of it, and by nothing else.
    expect(await found()).toEqual([0, 0, 1, 1, 1]);
  });

  it('keeps what goes to people of the exchange, and gives back what was not let go', async () => {
    const { owner, approver } = await couple();
    const before = available(approver.visitor);
    const send = async (amount: string) => {
      const proof = await owner.prove({ action: 'WITHDRAW', subject: { asset: 'USDT', amount, userId: approver.id } });
      value(await owner.visitor.port(TransfersCommandsPort).sendToUser(approver.id, 'USDT', decimal(amount), proof));
    };
    await send('150');
    expect(available(approver.visitor)).toBe(before);
    expect(value(await owner.visitor.port(TransfersPort).transfers({ page: 1, size: 5 })).rows).toMatchObject([
      { status: 'WAITING' },
    ]);
    const [request] = await waitingOf(approver);
    expect(value(await approve(approver, request!))).toBe('APPROVED');
    expect(available(approver.visitor)).toBe(before + 150n * 10n ** 12n);
    await send('150');
    const { id: own } = value(await owner.approvals.requests('owner'))[0]!;
    value(await owner.approvals.refuse(own));
    expect(await waitingOf(approver)).toEqual([]);
    expect(value(await owner.approvals.requests('owner')).map(({ state }) => state)).toContain('TAKEN_BACK');
    // Reserved: nothing else is paid of it, and what was taken back is there again.
    const holding = available(owner.visitor);
    await send('9000');
    expect(available(owner.visitor)).toBe(holding - 9_000n * 10n ** 12n);
    const [large] = await waitingOf(approver);
    value(await approver.approvals.refuse(large!.id));
    expect(available(owner.visitor)).toBe(holding);
    expect(available(approver.visitor)).toBe(before + 150n * 10n ** 12n);
    expect(value(await owner.visitor.port(TransfersPort).transfers({ page: 1, size: 5 })).rows).toMatchObject([
      { status: 'REFUSED' },
      { status: 'CANCELED' },
      { status: 'COMPLETED' },
    ]);
  });

  it('lets a new key do nothing before it is approved of', async () => {
    const { owner, approver } = await couple();
    const keys = both(owner.visitor, CredentialsPort, CredentialsCommandsPort);
    const wish = { name: 'desk', permissions: ['READ'] as const, ipList: [] };
    const make = async (name: string) => {
      const subject = { name, permissions: 'READ', ipList: '', subUserId: '' };
      const proof = await owner.prove({ action: 'CREATE_CREDENTIAL', subject });
      return value(await keys.create({ ...wish, name }, proof));
    };
    const made = await make('desk');
    expect(made.status).toBe('WAITING');
    const usable = () => {
      const credential = world.areas.credentials.byKey(made.key);
      return credential !== undefined && world.areas.credentials.admits(credential, '127.0.0.1');
    };
    expect(usable()).toBe(false);
    const [request] = await waitingOf(approver);
    expect(request!.subject).toEqual({ kind: 'apiKey', name: 'desk', permissions: 'READ', ipList: '' });
    value(await approve(approver, request!));
    expect(usable()).toBe(true);
    const edit = await owner.prove({
      action: 'EDIT_CREDENTIAL',
      subject: { credentialId: made.id, ipList: '203.0.113.7' },
    });
    expect(await keys.setIpList(made.id, ['203.0.113.7'], edit)).toEqual(refused('cannotWithdraw'));
    await make('other');
    value(await approver.approvals.refuse((await waitingOf(approver))[0]!.id));
    expect(value(await keys.list({ page: 1, size: 20 })).rows.map(({ name }) => name)).toEqual(['desk']);
  });

  it('lowers the sum at once; ends and rises when the approver agrees, or after three days without a refusal', async () => {
    const { owner, approver } = await couple();
    const change = async (above: string | undefined) =>
      value(
        await owner.approvals.change(
          above,
          await owner.prove({ action: 'SECOND_APPROVER', subject: { above: above ?? 'off' } }),
        ),
      );
    const rule = async () => value(await owner.approvals.approvals()).rule;
    await change('50');
    expect(await rule()).toMatchObject({ above: decimal('50'), next: undefined });
    await change('500');
    expect(await rule()).toMatchObject({ above: decimal('50'), next: { above: decimal('500') } });
    value(await approve(approver, (await waitingOf(approver))[0]!));
    expect(await rule()).toMatchObject({ above: decimal('500'), next: undefined });
    await change(undefined);
    value(await approver.approvals.refuse((await waitingOf(approver))[0]!.id));
    expect(await rule()).toMatchObject({ next: undefined });
    await change(undefined);
    await world.pass(71 * hour);
    expect(await rule()).toMatchObject({ next: { above: 'off' } });
    // Whoever is on the way to ending it still needs the approver.
    await withdraw(owner, '600');
    expect((await waitingOf(approver)).map(({ subject }) => subject.kind).sort()).toEqual(['rule', 'withdrawal']);
    await world.pass(2 * hour);
    expect(await rule()).toBeUndefined();
  });

  it('holds withdrawals for a day when the approver steps down, and refuses what was waiting', async () => {
    const { owner, approver } = await couple();
    const before = available(owner.visitor);
    await withdraw(owner, '200');
    expect(await approver.approvals.leave(owner.id, {})).toEqual(refused('invalid'));
    const stepping = await approver.prove({ action: 'BE_APPROVER', subject: { owner: owner.id } });
    value(await approver.approvals.leave(owner.id, stepping));
    await world.pass(1_000);
    expect(available(owner.visitor)).toBe(before);
    expect(value(await owner.approvals.approvals()).rule).toBeUndefined();
    const to = { asset: 'USDT', network: 'ETH', address, memo: '', amount: '20' };
    const proof = await owner.prove({ action: 'WITHDRAW', subject: to });
    expect(await owner.visitor.port(WalletCommandsPort).withdraw({ ...to, amount: decimal('20') }, proof)).toEqual(
      refused('cannotWithdraw'),
    );
  });

  it('takes no approval of an account, or from one, that has just been weakened', async () => {
    const { owner, approver } = await couple();
    await withdraw(owner, '200');
    const [request] = await waitingOf(approver);
    world.areas.security.records.hold(approver.visitor.userId);
    expect(await approve(approver, request!)).toEqual(refused('cannotWithdraw'));
    await withdraw(owner, '200');
    const [later] = await waitingOf(approver);
    await world.pass(23 * hour);
    world.areas.security.records.hold(owner.visitor.userId);
    expect(await approve(approver, later!)).toEqual(refused('cannotWithdraw'));
  });

  it('is nobody without a second factor', async () => {
    const bare = await world.join(`approval${(people += 1)}@example.com`);
    const state = value(await bare.port(ApprovalsPort).approvals());
    expect(state).toEqual({ hasSecondFactor: false, rule: undefined, roles: [] });
    const owner = await somebody();
    value(await invite(owner, { ...owner, id: String(bare.userId) }));
    value(await bare.port(SecurityCommandsPort).sendCode({ action: 'BE_APPROVER', subject: { owner: owner.id } }));
    const { lines } = world.areas.mailbox.list(world.areas.users.byId(bare.userId)!.email)[0]!;
    const emailCode = /^\d{6}/.exec(lines.find((line) => /^\d{6} /.test(line))!)![0];
    expect(await bare.port(ApprovalsCommandsPort).accept(owner.id, { emailCode })).toEqual(refused('notFound'));
  });
});
