import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { OrderSubmission } from '../../../src/application/trading/order-submission';
import { decimal, decimalText, type Decimal } from '../../../src/domain/shared/decimal';
import type { Order } from '../../../src/domain/trading/order';
import { FaultyLine } from '../../support/faulty-line';
import { testEnvironment } from '../../support/test-environment';
import { admin, startTestSandbox } from '../server/sandbox-client';
import { pass } from './quick-time';
import { until } from './real-surroundings';
import { Trader } from './trader';

/* Orders over a line with faults: none twice, none lost, and what is shown is what the exchange has. */

const symbol = 'SPOT_BTC_USDT';
const bid = { symbol, side: 'BUY', type: 'LIMIT', price: decimal('50000'), quantity: decimal('0.001') } as const;
const call = 'POST /v3/trade/order ';
let sandbox: Sandbox;
let line: FaultyLine;
let ada: Trader;
let bob: Trader;
let number = 0;

const fault = (body: object) => admin(sandbox)('POST', '/sandbox/faults', body);

beforeAll(async () => {
  sandbox = await startTestSandbox();
});

afterAll(() => sandbox.close());

beforeEach(async () => {
  line = await FaultyLine.to(sandbox.url);
  number += 1;
  ada = await Trader.join({ url: line.url, authUrl: sandbox.authUrl }, `ada-${number}@example.com`);
  bob = await Trader.join(sandbox, `bob-${number}@example.com`);
});

afterEach(async () => {
  await fault({ kind: 'clear' });
  for (const trader of [ada, bob]) {
    await trader.visitor.trading.cancelAllOrders();
    trader.leave();
  }
  await line.close();
});

it('an order whose answer is lost is asked after and counts once (F23)', async () => {
  const phases = new Set<string>();
  ada.place.pending.subscribe((list) => list.forEach(({ phase }) => phases.add(phase)));
  line.loseNext('answer', call);
  const placement = await ada.place.place(bid);
  expect([...phases]).toContain('unknown');
  const orders = await ada.allOrders();
  expect(orders).toHaveLength(1);
  expect(placement).toEqual({ status: 'placed', clientOrderId: orders[0]!.clientOrderId, orderId: orders[0]!.orderId });
  await ada.seesWhatIs();
});

it('an order that is lost on its way is said not to be placed, and is not (F23)', async () => {
  line.loseNext('request', call);
  expect(await ada.place.place(bid)).toMatchObject({ status: 'notPlaced' });
  expect(await ada.allOrders()).toHaveLength(0);
  await ada.seesWhatIs();
});

