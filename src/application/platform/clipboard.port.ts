import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ClipboardPort {
  write(text: string): Outcome<void>;
  /** `rejected` where the browser or its owner does not allow it. The first time the browser may ask. */
  read(): Outcome<string>;
}

export const ClipboardPort = token<ClipboardPort>('ClipboardPort');
