import type { Unsubscribe } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** Of all tabs of this browser one leads at a time, so that what concerns the device is done once. */
export interface LeadershipPort {
  /**
   * Waits for this tab's turn, which comes when the one that leads steps back, closes or crashes.
   *
   * @param lead what the leader does, until the returned function is called
   * @returns steps back, or waits no longer
   */
  seek(lead: () => Unsubscribe): Unsubscribe;
}

export const LeadershipPort = token<LeadershipPort>('LeadershipPort');
