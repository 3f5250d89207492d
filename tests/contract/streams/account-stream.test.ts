import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { AccountQueries } from '../../../src/application/account/account.queries';
import type { ExecutionReport } from '../../../src/application/trading/account-stream.port';
import { decimal } from '../../../src/domain/shared/decimal';
import type { Balance } from '../../../src/domain/trading/balance';
import { WebsocketMarketStreamAdapter } from '../../../src/infrastructure/websocket/markets/websocket-market-stream.adapter';
import { WebsocketAccountStreamAdapter } from '../../../src/infrastructure/websocket/trading/websocket-account-stream.adapter';
import { RecordedLog } from '../../support/recorded-log';
import { SandboxVisitor } from '../../support/sandbox-client-fixture';
import { startTestSandbox, webOrigin } from '../server/sandbox-client';
import { environmentOf, realClock, realScheduler, realSockets, shownPage, until } from './real-surroundings';

const symbol = 'SPOT_BTC_USDT';
let sandbox: Sandbox;
let visitor: SandboxVisitor;
let leave: () => void;

beforeAll(async () => {
  sandbox = await startTestSandbox();
  visitor = new SandboxVisitor(sandbox, webOrigin);
  leave = visitor.arrive();
  const signedUp = await visitor.signUp.execute('lin@example.com', 'practice-hard', '/login');
  if (!signedUp.ok) throw new Error(JSON.stringify(signedUp.error));
});

afterAll(async () => {
  leave();
  await sandbox.close();
});

it('tells the account of its orders, fills and balances, and of nothing before it is known', async () => {
  const log = new RecordedLog();
  const surroundings = [environmentOf(sandbox), realScheduler, realClock, log, shownPage(), realSockets] as const;
  const market = new WebsocketMarketStreamAdapter(...surroundings);
  const stream = new WebsocketAccountStreamAdapter(
    ...surroundings,
    visitor.tokens,
    market,
    new AccountQueries(visitor.cache, visitor.account),
  );
  const reports: ExecutionReport[] = [];
  const balances: Balance[] = [];
  stream.onExecutionReport((report) => reports.push(report));
  stream.onBalances((changed) => balances.push(...changed));
  const disconnect = stream.connect();
  try {
    await until('the stream is open', () => stream.connection.current.phase === 'open');
    const order = { symbol, type: 'LIMIT', price: decimal('60000'), quantity: decimal('0.002') } as const;
    await visitor.trading.placeOrder({ ...order, clientOrderId: 11, side: 'SELL' });
    await until('the order is reported', () => reports.some(({ order: { clientOrderId } }) => clientOrderId === 11));
    expect(reports[0]!.order).toMatchObject({ symbol, side: 'SELL', type: 'LIMIT', status: 'NEW' });
    expect(String(reports[0]!.order.quantity)).toBe('0.002');
    await until('its reserve is reported', () =>
      balances.some(({ asset, frozen }) => asset === 'BTC' && frozen.eq('0.002')),
    );

    // The same account on the other side: what the exchange makes of it, the reports must say the same.
    const { orderId } = reports[0]!.order;
    await visitor.trading.cancelOrder({ orderId, symbol });
    await until('the end is reported', () =>
      reports.some(({ order: each }) => each.orderId === orderId && each.status === 'CANCELLED'),
    );
    await until('the reserve is free again', () => balances.at(-1)!.frozen.eq(0));
    expect(log.lines.filter((line) => line.level !== 'info')).toEqual([]);
    expect(JSON.stringify(log.lines)).not.toContain(visitor.tokens.token.current);
  } finally {
    disconnect();
  }
});
