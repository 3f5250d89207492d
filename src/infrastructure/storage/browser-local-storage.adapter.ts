import { Subject } from '../../application/kernel/observable-value';
import type { DeviceRoomPort } from '../../application/platform/device-room.port';
import type { LocalStoragePort } from '../../application/platform/local-storage.port';

/**
 * The browser's local storage. Blocked storage reads as empty and full storage forgets, which is told: nothing that is
 * kept here may be needed.
 */
export class BrowserLocalStorageAdapter implements LocalStoragePort, DeviceRoomPort {
  readonly full = new Subject(false);

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
    } catch (problem) {
      if ((problem as DOMException).name === 'QuotaExceededError') this.full.set(true);
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
