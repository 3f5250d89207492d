import { fc } from '../../../../support/properties';
import { marketRow, matchesSearch } from '../../../../../src/presentation/features/markets/market-row';
import {
  defaultSort,
  nextSort,
  sortRows,
  sortValue,
  type MarketColumn,
} from '../../../../../src/presentation/features/markets/market-sort';
import { instrument, ticker } from './markets-fixture';

const rows = ['AAA', 'BBB', 'CCC', 'DDD', 'EEE', 'FFF'].map((base) => marketRow(instrument(`SPOT_${base}_USDT`)));
const columns: readonly MarketColumn[] = ['last', 'change', 'bid', 'ask', 'high', 'low', 'volume'];

test.each([
  ['bitcoin', true],
  ['Bitcoin perp', false],
  ['cash', true],
  ['bitcoin cash usdt', true],
  ['itcoin', false],
  ['b', true],
  ['c', true],
  ['a', false],
])('searching %p finds a coin that is called Bitcoin Cash: %p', (search, found) => {
  const row = marketRow({ ...instrument('SPOT_BCH_USDT'), baseName: 'Bitcoin Cash' });
  expect(matchesSearch(row, search)).toBe(found);
});

test('sorted rows are in order, the unknown ones last, equal ones by name', () => {
  const figure = fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.tuple(figure, figure, figure, figure, figure, figure),
      fc.constantFrom(...columns),
      fc.constantFrom('ascending' as const, 'descending' as const),
      (figures, column, direction) => {
        const tickerOf = (symbol: string) => {
          const close = figures[rows.findIndex((row) => row.symbol === symbol)];
          if (close === undefined) return undefined;
          const statistics = ticker(symbol, { open: 2, close, high: close, low: close, amount: close });
          return { symbol, statistics, firstBidPrice: close, firstAskPrice: close };
        };
        const sorted = sortRows(rows, { column, direction }, 'quote', tickerOf);
        expect([...sorted].sort((a, b) => rows.indexOf(a) - rows.indexOf(b))).toEqual(rows);
        for (let index = 1; index < sorted.length; index += 1) {
          const [before, after] = [sorted[index - 1]!, sorted[index]!];
          const a = sortValue(tickerOf(before.symbol), column, 'quote');
          const b = sortValue(tickerOf(after.symbol), column, 'quote');
          if (a === undefined) expect(b).toBeUndefined();
          if (a === undefined || b === undefined) continue;
          expect(direction === 'ascending' ? a <= b : a >= b).toBe(true);
          if (a === b) expect(before.name < after.name).toBe(true);
        }
      },
    ),
  );
});

test.each(columns)('three clicks on %s come back to where it began', (column) => {
  const once = nextSort(defaultSort, column);
  const twice = nextSort(once, column);
  expect(new Set([once.direction, twice.direction]).size).toBe(2);
  if (column !== 'volume') expect(nextSort(twice, column)).toEqual(defaultSort);
});

test.each([
  ['btc', true],
  ['BTC/USDT', true],
  ['usd', true],
  ['spot btc', true],
  ['perp', false],
  ['p', false],
  ['', true],
  ['  ', true],
  ['eth', false],
])('searching %p finds BTC/USDT spot: %p', (search, found) => {
  expect(matchesSearch(marketRow(instrument('SPOT_BTC_USDT')), search)).toBe(found);
});
