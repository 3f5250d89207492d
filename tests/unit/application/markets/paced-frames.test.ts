import { PacedFrames } from '../../../../src/application/markets/paced-frames';
import { MemoryStorage } from '../../../fakes/memory-platform';
import { FakeScheduler } from '../../../support/fake-scheduler';

function setUp(storage = new MemoryStorage()) {
  const time = new FakeScheduler();
  const frames = new PacedFrames(time, storage);
  let shown = 0;
  const busy = (): void => {
    frames.nextFrame(() => {
      shown += 1;
      busy();
    });
  };
  return { time, frames, storage, busy, shown: () => shown };
}

describe('the pace of live panels', () => {
  it.each([
    ['live', 620, 630],
    ['second', 9, 10],
    ['slow', 1, 2],
  ] as const)('shows %s what changes all the time', (pace, least, most) => {
    const { time, frames, busy, shown } = setUp();
    frames.choose(pace);
    busy();
    time.advance(10_000);
    expect(shown()).toBeGreaterThanOrEqual(least);
    expect(shown()).toBeLessThanOrEqual(most);
  });

  it('shows what waited when somebody wants it live again', () => {
    const { time, frames, shown } = setUp();
    frames.choose('slow');
    let seen = 0;
    frames.nextFrame(() => (seen += 1));
    time.advance(100);
    expect(seen).toBe(0);
    frames.choose('live');
    time.advance(20);
    expect(seen).toBe(1);
    time.advance(10_000);
    expect(seen).toBe(1);
    expect(shown()).toBe(0);
  });

  it('has no say in what waits for a time', () => {
    const { time, frames } = setUp();
    frames.choose('slow');
    const done: string[] = [];
    frames.after(100, () => done.push('after'));
    const stop = frames.every(60, () => done.push('every'));
    time.advance(130);
    expect(done).toEqual(['every', 'after', 'every']);
    stop();
    time.advance(130);
    expect([done.length, time.waiting]).toEqual([3, 0]);
  });

  it('forgets what was called off', () => {
    const { time, frames } = setUp();
    frames.choose('second');
    let seen = 0;
    frames.nextFrame(() => (seen += 1))();
    time.advance(3_000);
    expect(seen).toBe(0);
  });

  it('is kept on the device', () => {
    const { frames, storage } = setUp();
    frames.choose('slow');
    expect(setUp(storage).frames.pace.current).toBe('slow');
    storage.write('update-pace', 'sometimes');
    expect(setUp(storage).frames.pace.current).toBe('live');
  });
});
