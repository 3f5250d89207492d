import { Later } from '../../../../src/application/kernel/later';
import type { Startable } from '../../../../src/application/kernel/observable-value';
import { startLater } from '../../../../src/application/kernel/start-later';
import { FakeScheduler } from '../../../support/fake-scheduler';

describe('what comes once it is needed', () => {
  it('is absent first, then on its way, then there', async () => {
    let arrive: (value: string) => void = () => undefined;
    const later = new Later<string>(() => new Promise((resolve) => (arrive = resolve)));
    expect([later.value, later.failed]).toEqual([undefined, false]);
    const coming = later.load();
    expect([later.value, later.failed]).toEqual([undefined, false]);
    arrive('chart');
    expect(await coming).toBe('chart');
    expect([later.value, later.failed]).toEqual(['chart', false]);
  });

  it('is brought once, whoever asks how often', async () => {
    let brought = 0;
    const later = new Later(async () => (brought += 1));
    expect(await Promise.all([later.load(), later.load()])).toEqual([1, 1]);
    expect(await later.load()).toBe(1);
  });

  it('may be had at the next try where it could not be had at first', async () => {
    const answers = [Promise.reject(new Error('no connection')), Promise.resolve('chart')];
    const later = new Later(() => answers.shift()!);
    expect(await later.load()).toBeUndefined();
    expect([later.value, later.failed]).toEqual([undefined, true]);
    const again = later.load();
    expect(later.failed).toBe(false);
    expect(await again).toBe('chart');
    expect([later.value, later.failed]).toEqual(['chart', false]);
  });
});

describe('what is started once it has come', () => {
  /** Something that says when it runs, and that can be had after so many tries. */
  function running(failures: number) {
    const time = new FakeScheduler();
    const said: string[] = [];
    const work: Startable = { start: () => (said.push('started'), () => void said.push('stopped')) };
    const later = new Later(async () => {
      said.push('asked');
      if (failures-- > 0) throw new Error('no connection');
      return work;
    });
    return { time, said, stop: startLater(later, time) };
  }

  it('runs until it is stopped', async () => {
    const { time, said, stop } = running(0);
    await time.settle();
    expect(said).toEqual(['asked', 'started']);
    stop();
    expect(said).toEqual(['asked', 'started', 'stopped']);
  });

  it('is asked for again every five seconds', async () => {
    const { time, said } = running(2);
    await time.settle(4_999, 1);
    expect(said).toEqual(['asked']);
    await time.settle(1, 1);
    expect(said).toEqual(['asked', 'asked']);
    await time.settle(5_000, 1_000);
    expect(said).toEqual(['asked', 'asked', 'asked', 'started']);
  });

  it('is not started, nor asked for, by whoever has left meanwhile', async () => {
    const left = running(0);
    left.stop();
    await left.time.settle();
    expect(left.said).toEqual(['asked']);
    const waiting = running(1);
    await waiting.time.settle();
    waiting.stop();
    await waiting.time.settle(10_000, 1_000);
    expect(waiting.said).toEqual(['asked']);
  });
});
