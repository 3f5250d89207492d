import { rejected, unauthorised } from '../../shared/api-error';
import type { CallOrigin } from '../../shared/call-origin';
import type { SignInDirectory } from '../../shared/sign-in-directory';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import { boundAct, type WordedAct } from './act-subject';
import type { Proof } from './factor';
import { type AssertionOptions, type Passkey, type Passkeys, purposeOf } from './passkeys';
import { requireMain } from './security-passwords';
import type { SecurityService } from './security-service';

const signIn = 'SIGN_IN';

/** What people do with their passkeys: add one, remove one, prove an act, come in. */
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly users: UserRepository,
    private readonly security: SecurityService,
    private readonly directory: SignInDirectory,
    private readonly now: () => number,
  ) {}

  /** Newest first. */
  list(user: User): readonly Passkey[] {
    return this.passkeys.of(this.users.mainOf(user).userId);
  }

  creation(user: User) {
    requireMain(user);
    return this.passkeys.registration(user.userId, user.email);
  }

  /** @param credential what the device made */
  async add(user: User, name: string, credential: unknown, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    const keep = await this.passkeys.registered(user.userId, credential);
    await this.security.requireProof(user, { action: 'ADD_PASSKEY', subject: { name } }, proof);
    keep(name);
    this.security.records.changed(user, 'ADD_PASSKEY', 'A passkey was added', origin);
  }

  /** Ends every other session, and withdrawals wait for a day. */
  async remove(user: User, id: number, proof: Proof, origin: CallOrigin): Promise<void> {
    requireMain(user);
    await this.security.requireProof(user, { action: 'REMOVE_PASSKEY', subject: { passkeyId: String(id) } }, proof);
    this.passkeys.remove(user.userId, id);
    this.security.weakened(user, 'REMOVE_PASSKEY', 'A passkey was removed', origin);
  }

  /** What a device is asked to sign for an act. @throws ApiError 302903 for a frozen account that would do anything but go on */
  async proof(user: User, act: WordedAct): Promise<AssertionOptions> {
    if (user.frozenAt !== undefined && act.action !== 'UNFREEZE_ACCOUNT') throw rejected('accountFrozen');
    return this.passkeys.assertion(this.users.mainOf(user).userId, purposeOf(boundAct(act)));
  }

  signInOptions(): Promise<AssertionOptions> {
    return this.passkeys.assertion(undefined, signIn);
  }

  /** Whose passkey it is. @throws ApiError -1002 for one that is not known, or whose owner the sign-in server keeps out */
  async signedIn(credential: unknown): Promise<User> {
    const userId = await this.passkeys.signed(undefined, signIn, credential);
    const user = userId === undefined ? undefined : this.users.byId(userId);
    if (!user || !this.directory.admits(user.identity, Math.floor(this.now() / 1000))) throw unauthorised();
    return user;
  }
}
