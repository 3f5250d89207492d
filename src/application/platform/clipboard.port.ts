import type { Outcome } from '../kernel/failure';
import { token } from '../kernel/token';

export interface ClipboardPort {
  write(text: string): Outcome<void>;
}

export const ClipboardPort = token<ClipboardPort>('ClipboardPort');
