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
