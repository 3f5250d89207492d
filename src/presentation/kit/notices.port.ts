import type { Failure } from '../../application/kernel/failure';
import { token } from '../../application/kernel/token';

/** `info`: what one has done oneself, or what calls for nothing. */
export type NoticeKind = 'info' | 'success' | 'warning' | 'error';

/** A text of the catalogue, or the words of somebody else (a provider's error message). */
export type NoticeText =
  | { readonly key: string; readonly values?: Record<string, string | number>; readonly failure?: Failure }
  | { readonly text: string };

/** Some news may not be missed by who looks away for a moment: it stays until it is taken note of. */
export type NoticeStay = 'untilDismissed';

/** Toasts: at the top, offset 60, three at most, 3 s (specification, section 8). */
export interface NoticesPort {
  show(kind: NoticeKind, text: NoticeText, stay?: NoticeStay): void;
  /** Takes back what stays and is no longer so: this very text. */
  withdraw?(text: NoticeText): void;
  /** Tells somebody who looks elsewhere, by their device where they let it; it is shown on screen once they are back. */
  whileAway?(text: NoticeText): void;
}

export const NoticesPort = token<NoticesPort>('NoticesPort');
