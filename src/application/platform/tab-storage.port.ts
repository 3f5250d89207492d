import { token } from '../kernel/token';

/** What one tab has in use: it outlives a reload and goes with the tab. Blocked or full storage reads as empty. */
export interface TabStoragePort {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
}

export const TabStoragePort = token<TabStoragePort>('TabStoragePort');
