import type { Instrument } from '../../../../../src/domain/markets/instrument';
import { mostTraded } from '../../../../../src/presentation/features/palette/most-traded';
import { findItems, type PaletteItem } from '../../../../../src/presentation/features/palette/palette-item';

const item = (name: string, english: string): PaletteItem => ({
  id: name,
  group: 'actions',
  name,
  english,
  run: () => undefined,
});

const items = [
  item('OP/USDT', 'OP Optimism SPOT_OP_USDT'),
  item('Sublime', 'sublime'),
  item('Лимиты', 'your own limits'),
  item('Stop trading', 'halt'),
];

const found = (typed: string) => findItems(typed, items, []).map(({ name }) => name);

it('what begins a word comes first, then what stands within one', () => {
  expect(found('lim')).toEqual(['Лимиты', 'Sublime']);
  expect(found('st')).toEqual(['Stop trading']);
});

it('letters here and there count in what is read, not in words that nobody sees', () => {
  expect(found('stop')).toEqual(['Stop trading']);
  expect(found('opu')).toEqual(['OP/USDT']);
  expect(found('sptr')).toEqual(['Stop trading']);
  expect(findItems('sptr', items, [], false)).toEqual([]);
});

describe('while nothing is typed', () => {
  const of = (group: PaletteItem['group'], name: string, aside?: boolean): PaletteItem => ({
    ...item(name, name),
    group,
    aside,
  });
  const everything = [
    of('actions', 'New price alert'),
    of('actions', 'Price ladder', true),
    of('pages', 'Wallet'),
    ...Array.from({ length: 9 }, (_, place) => of('markets', `Market ${place}`)),
    of('settings', 'Theme: dark'),
  ];
  const listed = (recent: Parameters<typeof findItems>[2] = []) =>
    findItems(' ', everything, recent).map(({ name }) => name);

  it('markets stand first, then pages, acts and settings; what belongs elsewhere waits for its name', () => {
    expect(listed()).toEqual([
      ...Array.from({ length: 8 }, (_, place) => `Market ${place}`),
      'Wallet',
      'New price alert',
      'Theme: dark',
    ]);
    expect(findItems('ladder', everything, []).map(({ name }) => name)).toEqual(['Price ladder']);
  });

  it('what was used last stands before all, once', () => {
    expect(listed([{ kind: 'item', id: 'Wallet' }]).slice(0, 2)).toEqual(['Wallet', 'Market 0']);
    expect(listed([{ kind: 'item', id: 'Wallet' }]).filter((name) => name === 'Wallet')).toHaveLength(1);
  });

  it('of markets the most traded come first, and those of which nothing is known in their order', () => {
    const [a, b, c, d] = ['A', 'B', 'C', 'D'].map((symbol) => ({ symbol }) as Instrument);
    const amounts: Readonly<Record<string, number>> = { B: 5, D: 90 };
    const statistics = (symbol: string) => (symbol in amounts ? ({ amount: amounts[symbol] } as never) : undefined);
    expect(mostTraded([a!, b!, c!, d!], { statistics })).toEqual([d, b, a, c]);
  });
});
