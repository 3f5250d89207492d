import type { LeadershipPort } from '../../application/alerts/leadership.port';
import type { Unsubscribe } from '../../application/kernel/observable-value';

/** Whoever holds a lock of the browser leads. Where a browser has no locks each tab leads for itself. */
export class WebLocksLeadership implements LeadershipPort {
  constructor(
    private readonly name: string,
    private readonly locks: Pick<LockManager, 'request'> | undefined,
  ) {}

  seek(lead: () => Unsubscribe): Unsubscribe {
    const { locks } = this;
    if (!locks) return lead();
    const waiting = new AbortController();
    let stepBack: Unsubscribe = () => undefined;
    const turn = (): Promise<void> =>
      new Promise((release) => {
        const stop = lead();
        stepBack = () => {
          stop();
          release();
        };
      });
    // Waiting no longer ends the request by an error that nobody has to hear of.
    locks.request(this.name, { signal: waiting.signal }, turn).catch(() => undefined);
    return () => {
      waiting.abort();
      stepBack();
    };
  }
}
