import { webcrypto } from 'node:crypto';
import { BrowserScheduler } from '../../../../src/infrastructure/browser/browser-scheduler';
import { CryptoRandom } from '../../../../src/infrastructure/browser/crypto-random';

function showPage(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
}

describe('frames', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    showPage('visible');
  });

  it('run once, before the next paint', () => {
    const task = jest.fn();
    new BrowserScheduler().nextFrame(task);
    jest.advanceTimersByTime(20);
    jest.advanceTimersByTime(2_000);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('come once a second while the page is hidden', () => {
    showPage('hidden');
    const task = jest.fn();
    new BrowserScheduler().nextFrame(task);
    jest.advanceTimersByTime(999);
    expect(task).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('run the tasks of one frame together, without those that a task before them cancelled', () => {
    const scheduler = new BrowserScheduler();
    const order: string[] = [];
    scheduler.nextFrame(() => {
      order.push('first');
      cancelSecond();
      scheduler.nextFrame(() => order.push('next frame'));
    });
    const cancelSecond = scheduler.nextFrame(() => order.push('second'));
    scheduler.nextFrame(() => order.push('third'));
    jest.advanceTimersByTime(17);
    expect(order).toEqual(['first', 'third']);
    jest.advanceTimersByTime(17);
    expect(order).toEqual(['first', 'third', 'next frame']);
  });

  it('run although a task before them failed', () => {
    const reported = jest.fn();
    globalThis.reportError = reported;
    const task = jest.fn();
    const scheduler = new BrowserScheduler();
    scheduler.nextFrame(() => {
      throw new Error('broken');
    });
    scheduler.nextFrame(task);
    jest.advanceTimersByTime(17);
    expect(task).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(new Error('broken'));
  });

  it('do not run once cancelled', () => {
    const task = jest.fn();
    new BrowserScheduler().nextFrame(task)();
    jest.advanceTimersByTime(2_000);
    expect(task).not.toHaveBeenCalled();
  });
});

describe('identifiers', () => {
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto }));

  it('are positive, exact as numbers, and do not repeat', () => {
    const random = new CryptoRandom();
    const drawn = Array.from({ length: 1_000 }, () => random.identifier());
    expect(drawn.every((identifier) => Number.isSafeInteger(identifier) && identifier > 0)).toBe(true);
    expect(new Set(drawn).size).toBe(1_000);
  });
});
