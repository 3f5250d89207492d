import { actionBound, computed, makeObservable, observable } from 'mobx';
import type { Startable, Unsubscribe } from '../../../application/kernel/observable-value';
import { Tracking } from '../../../application/platform/tracking';
import { TrackingChoice } from '../../../application/platform/tracking-choice';
import type { TrackingPreference } from '../../../domain/platform/tracking';
import type { Needs } from '../../../application/kernel/token';

/** Whether the visitor allows being counted, and the pages they see. */
export class TrackingStore implements Startable {
  static readonly needs: Needs<typeof TrackingStore> = [TrackingChoice, Tracking];

  preference: TrackingPreference;
  readonly available: boolean;

  constructor(
    private readonly choice: TrackingChoice,
    private readonly tracking: Tracking,
  ) {
    this.preference = choice.preference.current;
    this.available = choice.available;
    makeObservable(this, { preference: observable, unasked: computed, allowed: computed, follow: actionBound });
  }

  /** There is something to ask, and nobody has. */
  get unasked(): boolean {
    return this.available && this.preference === undefined;
  }

  get allowed(): boolean {
    return this.preference === 'yes';
  }

  start(): Unsubscribe {
    const stops = [this.choice.preference.subscribe(this.follow), this.tracking.start()];
    this.follow(this.choice.preference.current);
    return () => stops.forEach((stop) => stop());
  }

  choose(preference: 'yes' | 'no'): void {
    this.choice.choose(preference);
  }

  /** @param page pattern of the route */
  viewed(page: string): void {
    this.tracking.report({ name: 'page_view', page });
  }

  follow(preference: TrackingPreference): void {
    this.preference = preference;
  }
}
