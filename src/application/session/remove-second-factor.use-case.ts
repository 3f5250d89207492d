import type { SignInIdentity } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { RecordRehearsal } from './record-rehearsal.use-case';
import { ResumeSession } from './resume-session.use-case';
import { SecondFactorsPort } from './second-factors.port';
import type { Needs } from '../kernel/token';

/** Signing in without a factor from now on. Every other device is logged out; here the session goes on. */
export class RemoveSecondFactor {
  static readonly needs: Needs<typeof RemoveSecondFactor> = [SecondFactorsPort, ResumeSession, RecordRehearsal];

  readonly #factors: SecondFactorsPort;
  readonly #resume: ResumeSession;
  readonly #rehearsals: RecordRehearsal;

  constructor(factors: SecondFactorsPort, resume: ResumeSession, rehearsals: RecordRehearsal) {
    this.#factors = factors;
    this.#resume = resume;
    this.#rehearsals = rehearsals;
  }

  async execute(factorId: string): Outcome<SignInIdentity> {
    const removed = await this.#factors.remove(factorId);
    if (!removed.ok) return removed;
    const resumed = await this.#resume.execute();
    if (!resumed.ok) return resumed;
    // Nobody is reminded of a factor that is gone; the date is not worth a failure.
    if (removed.value.factors.length === 0) await this.#rehearsals.forget();
    return removed;
  }
}
