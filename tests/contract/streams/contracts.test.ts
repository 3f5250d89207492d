import type { Sandbox } from '../../../sandbox/assembly/start-sandbox';
import { AccountQueries } from '../../../src/application/account/account.queries';
import type { ContractPrice, FundingEstimate, OpenInterest } from '../../../src/domain/markets/contract-figures';
import type { Notification } from '../../../src/domain/platform/notification';
import { decimal } from '../../../src/domain/shared/decimal';
import type { MarginSummary } from '../../../src/domain/trading/margin-summary';
import type { PositionChange } from '../../../src/domain/trading/position';
import type { AlgoOrder } from '../../../src/domain/trading/algo-order';
import { WebsocketContractStreamAdapter } from '../../../src/infrastructure/websocket/markets/websocket-contract-stream.adapter';
import { WebsocketMarketStreamAdapter } from '../../../src/infrastructure/websocket/markets/websocket-market-stream.adapter';
import { WebsocketAccountStreamAdapter } from '../../../src/infrastructure/websocket/trading/websocket-account-stream.adapter';
import { RecordedLog } from '../../support/recorded-log';
import { SandboxVisitor } from '../../support/sandbox-client-fixture';
import { caller, startTestSandbox, webOrigin } from '../server/sandbox-client';
import { environmentOf, realClock, realScheduler, realSockets, shownPage, until } from './real-surroundings';

const symbol = 'PERP_BTC_USDT';
let sandbox: Sandbox;
let visitor: SandboxVisitor;
let log: RecordedLog;
let market: WebsocketMarketStreamAdapter;
let account: WebsocketAccountStreamAdapter;
const stops: (() => void)[] = [];

beforeAll(async () => {
  sandbox = await startTestSandbox({ empty: false, history: 'none' });
  visitor = new SandboxVisitor(sandbox, webOrigin);
  stops.push(visitor.arrive());
  const signedUp = await visitor.signUp.execute('lin@example.com', 'practice-hard', '/login');
  if (!signedUp.ok) throw new Error(JSON.stringify(signedUp.error));
  log = new RecordedLog();
  const surroundings = [environmentOf(sandbox), realScheduler, realClock, log, shownPage(), realSockets] as const;
  market = new WebsocketMarketStreamAdapter(...surroundings);
  account = new WebsocketAccountStreamAdapter(
    ...surroundings,
    visitor.tokens,
    market,
    new AccountQueries(visitor.cache, visitor.account),
  );
  stops.push(market.connect(), account.connect());
  await until('the market stream is open', () => market.connection.current.phase === 'open');
  await until('the account stream is open', () => account.connection.current.phase === 'open');
});

afterAll(async () => {
  for (const stop of stops) stop();
  await sandbox.close();
});

const place = (side: 'BUY' | 'SELL', quantity: string) =>
  visitor.trading.placeOrder({
    symbol,
    side,
    type: 'MARKET',
    quantity: decimal(quantity),
    clientOrderId: Date.now() % 1e9,
  });

it('tells what contracts are valued by', async () => {
  const contracts = new WebsocketContractStreamAdapter(market, log, realClock);
  const marks: ContractPrice[] = [];
  const indexes: ContractPrice[] = [];
  const interests: OpenInterest[] = [];
  const estimates: FundingEstimate[] = [];
  const ends = [
    contracts.onMarkPrice(symbol, (mark) => marks.push(mark)),
    contracts.onIndexPrice('SPOT_BTC_USDT', (index) => indexes.push(index)),
    contracts.onOpenInterest(symbol, (interest) => interests.push(interest)),
    contracts.onFundingEstimate(symbol, (estimate) => estimates.push(estimate)),
  ];
  await until('marks and indexes', () => marks.length >= 2 && indexes.length >= 2);
  await until('open interest and funding', () => interests.length >= 1 && estimates.length >= 1);
  for (const end of ends) end();
  expect(Math.abs(marks[0]!.price / indexes[0]!.price - 1)).toBeLessThan(0.05);
  expect(interests[0]!.quantity).toBeGreaterThanOrEqual(0);
  expect(estimates[0]!.nextAt).toBeGreaterThan(Date.now() - 60_000);
  expect(log.lines.filter((line) => line.level !== 'info')).toEqual([]);
});

it('tells of positions, of the account as a whole and of conditional orders', async () => {
  const positions: PositionChange[] = [];
  const summaries: MarginSummary[] = [];
  const algos: AlgoOrder[] = [];
  stops.push(
    account.onPositions((changed) => positions.push(...changed)),
    account.onMarginSummary((summary) => summaries.push(summary)),
    account.onAlgoOrders((changed) => algos.push(...changed)),
  );
  await until('the account tells how it stands', () => summaries.length >= 1);
  const before = summaries.at(-1)!;
  expect(before.accountMode).toBe('FUTURES');

  expect((await place('BUY', '0.01')).ok).toBe(true);
  await until('the position is told', () => positions.some(({ holding }) => holding.eq('0.01')));
  const position = positions.at(-1)!;
  expect(position).toMatchObject({ symbol, positionSide: 'BOTH', marginMode: 'CROSS' });
  expect(position.averageOpenPrice.gt(0)).toBe(true);
  await until('margin is taken', () => summaries.at(-1)!.freeCollateral!.lt(before.freeCollateral!));

  const bearer = visitor.tokens.token.current!;
  const stop = position.markPrice.times('0.8').round(0).toString();
  const placed = await caller(sandbox.url, bearer)('POST', '/v3/trade/algoOrder', {
    symbol,
    algoType: 'STOP',
    type: 'MARKET',
    side: 'SELL',
    quantity: '0.01',
    triggerPrice: stop,
    reduceOnly: true,
  });
  expect(placed.body).toMatchObject({ success: true });
  await until('the conditional order is told', () => algos.some(({ status }) => status === 'NEW'));
  expect(algos[0]).toMatchObject({ symbol, algoType: 'STOP', side: 'SELL', triggered: false, legs: [] });
  expect(String(algos[0]!.triggerPrice)).toBe(stop);
  await caller(sandbox.url, bearer)('DELETE', '/v3/trade/algoOrders');
  await until('its end is told', () => algos.some(({ status }) => status === 'CANCELLED'));

  expect((await place('SELL', '0.01')).ok).toBe(true);
  await until('the end of the position is told', () => positions.at(-1)!.holding.eq(0));
  expect(log.lines.filter((line) => line.level !== 'info')).toEqual([]);
});

it('tells what the exchange has to say', async () => {
  const heard: Notification[] = [];
  stops.push(account.onNotification((notification) => heard.push(notification)));
  const user = sandbox.areas.users.byEmail('lin@example.com')!;
  // Told again until the subscription has been taken.
  await until('it arrives', () => {
    if (heard.length === 0)
      sandbox.areas.notifications.tell(user, {
        type: 'SYSTEM',
        level: 'info',
        title: 'Hello',
        body: 'All is well.',
        message: { key: 'verified', values: { level: '1' } },
        link: '/markets',
      });
    return heard.length > 0;
  });
  expect(heard[0]).toMatchObject({
    type: 'SYSTEM',
    level: 'info',
    title: 'Hello',
    link: '/markets',
    read: false,
  });
});
