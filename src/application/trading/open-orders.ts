import type { Order } from '../../domain/trading/order';
import { OrderLedger } from '../../domain/trading/order-ledger';
import { Subject, type Unsubscribe } from '../kernel/observable-value';
import type { AccountStreamPort } from './account-stream.port';
import type { LiveState } from './live-state';
import type { TradingPort } from './trading.port';

/** Orders read at once; who has more open sees the newest ones. */
const snapshotSize = 500;

/** The logged-in account's open orders: a snapshot, kept by the private stream, read again after each reconnect. */
export class OpenOrders {
  readonly state = new Subject<LiveState<readonly Order[]>>({ status: 'loggedOut' });
  #ledger = new OrderLedger();
  /** Only the answer to the latest request counts. */
  #request = 0;

  constructor(
    private readonly trading: TradingPort,
    private readonly stream: AccountStreamPort,
  ) {}

  /** For as long as a session lasts. */
  start(): Unsubscribe {
    this.#ledger = new OrderLedger();
    this.state.set({ status: 'loading' });
    const stops = [
      this.stream.onExecutionReport(({ order }) => {
        if (this.#ledger.applyReport(order) && this.state.current.status === 'ready') this.#show();
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
    this.#ledger.beginSnapshot();
    const answer = await this.trading.openOrders({ page: 1, size: snapshotSize });
    if (request !== this.#request) return;
    if (answer.ok) {
      this.#ledger.applySnapshot(answer.value.rows);
      this.#show();
    } else if (this.state.current.status !== 'ready') {
      this.state.set({ status: 'failed', failure: answer.error });
    }
  }

  #show(): void {
    this.state.set({
      status: 'ready',
      value: this.#ledger.open(),
      stale: this.stream.connection.current.phase !== 'open',
    });
  }
}
