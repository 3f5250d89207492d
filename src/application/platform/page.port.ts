import type { ObservableValue } from '../kernel/observable-value';
import { token } from '../kernel/token';

/** What the browser tells of the page it shows. */
export interface PagePort {
  /** Height of the visible window in CSS pixels. */
  readonly height: ObservableValue<number>;
  readonly visible: ObservableValue<boolean>;
  readonly online: ObservableValue<boolean>;
  /** Closed, reloaded or put aside; one that was put aside may come back as it was. */
  readonly left: ObservableValue<boolean>;
}

export const PagePort = token<PagePort>('PagePort');
