import type { SignInIdentity } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { ResumeSession } from './resume-session.use-case';
import { SignInWaysCommandsPort } from './sign-in-ways-commands.port';
import type { Needs } from '../kernel/token';

/** Another password to sign in with, or a first one. Every other device is logged out; here the session goes on. */
export class ChangeSignInPassword {
  static readonly needs: Needs<typeof ChangeSignInPassword> = [SignInWaysCommandsPort, ResumeSession];

  readonly #ways: SignInWaysCommandsPort;
  readonly #resume: ResumeSession;

  constructor(ways: SignInWaysCommandsPort, resume: ResumeSession) {
    this.#ways = ways;
    this.#resume = resume;
  }

  async execute(password: string): Outcome<SignInIdentity> {
    const changed = await this.#ways.setPassword(password);
    if (!changed.ok) return changed;
    const resumed = await this.#resume.execute();
    return resumed.ok ? changed : resumed;
  }
}
