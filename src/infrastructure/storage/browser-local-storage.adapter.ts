import type { LocalStoragePort } from '../../application/platform/local-storage.port';

/**
 * The browser's local storage. Blocked storage reads as empty and full storage forgets: nothing that is kept here
 * may be needed.
 */
export class BrowserLocalStorageAdapter implements LocalStoragePort {
  read(key: string): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Blocked or full.
    }
  }

  remove(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Blocked.
    }
  }

  onChange(key: string, listener: (value: string | undefined) => void): () => void {
    // Only other tabs' writes are announced. A key of null means that everything was cleared.
    const changed = (event: StorageEvent): void => {
      if (event.key === key) listener(event.newValue ?? undefined);
      else if (event.key === null) listener(undefined);
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  }
}
