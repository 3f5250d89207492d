import { second } from '../../domain/shared/instant';
import { Log } from '../kernel/log.port';
import { Scheduler } from '../kernel/scheduler.port';
import { Session } from './session';
import { SessionSyncCommandsPort } from './session-sync-commands.port';
import { SocialPayloadPort } from './social-payload.port';
import type { Needs } from '../kernel/token';

const longestWait = 5 * second;

/** Ends the session at the host, then here: also when the host is away or takes longer than 5 s. */
export class LogOut {
  static readonly needs: Needs<typeof LogOut> = [Session, SessionSyncCommandsPort, Scheduler, SocialPayloadPort, Log];

  readonly #session: Session;
  readonly #sync: SessionSyncCommandsPort;
  readonly #scheduler: Scheduler;
  readonly #payloads: SocialPayloadPort;
  readonly #log: Log;

  constructor(
    session: Session,
    sync: SessionSyncCommandsPort,
    scheduler: Scheduler,
    payloads: SocialPayloadPort,
    log: Log,
  ) {
    this.#session = session;
    this.#sync = sync;
    this.#scheduler = scheduler;
    this.#payloads = payloads;
    this.#log = log;
  }

  execute(): Promise<void> {
    this.#payloads.clear();
    return this.#session.logOut(() => Promise.race([this.#endAtHost(), this.#wait()]));
  }

  async #endAtHost(): Promise<void> {
    await this.#session.runLogOutTasks();
    const ended = await this.#sync.end();
    if (!ended.ok)
      this.#log.warning('The host did not confirm the log-out', { kind: ended.error.kind, code: ended.error.code });
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => void this.#scheduler.after(longestWait, resolve));
  }
}
