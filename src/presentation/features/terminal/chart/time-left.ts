import { day, hour, minute, second, type Milliseconds } from '../../../../domain/shared/instant';

/** 04:59, 3:04:59, 2d 03:04; nothing once the next candle is due. */
export function timeLeft(left: Milliseconds): string {
  if (left <= 0) return '';
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  if (left >= day) return `${Math.floor(left / day)}d ${two((left % day) / hour)}:${two((left % hour) / minute)}`;
  const short = `${two((left % hour) / minute)}:${two((left % minute) / second)}`;
  return left >= hour ? `${Math.floor(left / hour)}:${short}` : short;
}
