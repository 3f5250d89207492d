import { CopiesQueries } from '../../../../src/application/social/copies.queries';
import { FeaturesQueries } from '../../../../src/application/social/features.queries';
import { FollowingQueries } from '../../../../src/application/social/following.queries';
import { LeaderboardsQueries } from '../../../../src/application/social/leaderboards.queries';
import { LeadingQueries } from '../../../../src/application/social/leading.queries';
import { StrategiesQueries } from '../../../../src/application/social/strategies.queries';
import { TradersQueries } from '../../../../src/application/social/traders.queries';
import type { Resource } from '../../../../src/application/kernel/resource';
import { failure, success } from '../../../../src/domain/shared/result';
import { exchange } from '../../../support/asked-exchange';
import { ReadCache } from '../../../support/read-cache';

const second = 1_000;
const minute = 60 * second;

function setUp(answers: Record<string, unknown> = {}) {
  const host = exchange(answers);
  const cache = new ReadCache();
  return {
    host,
    cache,
    copies: new CopiesQueries(cache, host.port),
    features: new FeaturesQueries(cache, host.port),
    following: new FollowingQueries(cache, host.port),
    leaderboards: new LeaderboardsQueries(cache, host.port),
    leading: new LeadingQueries(cache, host.port),
    strategies: new StrategiesQueries(cache, host.port),
    traders: new TradersQueries(cache, host.port),
  };
}

type Reads = ReturnType<typeof setUp>;

const week = 'WEEKLY' as never;
const day = 'DAILY' as never;
const promoted = { period: week, by: 'ROI', order: 'DESC', size: 5 } as never;
const volume = { period: week, type: 'SPOT', order: 'DESC' } as never;
const metrics = { period: week, type: 'SPOT', order: 'DESC', by: 'ROI' } as never;

