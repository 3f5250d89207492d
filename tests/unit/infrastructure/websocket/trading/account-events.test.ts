import { AccountRisk } from '../../../../../src/application/trading/account-risk';
import { Balances } from '../../../../../src/application/trading/balances';
import { OpenAlgoOrders } from '../../../../../src/application/trading/open-algo-orders';
import { OpenOrders } from '../../../../../src/application/trading/open-orders';
import { Positions } from '../../../../../src/application/trading/positions';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import { success } from '../../../../../src/domain/shared/result';
import {
  readBalances,
  readExecutionReport,
} from '../../../../../src/infrastructure/websocket/trading/account-message-reader';
import { accountTopicReaders } from '../../../../../src/infrastructure/websocket/trading/account-topic-readers';
import { notificationData } from '../../../../../sandbox/gateway/notification-row';
import { cmdData } from '../../../../../sandbox/sockets/private-cmd-data';
import { eventData } from '../../../../../sandbox/sockets/private-event-data';
import { MarketFormat } from '../../../../../sandbox/services/markets/market-format';
import { instruments } from '../../../../../sandbox/services/markets/instruments';
import { noRecovery } from '../../../../support/reads';
import { settle } from '../../../application/trading/trading-fakes';
import { at, bracket, margin, perpetual, position, units } from '../../../sandbox/sockets/scripted-exchange';

const market = new MarketFormat(instruments.find(({ symbol }) => symbol === perpetual)!);
const overTheWire = <T>(data: T): T => JSON.parse(JSON.stringify(data)) as T;
type Row = Record<string, unknown>;

const report = {
  msgType: 0,
  symbol: perpetual,
  clientOrderId: 77,
  orderId: 810001,
  type: 'LIMIT',
  side: 'BUY',
  quantity: 0.5,
  amount: 30000.05,
  price: 60000.1,
  visible: 0.1,
  totalExecutedQuantity: 0.2,
  avgPrice: 60000.1,
  status: 'PARTIAL_FILLED',
  totalFee: 7.2,
  feeCurrency: 'USDT',
  createdTime: at - 500,
  timestamp: at,
  reduceOnly: true,
  positionSide: 'LONG',
  marginMode: 'ISOLATED',
};
const isolated = { ...position, marginMode: 'ISOLATED', isolatedMargin: units(7.5) } as typeof position;
const assignment = {
  type: 'marginAssignment',
  accountId: 'ada',
  symbol: perpetual,
  positionSide: 'LONG',
  isolatedMargin: units(7.5),
  delta: units(-2.25),
  at,
} as const;
const notification = {
  id: 5,
  type: 'DEPOSIT',
  level: 'info',
  title: 'A',
  body: 'B',
  link: '/',
  read: false,
  at,
} as const;

/** Every message of the private streams, in each family's words, with what reads it. */
const messages: readonly (readonly [string, unknown, (data: unknown) => unknown])[] = [
  ['executionreport', report, readExecutionReport],
  ['balance', { balances: { BTC: { holding: 1.5, frozen: 0.5, version: 7 } } }, readBalances],
  ...Object.entries({ event: eventData, cmd: cmdData }).flatMap(
    ([family, data]) =>
      [
        [
          `position, ${family}`,
          data.position(isolated, market),
          (each: unknown) => accountTopicReaders.position(each, at),
        ],
        [
          `account, ${family}`,
          data.account({ ...margin, accountMode: 'MARGIN' }),
          (each: unknown) => accountTopicReaders.account(each, at),
        ],
        [
          `algoexecutionreportv2, ${family}`,
          data.algo(bracket, market),
          (each: unknown) => accountTopicReaders.algoexecutionreportv2(each, at),
        ],
        [
          `marginassignment, ${family}`,
          data.assignment(assignment),
          (each: unknown) => accountTopicReaders.marginassignment(each, at),
        ],
      ] as [string, unknown, (data: unknown) => unknown][],
  ),
  ['notification', notificationData(notification), (data) => accountTopicReaders.notification(data, at)],
];

/** The same with every figure in the other form. */
function swapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapped);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, swapped(part)]));
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

test.each(messages)('%s is read the same with its figures as texts and as numbers', (_topic, data, read) => {
  const came = overTheWire(data);
  expect(read(came)).toBeDefined();
  expect(JSON.stringify(read(swapped(came)))).toBe(JSON.stringify(read(came)));
});

