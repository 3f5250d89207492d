import type { Failure, Outcome } from '../../application/kernel/failure';
import type { ClipboardPort } from '../../application/platform/clipboard.port';
import { failure, success, type Result } from '../../domain/shared/result';

export class BrowserClipboardAdapter implements ClipboardPort {
  async write(text: string): Outcome<void> {
    try {
      // Absent on pages that are not served securely.
      await navigator.clipboard.writeText(text);
      return success(undefined);
    } catch (cause) {
      return notAvailable(cause);
    }
  }

  async read(): Outcome<string> {
    try {
      return success(await navigator.clipboard.readText());
    } catch (cause) {
      return notAvailable(cause);
    }
  }
}

function notAvailable(cause: unknown): Result<never, Failure> {
  return failure({ kind: 'rejected', reason: 'notAvailable', detail: String(cause) });
}
