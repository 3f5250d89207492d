import { day, second, type Instant, type Milliseconds } from '../shared/instant';

/** Last midnight in a time zone, whatever the clocks were put forward or back since. @param timeZone the device's own when absent */
export function startOfDay(now: Instant, timeZone?: string): Instant {
  const start = now - sinceMidnight(now, timeZone);
  const off = sinceMidnight(start, timeZone);
  return off > day / 2 ? start + day - off : start - off;
}

/** 0 to 23. */
export function hourOfDay(now: Instant, timeZone?: string): number {
  return clockParts(now, timeZone)[0]!;
}

function sinceMidnight(now: Instant, timeZone: string | undefined): Milliseconds {
  const [hours = 0, minutes = 0, seconds = 0] = clockParts(now, timeZone);
  return ((hours * 60 + minutes) * 60 + seconds) * second + (now % second);
}

function clockParts(now: Instant, timeZone: string | undefined): readonly number[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return format.format(now).split(':').map(Number);
}
