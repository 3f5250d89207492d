import { failure } from '../../domain/shared/result';
import { canRemoveWay, type SignInIdentity, type SignInWayKind } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { SignInWaysCommandsPort } from './sign-in-ways-commands.port';
import { SignInWaysPort } from './sign-in-ways.port';
import { SignInCommandsPort } from './sign-in-commands.port';
import type { IdentityProvider } from './sign-in.port';
import type { Needs } from '../kernel/token';

/** The ways in which somebody signs in, and the address that vouches for them. */
export class ChangeSignInWays {
  static readonly needs: Needs<typeof ChangeSignInWays> = [SignInWaysPort, SignInWaysCommandsPort, SignInCommandsPort];

  constructor(
    private readonly ways: SignInWaysPort,
    private readonly commands: SignInWaysCommandsPort,
    private readonly signIn: SignInCommandsPort,
  ) {}

  link(provider: IdentityProvider): Outcome<SignInIdentity> {
    return this.commands.link(provider);
  }

  /** Takes a way away, but never the last one: `rejected`, as another device may have removed the others. */
  async remove(kind: SignInWayKind): Outcome<SignInIdentity> {
    const now = await this.ways.identity();
    if (!now.ok) return now;
    if (!now.value.ways.some((way) => way.kind === kind)) return now;
    return canRemoveWay(now.value, kind)
      ? this.commands.unlink(kind)
      : failure({ kind: 'rejected', reason: 'notAvailable' });
  }

  /** Mails a link that proves the address. @param landing the path of this site to go on to afterwards */
  verifyEmail(landing: string): Outcome<void> {
    return this.signIn.sendEmailVerification(landing);
  }
}
