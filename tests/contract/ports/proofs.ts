import { Secret, TOTP } from 'otpauth';
import { SecurityCommandsPort } from '../../../src/application/security/security-commands.port';
import { SecurityPort } from '../../../src/application/security/security.port';
import type { SafeAct } from '../../../src/domain/security/safe-act';
import { both, value, type PortVisitor, type PortWorld } from './port-world';

/** The code in the newest mail to an address. */
export function lastCode(world: PortWorld, email: string): string {
  const lines = world.areas.mailbox.list(email).flatMap(({ lines: text }) => text);
  return /^\d{6}/.exec(lines.find((line) => /^\d{6} /.test(line)) ?? '')?.[0] ?? 'no code';
}

/** Asks for a code and reads the mail; some time passes, since codes are not sent often. */
export async function mailedProof(
  world: PortWorld,
  person: PortVisitor,
  act: SafeAct,
): Promise<{ readonly emailCode: string }> {
  await world.pass(61_000);
  value(await person.port(SecurityCommandsPort).sendCode(act));
  return { emailCode: lastCode(world, world.areas.users.byId(person.userId)!.email) };
}

export function otpCode(world: PortWorld, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: world.now() });
}

/** Binds an authenticator. @returns its secret; the next code is a fresh one */
export async function bindAuthenticator(world: PortWorld, person: PortVisitor): Promise<string> {
  const security = both(person, SecurityPort, SecurityCommandsPort);
  const proof = await mailedProof(world, person, { action: 'BIND_OTP' });
  const state = value(await security.authenticator());
  if (state.bound) throw new Error('An authenticator is bound already.');
  value(await security.bindAuthenticator(otpCode(world, state.secret), state.secret, proof));
  await world.pass(30_000);
  return state.secret;
}

/** Both factors of a withdrawal, of somebody with an authenticator. */
export async function withdrawalProof(
  world: PortWorld,
  person: PortVisitor,
  secret: string,
  subject: Extract<SafeAct, { action: 'WITHDRAW' }>['subject'],
): Promise<{ readonly emailCode: string; readonly otp: string }> {
  const { emailCode } = await mailedProof(world, person, { action: 'WITHDRAW', subject });
  return { emailCode, otp: otpCode(world, secret) };
}

export const refused = (kind: string) => ({ ok: false, error: expect.objectContaining({ kind }) });
