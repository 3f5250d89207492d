import type { EngineEvent } from '../../sandbox/engine/model/events';
import type { Listener, ObservableValue, Unsubscribe } from '../../src/application/kernel/observable-value';
import type { ConnectionState } from '../../src/application/markets/market-stream.port';
import type { AccountStreamPort, ExecutionReport } from '../../src/application/trading/account-stream.port';
import type { Notification } from '../../src/domain/platform/notification';
import type { AlgoOrder } from '../../src/domain/trading/algo-order';
import type { Balance } from '../../src/domain/trading/balance';
import type { MarginSummary } from '../../src/domain/trading/margin-summary';
import type { MarginAssignment, Position } from '../../src/domain/trading/position';
import { algoOrderOf, marginSummaryOf, money, positionOf, scaleFor } from './engine-values';
import type { FakeHost } from './fake-host';
import { HostCalls } from './host-session';
import { balanceOf, fillOf, orderOf } from './host-trading';
import type { Needs } from '../../src/application/kernel/token';
import { FakeHostKey } from './fake-keys';

/** The private stream of whoever the calls belong to, straight from the engine's events. */
export class HostAccountStream implements AccountStreamPort {
  static readonly needs: Needs<typeof HostAccountStream> = [FakeHostKey, HostCalls];

  constructor(
    private readonly host: FakeHost,
    private readonly calls: HostCalls,
  ) {}

  get connection(): ObservableValue<ConnectionState> {
    return this.host.connection;
  }

  connect(): Unsubscribe {
    return () => undefined;
  }

  onExecutionReport(listener: Listener<ExecutionReport>): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type !== 'order' || !this.#isOwn(event.order.accountId)) return;
      const scale = this.#scale(event.order.symbol);
      listener({ order: orderOf(event.order, scale), ...(event.fill ? { fill: fillOf(event.fill, scale) } : {}) });
    });
  }

  onBalances(listener: Listener<readonly Balance[]>): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type === 'balance' && this.#isOwn(event.balance.accountId)) listener([balanceOf(event.balance)]);
    });
  }

  onPositions(listener: Listener<readonly Position[]>): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type === 'position' && this.#isOwn(event.position.accountId))
        listener([positionOf(event.position, this.#scale(event.position.symbol))]);
    });
  }

  /** With each change of the account: time alone changes nothing here. */
  onMarginSummary(listener: Listener<MarginSummary>): Unsubscribe {
    return this.host.onEvent((event) => {
      const accountId = accountOf(event);
      if (accountId !== undefined && this.#isOwn(accountId))
        listener(marginSummaryOf(this.host.exchange.margin.summary(accountId)));
    });
  }

  onAlgoOrders(listener: Listener<readonly AlgoOrder[]>): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type === 'algo' && this.#isOwn(event.order.accountId))
        listener([algoOrderOf(event.order, this.#scale(event.order.symbol))]);
    });
  }

  onMarginAssignment(listener: Listener<MarginAssignment>): Unsubscribe {
    return this.host.onEvent((event) => {
      if (event.type !== 'marginAssignment' || !this.#isOwn(event.accountId)) return;
      const { symbol, positionSide, isolatedMargin, delta, at } = event;
      listener({ symbol, positionSide, asset: 'USDT', isolatedMargin: money(isolatedMargin), delta: money(delta), at });
    });
  }

  onNotification(listener: Listener<Notification>): Unsubscribe {
    const follow = () =>
      this.host.areas.notifications.onNotification((to, { id, ...notification }) => {
        if (this.#isOwn(to.applicationId)) listener({ ...notification, id: String(id) });
      });
    let stop = follow();
    // The exchange may go away and come back as another.
    const stopWatching = this.host.connection.subscribe(() => {
      stop();
      stop = follow();
    });
    return () => {
      stop();
      stopWatching();
    };
  }

  #isOwn(accountId: string): boolean {
    return accountId === this.calls.user()?.applicationId;
  }

  #scale(symbol: string) {
    return scaleFor(this.host.exchange.instruments, symbol);
  }
}

/** Whose standing an event changes. */
function accountOf(event: EngineEvent): string | undefined {
  if (event.type === 'balance') return event.balance.accountId;
  if (event.type === 'position') return event.position.accountId;
  return event.type === 'order' ? event.order.accountId : undefined;
}
