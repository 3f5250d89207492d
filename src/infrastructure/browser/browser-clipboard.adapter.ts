import type { Outcome } from '../../application/kernel/failure';
import type { ClipboardPort } from '../../application/platform/clipboard.port';
import { failure, success } from '../../domain/shared/result';

export class BrowserClipboardAdapter implements ClipboardPort {
  async write(text: string): Outcome<void> {
    try {
      // Absent on pages that are not served securely.
      await navigator.clipboard.writeText(text);
      return success(undefined);
    } catch (cause) {
      return failure({ kind: 'rejected', reason: 'notAvailable', detail: String(cause) });
    }
  }
}
