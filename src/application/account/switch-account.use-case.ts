import type { Outcome } from '../kernel/failure';
import { success } from '../../domain/shared/result';
import type { Session } from '../session/session';
import type { SessionSyncPort } from '../session/session-sync.port';

/** From the main account into one of its sub-accounts, and back. Nothing that was read as one is seen as the other. */
export class SwitchAccount {
  readonly #session: Session;
  readonly #sync: SessionSyncPort;

  constructor(session: Session, sync: SessionSyncPort) {
    this.#session = session;
    this.#sync = sync;
  }

  async execute(userId: string): Outcome<void> {
    const switched = await this.#session.changeAccount(() => this.#sync.switchAccount(userId));
    return switched.ok ? success(undefined) : switched;
  }
}
