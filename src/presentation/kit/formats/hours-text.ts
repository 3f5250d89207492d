import { hourRanges } from '../../../domain/trading/trading-hours';

/** 9 is 09:00. */
export function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}

/** Hours of the day as ranges; '' for none. */
export function hoursText(allowed: readonly number[]): string {
  return hourRanges(allowed)
    .map(({ from, until }) => `${clockHour(from)}–${clockHour(until)}`)
    .join(', ');
}