/** Each question, whom it is asked of with what, for how long its answer is fresh, and whether anybody may see it. */
const questions: readonly (readonly [(reads: Reads) => Resource<never>, readonly unknown[], number, boolean])[] = [
  [({ copies }) => copies.terms('s1') as never, ['terms', 's1'], minute, true],
  [({ copies }) => copies.terms('s2') as never, ['terms', 's2'], minute, true],
  [({ copies }) => copies.xray('s1', 100, 7) as never, ['xray', 's1', 100, 7], minute, true],
  [({ copies }) => copies.xray('s2', 100, 7) as never, ['xray', 's2', 100, 7], minute, true],
  [({ copies }) => copies.xray('s1', 200, 7) as never, ['xray', 's1', 200, 7], minute, true],
  [({ copies }) => copies.xray('s1', 100, 30) as never, ['xray', 's1', 100, 30], minute, true],
  [({ copies }) => copies.copies() as never, ['copies'], 10 * second, false],
  [({ copies }) => copies.trades('c1', 1, 20) as never, ['trades', 'c1', 1, 20], 10 * second, false],
  [({ copies }) => copies.trades('c2', 1, 20) as never, ['trades', 'c2', 1, 20], 10 * second, false],
  [({ copies }) => copies.trades('c1', 2, 20) as never, ['trades', 'c1', 2, 20], 10 * second, false],
  [({ copies }) => copies.trades('c1', 1, 50) as never, ['trades', 'c1', 1, 50], 10 * second, false],
  [({ copies }) => copies.movements('c1') as never, ['movements', 'c1'], 10 * second, false],
  [({ copies }) => copies.movements('c2') as never, ['movements', 'c2'], 10 * second, false],
  [({ copies }) => copies.holdingReturns() as never, ['holdingReturns'], minute, false],
  [({ copies }) => copies.profitShares('c1') as never, ['profitShares', 'c1'], 10 * second, false],
  [({ copies }) => copies.profitShares('c2') as never, ['profitShares', 'c2'], 10 * second, false],
  [({ features }) => features.all(true) as never, ['myFeatures'], 5 * minute, false],
  [({ features }) => features.all(false) as never, ['publicFeatures'], 5 * minute, true],
  [({ following }) => following.ids() as never, ['followingIds'], minute, false],
  [({ following }) => following.traders() as never, ['following'], minute, false],
  [({ leaderboards }) => leaderboards.byVolume(volume, true) as never, ['byVolumeWithMe', volume], minute, false],
  [({ leaderboards }) => leaderboards.byVolume(volume, false) as never, ['byVolume', volume], minute, true],
  [({ leaderboards }) => leaderboards.byMetrics(metrics, true) as never, ['byMetricsWithMe', metrics], minute, false],
  [({ leaderboards }) => leaderboards.byMetrics(metrics, false) as never, ['byMetrics', metrics], minute, true],
  [({ leading }) => leading.state() as never, ['state'], 10 * second, false],
  [({ leading }) => leading.copiers('s1') as never, ['copiers', 's1'], 10 * second, false],
  [({ leading }) => leading.copiers('s2') as never, ['copiers', 's2'], 10 * second, false],
  [({ leading }) => leading.payments('s1', 1, 20) as never, ['payments', 's1', 1, 20], 10 * second, false],
  [({ leading }) => leading.payments('s1', 2, 20) as never, ['payments', 's1', 2, 20], 10 * second, false],
  [({ strategies }) => strategies.promoted(promoted) as never, ['promoted', promoted], minute, true],
  [({ strategies }) => strategies.returns() as never, ['returns'], minute, true],
  [({ strategies }) => strategies.metrics('s1', week) as never, ['metrics', 's1', week], minute, true],
  [({ strategies }) => strategies.metrics('s1', day) as never, ['metrics', 's1', day], minute, true],
  [({ strategies }) => strategies.metrics('s2', week) as never, ['metrics', 's2', week], minute, true],
  [({ strategies }) => strategies.positions('s1') as never, ['positions', 's1'], minute, true],
  [({ strategies }) => strategies.positions('s2') as never, ['positions', 's2'], minute, true],
  [({ strategies }) => strategies.orderHistory('s1', 1, 20) as never, ['orderHistory', 's1', 1, 20], minute, true],
  [({ strategies }) => strategies.orderHistory('s1', 2, 20) as never, ['orderHistory', 's1', 2, 20], minute, true],
  [({ traders }) => traders.myUuid() as never, ['myUuid'], 60 * minute, false],
  [({ traders }) => traders.me() as never, ['me'], minute / 2, false],
  [({ traders }) => traders.search('Otter') as never, ['search', 'Otter'], minute, true],
  [({ traders }) => traders.search('Heron') as never, ['search', 'Heron'], minute, true],
  [({ traders }) => traders.overview('u1') as never, ['overview', 'u1'], minute / 2, false],
  [({ traders }) => traders.overview('u2') as never, ['overview', 'u2'], minute / 2, false],
  [({ traders }) => traders.summary('u1') as never, ['summary', 'u1'], minute / 2, false],
  [({ traders }) => traders.performance('u1', week) as never, ['performance', 'u1', week], minute / 2, false],
  [({ traders }) => traders.performance('u1', day) as never, ['performance', 'u1', day], minute / 2, false],
  [({ traders }) => traders.portfolio('u1') as never, ['portfolio', 'u1'], minute / 2, false],
  [({ traders }) => traders.extendedPortfolio('u1') as never, ['extendedPortfolio', 'u1'], minute / 2, false],
  [({ traders }) => traders.activity('u1', 1, 20) as never, ['tradingActivity', 'u1', 1, 20], minute / 2, false],
  [({ traders }) => traders.activity('u1', 2, 20) as never, ['tradingActivity', 'u1', 2, 20], minute / 2, false],
  [({ traders }) => traders.activity('u1', 1, 50) as never, ['tradingActivity', 'u1', 1, 50], minute / 2, false],
];

