import { hour, minute } from '../../../../../src/domain/shared/instant';
import { DailyFigures } from '../../../../../sandbox/engine/ledger/daily-figures';
import { fc } from '../../../../support/properties';

const start = 500_000 * hour;

/** An execution at a time, with what it cost and brought. */
function execute(figures: DailyFigures, at: number, fee: bigint, pnl: bigint): void {
  figures.turn(at);
  figures.addPnl(pnl);
  figures.addFee(fee);
}

describe('fees and profit of the last day', () => {
  it('are those of the running hour and the 23 before it', () => {
    const figures = new DailyFigures();
    execute(figures, start + 59 * minute, 3n, 10n);
    execute(figures, start + hour, 4n, -20n);
    expect(figures.sum(start + 23 * hour + 59 * minute)).toEqual({ fee: 7n, pnl: -10n });
    expect(figures.sum(start + 24 * hour)).toEqual({ fee: 4n, pnl: -20n });
    expect(figures.sum(start + 25 * hour)).toEqual({ fee: 0n, pnl: 0n });
  });

  it('are kept by the hour, and what is older than a day is forgotten with the next execution', () => {
    const figures = new DailyFigures();
    execute(figures, start, 1n, 2n);
    execute(figures, start + 59 * minute, 1n, 2n);
    execute(figures, start + hour, 5n, 6n);
    expect(figures.rows()).toEqual([
      [500_000, '2', '4'],
      [500_001, '5', '6'],
    ]);
    execute(figures, start + 24 * hour, 7n, 8n);
    expect(figures.rows()).toEqual([
      [500_001, '5', '6'],
      [500_024, '7', '8'],
    ]);
  });

  it('are nothing before anything was executed, whatever is added', () => {
    const figures = new DailyFigures();
    figures.addFee(5n);
    figures.addPnl(5n);
    expect(figures.sum(start)).toEqual({ fee: 0n, pnl: 0n });
    expect(figures.rows()).toEqual([]);
  });

  it('come back from what was kept of them, and go on in the same hour', () => {
    const figures = new DailyFigures();
    execute(figures, start, 1n, -2n);
    execute(figures, start + 3 * hour, 3n, 4n);
    const again = new DailyFigures();
    again.restore(figures.rows());
    execute(again, start + 3 * hour + minute, 10n, 10n);
    expect(again.sum(start + 3 * hour)).toEqual({ fee: 14n, pnl: 12n });
    expect(again.rows()).toHaveLength(2);
  });

  it('are never more than everything and never less than the last hour', () => {
    const execution = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.bigInt({ min: 0n, max: 1000n }));
    fc.assert(
      fc.property(fc.array(execution, { minLength: 1, maxLength: 20 }), (steps) => {
        const figures = new DailyFigures();
        let at = start;
        const all = steps.map(([minutes, fee]) => {
          at += minutes * minute;
          execute(figures, at, fee, -fee);
          return { hour: Math.floor(at / hour), fee };
        });
        const now = Math.floor(at / hour);
        const expected = all.filter((each) => each.hour > now - 24).reduce((sum, { fee }) => sum + fee, 0n);
        expect(figures.sum(at)).toEqual({ fee: expected, pnl: -expected });
      }),
      { numRuns: 50 },
    );
  });
});
