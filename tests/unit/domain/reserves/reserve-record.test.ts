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

  it('begins with nothing', () => {
    expect(emptyRecord).toEqual({ ratios: [], roots: [] });
  });

  it('keeps a reading that comes ten minutes after the last, and none that comes sooner', () => {
    const first = withRatio(emptyRecord, ratio(day));
    expect(withRatio(first, ratio(day + 10 * minute - 1))).toBe(first);
    expect(withRatio(first, ratio(day - 5))).toBe(first);
    expect(withRatio(first, ratio(day + 10 * minute)).ratios).toEqual([ratio(day), ratio(day + 10 * minute)]);
  });

  it('keeps the first reading of a day once three days have gone by since, and all of the days after', () => {
    let record = emptyRecord;
    for (const at of [0, 10 * minute, day, day + 10 * minute, day + 20 * minute]) record = withRatio(record, ratio(at));
    expect(withRatio(record, ratio(4 * day)).ratios.map(({ at }) => at)).toEqual([
      0,
      day,
      day + 10 * minute,
      day + 20 * minute,
      4 * day,
    ]);
  });

  it('keeps the newest 500 readings', () => {
    let record = emptyRecord;
    for (let at = 0; at < 90 * day; at += 10 * minute) record = withRatio(record, ratio(at));
    expect(record.ratios).toHaveLength(500);
    expect(record.ratios.at(-1)!.at).toBe(90 * day - 10 * minute);
  });

  it('holds the oldest root first and the newest 400 of them, and is the same record where none is new', () => {
    const newestFirst = Array.from({ length: 402 }, (_, place) => audit(String(402 - place), 'r'));
    const record = withRoots(emptyRecord, newestFirst, 7);
    expect(record.roots).toHaveLength(400);
    expect([record.roots[0], record.roots.at(-1)]).toEqual([
      { auditId: '3', root: 'r', seenAt: 7 },
      { auditId: '402', root: 'r', seenAt: 7 },
    ]);
    expect(withRoots(record, newestFirst.slice(0, 5), 9)).toBe(record);
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
