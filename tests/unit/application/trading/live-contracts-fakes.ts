import { PositionFees } from '../../../../src/application/trading/position-fees';
import { PlainResourceCache } from '../../../fakes/plain-resource-cache';
import { AccountRisk } from '../../../../src/application/trading/account-risk';
import { Balances } from '../../../../src/application/trading/balances';
import { ContractAccount } from '../../../../src/application/trading/contract-account';
import { ContractMarkets } from '../../../../src/application/trading/contract-market';
import { ChangeMarginSettings } from '../../../../src/application/trading/change-margin-settings.use-case';
import { OpenOrders } from '../../../../src/application/trading/open-orders';
import { Positions } from '../../../../src/application/trading/positions';
import { Recovery } from '../../../../src/application/kernel/recovery';
import { Subject, type Listener } from '../../../../src/application/kernel/observable-value';
import type { ConnectionState } from '../../../../src/application/markets/market-stream.port';
import { decimal } from '../../../../src/domain/shared/decimal';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { FakeScheduler } from '../../../support/fake-scheduler';
import { balance } from './trading-fakes';

export const symbol = 'PERP_BTC_USDT';
export const offline = failure({ kind: 'offline' } as const);

/** A topic of the private stream. */
function topic<T>() {
  const listeners = new Set<Listener<T>>();
  return {
    on: (listener: Listener<T>) => (listeners.add(listener), () => listeners.delete(listener)),
    tell: (value: T) => [...listeners].forEach((listener) => listener(value)),
    heard: () => listeners.size,
  };
}

/** What a message tells of a position. */
export const position = (holding: string, version = 1, more: object = {}) => ({
  symbol,
  positionSide: 'BOTH',
  holding: decimal(holding),
  averageOpenPrice: decimal('100'),
  settlePrice: decimal('98'),
  markPrice: decimal('100'),
  updatedAt: version,
  version,
  ...more,
});
const whole = { leverage: 10, marginMode: 'CROSS' };

/** Everything live of one account that trades contracts, over a stream and an exchange that a test speaks for. */
export function setUp() {
  const time = new FakeScheduler();
  const recovery = new Recovery(time);
  const connection = new Subject<ConnectionState>({ phase: 'open' });
  const [positionTopic, summaryTopic, balanceTopic, prices] = [topic(), topic(), topic(), topic()] as const;
  const stream = {
    connection,
    onPositions: positionTopic.on,
    onMarginSummary: summaryTopic.on,
    onBalances: balanceTopic.on,
    onExecutionReport: () => () => undefined,
  } as never;
  const host = exchange({
    positions: success([position('1', 1, whole), position('2', 1, { ...whole, symbol: 'PERP_ETH_USDT' })]),
    summary: success({ totalAccountValue: 5, marginRatio: 3 }),
    balances: success([balance('BTC', '2', 1)]),
    marginMode: success('CROSS'),
    leverage: success({
      positionMode: 'ONE_WAY',
      marginMode: 'CROSS',
      sides: [{ positionSide: 'BOTH', leverage: 10 }],
    }),
    leverageTiers: success([]),
    fills: success({ rows: [], total: 0 }),
  });
  const session = { state: new Subject<{ status: string }>({ status: 'loggedIn' }) };
  const positions = new Positions(host.port, stream, recovery);
  const risk = new AccountRisk(host.port, stream, recovery);
  const balances = new Balances(host.port, stream, recovery);
  const algo = { start: () => () => undefined } as never;
  const account = new ContractAccount(session as never, positions, algo, risk);
  const follow = (_: string, listener: Listener<unknown>) => prices.on(listener);
  const contractStream = {
    onMarkPrice: follow,
    onIndexPrice: follow,
    onOpenInterest: follow,
    onFundingEstimate: follow,
  } as never;
  const markets = new ContractMarkets(
    contractStream,
    host.port,
    host.port,
    new ChangeMarginSettings(host.port),
    positions,
    risk,
    new OpenOrders(host.port, stream, recovery),
    account,
    session as never,
    recovery,
    new PositionFees(new PlainResourceCache(time), host.port),
  );
  return {
    time,
    host,
    connection,
    session,
    contractStream,
    positions,
    risk,
    balances,
    account,
    markets,
    positionTopic,
    summaryTopic,
    balanceTopic,
    prices,
  };
}
