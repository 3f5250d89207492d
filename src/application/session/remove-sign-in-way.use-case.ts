import { failure } from '../../domain/shared/result';
import { canRemoveWay, type SignInIdentity, type SignInWayKind } from '../../domain/session/sign-in-identity';
import type { Outcome } from '../kernel/failure';
import { SignInWaysPort } from './sign-in-ways.port';
import type { Needs } from '../kernel/token';

/** Takes a way of signing in away, but never the last one: `rejected`, as another device may have removed the others. */
export class RemoveSignInWay {
  static readonly needs: Needs<typeof RemoveSignInWay> = [SignInWaysPort];

  readonly #ways: SignInWaysPort;

  constructor(ways: SignInWaysPort) {
    this.#ways = ways;
  }

  async execute(kind: SignInWayKind): Outcome<SignInIdentity> {
    const now = await this.#ways.identity();
    if (!now.ok) return now;
    if (!now.value.ways.some((way) => way.kind === kind)) return now;
    return canRemoveWay(now.value, kind)
      ? this.#ways.unlink(kind)
      : failure({ kind: 'rejected', reason: 'notAvailable' });
  }
}
