import { FundingSettlements } from '../../../../../../src/application/trading/funding-settlements';
import type { Failure } from '../../../../../../src/application/kernel/failure';
import type { AccountStreamPort } from '../../../../../../src/application/trading/account-stream.port';
import type { FundingPayment } from '../../../../../../src/application/trading/positions.port';
import type { HistoryQuery } from '../../../../../../src/application/trading/trading.port';
import { Recovery } from '../../../../../../src/application/kernel/recovery';
import { decimal } from '../../../../../../src/domain/shared/decimal';
import { minute, second } from '../../../../../../src/domain/shared/instant';
import { failure, success } from '../../../../../../src/domain/shared/result';
import type { Position } from '../../../../../../src/domain/trading/position';
import { Histories } from '../../../../../../src/presentation/features/terminal/portfolio/histories/histories';
import { FundingSumsStore } from '../../../../../../src/presentation/features/terminal/portfolio/positions/funding-sums.store';
import { FakeScheduler } from '../../../../../support/fake-scheduler';
import { FakeAccountStream } from '../../../../application/trading/trading-fakes';

const midnight = Date.UTC(2026, 10, 22);
const held = (symbol: string, openedAt: number | undefined) =>
  ({ symbol, positionSide: 'BOTH', openedAt }) as unknown as Position;
const payment = (symbol: string, at: number, amount: string): FundingPayment => ({
  ...{ id: `${symbol} ${at}`, symbol, at, amount: decimal(amount) },
  ...{ rate: decimal('0.0001'), markPrice: decimal(60_000) },
});

/** An exchange that settles funding a second after midnight. */
function exchange() {
  const time = new FakeScheduler(midnight - 10 * second);
  const settlements = new FundingSettlements({ meter: { clockAhead: undefined } }, time, time);
  const asked: HistoryQuery[] = [];
  const booked: FundingPayment[] = [];
  const state = { offline: false };
  const port = {
    fundingPayments: async (query: HistoryQuery) => {
      asked.push(query);
      return state.offline
        ? failure<Failure>({ kind: 'offline' })
        : success({ rows: [...booked], total: booked.length });
    },
  };
  time.after(11 * second, () =>
    booked.push(payment('PERP_BTC_USDT', midnight, '-3'), payment('PERP_ETH_USDT', midnight, '2')),
  );
  return { time, settlements, asked, state, port };
}

describe('the funding of what is held', () => {
  it('is there seconds after a settlement, read once for all of it', async () => {
    const { time, settlements, asked, port } = exchange();
    const store = new FundingSumsStore(port, settlements, time);
    const [btc, eth] = [held('PERP_BTC_USDT', midnight - 2 * minute), held('PERP_ETH_USDT', midnight - minute)];
    const unknown = held('PERP_SOL_USDT', undefined);
    const stop = store.start();
    store.follow([btc, eth, unknown]);
    await time.settle();
    const sums = () => [btc, eth, unknown].map((position) => store.of(position)?.toFixed());
    expect(sums()).toEqual(['0', '0', undefined]);
    await time.settle(13 * second, second);
    expect(sums()).toEqual(['-3', '2', undefined]);
    expect(asked).toEqual(
      Array.from({ length: 2 }, () => ({ symbol: undefined, from: midnight - 2 * minute, page: 1, size: 500 })),
    );
    stop();
    expect(time.waiting).toBe(0);
  });

  it('is read of a new position alone, and again where that failed', async () => {
    const { time, settlements, asked, state, port } = exchange();
    const store = new FundingSumsStore(port, settlements, time);
    const [btc, eth] = [held('PERP_BTC_USDT', midnight - 2 * minute), held('PERP_ETH_USDT', midnight - minute)];
    store.start();
    store.follow([btc]);
    await time.settle();
    state.offline = true;
    store.follow([btc, eth]);
    await time.settle();
    expect([store.of(btc)?.toFixed(), store.of(eth)]).toEqual(['0', undefined]);
    expect(asked.map(({ symbol, from }) => [symbol, from])).toEqual([
      ['PERP_BTC_USDT', midnight - 2 * minute],
      ['PERP_ETH_USDT', midnight - minute],
    ]);
    await time.settle(30 * second, second);
    state.offline = false;
    await time.settle(31 * second, second);
    expect(store.of(eth)?.toFixed()).toBe('2');
    const read = asked.length;
    await time.settle(2 * minute, second);
    expect(asked).toHaveLength(read);
  });
});

describe('funding that could not be read when it was settled', () => {
  it('is read again, though an older sum is known', async () => {
    const { time, settlements, state, port } = exchange();
    const store = new FundingSumsStore(port, settlements, time);
    const btc = held('PERP_BTC_USDT', midnight - 2 * minute);
    store.start();
    store.follow([btc]);
    await time.settle();
    state.offline = true;
    await time.settle(30 * second, second);
    expect(store.of(btc)?.toFixed()).toBe('0');
    state.offline = false;
    await time.settle(minute, second);
    expect(store.of(btc)?.toFixed()).toBe('-3');
  });

  it('is read once it is on screen again, settled while it was not', async () => {
    const { time, settlements, port } = exchange();
    const store = new FundingSumsStore(port, settlements, time);
    const btc = held('PERP_BTC_USDT', midnight - 2 * minute);
    const stop = store.start();
    store.follow([btc]);
    await time.settle();
    stop();
    await time.settle(30 * second, second);
    store.start();
    store.follow([btc]);
    await time.settle();
    expect(store.of(btc)?.toFixed()).toBe('-3');
  });

  it('is not set back by a slower reading of before', async () => {
    const { time, settlements, port } = exchange();
    const btc = held('PERP_BTC_USDT', midnight - 2 * minute);
    let answerFirst: (answer: Awaited<ReturnType<typeof port.fundingPayments>>) => void = () => undefined;
    const first = new Promise<Awaited<ReturnType<typeof port.fundingPayments>>>((answer) => (answerFirst = answer));
    let asked = 0;
    const store = new FundingSumsStore(
      { fundingPayments: (query) => ((asked += 1) === 1 ? first : port.fundingPayments(query)) },
      settlements,
      time,
    );
    store.start();
    store.follow([btc]);
    await time.settle(13 * second, second);
    expect(store.of(btc)?.toFixed()).toBe('-3');
    answerFirst(success({ rows: [], total: 0 }));
    await time.settle();
    expect(store.of(btc)?.toFixed()).toBe('-3');
  });
});

it('the history of funding shows a settlement seconds after it', async () => {
  const { time, settlements, port } = exchange();
  const nothing = {} as never;
  const stream: AccountStreamPort = new FakeAccountStream();
  const histories = new Histories(
    ...([nothing, nothing, port as never, nothing, nothing, stream] as const),
    ...([settlements, time, time, new Recovery(time)] as const),
  );
  const history = histories.open('funding');
  const stop = history.start();
  await time.settle(9 * second, second);
  expect(history.rows).toEqual([]);
  await time.settle(5 * second, second);
  expect(history.rows).toHaveLength(2);
  stop();
  expect(time.waiting).toBe(0);
});
