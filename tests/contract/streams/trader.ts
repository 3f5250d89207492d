import { Recovery } from '../../../src/application/kernel/recovery';
import { AccountQueries } from '../../../src/application/account/account.queries';
import { Subject } from '../../../src/application/kernel/observable-value';
import { Balances } from '../../../src/application/trading/balances';
import { OpenOrders } from '../../../src/application/trading/open-orders';
import { OrderGuards } from '../../../src/application/trading/order-guards';
import { loaderOf } from '../../support/loader-of';
import { PlaceOrder } from '../../../src/application/trading/place-order.use-case';
import { Placements } from '../../../src/application/trading/placements';
import { decimalText } from '../../../src/domain/shared/decimal';
import type { Balance } from '../../../src/domain/trading/balance';
import type { Order } from '../../../src/domain/trading/order';
import { CryptoRandom } from '../../../src/infrastructure/browser/crypto-random';
import { WebsocketMarketStreamAdapter } from '../../../src/infrastructure/websocket/markets/websocket-market-stream.adapter';
import { WebsocketAccountStreamAdapter } from '../../../src/infrastructure/websocket/trading/websocket-account-stream.adapter';
import { FakePage, MemoryStorage } from '../../fakes/memory-platform';
import { RecordedLog } from '../../support/recorded-log';
import { SandboxVisitor } from '../../support/sandbox-client-fixture';
import { webOrigin } from '../server/sandbox-client';
import { quickScheduler } from './quick-time';
import { environmentOf, realClock, realSockets, until } from './real-surroundings';

export interface Exchange {
  readonly url: string;
  readonly authUrl: string;
}

const everything = { page: 1, size: 500 } as const;

/** Somebody with an account, and the product's own view of it, kept by the private stream. */
export class Trader {
  readonly page = {
    height: new Subject(800),
    visible: new Subject(true),
    online: new Subject(true),
    left: new Subject(false),
  };
  readonly visitor: SandboxVisitor;
  readonly market: WebsocketMarketStreamAdapter;
  readonly stream: WebsocketAccountStreamAdapter;
  readonly orders: OpenOrders;
  readonly balances: Balances;
  readonly place: PlaceOrder;
  #stops: (() => void)[] = [];

  private constructor(exchange: Exchange) {
    this.visitor = new SandboxVisitor(exchange, webOrigin);
    const surroundings = [
      environmentOf(exchange),
      quickScheduler,
      realClock,
      new RecordedLog(),
      this.page,
      realSockets,
    ] as const;
    this.market = new WebsocketMarketStreamAdapter(...surroundings);
    const { tokens, cache, account, trading } = this.visitor;
    this.stream = new WebsocketAccountStreamAdapter(
      ...surroundings,
      tokens,
      this.market,
      new AccountQueries(cache, account),
    );
    const recovery = new Recovery(quickScheduler);
    this.orders = new OpenOrders(trading, this.stream, recovery);
    this.balances = new Balances(trading, this.stream, recovery);
    this.place = this.newTab();
  }

  static async join(exchange: Exchange, email: string): Promise<Trader> {
    const trader = new Trader(exchange);
    try {
      await trader.#arrive(email);
      return trader;
    } catch (cause) {
      trader.leave();
      throw cause;
    }
  }

  async #arrive(email: string): Promise<void> {
    this.#stops.push(this.visitor.arrive());
    const signedUp = await this.visitor.signUp.execute(email, 'practice-hard', '/login');
    if (!signedUp.ok) throw new Error(JSON.stringify(signedUp.error));
    this.#stops.push(this.market.connect(), this.stream.connect(), this.orders.start(), this.balances.start());
    await until('the private stream is open', () => this.stream.connection.current.phase === 'open');
    await until(
      'the account is known',
      () => this.orders.state.current.status === 'ready' && this.balances.state.current.status === 'ready',
    );
  }

  /** What another tab of the same person places orders by. @param random what it draws, where a test wants to know */
  newTab(random = new CryptoRandom()): PlaceOrder {
    return new PlaceOrder(
      this.visitor.trading,
      this.visitor.trading,
      random,
      quickScheduler,
      { report: () => undefined },
      new OrderGuards(new MemoryStorage(), loaderOf(), new FakePage()),
      this.stream,
      this.orders,
      new Placements(),
    );
  }

  get shownOrders(): readonly Order[] {
    const { current } = this.orders.state;
    return current.status === 'ready' ? current.value : [];
  }

  /** Every order of the account, as the exchange has it. */
  async allOrders(): Promise<readonly Order[]> {
    const answers = await Promise.all([
      this.visitor.trading.openOrders(everything),
      this.visitor.trading.orderHistory(everything),
    ]);
    const rows = answers.flatMap((answer) => {
      if (!answer.ok) throw new Error(answer.error.kind);
      return answer.value.rows;
    });
    return [...new Map(rows.map((order) => [order.orderId, order])).values()];
  }

  /** Soon the open orders and the balances on screen are those of the exchange, amount by amount. */
  async seesWhatIs(): Promise<void> {
    let differences: unknown;
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const [open, held] = await Promise.all([
        this.visitor.trading.openOrders(everything),
        this.visitor.trading.balances(),
      ]);
      if (!open.ok || !held.ok) throw new Error('The exchange cannot be asked.');
      const { current } = this.balances.state;
      const there = [orderLines(open.value.rows), balanceLines(held.value)];
      const shown = [
        orderLines(this.shownOrders),
        current.status === 'ready' ? balanceLines(current.value) : current.status,
      ];
      if (JSON.stringify(there) === JSON.stringify(shown)) return;
      differences = { there, shown };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`What is shown is not what is: ${JSON.stringify(differences)}`);
  }

  leave(): void {
    for (const stop of this.#stops.reverse()) stop();
    this.#stops = [];
  }
}

function orderLines(orders: readonly Order[]): readonly string[] {
  return orders
    .map(
      ({ orderId, status, price, quantity, executed }) =>
        `${orderId} ${status} ${String(price)} ${String(quantity)} ${decimalText(executed)}`,
    )
    .sort();
}

function balanceLines(balances: readonly Balance[]): readonly string[] {
  return balances.map(({ asset, holding, frozen }) => `${asset} ${decimalText(holding)} ${decimalText(frozen)}`).sort();
}
