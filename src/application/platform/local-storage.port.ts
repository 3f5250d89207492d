import { token } from '../kernel/token';

/** Small preferences kept on this device; never anything private. Blocked or full storage reads as empty. */
export interface LocalStoragePort {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Told of writes by other tabs. */
  onChange(key: string, listener: (value: string | undefined) => void): () => void;
}

export const LocalStoragePort = token<LocalStoragePort>('LocalStoragePort');
