import type { NewAuthenticator, SignInIdentity } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { Environment } from '../platform/environment';
import { ConfirmIdentity } from './confirm-identity.use-case';
import { RecordRehearsal } from './record-rehearsal.use-case';
import { ResumeSession } from './resume-session.use-case';
import { SecondFactorsCommandsPort } from './second-factors-commands.port';
import type { Needs } from '../kernel/token';

/** What is asked for beside the way in: binding a factor by its code, and removing one. */
export class ChangeSecondFactors {
  static readonly needs: Needs<typeof ChangeSecondFactors> = [
    SecondFactorsCommandsPort,
    ConfirmIdentity,
    ResumeSession,
    RecordRehearsal,
    Environment,
  ];

  constructor(
    private readonly factors: SecondFactorsCommandsPort,
    private readonly identity: ConfirmIdentity,
    private readonly resume: ResumeSession,
    private readonly rehearsals: RecordRehearsal,
    private readonly environment: Environment,
  ) {}

  /** A key for an authenticator app, which shows it with the names of the exchange and of the account. */
  startAuthenticator(): Outcome<NewAuthenticator> {
    const { name } = this.environment.brand;
    return this.factors.startAuthenticator(name, this.identity.email ?? name);
  }

  /** @param code what the app shows for the key that was started last */
  addAuthenticator(code: string): Outcome<SignInIdentity> {
    return this.factors.addAuthenticator(code);
  }

  /** Sends a code to a telephone. @param number in international form */
  startPhone(number: string): Outcome<void> {
    return this.factors.startPhone(number);
  }

  /** @param code what was sent last */
  addPhone(code: string): Outcome<SignInIdentity> {
    return this.factors.addPhone(code);
  }

  /** Signing in without a factor from now on. Every other device is logged out; here the session goes on. */
  async remove(factorId: string): Outcome<SignInIdentity> {
    const removed = await this.factors.remove(factorId);
    if (!removed.ok) return removed;
    const resumed = await this.resume.execute();
    if (!resumed.ok) return resumed;
    // Nobody is reminded of a factor that is gone; the date is not worth a failure.
    if (removed.value.factors.length === 0) await this.rehearsals.forget();
    return removed;
  }
}
