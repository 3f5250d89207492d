import { costDays, costInQuote, type ExecutionCost } from '../../../../src/domain/markets/execution-cost';
import { decimal } from '../../../../src/domain/shared/decimal';

test('7.6667 basis points of 10 000 are 7.6667', () => {
  expect(String(costInQuote({ amount: decimal(10_000), totalBps: decimal('7.6667') }))).toBe('7.6667');
});

test('what the book cannot fill costs nothing that could be told', () => {
  expect(costInQuote({ amount: decimal(10_000), totalBps: undefined })).toBeUndefined();
});

describe('a day of costs', () => {
  const cost = (exchange: string, at: number, total?: string): ExecutionCost => ({
    exchange,
    at,
    token: 'BTC',
    type: 'SPOT',
    amount: decimal(10_000),
    feeBps: decimal(5),
    totalBps: total === undefined ? undefined : decimal(total),
  });
  const shown = (costs: readonly ExecutionCost[]) =>
    costDays(costs).map(({ exchange, lowest, highest, average, since }) =>
      [exchange, String(lowest), String(highest), String(average), since].join(' '),
    );

  it('is told with its lowest, its highest and its mean cost, since its first measurement', () => {
    expect(shown([cost('here', 1, '4'), cost('here', 2, '3'), cost('here', 3, '8')])).toEqual(['here 3 8 5 1']);
  });

  it('is one for each exchange, the cheapest on average first', () => {
    const costs = [cost('dear', 1, '9'), cost('cheap', 1, '1'), cost('dear', 2, '7'), cost('cheap', 2, '3')];
    expect(shown(costs)).toEqual(['cheap 1 3 2 1', 'dear 7 9 8 1']);
    expect(shown(costs.toReversed().map((each) => ({ ...each, at: 3 })))).toEqual(['cheap 1 3 2 3', 'dear 7 9 8 3']);
  });

  it('leaves out the times at which the book could not fill the amount', () => {
    const [day] = costDays([cost('here', 1), cost('here', 2, '4'), cost('here', 3), cost('here', 4, '6')]);
    expect(day!.totals.map(({ at, total }) => [at, String(total)])).toEqual([
      [2, '4'],
      [4, '6'],
    ]);
    expect(day!.since).toBe(2);
  });

  it('is none yet with a single measurement', () => {
    expect(costDays([cost('here', 1, '4'), cost('here', 2), cost('there', 1, '5')])).toEqual([]);
  });
});
