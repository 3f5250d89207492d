import type { Outcome } from '../kernel/failure';
import { success } from '../../domain/shared/result';
import { Session } from '../session/session';
import { SessionSyncCommandsPort } from '../session/session-sync-commands.port';
import type { Needs } from '../kernel/token';

/** From the main account into one of its sub-accounts, and back. Nothing that was read as one is seen as the other. */
export class SwitchAccount {
  static readonly needs: Needs<typeof SwitchAccount> = [Session, SessionSyncCommandsPort];

  readonly #session: Session;
  readonly #sync: SessionSyncCommandsPort;

  constructor(session: Session, sync: SessionSyncCommandsPort) {
    this.#session = session;
    this.#sync = sync;
  }

  async execute(userId: string): Outcome<void> {
    const switched = await this.#session.changeAccount(() => this.#sync.switchAccount(userId));
    return switched.ok ? success(undefined) : switched;
  }
}