/** The account as calls told it, and then one message that leaves something out. */
const topics = {
  executionreport: {
    row: report as Row,
    send: (row: Row) => readExecutionReport({ ...row, timestamp: at + 1 }),
    live: (read: unknown, stream: never) =>
      new OpenOrders(
        { openOrders: async () => success({ rows: [(read as { order: object }).order], total: 1 }) } as never,
        stream,
        noRecovery(),
      ),
    listener: 'onExecutionReport',
  },
  balance: {
    row: { holding: 1.5, frozen: 0.5, version: 7 } as Row,
    send: (row: Row) => readBalances({ balances: { BTC: row } }),
    live: (read: unknown, stream: never) =>
      new Balances({ balances: async () => success(read) } as never, stream, noRecovery()),
    listener: 'onBalances',
  },
  position: {
    row: (eventData.position(isolated, market) as { positions: Record<string, Row> }).positions[perpetual]!,
    send: (row: Row) => accountTopicReaders.position({ positions: { [perpetual]: row } }, at),
    live: (read: unknown, stream: never) =>
      new Positions({ positions: async () => success(read) } as never, stream, noRecovery()),
    listener: 'onPositions',
  },
  account: {
    row: eventData.account({ ...margin, accountMode: 'MARGIN' }) as Row,
    send: (row: Row) => accountTopicReaders.account(row, at),
    live: (read: unknown, stream: never) =>
      new AccountRisk({ summary: async () => success(read) } as never, stream, noRecovery()),
    listener: 'onMarginSummary',
  },
  algoexecutionreportv2: {
    row: (eventData.algo(bracket, market) as Row[])[0]!,
    send: (row: Row) =>
      accountTopicReaders.algoexecutionreportv2([row, ...(eventData.algo(bracket, market) as Row[]).slice(1)], at),
    live: (read: unknown, stream: never) =>
      new OpenAlgoOrders({ open: async () => success({ rows: read, total: 1 }) } as never, stream, noRecovery()),
    listener: 'onAlgoOrders',
  },
};
/** What says which row it is, or when: a message without it is another one. */
const naming =
  /^quantity$|symbol|orderId|algoOrderId|positionSide|timestamp|version|^type$|algoType|side|status|triggered|activated/i;

const cases = Object.entries(topics).flatMap(([topic, { row }]) =>
  Object.keys(overTheWire(row))
    .filter((field) => !naming.test(field))
    .map((field) => [topic, field] as const),
);

test.each(cases)('%s without %s leaves what the call said', async (topic, field) => {
  const { row, send, live, listener } = topics[topic as keyof typeof topics];
  const whole = overTheWire(row);
  const tell: ((change: unknown) => void)[] = [];
  const listen = (told: (change: unknown) => void) => (tell.push(told), () => undefined);
  const stream = { connection: new Subject({ phase: 'open' }), [listener]: listen };
  const account = live(send(whole), stream as never);
  account.start();
  await settle();
  const before = seen(account.state.current);
  expect(before).toMatchObject({ status: 'ready' });
  const { [field]: _left, ...rest } = whole;
  const change = send(rest);
  if (Array.isArray(change) ? change.length > 0 : change !== undefined) tell.forEach((told) => told(change));
  expect(seen(account.state.current)).toEqual(before);
});

/** Whatever is kept of it, but for its time. */
function seen(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state, (name, value: unknown) => (name === 'updatedAt' ? undefined : value)));
}

test('a position that is opened by a message without its terms is read, once', async () => {
  const read = accountTopicReaders.position(eventData.position(isolated, market), at)!;
  const { leverage: _leverage, marginMode: _mode, ...untold } = topics.position.row;
  const tell: ((change: unknown) => void)[] = [];
  let reads = 0;
  const positions = new Positions(
    { positions: async () => success((reads += 1) === 1 ? [] : read) } as never,
    {
      connection: new Subject({ phase: 'open' }),
      onPositions: (told: never) => (tell.push(told), () => undefined),
    } as never,
    noRecovery(),
  );
  positions.start();
  await settle();
  for (let times = 0; times < 3; times += 1) tell.forEach((told) => told(topics.position.send(untold)));
  expect(positions.value).toEqual([]);
  await settle();
  expect(reads).toBe(2);
  expect(positions.value).toMatchObject([{ symbol: perpetual, marginMode: 'ISOLATED' }]);
});
