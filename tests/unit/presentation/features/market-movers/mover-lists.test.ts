import { type Mover, moversOf } from '../../../../../src/presentation/features/market-movers/mover-lists';

function mover(symbol: string, more: Partial<Mover>): Mover {
  return {
    symbol,
    last: 1,
    change: undefined,
    turnover: 1,
    surge: undefined,
    high: false,
    low: false,
    interest: undefined,
    funding: undefined,
    row: { trading: true } as Mover['row'],
    ...more,
  };
}

const all = [
  mover('up', { change: 3, surge: 1.4, funding: 0.0001 }),
  mover('more', { change: 7, surge: 1.5, funding: -0.0004 }),
  mover('down', { change: -5, surge: 4, interest: 10, high: true }),
  mover('unknown', {}),
  mover('paused', { change: 99, row: { trading: false } as Mover['row'] }),
];
const names = (list: Parameters<typeof moversOf>[0], count = 9): readonly string[] =>
  moversOf(list, all, count).map(({ symbol }) => symbol);

test('gainers rose and losers fell, the strongest first; what is not traded or known is in neither', () => {
  expect([names('gainers'), names('losers')]).toEqual([['more', 'up'], ['down']]);
});

test('a surge is half as much again as usual; funding stands out on either side', () => {
  expect([names('surges'), names('funding'), names('interest'), names('extremes')]).toEqual([
    ['down', 'more'],
    ['more', 'up'],
    ['down'],
    ['down'],
  ]);
});

test('only so many are listed', () => {
  expect(names('gainers', 1)).toEqual(['more']);
});
