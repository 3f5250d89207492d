import { FilterError, parseFilter, type FieldValue } from '../../../../../sandbox/services/content/nql';

const post: Readonly<Record<string, readonly FieldValue[]>> = {
  tag: ['news', 'hash-ru'],
  featured: [true],
  reading_time: [7],
  title: ["It's a market"],
  published_at: ['2026-03-01T00:00:00.000Z'],
  feature_image: [null],
};
const fits = (filter: string): boolean => parseFilter(filter)((field) => post[field] ?? []);

test.each([
  ['tag:news', true],
  ['tag:-news', false],
  ['tag:-[a,b]', true],
  ['tag:-[a,news]', false],
  // "and" binds more than "or".
  ['tag:a,tag:news+featured:true', true],
  ['(tag:a,tag:news)+featured:false', false],
  ['reading_time:>6', true],
  ['reading_time:<=6', false],
  ['reading_time:7', true],
  ["title:'It\\'s a market'", true],
  ["title:~^'it'", true],
  ["title:~$'MARKET'", true],
  ["title:~'nothing'", false],
  ["published_at:<'2026-03-02 10:00:00'", true],
  ['feature_image:null', true],
  ['feature_image:-null', false],
  ['unknown:null', true],
])('%s: %s', (filter, expected) => {
  expect(fits(filter)).toBe(expected);
});

test.each(['', 'tag', 'tag:', 'tag:a+', 'tag:[a', '(tag:a', 'tag:a)', 'tag:a b', ":'a'"])(
  '"%s" is no filter',
  (text) => {
    expect(() => parseFilter(text)).toThrow(FilterError);
  },
);
