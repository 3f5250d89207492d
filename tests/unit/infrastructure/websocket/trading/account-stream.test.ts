import type { AccountQueries } from '../../../../../src/application/account/account.queries';
import type { ResourceState } from '../../../../../src/application/kernel/resource';
import { Subject } from '../../../../../src/application/kernel/observable-value';
import type { ConnectionState, MarketStreamPort } from '../../../../../src/application/markets/market-stream.port';
import type { ExecutionReport } from '../../../../../src/application/trading/account-stream.port';
import type { SessionTokenPort } from '../../../../../src/application/session/session-token.port';
import type { Account } from '../../../../../src/domain/account/account';
import type { Balance } from '../../../../../src/domain/trading/balance';
import { WebsocketAccountStreamAdapter } from '../../../../../src/infrastructure/websocket/trading/websocket-account-stream.adapter';
import { FakeScheduler } from '../../../../support/fake-scheduler';
import { FakeSockets } from '../../../../support/fake-socket';
import { RecordedLog } from '../../../../support/recorded-log';
import { environment } from '../market-stream-harness';

function token(claims: object, serial = 1): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'ES256' })}.${part(claims)}.signature${serial}`;
}

function accountOf(applicationId: string | undefined): ResourceState<Account> {
  return { status: 'ready', value: { applicationId } as Account, updatedAt: 0, refreshing: false };
}

const at = 1_760_000_009_000;
const report = {
  msgType: 0,
  symbol: 'SPOT_BTC_USDT',
  clientOrderId: 77,
  orderId: 810001,
  type: 'LIMIT',
  side: 'BUY',
  quantity: 0.5,
  price: 60000.1,
  tradeId: 990011,
  executedPrice: 60000.1,
  executedQuantity: 0.2,
  fee: 7.2,
  feeAsset: 'USDT',
  totalExecutedQuantity: 0.2,
  avgPrice: 60000.1,
  status: 'PARTIAL_FILLED',
  totalFee: 7.2,
  feeCurrency: 'USDT',
  createdTime: at - 500,
  timestamp: at,
  maker: true,
};

describe('account stream', () => {
  let scheduler: FakeScheduler;
  let sockets: FakeSockets;
  let log: RecordedLog;
  let tokens: Subject<string | undefined>;
  let market: Subject<ConnectionState>;
  let account: Subject<ResourceState<Account>>;
  let stream: WebsocketAccountStreamAdapter;
  let reports: ExecutionReport[];
  let balances: Balance[];
  let accountReads: number;

  beforeEach(() => {
    accountReads = 0;
    scheduler = new FakeScheduler();
    sockets = new FakeSockets();
    log = new RecordedLog();
    tokens = new Subject<string | undefined>(token({ sub: '7' }));
    market = new Subject<ConnectionState>({ phase: 'open' });
    account = new Subject<ResourceState<Account>>(accountOf('app-7'));
    const page = {
      height: new Subject(0),
      visible: new Subject(true),
      online: new Subject(true),
      left: new Subject(false),
    };
    stream = new WebsocketAccountStreamAdapter(
      environment,
      scheduler,
      scheduler,
      log,
      page,
      sockets,
      { token: tokens } as unknown as SessionTokenPort,
      { connection: market } as unknown as MarketStreamPort,
      {
        account: () => ({
          get current() {
            return account.current;
          },
          subscribe: account.subscribe.bind(account),
          refresh: async () => void (accountReads += 1),
        }),
      } as unknown as AccountQueries,
    );
    reports = [];
    balances = [];
    stream.onExecutionReport((each) => reports.push(each));
    stream.onBalances((changed) => balances.push(...changed));
  });

  /** The host takes the token and both topics. */
  function accept(): void {
    const socket = sockets.last;
    socket.open();
    socket.receive({ id: 'auth', event: 'auth', success: true, ts: at });
    for (const topic of ['executionreport', 'balance'])
      socket.receive({ id: topic, event: 'subscribe', success: true, ts: at, data: topic });
  }

  it('tells who it is in its first message and never in its address', () => {
    stream.connect();
    sockets.last.open();
    expect(sockets.last.sent).toEqual([{ id: 'auth', event: 'auth', params: { token: tokens.current } }]);
    expect(sockets.last.address).toBe('wss://stream.test/v2/ws/private/stream/app-7');
    expect(JSON.stringify(log.lines)).not.toContain(tokens.current);
  });

  it('names the application of the token, if it has one', () => {
    tokens.set(token({ sub: '7', applicationId: 'a/b' }));
    stream.connect();
    expect(sockets.last.address).toBe('wss://stream.test/v2/ws/private/stream/a%2Fb');
  });

  it('waits for the account to tell its application, and does without where there is none', () => {
    account.set({ status: 'loading' });
    stream.connect();
    expect(sockets.all).toHaveLength(0);
    account.set(accountOf(undefined));
    expect(sockets.last.address).toBe('wss://stream.test/v2/ws/private/stream/0');
  });

  it('tries anew when the account turns out to be another application', () => {
    stream.connect();
    sockets.last.open();
    sockets.last.receive({ id: 'auth', event: 'auth', success: false, errorMsg: 'Auth failed.' });
    account.set(accountOf('app-8'));
    expect(sockets.last.address).toBe('wss://stream.test/v2/ws/private/stream/app-8');
    accept();
    expect(stream.connection.current.phase).toBe('open');
  });

  describe('topics that somebody must ask for', () => {
    const message = { id: 3, type: 'SYSTEM', level: 'info', title: 'Hello', body: '', read: false, ts: at };
    const heard: string[] = [];
    /** What reads them is loaded first. */
    const loaded = () => new Promise((resolve) => setTimeout(resolve, 0));

    it('are subscribed with the first listener, told of, and ended with the last', async () => {
      stream.connect();
      accept();
      const stops = [1, 2].map(() => stream.onNotification(({ title }) => heard.push(title)));
      await loaded();
      const socket = sockets.last;
      expect(socket.sentOf('subscribe').map((frame) => frame.topic)).toEqual([
        'executionreport',
        'balance',
        'notification',
      ]);
      socket.receive({ id: 'notification', event: 'subscribe', success: true, data: 'notification' });
      socket.receive({ topic: 'notification', ts: at, data: message });
      expect(heard.splice(0)).toEqual(['Hello', 'Hello']);
      for (const stop of stops) stop();
      expect(socket.sentOf('unsubscribe').map((frame) => frame.topic)).toEqual(['notification']);
      socket.receive({ topic: 'notification', ts: at, data: message });
      expect(heard).toEqual([]);
    });

    it('are subscribed on each new connection, and do not keep it from counting as open', async () => {
      stream.onPositions(() => undefined);
      await loaded();
      stream.connect();
      accept();
      expect(sockets.last.sentOf('subscribe').map((frame) => frame.topic)).toEqual([
        'executionreport',
        'balance',
        'position',
      ]);
      expect(stream.connection.current.phase).toBe('open');
    });

    it('are not asked for before the host has taken the token', async () => {
      stream.connect();
      sockets.last.open();
      stream.onMarginSummary(() => undefined);
      await loaded();
      expect(sockets.last.sentOf('subscribe')).toEqual([]);
    });

    it('note what cannot be read', async () => {
      stream.onAlgoOrders(() => undefined);
      await loaded();
      stream.connect();
      accept();
      sockets.last.receive({ id: 'algoexecutionreportv2', event: 'subscribe', success: true });
      sockets.last.receive({ topic: 'algoexecutionreportv2', ts: at, data: 'nothing' });
      expect(log.lines.filter(({ level }) => level === 'warning')).toHaveLength(1);
    });
  });

  it('is open once the token and both topics are taken', () => {
    stream.connect();
    const socket = sockets.last;
    socket.open();
    expect(stream.connection.current.phase).toBe('connecting');
    socket.receive({ id: 'auth', event: 'auth', success: true });
    expect(socket.sentOf('subscribe').map((frame) => frame.topic)).toEqual(['executionreport', 'balance']);
    socket.receive({ id: 'executionreport', event: 'subscribe', success: true });
    expect(stream.connection.current.phase).toBe('connecting');
    socket.receive({ id: 'balance', event: 'subscribe', success: true });
    expect(stream.connection.current.phase).toBe('open');
  });

  it('brings orders and fills as decimals', () => {
    stream.connect();
    accept();
    sockets.last.receive({ topic: 'executionreport', ts: at, data: report });
    const [{ order, fill }] = reports as [ExecutionReport];
    expect(order).toMatchObject({
      orderId: '810001',
      clientOrderId: 77,
      symbol: 'SPOT_BTC_USDT',
      side: 'BUY',
      type: 'LIMIT',
      status: 'PARTIAL_FILLED',
      feeAsset: 'USDT',
      createdAt: at - 500,
      updatedAt: at,
    });
    expect([order.price, order.quantity, order.executed, order.averagePrice, order.fee].map(String)).toEqual([
      '60000.1',
      '0.5',
      '0.2',
      '60000.1',
      '7.2',
    ]);
    expect(fill).toMatchObject({ id: '990011', orderId: '810001', maker: true, at });
    expect([fill?.price, fill?.quantity, fill?.fee].map(String)).toEqual(['60000.1', '0.2', '7.2']);
  });

  it('reads letters and texts, and knows a report without a trade', () => {
    stream.connect();
    accept();
    const data = {
      mt: 0,
      s: 'SPOT_BTC_USDT',
      cid: 0,
      oid: 5,
      t: 'MARKET',
      sd: 'SELL',
      sx: '0.5',
      px: '0',
      tid: 0,
      esx: '0',
      epx: '0',
      f: '0',
      fa: '',
      tesx: '0',
      aepx: '0',
      ss: 'NEW',
      tf: '0',
      tfc: '',
      ts: at,
      mk: false,
    };
    sockets.last.receive({ topic: 'executionreport', ts: at, data });
    expect(reports).toHaveLength(1);
    expect(reports[0]?.fill).toBeUndefined();
    expect(reports[0]?.order).toMatchObject({
      orderId: '5',
      type: 'MARKET',
      side: 'SELL',
      status: 'NEW',
      price: undefined,
      averagePrice: undefined,
    });
  });

  it.each([
    { balances: { USDT: { holding: 100.5, frozen: 0.5, version: 3 }, BAD: { holding: 'x', frozen: 0 } } },
    { balances: [{ t: 'USDT', h: '100.5', f: '0.5', ver: 3 }, { t: 'BAD' }, 7] },
  ])('brings the balances that changed: %j', (data) => {
    stream.connect();
    accept();
    sockets.last.receive({ topic: 'balance', ts: at, data });
    expect(
      balances.map((each) => ({
        ...each,
        holding: String(each.holding),
        frozen: String(each.frozen),
        available: String(each.available),
      })),
    ).toEqual([{ asset: 'USDT', holding: '100.5', frozen: '0.5', available: '100', version: 3 }]);
  });

  it.each([
    null,
    [],
    {},
    { ...report, side: 'HOLD' },
    { ...report, totalExecutedQuantity: 'NaN' },
    { ...report, orderId: undefined },
    { ...report, timestamp: 'soon' },
    { ...report, msgType: 1 },
  ])('leaves out what is no report: %#', (data) => {
    stream.connect();
    accept();
    sockets.last.receive({ topic: 'executionreport', ts: at, data });
    sockets.last.receive({ topic: 'executionreport', ts: at, data: report });
    expect(reports).toHaveLength(1);
  });

  it('drops what comes before it is known whose stream it is, and topics it never asked for', () => {
    stream.connect();
    sockets.last.open();
    sockets.last.receive({ topic: 'executionreport', ts: at, data: report });
    accept();
    sockets.last.receive({ topic: 'position', ts: at, data: {} });
    expect(reports).toEqual([]);
    expect(log.count('unknown topic')).toBe(2);
  });

  it('exists only while there is a session', () => {
    tokens.set(undefined);
    const disconnect = stream.connect();
    expect(sockets.all).toHaveLength(0);
    tokens.set(token({ sub: '7' }));
    accept();
    tokens.set(undefined);
    expect(sockets.last.closedWith).toBe(1000);
    expect(stream.connection.current.phase).not.toBe('open');
    scheduler.advance(60_000);
    expect(sockets.all).toHaveLength(1);
    tokens.set(token({ sub: '7' }));
    expect(sockets.all).toHaveLength(2);
    disconnect();
    tokens.set(undefined);
    tokens.set(token({ sub: '7' }));
    expect(sockets.all).toHaveLength(2);
  });

  it('goes on with a renewed token and uses it on the next connection', () => {
    stream.connect();
    accept();
    const renewed = token({ sub: '7' }, 2);
    tokens.set(renewed);
    expect(sockets.all).toHaveLength(1);
    sockets.last.break();
    expect(stream.connection.current).toEqual({ phase: 'closed', retry: 1 });
    scheduler.advance(5_000);
    sockets.last.open();
    expect(sockets.last.sent[0]).toEqual({ id: 'auth', event: 'auth', params: { token: renewed } });
  });

  it('connects anew for another person', () => {
    stream.connect();
    accept();
    tokens.set(token({ sub: '8' }));
    expect(sockets.all).toHaveLength(2);
    expect(sockets.all[0]!.closedWith).toBe(1000);
  });

  it('does not offer a refused token again, but the next one', () => {
    stream.connect();
    sockets.last.open();
    sockets.last.receive({ id: 'auth', event: 'auth', success: false, errorMsg: 'Auth failed.' });
    scheduler.advance(60_000);
    expect(sockets.all).toHaveLength(1);
    expect(stream.connection.current.phase).not.toBe('open');
    // The account call's own refusal ends a session that has ended elsewhere.
    expect(accountReads).toBe(1);
    tokens.set(token({ sub: '7' }, 2));
    accept();
    expect(stream.connection.current.phase).toBe('open');
  });

  it('asks on a new connection when it is not answered', () => {
    stream.connect();
    sockets.last.open();
    scheduler.advance(10_000);
    expect(sockets.all).toHaveLength(2);
    accept();
    expect(stream.connection.current.phase).toBe('open');
  });

  it('comes back from offline together with the market stream', () => {
    stream.connect();
    for (let tried = 0; tried < 4; tried += 1) {
      sockets.last.break();
      scheduler.advance(5_000);
    }
    expect(stream.connection.current.phase).toBe('offline');
    market.set({ phase: 'connecting', retry: 0 });
    market.set({ phase: 'open' });
    accept();
    expect(stream.connection.current.phase).toBe('open');
  });

  it('answers the pings of the host and asks by its own', () => {
    stream.connect();
    accept();
    sockets.last.receive({ event: 'ping', ts: at });
    expect(sockets.last.sentOf('pong')).toHaveLength(1);
    sockets.last.receive({ cmd: 'PING', ts: at });
    expect(sockets.last.sentOf('PONG')).toMatchObject([{ event: 'pong' }, { cmd: 'PONG' }]);
    scheduler.advance(10_000);
    expect(sockets.last.sentOf('ping')).toHaveLength(1);
    sockets.last.receive({ event: 'pong', ts: at });
    scheduler.advance(15_000);
    expect(stream.connection.current.phase).toBe('open');
  });
});
