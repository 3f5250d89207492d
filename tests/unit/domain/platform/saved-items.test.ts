import {
  activeOf,
  change,
  choose,
  discard,
  freeName,
  longestName,
  mostNamed,
  type Named,
  nothingSaved,
  put,
  rename,
  type SavedItems,
  tidyName,
} from '../../../../src/domain/platform/saved-items';
import { fc } from '../../../support/properties';

const named = (id: string, name: string, value = 0): Named<number> => ({ id, name, value });
const saved = (...items: readonly Named<number>[]): SavedItems<number> =>
  items.reduce((all, item) => put(all, item), nothingSaved<number>());
const names = ({ items }: SavedItems<number>) => items.map(({ name }) => name);
const three = saved(named('a', 'One'), named('b', 'Two'), named('c', 'Three'));

describe('what is kept under names', () => {
  it('is in use as soon as it is added, and nothing is where there is none', () => {
    expect(activeOf(three)?.name).toBe('Three');
    expect(activeOf(nothingSaved())).toBeUndefined();
  });

  it('is taken into use by its id alone', () => {
    expect(activeOf(choose(three, 'a'))?.name).toBe('One');
    expect(choose(three, 'gone')).toBe(three);
    expect(choose(three, 'c')).toBe(three);
  });

  it('is added neither twice nor without a name', () => {
    expect(put(three, named('a', 'Another'))).toBe(three);
    expect(put(three, named('d', ' \n '))).toBe(three);
  });

  it('has an end: a full list stays as it is', () => {
    const full = saved(...Array.from({ length: mostNamed }, (_, index) => named(String(index), `Item ${index}`)));
    expect(full.items).toHaveLength(mostNamed);
    expect(put(full, named('more', 'More'))).toBe(full);
  });

  it('is changed under the name in use, and nothing else is', () => {
    const changed = change(choose(three, 'b'), 7);
    expect(changed.items.map(({ value }) => value)).toEqual([0, 7, 0]);
    expect(change(three, 0)).toBe(three);
    expect(change(nothingSaved<number>(), 7)).toEqual(nothingSaved());
  });

  it('leaves its place to its neighbour when it is taken away', () => {
    expect(activeOf(discard(choose(three, 'a'), 'a'))?.name).toBe('Two');
    expect(activeOf(discard(choose(three, 'b'), 'b'))?.name).toBe('Three');
    expect(activeOf(discard(three, 'c'))?.name).toBe('Two');
    expect(activeOf(discard(three, 'a'))?.name).toBe('Three');
    expect(discard(saved(named('a', 'One')), 'a')).toEqual(nothingSaved());
    expect(discard(three, 'gone')).toBe(three);
  });
});

describe('a name', () => {
  it('is one line of forty signs at most, with nothing around it', () => {
    expect(tidyName('  Scalping \n\t at  night ')).toBe('Scalping at night');
    expect(tidyName('a\u0000b')).toBe('a b');
    expect(tidyName('\u200B\n')).toBeUndefined();
    expect(tidyName('x'.repeat(longestName + 1))).toBe('x'.repeat(longestName));
    expect(tidyName(`${'x'.repeat(longestName - 1)} and more`)).toBe('x'.repeat(longestName - 1));
  });

  it('is given to one thing alone', () => {
    expect(names(rename(three, 'b', 'Four'))).toEqual(['One', 'Four', 'Three']);
    expect(names(rename(three, 'b', 'One'))).toEqual(['One', 'One 2', 'Three']);
    expect(rename(three, 'b', ' Two ')).toBe(three);
    expect(rename(three, 'b', '  ')).toBe(three);
    expect(rename(three, 'gone', 'Four')).toBe(three);
    // What is renamed goes on as it was, and in use is what was.
    expect(rename(three, 'b', 'Four').items[1]).toEqual(named('b', 'Four'));
    expect(rename(three, 'b', 'Four').activeId).toBe('c');
  });

  it('that is taken gets the first free number', () => {
    expect(names(saved(named('a', 'One'), named('b', 'One'), named('c', 'One')))).toEqual(['One', 'One 2', 'One 3']);
    expect(freeName(three, 'Four')).toBe('Four');
    const long = 'x'.repeat(longestName);
    expect(freeName(saved(named('a', long)), long)).toBe(`${'x'.repeat(longestName - 4)} 2`);
    const gap = `${'x'.repeat(longestName - 5)} yyyy`;
    expect(freeName(saved(named('a', gap)), gap)).toBe(`${'x'.repeat(longestName - 5)} 2`);
  });

  it('is never given twice and never too long, whatever is typed', () => {
    const typed = fc.oneof(fc.constantFrom('One', 'One 2', 'x'.repeat(50)), fc.string({ maxLength: 60 }));
    fc.assert(
      fc.property(fc.array(typed, { maxLength: 25 }), (all) => {
        const kept = names(saved(...all.map((name, index) => named(String(index), name))));
        expect(new Set(kept).size).toBe(kept.length);
        for (const name of kept) expect([...name].length).toBeLessThanOrEqual(longestName);
      }),
    );
  });
});
