import { ReserveHistory } from '../../../../src/application/reserves/reserve-history';
import type { Audit } from '../../../../src/domain/reserves/audit';
import type { ReserveFigures } from '../../../../src/domain/reserves/reserve-figures';
import { decimal } from '../../../../src/domain/shared/decimal';
import { MemoryStorage } from '../../../fakes/memory-platform';

const hour = 3_600_000;
const figures = (at: number, ratio: string | undefined, custodyRatio: string | undefined = '0.9') =>
  ({
    at,
    ratio: ratio === undefined ? undefined : decimal(ratio),
    custodyRatio: custodyRatio === '' ? undefined : decimal(custodyRatio),
  }) as ReserveFigures;
const audit = (auditId: string, merkleRoot: string) => ({ auditId, merkleRoot }) as Audit;

function device(storage = new MemoryStorage(), now = 5) {
  return { storage, history: new ReserveHistory(storage, { now: () => now }) };
}

describe('what this device has seen of the reserves', () => {
  it('is there on the next visit, in percent that are never more than was seen', () => {
    const { storage, history } = device();
    history.saw(figures(1, '1.12345678', '0.5'));
    const seen = { ratios: [{ at: 1, reserve: 112.3456, custody: 50 }], roots: [] };
    expect(history.record.current).toEqual(seen);
    expect(device(storage).history.record.current).toEqual(seen);
  });

  it.each([
    [undefined, '0.9'],
    ['1.1', ''],
  ])('is nothing where nothing is owed (%#)', (ratio, custody) => {
    const { storage, history } = device();
    history.saw(figures(1, ratio, custody));
    expect(history.record.current).toEqual({ ratios: [], roots: [] });
    expect(storage.all()).toEqual({});
  });

  it('is the root of an audit as it was first, and says when another is told later', () => {
    const { storage, history } = device();
    history.sawAudits([audit('a1', 'aa')]);
    history.sawAudits([audit('a2', 'cc'), audit('a1', 'bb')]);
    const first = { auditId: 'a1', root: 'aa', seenAt: 5 };
    expect(history.record.current.roots).toEqual([first, { auditId: 'a2', root: 'cc', seenAt: 5 }]);
    const { history: next } = device(storage, 9);
    expect(next.changed([audit('a2', 'cc'), audit('a1', 'bb')])).toEqual([{ ...first, now: 'bb' }]);
    expect(next.changed([audit('a1', 'aa')])).toEqual([]);
  });

  it('is put to what another tab has seen, of ratios as of roots', () => {
    const storage = new MemoryStorage();
    const [first, second] = [device(storage).history, device(storage).history];
    first.saw(figures(0, '1.1'));
    second.sawAudits([audit('a1', 'aa')]);
    expect(second.record.current).toMatchObject({ ratios: [{ at: 0 }], roots: [{ auditId: 'a1' }] });
    storage.write('reserve-history', JSON.stringify({ ratios: [], roots: second.record.current.roots }));
    first.saw(figures(hour, '1.2'));
    expect(first.record.current).toMatchObject({ ratios: [{ at: hour }], roots: [{ auditId: 'a1' }] });
  });

  it('stays with the page where nothing can be kept', () => {
    const storage = new MemoryStorage();
    jest.spyOn(storage, 'write').mockImplementation(() => undefined);
    const { history } = device(storage);
    history.saw(figures(0, '1.1'));
    history.saw(figures(hour, '1.2'));
    expect(history.record.current.ratios.map(({ reserve }) => reserve)).toEqual([110, 120]);
  });

  it('is forgotten when somebody wants that', () => {
    const { storage, history } = device();
    history.saw(figures(1, '1.1'));
    history.sawAudits([audit('a1', 'aa')]);
    history.forget();
    expect(history.record.current).toStrictEqual({ ratios: [], roots: [] });
    expect(storage.all()).toEqual({});
  });

  it('does not come back by another tab once it is forgotten', () => {
    const { storage, history } = device();
    history.saw(figures(0, '1.1'));
    history.sawAudits([audit('a1', 'aa')]);
    storage.removeElsewhere('reserve-history');
    expect(history.record.current).toEqual({ ratios: [], roots: [] });
    history.saw(figures(hour, '1.2'));
    expect(device(storage).history.record.current).toMatchObject({ ratios: [{ at: hour }], roots: [] });
  });

  it('is read where it makes sense', () => {
    const storage = new MemoryStorage();
    const ratio = { at: 1, reserve: 110, custody: 90 };
    const root = { auditId: 'a1', root: 'aa', seenAt: 5 };
    const keep = (record: object) => storage.write('reserve-history', JSON.stringify(record));
    const without = (value: object) => Object.keys(value).map((name) => ({ ...value, [name]: null }));
    keep({ ratios: [...without(ratio), null, ratio], roots: [...without(root), 5, root] });
    expect(device(storage).history.record.current).toEqual({ ratios: [ratio], roots: [root] });
    keep({ ratios: 'many', roots: { length: 1 } });
    expect(device(storage).history.record.current).toStrictEqual({ ratios: [], roots: [] });
  });
});
