import { FrameBatcher } from '../../../../src/application/markets/frame-batcher';
import { FakeScheduler } from '../../../support/fake-scheduler';

describe('frame batcher', () => {
  let scheduler: FakeScheduler;
  let batches: [string, number][][];
  let batcher: FrameBatcher<string, number>;

  beforeEach(() => {
    scheduler = new FakeScheduler();
    batches = [];
    batcher = new FrameBatcher(scheduler, (batch) => batches.push([...batch]));
  });

  it('hands the first snapshot over at once', () => {
    batcher.add([
      ['a', 1],
      ['b', 2],
    ]);
    expect(batches).toEqual([
      [
        ['a', 1],
        ['b', 2],
      ],
    ]);
  });

  it('hands later values over once per frame, the latest per key', () => {
    batcher.add([['a', 1]]);
    for (let value = 2; value <= 500; value += 1)
      batcher.add([
        ['a', value],
        ['b', -value],
      ]);
    expect(batches).toHaveLength(1);
    scheduler.advance(16);
    expect(batches.slice(1)).toEqual([
      [
        ['a', 500],
        ['b', -500],
      ],
    ]);
    scheduler.advance(100);
    expect(batches).toHaveLength(2);
  });

  it('asks for no frame while nothing changes', () => {
    batcher.add([['a', 1]]);
    batcher.add([]);
    expect(scheduler.waiting).toBe(0);
  });

  it('forgets what waits on reset and starts over', () => {
    batcher.add([['a', 1]]);
    batcher.add([['a', 2]]);
    batcher.reset();
    scheduler.advance(100);
    expect(batches).toHaveLength(1);
    batcher.add([['a', 3]]);
    expect(batches.at(-1)).toEqual([['a', 3]]);
  });
});
