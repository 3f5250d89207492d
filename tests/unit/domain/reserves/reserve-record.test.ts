import type { Audit } from '../../../../src/domain/reserves/audit';
import { changedRoots, emptyRecord, withRatio, withRoots } from '../../../../src/domain/reserves/reserve-record';
import { day, minute } from '../../../../src/domain/shared/instant';
import { fc } from '../../../support/properties';

const audit = (auditId: string, merkleRoot: string) => ({ auditId, merkleRoot }) as Audit;
const ratio = (at: number) => ({ at, reserve: 110, custody: 100 });

describe('what a device has seen of the reserves', () => {
  it('tells of an old audit whose root has changed, and goes on telling', () => {
    const seen = withRoots(emptyRecord, [audit('2', 'b'), audit('1', 'a')], 5);
    expect(changedRoots(seen, [audit('2', 'b'), audit('1', 'a')])).toEqual([]);
    const later = withRoots(seen, [audit('3', 'c'), audit('2', 'b'), audit('1', 'x')], 9);
    expect(changedRoots(later, [audit('3', 'c'), audit('1', 'x')])).toEqual([
      { auditId: '1', root: 'a', seenAt: 5, now: 'x' },
    ]);
  });

  it('keeps no two ratios within ten minutes, and one a day of what is long past', () => {
    let record = emptyRecord;
    for (let at = 0; at < 10 * day; at += 5 * minute) record = withRatio(record, ratio(at));
    const last = record.ratios.at(-1)!.at;
    const long = record.ratios.filter(({ at }) => last - at >= 3 * day);
    expect(new Set(long.map(({ at }) => Math.floor(at / day))).size).toBe(long.length);
    const times = record.ratios.map(({ at }) => at);
    expect(times.slice(1).every((at, place) => at - times[place]! >= 10 * minute)).toBe(true);
  });

  it('never grows beyond its bounds, whatever it is shown', () => {
    const times = fc.array(fc.integer({ min: 0, max: 4_000 * day }), { maxLength: 60 });
    fc.assert(
      fc.property(times, (at) => {
        let record = emptyRecord;
        for (const each of at) record = withRatio(record, ratio(each));
        record = withRoots(
          record,
          Array.from({ length: 900 }, (_, id) => audit(String(id), 'r')),
          0,
        );
        expect(record.ratios.length).toBeLessThanOrEqual(500);
        expect(record.roots).toHaveLength(400);
        const sorted = [...record.ratios].sort((a, b) => a.at - b.at);
        expect(record.ratios).toEqual(sorted);
      }),
    );
  });
});
