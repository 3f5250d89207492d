import { token } from '../kernel/token';

/**
 * What is the device's, whoever uses it: how the page looks, and what a visitor has chosen. What belongs to somebody is
 * kept by `OwnStoragePort`. Blocked or full storage reads as empty.
 */
export interface LocalStoragePort {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Told of writes by other tabs. */
  onChange(key: string, listener: (value: string | undefined) => void): () => void;
}

export const LocalStoragePort = token<LocalStoragePort>('LocalStoragePort');
