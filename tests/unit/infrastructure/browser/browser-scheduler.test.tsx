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
