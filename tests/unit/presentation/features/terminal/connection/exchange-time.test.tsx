import { act, screen } from '@testing-library/react';
import { hour, minute, second } from '../../../../../../src/domain/shared/instant';
import { useExchangeSecondsLeft } from '../../../../../../src/presentation/runtime/use-seconds-left';
import { renderPart } from '../trading-fixture';

const begin = Date.parse('2026-11-21T06:30:00Z');
const settlement = begin + 90 * minute;

function Countdown() {
  return <span role="timer">{useExchangeSecondsLeft(settlement)}</span>;
}

/** Shows the countdown on a machine whose clock is off, and hears the exchange each second. */
async function openWith(off: number) {
  jest.setSystemTime(begin + off);
  const { stream, time } = await renderPart(<Countdown />);
  let exchangeTime = begin;
  const hear = (): void => stream.meter.received('tickers', time.now() - (Date.now() - exchangeTime));
  hear();
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 1) {
      exchangeTime += second;
      await act(async () => jest.advanceTimersByTime(second));
      hear();
    }
  };
  const shown = (): number => Number(screen.getByRole('timer').textContent);
  return { stream, pass, shown, left: () => (settlement - exchangeTime) / second };
}

describe('a countdown to a moment that the exchange named (F19)', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => jest.useRealTimers());

  it.each([-hour, 0, second, hour])('is right with a clock that is off by %d ms', async (off) => {
    const { pass, shown, left } = await openWith(off);
    await pass(3);
    expect(Math.abs(shown() - left())).toBeLessThanOrEqual(1);
  });

  it.each([-hour, hour])('is right again after the clock was set by %d ms', async (change) => {
    const { stream, pass, shown, left } = await openWith(0);
    await pass(3);
    jest.setSystemTime(Date.now() + change);
    // A clock that leaps ahead looks like a sleep: the stream is connected anew.
    if (change > 0) stream.meter.opened();
    await pass(3);
    expect(Math.abs(shown() - left())).toBeLessThanOrEqual(1);
  });
});
