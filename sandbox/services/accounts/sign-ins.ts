import type { CallOrigin } from '../../shared/call-origin';
import type { EndingChange } from '../../shared/sign-in-directory';
import { deviceOf } from './device';
import type { Places } from './places';
import type { SecurityService } from '../security/security-service';
import type { Accounts } from '../users/accounts';
import type { Session, SessionRepository } from '../sessions/session-repository';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';

/** Begins the sessions of people whom the sign-in server knows, and keeps their history. */
export class SignIns {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionRepository,
    private readonly security: SecurityService,
    private readonly users: UserRepository,
    private readonly places: Places,
  ) {}

  /** Sessions on other devices stay. A device not seen lately is told of, by a notification and by mail. */
  async begin(
    identity: string,
    email: string,
    origin: CallOrigin,
  ): Promise<{ readonly user: User; readonly session: Session; readonly refreshToken: string }> {
    const user = await this.accounts.open(identity, email);
    return { user, ...this.beginAs(user, origin) };
  }

  /** For somebody whom the exchange knows itself. */
  beginAs(user: User, origin: CallOrigin): { readonly session: Session; readonly refreshToken: string } {
    const before = this.security.activity
      .list(user.userId, 'login', { page: 1, size: 50 })
      .rows.filter(({ result }) => result === 'SUCCESS');
    const begun = this.sessions.begin(user.userId, origin);
    this.security.activity.record(user.userId, 'login', 'LOGIN', origin);
    const { name } = deviceOf(origin.userAgent ?? '');
    const isNew =
      before.length > 0 &&
      !before.some((each) => each.ip === (origin.ip ?? '') && deviceOf(each.userAgent).name === name);
    if (isNew) this.security.records.newLogin(user, name, this.#whereOf(origin));
    return begun;
  }

  /** Somebody tried to sign in as a person of this exchange, and failed. */
  refused(identity: string, origin: CallOrigin): void {
    const user = this.users.byIdentity(identity);
    if (user) this.security.records.failed(user, 'LOGIN', origin, 'login');
  }

  /** The address, with its place where that is known. */
  #whereOf({ ip }: CallOrigin): string {
    if (ip === undefined) return 'an unknown address';
    const place = this.places.nameOf(ip);
    return place === '' ? ip : `${place} (${ip})`;
  }

  /** In the person's history, by a notification and by mail. */
  tell(identity: string, what?: EndingChange): void {
    const user = this.users.byIdentity(identity);
    if (!user) return;
    const { records } = this.security;
    // Whoever waits with a withdrawal because of it looks for what they did themselves.
    if (what === 'password') records.changed(user, 'CHANGE_SIGN_IN_PASSWORD', 'Your password was changed', {});
    else records.changed(user, 'SIGN_IN_CHANGED', 'How you sign in was changed', {});
  }

  /** Password, address or a factor to sign in with changed: whoever is logged in proves anew who they are. */
  endAll(identity: string, what?: EndingChange): void {
    const user = this.users.byIdentity(identity);
    if (!user) return;
    this.sessions.endOthers(user.userId);
    this.tell(identity, what);
  }
}
