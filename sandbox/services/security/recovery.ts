import { ApiError } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { SignInDirectory, WaysToSignIn } from '../../shared/sign-in-directory';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { Attempts } from './attempts';
import { wrongProof } from './attempts';
import type { Proof } from './factor';
import type { Passkeys } from './passkeys';
import type { Proofs } from './proofs';
import type { RecoveryCodes } from './recovery-codes';
import type { SecurityRecords } from './security-records';
import { requireMain } from './security-passwords';

/** What somebody comes in and confirms with, as far as anybody knows. */
export interface WaysBack {
  readonly signIn: WaysToSignIn;
  readonly email: boolean;
  readonly authenticator: boolean;
  /** Names, newest first. */
  readonly passkeys: readonly string[];
  readonly codesLeft: number;
  /** Milliseconds; of the codes. */
  readonly codesMadeAt: number | undefined;
}

/** How somebody gets back in who has lost a device, and the codes for it. */
export class Recovery {
  constructor(
    private readonly users: UserRepository,
    private readonly codes: RecoveryCodes,
    private readonly proofs: Proofs,
    private readonly passkeys: Passkeys,
    private readonly attempts: Attempts,
    private readonly records: SecurityRecords,
    private readonly directory: SignInDirectory,
  ) {}

  waysOf(user: User): WaysBack {
    const main = this.users.mainOf(user);
    const { email, otp } = this.proofs.boundFactors(main);
    const { left, createdAt } = this.codes.state(main.userId);
    return {
      signIn: this.directory.waysOf(main.identity),
      email,
      authenticator: otp,
      passkeys: this.passkeys.of(main.userId).map(({ name }) => name),
      codesLeft: left,
      codesMadeAt: createdAt,
    };
  }

  /** New codes, in place of the old. They stand in for a second factor, so there has to be one. @throws ApiError as `Proofs` */
  async create(user: User, proof: Proof, origin: CallOrigin): Promise<readonly string[]> {
    requireMain(user);
    await this.proofs.requireProof(user, { action: 'RECOVERY_CODES' }, proof);
    const words =
      this.codes.state(user.userId).createdAt === undefined
        ? 'Recovery codes were created'
        : 'New recovery codes were created, the old ones no longer work';
    const codes = this.codes.create(user.userId);
    this.records.changed(user, 'CREATE_RECOVERY_CODES', words, origin);
    return codes;
  }

  /**
   * A rehearsal: whether a code would serve. It serves afterwards as before. Wrong ones count like those of a proof, so
   * that nobody learns more here than there. @throws ApiError -1006 without codes; else as `Proofs`
   */
  try(user: User, code: string): void {
    requireMain(user);
    const { userId } = user;
    if (this.codes.state(userId).left === 0) throw new ApiError(-1006, 400, 'There are no recovery codes.');
    const left = this.attempts.count(userId, { factor: 'RECOVERY' });
    if (this.codes.find(userId, code) === undefined) throw wrongProof('RECOVERY', left);
    this.attempts.clear(userId, { factor: 'RECOVERY' });
  }
}
