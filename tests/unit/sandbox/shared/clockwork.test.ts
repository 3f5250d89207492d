import { Clockwork } from '../../../../sandbox/shared/clockwork';

describe('work by the clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('goes on when a task fails: the others are done, and it is done again when it is next due', async () => {
    const clockwork = new Clockwork(Date.now);
    const told: unknown[] = [];
    const done: string[] = [];
    let fails = true;
    clockwork.every(1_000, () => {
      if (fails) throw new Error('no price');
      done.push('first');
    });
    clockwork.every(1_000, () => done.push('second'));
    clockwork.start((error) => told.push(error));

    await jest.advanceTimersByTimeAsync(1_500);
    expect(told).toEqual([new Error('no price')]);
    expect(done).toEqual(['second']);

    fails = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toHaveLength(1);
    expect(done).toEqual(expect.arrayContaining(['first', 'second']));
    await clockwork.stop();
  });

  it('tells whoever runs it by hand of what failed', async () => {
    const clockwork = new Clockwork(() => 0);
    clockwork.soon(1_000, () => Promise.reject(new Error('no price')));

    await expect(clockwork.run()).rejects.toThrow('no price');
  });
});
