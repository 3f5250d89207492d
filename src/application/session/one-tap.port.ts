import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

/** What Google hands out when somebody taps. Either may be missing: it is another's word. */
export interface OneTapAnswer {
  readonly email: string | undefined;
  /** Google's identity token. */
  readonly accessToken: string | undefined;
}

/** Google's one tap (specification, sections 1 and 9; readings, 7). It is not closed by a tap outside. */
export interface OneTapPort {
  /**
   * Shows the card and waits for an answer. `cancelled` when it is closed, skipped or not shown at all; `offline`
   * when the script could not be loaded. At most one card at a time: a second question takes the first one's place.
   */
  ask(): Outcome<OneTapAnswer>;
  /** Takes the card away. */
  withdraw(): void;
}

export const OneTapPort = token<OneTapPort>('OneTapPort');
