import { NewestOfEach, type Identity } from '../../../../src/domain/trading/newest-of-each';

interface Row {
  readonly id: string;
  /** 0: the source counts no versions. */
  readonly version: number;
  readonly text?: string | undefined;
  readonly over?: boolean;
}
const identity: Identity<Row> = {
  key: ({ id }) => id,
  version: ({ version }) => version,
  isOver: ({ over = false }) => over,
};
const row = (id: string, version: number, text = `${id}${version}`): Row => ({ id, version, text });
const texts = (rows: NewestOfEach<Row>) => rows.value().map(({ text }) => text);

describe('of rows that come in any order the newest', () => {
  let rows: NewestOfEach<Row>;
  beforeEach(() => {
    rows = new NewestOfEach(identity);
  });

  it('is shown, each by its key', () => {
    expect(rows.value()).toEqual([]);
    expect(rows.applyChange([row('a', 1), row('b', 1)])).toBe(true);
    expect(rows.applyChange([row('a', 2)])).toBe(true);
    expect(texts(rows)).toEqual(['a2', 'b1']);
  });

  it('is not replaced by one that came later and is older, but by one of the same version', () => {
    rows.applyChange([row('a', 2)]);
    expect(rows.applyChange([row('a', 1)])).toBe(false);
    expect(texts(rows)).toEqual(['a2']);
    expect(rows.applyChange([row('a', 2, 'again')])).toBe(true);
    expect(texts(rows)).toEqual(['again']);
  });

  it('says that something changed where one of several did', () => {
    rows.applyChange([row('a', 2)]);
    expect(rows.applyChange([row('b', 1), row('a', 1)])).toBe(true);
    expect(rows.applyChange([row('a', 1), row('b', 2)])).toBe(true);
    expect(rows.applyChange([])).toBe(false);
  });

  it('is the one that came last where the source counts no versions', () => {
    rows.applyChange([row('a', 5)]);
    expect(rows.applyChange([row('a', 0)])).toBe(true);
    expect(texts(rows)).toEqual(['a0']);
  });

  it('is gone where a snapshot leaves it out', () => {
    rows.applyChange([row('a', 1), row('b', 1)]);
    rows.beginSnapshot();
    rows.applySnapshot([row('b', 1), row('c', 1)]);
    expect(texts(rows)).toEqual(['b1', 'c1']);
    rows.applySnapshot([row('c', 1)]);
    expect(texts(rows)).toEqual(['c1']);
  });

  it('stays where it came while the snapshot that leaves it out was read', () => {
    rows.beginSnapshot();
    rows.applyChange([row('a', 1)]);
    rows.applySnapshot([row('b', 1)]);
    expect(texts(rows)).toEqual(['a1', 'b1']);
    // The next snapshot has had time to know it.
    rows.beginSnapshot();
    rows.applySnapshot([row('b', 1)]);
    expect(texts(rows)).toEqual(['b1']);
  });

  it('is the change, not the snapshot it came into, where no versions are counted', () => {
    rows.beginSnapshot();
    rows.applyChange([row('a', 0, 'change')]);
    rows.applySnapshot([row('a', 0, 'snapshot'), row('b', 0, 'snapshot')]);
    expect(texts(rows)).toEqual(['change', 'snapshot']);
  });

  it('is the newer version where a snapshot has it, even of what changed meanwhile', () => {
    rows.beginSnapshot();
    rows.applyChange([row('a', 1), row('b', 3)]);
    rows.applySnapshot([row('a', 2), row('b', 2)]);
    expect(texts(rows)).toEqual(['a2', 'b3']);
  });

  it('is not taken back by a snapshot that is older', () => {
    rows.applyChange([row('a', 4)]);
    rows.applySnapshot([row('a', 3)]);
    expect(texts(rows)).toEqual(['a4']);
  });

  it('is not brought back by an older snapshot once it is over', () => {
    rows.applyChange([{ ...row('a', 3), over: true }]);
    expect(rows.value()).toEqual([]);
    rows.beginSnapshot();
    rows.applySnapshot([]);
    rows.beginSnapshot();
    rows.applySnapshot([row('a', 2), row('b', 1)]);
    expect(texts(rows)).toEqual(['b1']);
  });

  it('keeps of what was known as much as its kind says', () => {
    const keeping = new NewestOfEach<Row>({
      ...identity,
      keeping: (known, next) => ({ ...next, text: next.text ?? known.text }),
    });
    keeping.applyChange([row('a', 1, 'said')]);
    keeping.applyChange([{ id: 'a', version: 2 }]);
    expect(keeping.value()).toEqual([{ id: 'a', version: 2, text: 'said' }]);
    keeping.beginSnapshot();
    keeping.applySnapshot([{ id: 'a', version: 3 }]);
    expect(keeping.value()).toEqual([{ id: 'a', version: 3, text: 'said' }]);
  });
});