describe('what is read of traders and of those who copy them', () => {
  it.each(questions)(
    'is asked of the exchange, and is fresh for as long as it may be (%#)',
    async (read, ...expected) => {
      const reads = setUp();
      await read(reads).refresh();
      const [{ staleAfter, outlivesSession = false }] = reads.cache.opened as never as [never];
      expect([reads.host.calls[0], staleAfter, outlivesSession]).toEqual(expected);
    },
  );

  it('is one value for one question', () => {
    const reads = setUp();
    const values = questions.map(([read]) => read(reads));
    expect(new Set(values).size).toBe(questions.length);
    expect(questions.map(([read], index) => read(reads) === values[index])).not.toContain(false);
  });

  it('bears the name of what it is, so that no other part of the application reads it by mistake', () => {
    const reads = setUp();
    for (const [read] of questions) read(reads);
    reads.strategies.all();
    const parts = new Set(reads.cache.opened.map(({ key }) => key[0]));
    expect([...parts].toSorted()).toEqual(
      ['copies', 'features', 'following', 'leaderboard', 'leading', 'strategies', 'traders'].toSorted(),
    );
    // What follows are bounds, of which there may be none.
    expect(reads.cache.opened.filter(({ key }) => key.length < 2 || key.slice(0, 3).includes(''))).toEqual([]);
  });

  it('finds a trader by a name, however it is written', () => {
    const { traders } = setUp();
    expect(traders.search('OTTER')).toBe(traders.search('otter'));
  });

  it('counts everybody among the best where no bounds are set, and is another ranking with each bound', () => {
    const { leaderboards } = setUp();
    const bounds = [
      undefined,
      { leastCapital: 100 },
      { leastCapital: 200 },
      { deepestDrawdown: 100 },
      { deepestDrawdown: 200 },
      { leastCapital: 100, deepestDrawdown: 200 },
    ];
    const rankings = bounds.map((each) =>
      leaderboards.byMetrics({ ...(metrics as object), bounds: each } as never, false),
    );
    expect(new Set(rankings).size).toBe(bounds.length);
    expect(leaderboards.byMetrics({ ...(metrics as object), bounds: {} } as never, false)).toBe(rankings[0]);
  });
});

describe('all strategies', () => {
  const rows = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({ strategyId: from + index }));

  function pages(...answers: unknown[]) {
    const asked: unknown[] = [];
    const port = { strategies: async (...page: unknown[]) => (asked.push(page), answers.shift()) };
    return { asked, all: new StrategiesQueries(new ReadCache(), port as never).all() };
  }

  it('are read page by page, until every one is there', async () => {
    const { asked, all } = pages(
      success({ rows: rows(0, 100), total: 150 }),
      success({ rows: rows(100, 50), total: 150 }),
      failure({ kind: 'offline' }),
    );
    await all.refresh();
    expect(all.current).toMatchObject({ status: 'ready', value: rows(0, 150) });
    expect(asked).toEqual([
      [1, 100],
      [2, 100],
    ]);
  });

  it('are each there once, also where one falls to the next page meanwhile', async () => {
    const { asked, all } = pages(
      success({ rows: rows(0, 100), total: 150 }),
      success({ rows: rows(99, 50), total: 150 }),
      failure({ kind: 'offline' }),
    );
    await all.refresh();
    expect(all.current).toMatchObject({ status: 'ready', value: rows(0, 149) });
    expect(asked).toHaveLength(2);
  });

  it('end with an empty page, where some were closed in the meantime', async () => {
    const { asked, all } = pages(success({ rows: rows(0, 100), total: 150 }), success({ rows: [], total: 150 }));
    await all.refresh();
    expect(all.current).toMatchObject({ status: 'ready', value: rows(0, 100) });
    expect(asked).toHaveLength(2);
  });

  it('are not said to be all where a page could not be read', async () => {
    const { all } = pages(success({ rows: rows(0, 100), total: 150 }), failure({ kind: 'offline' }));
    await all.refresh();
    expect(all.current).toEqual({ status: 'failed', failure: { kind: 'offline' } });
  });

  it('are fresh for a minute, and the same for everybody', () => {
    const { strategies, cache } = setUp();
    strategies.all();
    expect(cache.opened).toMatchObject([{ staleAfter: minute, outlivesSession: true }]);
  });
});
