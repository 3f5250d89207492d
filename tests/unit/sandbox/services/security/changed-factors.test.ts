import type { PasswordKind } from '../../../../../sandbox/services/security/security-passwords';
import type { User } from '../../../../../sandbox/services/users/user';
import type { SafeAct } from '../../../../../src/domain/security/safe-act';
import { SoftwareAuthenticator } from '../../../../support/software-authenticator';
import { refusal, SecurityWorld } from './security-world';

let world: SecurityWorld;
let ada: User;

beforeEach(async () => {
  world = new SecurityWorld();
  ada = await world.join('ada@example.com');
});
afterEach(() => world.database.close());

const origin = { ip: '127.0.0.1', userAgent: 'node' };
/** A code of its own for each act, which is sent once a minute. */
const mailed = (act: SafeAct): { readonly emailCode: string } => {
  world.now += 60_000;
  return { emailCode: world.mailedCode(ada, act) };
};
const told = (): string =>
  world.areas.security.activity.list(ada.userId, 'security', { page: 1, size: 1 }).rows[0]!.action;
const held = (): boolean => world.areas.security.check(ada, 'WITHDRAW').heldUntil !== undefined;
const after30Minutes = (): void => void (world.now += 30 * 60_000 + 1);

describe('an authenticator is bound', () => {
  const bindAct = { action: 'BIND_OTP' } as const;
  const bind = (code: string, secret: string | undefined, proof: object, user = ada) =>
    refusal(world.areas.security.bindOtp(user, code, secret, proof, origin));
  const isBound = (): boolean => world.areas.security.factors(ada).otp;
  const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

  it('with a code of the secret that was shown and a proof, and its owner is told', async () => {
    const proof = mailed(bindAct);
    const { secret } = world.areas.security.beginOtp(ada);
    const code = world.otpCode(secret);
    expect(await bind(wrong(code), secret, proof)).toMatch(/^-1005 .*4 tries left/);
    expect(await bind(code, secret, {})).toMatch(/^-1005/);
    expect(await bind(code, secret, { emailCode: wrong(proof.emailCode) })).toMatch(/^-1005/);
    expect(isBound()).toBe(false);
    expect(await bind(code, secret, proof)).toBeUndefined();
    expect([isBound(), told()]).toEqual([true, 'BIND_OTP']);
  });

  it('never by guessing: five wrong codes and a wait', async () => {
    const proof = mailed(bindAct);
    const { secret } = world.areas.security.beginOtp(ada);
    const code = world.otpCode(secret);
    for (const left of [4, 3, 2, 1, 0]) expect(await bind(wrong(code), secret, {})).toContain(` ${left} tr`);
    expect(await bind(code, secret, proof)).toMatch(/^-1003/);
    after30Minutes();
    const later = mailed(bindAct);
    const anew = world.areas.security.beginOtp(ada).secret;
    expect(await bind(world.otpCode(anew), anew, later)).toBeUndefined();
  });

  it('over no other, and not to a sub-account', async () => {
    const sub = world.areas.users.addSubAccount(ada, 'bot');
    expect(await bind('000000', undefined, {}, sub)).toMatch(/not available for the account/);
    const first = await world.bindOtp(ada);
    expect(await refusal(() => world.areas.security.beginOtp(ada))).toMatch(/^-1007/);
    expect(await bind(world.otpCode(first), undefined, { otp: world.otpCode(first) })).toMatch(/^-1007/);
  });

  it('with a secret that was shown within a quarter of an hour', async () => {
    const { secret } = world.areas.security.beginOtp(ada);
    world.now += 14 * 60_000;
    const proof = mailed(bindAct);
    expect(await bind(world.otpCode(secret), undefined, proof)).toMatch(/^-1005/);
    const shown = world.areas.security.beginOtp(ada).secret;
    expect(await bind(world.otpCode(shown), undefined, proof)).toBeUndefined();
  });

  it('once, where two calls prove it in the same moment', async () => {
    const phone = new SoftwareAuthenticator();
    const made = await phone.create({ ...(await world.areas.passkeys.creation(ada)) });
    if (!made.ok) throw new Error(made.error.kind);
    const adding: SafeAct = { action: 'ADD_PASSKEY', subject: { name: 'phone' } };
    await world.areas.passkeys.add(ada, 'phone', made.value, mailed(adding), origin);
    const signed = async () => {
      const answer = await phone.sign({ ...(await world.areas.passkeys.proof(ada, bindAct)) });
      return { passkey: answer.ok ? JSON.stringify(answer.value) : '' };
    };
    const proofs = [await signed(), await signed()];
    const { secret } = world.areas.security.beginOtp(ada);
    const answers = await Promise.all(proofs.map((proof) => bind(world.otpCode(secret), secret, proof)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    world.now += 30_000;
    // Whoever has it goes on having it.
    expect(await refusal(() => world.areas.security.checkOtp(ada, world.otpCode(secret)))).toBeUndefined();
  });
});

describe.each(['trade', 'withdraw'] as const)('the password to %s', (kind: PasswordKind) => {
  const action = kind === 'trade' ? 'TRADE_PASSWORD' : 'WITHDRAW_PASSWORD';
  const reset = kind === 'trade' ? 'RESET_TRADE_PASSWORD' : 'RESET_WITHDRAW_PASSWORD';
  const to = (change: 'CREATE' | 'CHANGE' | 'DELETE'): SafeAct => ({ action, subject: { change } });
  const passwords = () => world.areas.security.passwords;
  const create = (password: string, proof: object, user = ada) =>
    refusal(passwords().create(user, kind, password, proof, origin));
  const change = (old: string, password: string, proof: object) =>
    refusal(passwords().change(ada, kind, old, password, proof, origin));
  const remove = (password: string | undefined, proof: object) =>
    refusal(passwords().remove(ada, kind, password, proof, origin));
  const isRight = async (password: string) => (await passwords().check(ada, kind, password, origin)).ok;
  /** A withdrawal password is asked for with the proof of other acts; here the acts are its own. */
  const made = async (): Promise<void> => {
    expect(await create('first word', mailed(to('CREATE')))).toBeUndefined();
  };

  it('is made with a proof, by a main account, once, and told', async () => {
    expect(await create('first word', {})).toMatch(/^-1005/);
    for (const poor of ['short', 'password', 'x'.repeat(65)])
      expect(await create(poor, mailed(to('CREATE')))).toMatch(/^-1005/);
    const sub = world.areas.users.addSubAccount(ada, 'bot');
    expect(await create('first word', {}, sub)).toBeDefined();
    expect(passwords().has(ada, kind)).toBe(false);
    await made();
    expect([told(), held(), await isRight('first word')]).toEqual([`CREATE_${action}`, false, true]);
    expect(await create('another word', mailed(to('CREATE')))).toMatch(/^-1007/);
    expect(await isRight('first word')).toBe(true);
  });

  it('is changed with the old one and a proof for that; withdrawals wait for a day, and its owner is told', async () => {
    await made();
    const proof = mailed(to('CHANGE'));
    expect(await change('not the old one', 'second word', proof)).toMatch(/^-1005 .*4 tries left/);
    expect(await change('first word', 'second word', {})).toMatch(/^-1005/);
    expect(await change('first word', 'password', proof)).toMatch(/^-1005/);
    expect(await change('first word', 'second word', mailed(to('DELETE')))).toMatch(/^-1005/);
    expect([await isRight('first word'), held()]).toEqual([true, false]);
    expect(await change('first word', 'second word', mailed(to('CHANGE')))).toBeUndefined();
    expect([await isRight('second word'), held(), told()]).toEqual([true, true, `CHANGE_${action}`]);
  });

  it('is not the one to log in with', async () => {
    world.loginPassword = 'first word';
    // Nobody learns it by asking here without a proof.
    expect(await create('first word', {})).not.toMatch(/login password/);
    expect(await create('first word', mailed(to('CREATE')))).toMatch(/^-1005 .*login password/);
    expect(await create('second word', mailed(to('CREATE')))).toBeUndefined();
    expect(await change('second word', 'first word', mailed(to('CHANGE')))).toMatch(/^-1005 .*login password/);
    expect(await isRight('second word')).toBe(true);
  });

  it('is never the one before or the other one', async () => {
    await made();
    expect(await change('first word', 'first word', mailed(to('CHANGE')))).toMatch(/in use already/);
    const other = kind === 'trade' ? 'withdraw' : 'trade';
    const otherAction = kind === 'trade' ? 'WITHDRAW_PASSWORD' : 'TRADE_PASSWORD';
    const proof = mailed({ action: otherAction, subject: { change: 'CREATE' } });
    expect(await refusal(passwords().create(ada, other, 'first word', proof, origin))).toMatch(/in use already/);
  });

  it('is removed with itself and a proof, or with a code for having forgotten it; withdrawals wait for a day', async () => {
    await made();
    expect(await remove('not it', mailed(to('DELETE')))).toMatch(/^-1005/);
    expect(await remove('first word', {})).toMatch(/^-1005/);
    expect(await remove(undefined, mailed(to('DELETE')))).toMatch(/^-1005/);
    expect(await remove(undefined, mailed(to('CHANGE')))).toMatch(/^-1005/);
    expect([passwords().has(ada, kind), held()]).toEqual([true, false]);
    expect(await remove('first word', mailed(to('DELETE')))).toBeUndefined();
    expect([passwords().has(ada, kind), held(), told()]).toEqual([false, true, `DELETE_${action}`]);
    await made();
    expect(await remove(undefined, mailed({ action: reset }))).toBeUndefined();
    expect(passwords().has(ada, kind)).toBe(false);
  });

  it('is not guessed: five wrong ones and a wait, whichever call they are tried with', async () => {
    await made();
    const proof = mailed(to('CHANGE'));
    await isRight('guess 1');
    await isRight('guess 2');
    await remove('guess 3', proof);
    await change('guess 4', 'second word', proof);
    expect(await change('guess 5', 'second word', proof)).toMatch(/ 0 tries left/);
    expect(await change('first word', 'second word', proof)).toMatch(/^-1003/);
    expect(await refusal(passwords().check(ada, kind, 'first word', origin))).toMatch(/^-1003/);
    after30Minutes();
    expect(await isRight('first word')).toBe(true);
  });
});
