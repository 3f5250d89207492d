import type { Balance } from '../../domain/trading/balance';
import { BalanceSheet } from '../../domain/trading/balance-sheet';
import { Subject, type Unsubscribe } from '../kernel/observable-value';
import type { AccountStreamPort } from './account-stream.port';
import type { LiveState } from './live-state';
import type { TradingPort } from './trading.port';

/** The logged-in account's balances: a snapshot, kept by the private stream, read again after each reconnect. */
export class Balances {
  readonly state = new Subject<LiveState<readonly Balance[]>>({ status: 'loggedOut' });
  #sheet = new BalanceSheet();
  /** Only the answer to the latest request counts. */
  #request = 0;

  constructor(
    private readonly trading: TradingPort,
    private readonly stream: AccountStreamPort,
  ) {}

  /** For as long as a session lasts. */
  start(): Unsubscribe {
    this.#sheet = new BalanceSheet();
    this.state.set({ status: 'loading' });
    const stops = [
      this.stream.onBalances((changed) => {
        this.#sheet.applyChanges(changed);
        if (this.state.current.status === 'ready') this.#show();
      }),
      this.stream.connection.subscribe(({ phase }) => {
        if (phase === 'open') void this.refresh();
        else if (this.state.current.status === 'ready') this.#show();
      }),
    ];
    void this.refresh();
    return () => {
      this.#request += 1;
      for (const stop of stops) stop();
      this.state.set({ status: 'loggedOut' });
    };
  }

  async refresh(): Promise<void> {
    const request = ++this.#request;
    if (this.state.current.status === 'failed') this.state.set({ status: 'loading' });
    this.#sheet.beginSnapshot();
    const answer = await this.trading.balances();
    if (request !== this.#request) return;
    if (answer.ok) {
      this.#sheet.applySnapshot(answer.value);
      this.#show();
    } else if (this.state.current.status !== 'ready') {
      this.state.set({ status: 'failed', failure: answer.error });
    }
  }

  #show(): void {
    this.state.set({
      status: 'ready',
      value: this.#sheet.all(),
      stale: this.stream.connection.current.phase !== 'open',
    });
  }
}
