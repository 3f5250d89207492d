import type { Failure, Outcome } from '../kernel/failure';
import type { Attempts, Recovery } from '../kernel/recovery';
import { Subject, type ObservableValue, type Unsubscribe } from '../kernel/observable-value';
import type { ConnectionState } from '../markets/market-stream.port';
import { liveValue, type LiveState } from './live-state';

/** Where something comes from that is read once and then kept by the private stream. */
interface LiveSource<Snapshot, Change, Value> {
  readonly connection: ObservableValue<ConnectionState>;
  readonly recovery: Recovery;
  read(): Outcome<Snapshot>;
  follow(listener: (change: Change) => void): Unsubscribe;
  /** A new one for each session, so that nothing of one account is seen by the next. */
  newSheet(): Sheet<Snapshot, Change, Value>;
}

/** Merges snapshots and changes, in whatever order they arrive. */
export interface Sheet<Snapshot, Change, Value> {
  /** The next snapshot shows the state at some moment after this call. */
  beginSnapshot(): void;
  applySnapshot(snapshot: Snapshot): void;
  /** @returns whether anything changed */
  applyChange(change: Change): boolean;
  value(): Value;
}

/**
 * Something of the logged-in account: a snapshot, kept by the private stream, read again after each reconnect, and
 * again until it is answered.
 */
export class LiveSnapshot<Snapshot, Change, Value> {
  readonly state = new Subject<LiveState<Value>>({ status: 'loggedOut' });
  readonly #source: LiveSource<Snapshot, Change, Value>;
  readonly #attempts: Attempts;
  #sheet: Sheet<Snapshot, Change, Value>;
  /** Only the answer to the latest request counts. */
  #request = 0;
  /** The last reading failed: what is known may be behind. */
  #behind = false;

  constructor(source: LiveSource<Snapshot, Change, Value>) {
    this.#source = source;
    this.#attempts = source.recovery.attempts();
    this.#sheet = source.newSheet();
  }

  /** What is known, also while it may be behind; `undefined` while nothing is. */
  get value(): Value | undefined {
    return liveValue(this.state.current);
  }

  /** Why nothing is known. */
  get failure(): Failure | undefined {
    const state = this.state.current;
    return state.status === 'failed' ? state.failure : undefined;
  }

  /** What is known may be behind: the stream is interrupted, or it was not read since. */
  get stale(): boolean {
    const state = this.state.current;
    return state.status === 'ready' && state.stale;
  }

  /** For as long as a session lasts. */
  start(): Unsubscribe {
    this.#sheet = this.#source.newSheet();
    this.state.set({ status: 'loading' });
    const stops = [
      this.#source.follow((change) => {
        if (this.#sheet.applyChange(change) && this.state.current.status === 'ready') this.#show();
      }),
      this.#source.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.#read();
        else if (this.state.current.status === 'ready') this.#show();
      }),
    ];
    void this.#read();
    return () => {
      this.#request += 1;
      this.#behind = false;
      this.#attempts.drop();
      for (const stop of stops) stop();
      this.state.set({ status: 'loggedOut' });
    };
  }

  /** Somebody asks anew: what could not be read is on its way again. */
  refresh(): Promise<void> {
    if (this.state.current.status === 'failed') this.state.set({ status: 'loading' });
    return this.#read();
  }

  async #read(): Promise<void> {
    const request = ++this.#request;
    this.#sheet.beginSnapshot();
    const answer = await this.#source.read();
    if (request !== this.#request) return;
    this.#behind = !answer.ok;
    if (answer.ok) this.#sheet.applySnapshot(answer.value);
    if (answer.ok || this.state.current.status === 'ready') this.#show();
    else this.state.set({ status: 'failed', failure: answer.error });
    this.#attempts.ended(answer, () => void this.#read());
  }

  #show(): void {
    this.state.set({
      status: 'ready',
      value: this.#sheet.value(),
      stale: this.#behind || this.#source.connection.current.phase !== 'open',
    });
  }
}
