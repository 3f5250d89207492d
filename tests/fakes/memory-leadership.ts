import type { LeadershipPort } from '../../src/application/alerts/leadership.port';
import type { Unsubscribe } from '../../src/application/kernel/observable-value';

interface Candidate {
  readonly lead: () => Unsubscribe;
  stop?: Unsubscribe;
}

/** The tabs of one device, which lead one after the other. */
export class MemoryLeadership implements LeadershipPort {
  /** The first one leads. */
  #candidates: readonly Candidate[] = [];

  seek(lead: () => Unsubscribe): Unsubscribe {
    const candidate: Candidate = { lead };
    this.#candidates = [...this.#candidates, candidate];
    this.#begin();
    return () => {
      this.#candidates = this.#candidates.filter((each) => each !== candidate);
      candidate.stop?.();
      this.#begin();
    };
  }

  #begin(): void {
    const [first] = this.#candidates;
    if (first && !first.stop) first.stop = first.lead();
  }
}
