import { FundingSettlements } from '../../../../src/application/trading/funding-settlements';
import { hour, minute, second } from '../../../../src/domain/shared/instant';
import { FakeScheduler } from '../../../support/fake-scheduler';

const midnight = Date.UTC(2026, 10, 22);

describe('settlements of funding', () => {
  const followed = (start: number, clockAhead?: number) => {
    const time = new FakeScheduler(start);
    const meter: { clockAhead: number | undefined } = { clockAhead };
    const told: number[] = [];
    const settlements = new FundingSettlements({ meter }, time, time);
    const stop = settlements.follow(() => told.push(time.now() - midnight));
    return { time, meter, told, stop };
  };

  it('are told seconds after each full hour, and once more', () => {
    const { time, told, stop } = followed(midnight - minute);
    time.advance(minute);
    expect(told).toEqual([]);
    time.advance(59 * minute);
    expect(told).toEqual([2 * second, 10 * second]);
    time.advance(2 * minute);
    expect(told.slice(2)).toEqual([hour + 2 * second, hour + 10 * second]);
    stop();
    time.advance(2 * hour);
    expect(told).toHaveLength(4);
    expect(time.waiting).toBe(0);
  });

  it('are told of whoever begins between the two, and not of whoever begins after them', () => {
    const between = followed(midnight + 2 * second);
    between.time.advance(30 * minute);
    expect(between.told).toEqual([10 * second]);
    const after = followed(midnight + 10 * second);
    after.time.advance(30 * minute);
    expect(after.told).toEqual([]);
  });

  it('are those of the exchange, as soon as is known how far the clock is off', () => {
    const { time, meter, told } = followed(midnight - minute);
    meter.clockAhead = 30 * second;
    time.advance(2 * minute);
    expect(told).toEqual([32 * second, 40 * second]);
  });

  it('that passed while the machine slept are told once it wakes', () => {
    const { time, told } = followed(midnight - minute);
    time.jump(3 * hour);
    time.advance(second);
    expect(told).toHaveLength(1);
  });
});
