import type { User } from '../../../../../sandbox/services/users/user';
import type { Proof } from '../../../../../sandbox/services/security/factor';
import type { SafeAct } from '../../../../../src/domain/security/safe-act';
import { refusal, SecurityWorld } from './security-world';

const minute = 60_000;
let world: SecurityWorld;
let ada: User;
let secret: string;

beforeEach(async () => {
  world = new SecurityWorld();
  ada = await world.join('ada@example.com');
  secret = await world.bindOtp(ada);
});

function mailed(act: SafeAct): Proof {
  world.now += minute + 1_000;
  return { emailCode: world.mailedCode(ada, act) };
}
const recovery = () => world.areas.security.recovery;
const create = () =>
  recovery().create(ada, { ...mailed({ action: 'RECOVERY_CODES' }), otp: world.otpCode(secret) }, {});
const unbind = (recoveryCode: string) => {
  const proof = { ...mailed({ action: 'UNBIND_OTP' }), recoveryCode };
  return world.areas.security.unbindOtp(ada, proof, {});
};
const changes = () => world.areas.security.activity.list(ada.userId, 'security', { page: 1, size: 50 }).rows;

describe('recovery codes', () => {
  it('are made with the second factor that they stand in for, and are told', async () => {
    expect(await refusal(recovery().create(ada, mailed({ action: 'RECOVERY_CODES' }), {}))).toMatch(/^-1005/);
    const codes = await create();
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[0-9A-HJKMNP-TV-Z]{6}(-[0-9A-HJKMNP-TV-Z]{6}){3}$/.test(code))).toBe(true);
    expect(recovery().waysOf(ada)).toMatchObject({ codesLeft: 10, codesMadeAt: world.now });
    expect(changes()[0]).toMatchObject({ action: 'CREATE_RECOVERY_CODES' });
    const subjects = () => world.areas.mailbox.list(ada.email).map(({ subject }) => subject);
    // There were none before that could be void.
    expect(subjects()[0]).toBe('Recovery codes were created');
    await create();
    expect(subjects()[0]).toBe('New recovery codes were created, the old ones no longer work');

    const bob = await world.join('bob@example.com');
    const proof = { emailCode: world.mailedCode(bob, { action: 'RECOVERY_CODES' }) };
    expect(await refusal(recovery().create(bob, proof, {}))).toMatch(/^-1006 There is no second factor/);
  });

  it('are readable in no table', async () => {
    const codes = await create();
    const rows = JSON.stringify(world.database.all('SELECT * FROM recovery_codes'));
    for (const code of codes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });

  it('remove a lost authenticator, with the mailbox; and withdrawals wait', async () => {
    const [code] = await create();
    expect(await refusal(world.areas.security.unbindOtp(ada, { recoveryCode: code }, {}))).toMatch(/^-1005/);
    await unbind(code!.toLowerCase().replaceAll('-', ' '));
    expect(world.areas.security.otpBoundAt(ada)).toBeUndefined();
    expect(await refusal(() => world.areas.security.requireNoHold(ada, 'WITHDRAW'))).toMatch(/^-1009/);
    expect(changes().map(({ action }) => action)).toEqual(expect.arrayContaining(['USE_RECOVERY_CODE', 'UNBIND_OTP']));
    expect(world.areas.mailbox.list(ada.email).some(({ subject }) => /code was used, 9 are left/.test(subject))).toBe(
      true,
    );
    // With the last second factor they have gone, which is told.
    expect(
      world.areas.mailbox.list(ada.email).some(({ subject }) => /your recovery codes are void/.test(subject)),
    ).toBe(true);
    expect(recovery().waysOf(ada).codesLeft).toBe(0);
  });

  it('serve once, and new ones void the old', async () => {
    const [first, second] = await create();
    const freeze: SafeAct = { action: 'FREEZE_ACCOUNT' };
    await world.areas.security.requireProof(ada, freeze, { ...mailed(freeze), recoveryCode: first });
    const again = world.areas.security.requireProof(ada, freeze, { ...mailed(freeze), recoveryCode: first });
    expect(await refusal(again)).toMatch(/^-1005 The recovery code is wrong, 4 tries left/);
    await create();
    expect(await refusal(unbind(second!))).toMatch(/^-1005 The recovery code is wrong/);
  });

  it('are their owner’s alone', async () => {
    const bob = await world.join('bob@example.com');
    await create();
    world.now += minute;
    const hisSecret = await world.bindOtp(bob);
    world.now += minute + 1_000;
    const making = { emailCode: world.mailedCode(bob, { action: 'RECOVERY_CODES' }), otp: world.otpCode(hisSecret) };
    const [his] = await recovery().create(bob, making, {});
    expect(await refusal(unbind(his!))).toMatch(/^-1005 The recovery code is wrong/);
    expect(recovery().waysOf(bob).codesLeft).toBe(10);
  });

  it('move no money and make no keys', async () => {
    const [recoveryCode] = await create();
    const key: SafeAct = {
      action: 'CREATE_CREDENTIAL',
      subject: { name: 'bot', permissions: 'READ', ipList: '', subUserId: '' },
    };
    const withdrawal: SafeAct = { action: 'WITHDRAW', subject: { asset: 'USDT', userId: '7', amount: '1' } };
    for (const act of [key, withdrawal, { action: 'RECOVERY_CODES' } as const]) {
      expect(world.areas.security.check(ada, act.action).recovery).toBe(false);
      const proof = { ...mailed(act), recoveryCode };
      expect(await refusal(world.areas.security.requireProof(ada, act, proof))).toMatch(/^-1005 .*authenticator/);
    }
    expect(recovery().waysOf(ada).codesLeft).toBe(10);
  });
});

describe('a rehearsal', () => {
  it('uses nothing up, however often', async () => {
    const [code] = await create();
    for (let turn = 0; turn < 12; turn += 1) recovery().try(ada, code!);
    expect(recovery().waysOf(ada).codesLeft).toBe(10);
    await unbind(code!);
  });

  it('counts wrong ones with those of the real thing, over a restart', async () => {
    const [code] = await create();
    for (let turn = 0; turn < 3; turn += 1)
      expect(await refusal(() => recovery().try(ada, 'AAAAA-AAAAA'))).toMatch(/^-1005/);
    expect(await refusal(unbind('AAAAA-AAAAA'))).toMatch(/1 try left/);
    world.reopen();
    expect(await refusal(() => recovery().try(ada, 'BBBBB-BBBBB'))).toMatch(/0 tries left/);
    expect(await refusal(() => recovery().try(ada, code!))).toMatch(/^-1003/);
    expect(await refusal(unbind(code!))).toMatch(/^-1003/);
  });

  it('knows nobody else’s codes', async () => {
    const [code] = await create();
    const bob = await world.join('bob@example.com');
    expect(await refusal(() => recovery().try(bob, code!))).toMatch(/^-1006/);
  });
});
