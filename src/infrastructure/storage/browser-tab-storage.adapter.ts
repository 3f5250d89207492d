import type { TabStoragePort } from '../../application/platform/tab-storage.port';

/** The browser's session storage. Blocked storage reads as empty and full storage forgets. */
export class BrowserTabStorageAdapter implements TabStoragePort {
  read(key: string): string | undefined {
    try {
      return sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Blocked or full.
    }
  }
}