it('a double click is one order (F24)', async () => {
  const ticket = new OrderSubmission();
  const click = () => ticket.place((onLost) => ada.place.place(bid, onLost));
  const answers = await Promise.all([click(), click(), click()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['busy', 'busy', 'placed']);
  expect(await ada.allOrders()).toHaveLength(1);
});

it('one order that two tabs send is one order, and both say so (F24)', async () => {
  const same = { identifier: () => 4_711 };
  const [first, second] = await Promise.all([ada.newTab(same).place(bid), ada.newTab(same).place(bid)]);
  const orders = await ada.allOrders();
  expect(orders).toHaveLength(1);
  for (const placement of [first, second])
    expect(placement).toEqual({ status: 'placed', clientOrderId: 4_711, orderId: orders[0]!.orderId });
  await ada.seesWhatIs();
});

it('one that is sent again after a lost answer is told of as placed, not made twice (F24)', async () => {
  const same = { identifier: () => 4_712 };
  line.loseNext('answer', call);
  await ada.newTab(same).place(bid);
  expect(await ada.newTab(same).place(bid)).toMatchObject({ status: 'placed' });
  expect(await ada.allOrders()).toHaveLength(1);
});

describe.each(['cancel', 'edit'] as const)('when %s and a fill race (F25)', (race) => {
  const act = (order: Order) =>
    race === 'cancel'
      ? ada.visitor.trading.cancelOrder(order)
      : ada.visitor.trading.editOrder(order, { quantity: decimal('0.003') });

  it.each(['first', 'last'] as const)(
    '%s, what is shown is the exchange’s last word, and the amounts add up',
    async (turn) => {
      for (let round = 0; round < 6; round += 1) {
        await ada.place.place({ ...bid, quantity: decimal('0.002') });
        await until('the order is shown', () => ada.shownOrders.length === 1);
        const [order] = ada.shownOrders as [Order];
        const sell = () =>
          bob.place.place({
            symbol,
            side: 'SELL',
            type: 'MARKET',
            quantity: decimal(round % 2 === 0 ? '0.002' : '0.001'),
          });
        const turns = [() => act(order), sell];
        await Promise.all((turn === 'first' ? turns : turns.reverse()).map((each) => each()));
        await ada.seesWhatIs();
        await bob.seesWhatIs();
        await ada.visitor.trading.cancelAllOrders();
        await until('nothing is open', () => ada.shownOrders.length === 0);
      }
      const orders = await ada.allOrders();
      const fills = await ada.visitor.trading.fills({ page: 1, size: 500 });
      if (!fills.ok) throw new Error(fills.error.kind);
      const sum = (amounts: readonly Decimal[]): string =>
        decimalText(amounts.reduce((total, amount) => total.plus(amount), decimal(0)));
      expect(sum(fills.value.rows.map(({ quantity }) => quantity))).toBe(sum(orders.map(({ executed }) => executed)));
      expect(orders.every(({ status }) => status === 'FILLED' || status === 'CANCELLED')).toBe(true);
      await ada.seesWhatIs();
    },
  );
});

it('a report before the answer makes no second row (F26)', async () => {
  await fault({ kind: 'delay', ms: 400, path: '/v3/trade/order' });
  const counts: number[] = [];
  ada.orders.state.subscribe(() => counts.push(ada.shownOrders.length));
  const placing = ada.place.place(bid);
  await placing;
  await ada.seesWhatIs();
  expect(Math.max(...counts)).toBe(1);
});

it('reports that never come after a reconnect are made good by reading anew (F26)', async () => {
  await ada.place.place(bid);
  await until('the order is shown', () => ada.shownOrders.length === 1);
  line.refuse(true);
  await until('the loss is noticed', () => ada.stream.connection.current.phase !== 'open');
  expect(ada.orders.state.current).toMatchObject({ stale: true });
  // Meanwhile it is filled.
  await bob.place.place({ symbol, side: 'SELL', type: 'MARKET', quantity: decimal('0.001') });
  await pass(3);
  expect(ada.shownOrders).toHaveLength(1);
  line.refuse(false);
  await until('it is open again', () => ada.stream.connection.current.phase === 'open');
  await ada.seesWhatIs();
  expect(ada.shownOrders).toHaveLength(0);
});

it('ten calls refused at once end the session once: no cookie, no private stream, and public prices go on (F21)', async () => {
  const { session, jar, trading } = ada.visitor;
  const states: unknown[] = [];
  session.state.subscribe((state) => states.push(state));
  await until('public prices are there', () => ada.market.connection.current.phase === 'open');
  await fault({ kind: 'apiCode', path: '/v3/asset', code: -1002, times: 10 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => trading.balances()));
  expect(answers.every((answer) => !answer.ok && answer.error.kind === 'unauthorised')).toBe(true);
  expect(states).toEqual([{ status: 'loggedOut', ended: 'elsewhere' }]);
  expect(jar.read(testEnvironment.session.cookieName)).toBeUndefined();
  await until('the private stream is closed', () => ada.stream.connection.current.phase !== 'open');
  const phases: string[] = [];
  ada.market.connection.subscribe(({ phase }) => phases.push(phase));
  await pass(30);
  expect(ada.stream.connection.current.phase).not.toBe('open');
  expect(ada.market.connection.current.phase).toBe('open');
  expect(phases).toEqual([]);
});

it('what happens to the account before is nothing to the next one in the same tab (F38)', async () => {
  const reported: (number | undefined)[] = [];
  ada.stream.onExecutionReport(({ order }) => reported.push(order.clientOrderId));
  const authorization = `Bearer ${ada.visitor.tokens.token.current!}`;
  const elsewhere = (clientOrderId: number) =>
    fetch(`${sandbox.url}/v3/trade/order`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ symbol, side: 'BUY', type: 'LIMIT', price: '50000', quantity: '0.001', clientOrderId }),
    });
  expect((await elsewhere(801)).ok).toBe(true);
  await until('her own order is reported', () => reported.includes(801));

  await ada.visitor.signUp.execute(`next-${number}@example.com`, 'practice-hard', '/login');
  await until('the next one’s stream is open', () => ada.stream.connection.current.phase === 'open');
  expect((await elsewhere(802)).ok).toBe(true);
  await ada.visitor.trading.placeOrder({ ...bid, clientOrderId: 803 });
  await until('the next one’s order is reported', () => reported.includes(803));
  expect(reported).not.toContain(802);
});
