import { beginHistory, type History, longestHistory, record, redo, undo } from '../../../../src/domain/shared/history';
import { fc } from '../../../support/properties';

const values = fc.array(fc.integer(), { minLength: 1, maxLength: 80 });
const after = (steps: readonly number[]): History<number> => steps.reduce(record, beginHistory(0));

describe('steps that can be undone', () => {
  it('begin without any', () => {
    expect(undo(beginHistory('a'))).toEqual(beginHistory('a'));
    expect(redo(beginHistory('a'))).toEqual(beginHistory('a'));
  });

  it('lead back one by one, and forth again', () => {
    const steps = after([1, 2, 3]);
    expect(undo(steps).present).toBe(2);
    expect(undo(undo(steps)).present).toBe(1);
    expect(undo(undo(undo(undo(steps)))).present).toBe(0);
    expect(redo(undo(undo(steps))).present).toBe(2);
    expect(redo(steps).present).toBe(3);
  });

  it('undone and done again are as they were', () => {
    fc.assert(
      fc.property(values, fc.nat(10), (steps, times) => {
        const begun = after(steps);
        const possible = Math.min(times, begun.past.length);
        let history = begun;
        for (let step = 0; step < possible; step++) history = undo(history);
        for (let step = 0; step < possible; step++) history = redo(history);
        expect(history).toEqual(begun);
      }),
    );
  });

  it('forget what was undone as soon as something else is done', () => {
    const other = record(undo(after([1, 2])), 7);
    expect(redo(other)).toEqual(other);
    expect(undo(other).present).toBe(1);
  });

  it('are none where nothing changes: what was undone can still be done again', () => {
    const undone = undo(after([1, 2]));
    expect(redo(record(undone, 1)).present).toBe(2);
    expect(undo(record(after([1]), 1)).present).toBe(0);
  });

  it('are kept as many as fifty', () => {
    let history = after(Array.from({ length: 60 }, (_, index) => index + 1));
    let steps = 0;
    for (let next = undo(history); next.present !== history.present; next = undo(history)) {
      history = next;
      steps += 1;
    }
    expect([steps, history.present]).toEqual([longestHistory, 10]);
  });
});
