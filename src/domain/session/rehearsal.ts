import { day, type Instant, type Milliseconds } from '../shared/instant';

/** Once a quarter: long enough to be no bother, short enough to notice a lost key before it is needed. */
const rehearsalInterval: Milliseconds = 91 * day;

/**
 * Whether it is time to try again that a second factor is still at hand.
 * @param last when it was shown last, by enrolling it or by a rehearsal
 */
export function isRehearsalDue(last: Instant | undefined, now: Instant): boolean {
  return last === undefined || now - last >= rehearsalInterval;
}
